/** Many runs measured in workers, for the tabs of Compare that show charts. */

/** @typedef {import("../session/state.js").State} State */

export class Surveys {
  /** @param {() => void} changed called when there is news */
  constructor(changed) {
    this.changed = changed;
  }

  /** What there is to show of them. */
  #view = null;

  /** Has measured what a state asks for. @param {State} _state */
  heed(_state) {}

  view() {
    return this.#view;
  }

  /** Measures no further. */
  rest() {}
}
