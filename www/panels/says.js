/** The sentence under the board, and the voice for those who hear it. */
import { count } from "../base/numbers.js";
import { inkOn, levelColour, moveColour } from "../render/theme.js";
import { element, setText } from "./dom.js";

/** @typedef {import("../engine/engine.js").SolverInfo} SolverInfo */
/** @typedef {import("../render/theme.js").Theme} Theme */
/** @typedef {import("../run/game.js").Say} Say */
/** @typedef {import("../run/watch.js").Watch} Watch */

export class Says {
  #text = element("says");
  #chip = element("chip");
  #live = element("live");

  /** @param {Say} say */
  show({ text, tone }) {
    setText(this.#text, text);
    if (this.#text.className !== tone) this.#text.className = tone;
  }

  /**
   * Shows how deep a search is, in the colour of the piece that the sentence is about.
   * @param {Watch | null} watch
   * @param {SolverInfo} solver
   * @param {Theme} theme
   */
  showDepth(watch, solver, theme) {
    const deep = watch && (watch.depth > 0 || !solver.isLocal);
    if (!deep) return setText(this.#chip, "");
    const { puzzle, depth } = watch;
    const knights = puzzle.game === "knights";
    setText(this.#chip, `${knights ? "move" : "depth"} ${count(depth)}`);
    const colour = knights
      ? moveColour(theme, depth, puzzle.rows * puzzle.columns - 1)
      : levelColour(theme, depth);
    this.#chip.style.background = colour;
    this.#chip.style.color = inkOn(colour);
  }

  /** @param {string} text */
  speak(text) {
    setText(this.#live, text);
  }
}
