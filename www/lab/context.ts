/** What the app gives the commands and controllers of the Lab. */

import type { Signal } from "@preact/signals-core";
import type { Puzzle } from "../engine/generated/puzzle.ts";
import type { RunController } from "../panels/run-controller.ts";
import type { Context } from "../store/context.ts";
import type { Outcome } from "../store/outcome.ts";
import type { BoardLayout, State } from "../store/state.ts";

export interface LabContext extends Context {
  readonly board: {
    /** Null while no run is on the board. */
    readonly watch: RunController | null;
    readonly puzzle: Puzzle;
    readonly showProgram: (program: RunController | null, state: State) => void;
  };
  /** The state with what the controllers alone know. */
  present: () => State;
}

/** What its commands have besides. */
export interface LabCommandContext extends LabContext {
  readonly rooms: {
    /** Null until it has loaded. */
    readonly lab: LabParts | null;
  };
}

/** What the commands do. */
interface LabParts {
  start: () => void;
  check: () => void;
  rerun: (board: BoardLayout, step: number) => Outcome;
  readonly differs: Signal<boolean>;
  readonly program: {
    showSolution: (shows: boolean) => void;
    /** Returns whether another program was set aside. */
    replace: (text: string) => boolean;
    restart: () => void;
  };
  readonly run: { stop: () => void };
  readonly grading: { stop: () => void };
}
