/** What only those need who play by hand: the wish to be warned, and buttons for moves. */
import { isLarge } from "../scene/large.js";
import { gameOf } from "../session/state.js";
import { button, input, setText } from "./dom.js";

/** @typedef {import("../engine/engine.js").Puzzle} Puzzle */
/** @typedef {import("../session/state.js").State} State */

/** What there is to press on a board that is played, and not on one that is for watching. */
const MOVES = ["undo", "redo", "again", "restart", "draw", "new", "block"];

export class Playing {
  /** @type {State | null} */
  #state = null;

  /** @param {{adjust: (change: Partial<State>) => void}} intents */
  constructor({ adjust }) {
    input("warn").addEventListener("change", () => {
      if (!this.#state) return;
      const { warn } = this.#state;
      adjust({ warn: { ...warn, [gameOf(this.#state)]: input("warn").checked } });
    });
  }

  /**
   * @param {State} state
   * @param {Puzzle} puzzle
   */
  show(state, puzzle) {
    this.#state = state;
    const toWatch = state.mode === "play" && isLarge(puzzle);
    input("warn").checked = state.warn[gameOf(state)];
    for (const id of MOVES) button(id).hidden = toWatch;
    setText(button("watch-this"), toWatch ? "Watch" : "Watch this position");
  }
}
