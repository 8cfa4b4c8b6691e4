/** Counts the solutions of the board being set up, again after every change; painted boards have their own count. */

import { signal } from "@preact/signals-core";
import type { EngineClient } from "../../engine/engine-client.ts";
import type { Puzzle } from "../../engine/generated/puzzle.ts";
import type { Ways } from "../../engine/generated/thinking.ts";
import type { Job } from "../../engine/job.ts";
import { isDrafting, puzzleOf, type State } from "../../store/state.ts";

export interface Count {
  /** Null while counting, or if counting was stopped. */
  ways: Ways | null;
  counting: boolean;
  /** Why the number is unknown, or "". */
  trouble: string;
}

export class CountController {
  #engine;
  #job = signal<Job<Ways> | null>(null);

  constructor(engine: EngineClient) {
    this.#engine = engine;
  }

  get count(): Count {
    const { value = null, isOpen = false, problem = "" } = this.#job.value ?? {};
    return { ways: value, counting: isOpen, trouble: problem };
  }

  /** Counts the solutions of a board, instead of the one before. */
  begin(puzzle: Puzzle | null) {
    this.stop();
    if (puzzle) this.#job.value = this.#engine.call("ways", [puzzle], () => {});
  }

  /** Stops counting. */
  stop() {
    this.#job.peek()?.cancel();
  }
}

/** The board to count, if any. */
export const boardToCount = (state: State) =>
  isDrafting(state) && state.game !== "colour" ? puzzleOf(state) : null;
