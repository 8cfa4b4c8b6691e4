/** How many solutions a board has that is being set up: counted anew whenever it changes. */

import type { EngineClient } from "../engine/engine-client.ts";
import type { Ways } from "../engine/generated/thinking.ts";
import type { Job } from "../engine/job.ts";
import { isDrafting, puzzleOf, type State } from "../state/state.ts";

export interface Count {
  /** Null while they are being counted, or where that was stopped. */
  ways: Ways | null;
  counting: boolean;
  /** Why they are not known, or "". */
  trouble: string;
}

export class CountController {
  #engine;
  #changed;
  #job: Job<Ways> | null = null;
  /** The puzzle that is counted, as text. */
  #about = "";

  /** @param changed called when an answer has come */
  constructor(engine: EngineClient, changed: () => void) {
    this.#engine = engine;
    this.#changed = changed;
  }

  get count(): Count {
    const { value = null, isOpen = false, problem = "" } = this.#job ?? {};
    return { ways: value, counting: isOpen, trouble: problem };
  }

  /** Counts the solutions of a board that is being set up, unless it is the one that is counted. */
  follow(state: State) {
    const puzzle = isDrafting(state) ? puzzleOf(state) : null;
    const about = puzzle ? JSON.stringify(puzzle) : "";
    if (about === this.#about) return;
    this.stop();
    this.#about = about;
    if (puzzle) this.#job = this.#engine.call("ways", [puzzle], this.#changed);
  }

  /** Counts no further. */
  stop() {
    this.#job?.cancel();
  }
}
