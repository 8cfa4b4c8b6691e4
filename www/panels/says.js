/** The sentence under the board, and the voice for those who hear it. */
import { element, setText } from "./dom.js";

/** @typedef {import("../run/game.js").Say} Say */

export class Says {
  #text = element("says");
  #chip = element("chip");
  #live = element("live");

  /**
   * @param {Say} say
   * @param {string} label in front of it, or ""
   * @param {string[] | null} colours of the label and its ink
   */
  show({ text, tone }, label, colours) {
    setText(this.#text, text);
    if (this.#text.className !== tone) this.#text.className = tone;
    setText(this.#chip, label);
    if (!colours) return;
    [this.#chip.style.background, this.#chip.style.color] = colours;
  }

  /** @param {string} text */
  speak(text) {
    setText(this.#live, text);
  }
}
