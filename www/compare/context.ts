/** What the app gives the commands and controllers of Compare. */

import type { ReadonlySignal } from "@preact/signals-core";
import type { GameId } from "../engine/generated/puzzle.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import type { Recorded } from "../engine/tape.ts";
import type { Context, Solves } from "../store/context.ts";
import type { PublishedController } from "./published-controller.ts";
import type { RaceController } from "./race-controller.ts";
import type { SurveyController } from "./survey-controller.ts";

export interface CompareContext extends Context {
  readonly archive: { load: () => Promise<Solves> };
  /** The solvers of each game. */
  readonly allSolvers: Record<GameId, SolverInfo[]>;
  /** What the Lab last ran. */
  readonly program: ReadonlySignal<Recorded | null>;
}

/** What its commands have besides. */
export interface ComparingContext extends CompareContext {
  readonly race: RaceController;
  readonly rooms: {
    /** Null until it has loaded. */
    readonly compare: {
      readonly surveys: SurveyController;
      readonly published: PublishedController;
    } | null;
  };
}
