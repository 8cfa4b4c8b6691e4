/** How many solutions a board has that is being set up: counted anew whenever it changes. */

import type { Ways } from "../engine/generated/thinking.ts";
import type { Asked, Thinker } from "../engine/thinker.ts";
import { isDrafting, puzzleOf, type State } from "../state/state.ts";

export interface Count {
  /** Null while they are being counted, or where that was stopped. */
  ways: Ways | null;
  counting: boolean;
  /** Why they are not known, or "". */
  trouble: string;
}

const NOT_COUNTED: Count = { ways: null, counting: false, trouble: "" };

export class CountController {
  count = NOT_COUNTED;
  #thinker;
  #changed;
  #asked: Asked<Ways> | null = null;
  /** The puzzle that is counted, as text. */
  #about = "";

  /** @param changed called when an answer has come */
  constructor(thinker: Thinker, changed: () => void) {
    this.#thinker = thinker;
    this.#changed = changed;
  }

  /** Counts the solutions of a board that is being set up, unless it is the one that is counted. */
  follow(state: State) {
    if (!isDrafting(state)) return this.#leave();
    const puzzle = puzzleOf(state);
    const about = JSON.stringify(puzzle);
    if (about === this.#about) return;
    this.stop();
    this.#about = about;
    this.count = { ways: null, counting: true, trouble: "" };
    const asked = this.#thinker.think({ ask: "ways", puzzle });
    this.#asked = asked;
    asked.answer.then(
      (ways) => this.#tell({ ways, counting: false, trouble: "" }),
      (error) => this.#tell({ ways: null, counting: false, trouble: error.message }),
    );
  }

  #tell(count: Count) {
    this.#asked = null;
    this.count = count;
    this.#changed();
  }

  /** Counts no further. */
  stop() {
    this.#asked?.drop();
    this.#asked = null;
    if (this.count.counting) this.count = NOT_COUNTED;
  }

  /** Forgets the puzzle: its solutions are counted again when it is seen again. */
  #leave() {
    this.stop();
    this.#about = "";
  }
}
