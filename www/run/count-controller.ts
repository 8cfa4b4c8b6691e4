/** Counts the solutions of the board being set up, again after every change; painted boards have their own count. */

import type { EngineClient } from "../engine/engine-client.ts";
import type { Ways } from "../engine/generated/thinking.ts";
import type { Job } from "../engine/job.ts";
import { isDrafting, puzzleOf, type State } from "../state/state.ts";

export interface Count {
  /** Null while counting, or if counting was stopped. */
  ways: Ways | null;
  counting: boolean;
  /** Why the number is unknown, or "". */
  trouble: string;
}

export class CountController {
  #engine;
  #changed;
  #job: Job<Ways> | null = null;
  /** The puzzle being counted, as text. */
  #about = "";

  /** @param changed called when the number is known */
  constructor(engine: EngineClient, changed: () => void) {
    this.#engine = engine;
    this.#changed = changed;
  }

  get count(): Count {
    const { value = null, isOpen = false, problem = "" } = this.#job ?? {};
    return { ways: value, counting: isOpen, trouble: problem };
  }

  /** Counts the solutions of a board, unless it is the board being counted. */
  follow(state: State) {
    const isCounted = isDrafting(state) && state.game !== "colour";
    const puzzle = isCounted ? puzzleOf(state) : null;
    const about = puzzle ? JSON.stringify(puzzle) : "";
    if (about === this.#about) return;
    this.stop();
    this.#about = about;
    if (puzzle) this.#job = this.#engine.call("ways", [puzzle], this.#changed);
  }

  /** Stops counting. */
  stop() {
    this.#job?.cancel();
  }
}
