/** How many steps the solver takes alone, to compare with a run in which the person chooses. */

import { signal } from "@preact/signals-core";
import type { Order } from "../engine/engine.ts";
import { PageJob } from "../engine/job.ts";
import { puzzleOf, runOf, type State } from "../store/state.ts";
import { stepsOf } from "./effort.ts";

export class OwnOrderController {
  #job = signal<PageJob<number | null> | null>(null);

  /** @param order the run without choices, or null */
  begin(order: Order | null) {
    this.#job.peek()?.cancel();
    this.#job.value = order && new PageJob(stepsOf(order));
  }

  /** Works for part of a frame, and returns whether there is something new to show. */
  work() {
    return this.#job.peek()?.work() ?? false;
  }

  /** Null if it finds no solution within the limit; missing while it is being counted. */
  get steps(): number | null | undefined {
    const { value: job } = this.#job;
    return job?.done ? job.value : undefined;
  }
}

/** The run of a state, as the solver would go alone; null unless the person chooses. */
export function orderAlone(state: State): Order | null {
  const { solver, options, seed, choices } = runOf(state);
  return choices === undefined ? null : { puzzle: puzzleOf(state), solver, options, seed };
}
