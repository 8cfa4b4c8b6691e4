/** A race: several solvers on one puzzle, in one worker. */

/** @typedef {import("../session/state.js").State} State */

export class RaceRun {
  /** @param {() => void} changed called when there is news */
  constructor(changed) {
    this.changed = changed;
  }

  /** Has at work the race that a state asks for. @param {State} _state */
  heed(_state) {}

  /** @param {number} _now milliseconds */
  advance(_now) {
    return false;
  }

  view() {
    return null;
  }

  /** Stands still. */
  rest() {}
}
