/** How many steps each solver took on each puzzle, in words. */

/** @typedef {import("../engine/engine.js").Puzzle} Puzzle */

export class Results {
  /** @type {Map<string, Map<string, string>>} */
  #all = new Map();

  /**
   * What is known of a puzzle, by the id of a solver.
   * @param {Puzzle} puzzle
   * @returns {Map<string, string>}
   */
  of(puzzle) {
    return this.#all.get(JSON.stringify(puzzle)) ?? new Map();
  }

  /**
   * @param {Puzzle} puzzle
   * @param {string} solver
   * @param {string} words
   */
  note(puzzle, solver, words) {
    this.#all.set(JSON.stringify(puzzle), this.of(puzzle).set(solver, words));
  }
}
