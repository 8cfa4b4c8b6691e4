/** How many solutions a board has that is being set up: counted anew whenever it changes. */

/** @typedef {import("../engine/engine.js").Puzzle} Puzzle */
/** @typedef {import("../engine/engine.js").Ways} Ways */
/** @typedef {import("../engine/thinker.js").Asked} Asked */
/** @typedef {import("../engine/thinker.js").Thinker} Thinker */
/**
 * @typedef {object} Count
 * @property {Ways | null} ways null while they are being counted, or where that was stopped
 * @property {boolean} counting
 * @property {string} trouble why they are not known, or ""
 */

/** @type {Count} */
const NOT_COUNTED = { ways: null, counting: false, trouble: "" };

export class Drafting {
  count = NOT_COUNTED;
  #thinker;
  #changed;
  /** @type {Asked | null} */
  #asked = null;
  /** The puzzle that is counted, as text. */
  #about = "";

  /**
   * @param {Thinker} thinker
   * @param {() => void} changed called when an answer has come
   */
  constructor(thinker, changed) {
    this.#thinker = thinker;
    this.#changed = changed;
  }

  /** Counts the solutions of a puzzle, unless it is the one that is counted. @param {Puzzle} puzzle */
  heed(puzzle) {
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

  /** @param {Count} count */
  #tell(count) {
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
  leave() {
    this.stop();
    this.#about = "";
  }
}
