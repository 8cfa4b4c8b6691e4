/** How many steps the solver takes alone, to compare with a run in which the person chooses. */

import { PageJob } from "../engine/job.ts";
import { puzzleOf, runOf, type State } from "../state/state.ts";
import { stepsOf } from "./effort.ts";

export class OwnOrderController {
  #key = "";
  #job: PageJob<number | null> | null = null;

  /** @param isSeen whether Watch shows a run */
  follow(state: State, isSeen: boolean) {
    const { solver, options, seed, choices } = runOf(state);
    const order = { puzzle: puzzleOf(state), solver, options, seed };
    const key = isSeen && choices !== undefined ? JSON.stringify(order) : "";
    if (key === this.#key) return;
    this.#job?.cancel();
    this.#key = key;
    this.#job = key ? new PageJob(stepsOf(order)) : null;
  }

  /** Works for part of a frame, and returns whether there is something new to show. */
  work() {
    return this.#job?.work() ?? false;
  }

  /** Null if it finds no solution within the limit; missing while it is being counted. */
  get steps(): number | null | undefined {
    return this.#job?.done ? this.#job.value : undefined;
  }
}
