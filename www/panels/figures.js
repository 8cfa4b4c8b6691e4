/** Numbers with their names. */
import { make, setText } from "./dom.js";

/** A count longer than this is set smaller. */
const LONG = 8;

export class Figures {
  #list;
  /** @type {Map<string, HTMLElement>} */
  #values = new Map();

  /** @param {HTMLElement} list */
  constructor(list) {
    this.#list = list;
  }

  /**
   * Shows figures by name, in their order.
   * @param {Record<string, string>} figures
   */
  show(figures) {
    const names = Object.keys(figures);
    if (names.join() !== [...this.#values.keys()].join()) this.#build(names);
    for (const [name, value] of this.#values) {
      setText(value, figures[name]);
      value.classList.toggle("long", figures[name].length > LONG);
    }
  }

  /** @param {string[]} names */
  #build(names) {
    this.#values.clear();
    this.#list.replaceChildren();
    for (const name of names) {
      const pair = document.createElement("div");
      const value = make("dd");
      pair.append(make("dt", name), value);
      this.#values.set(name, value);
      this.#list.append(pair);
    }
  }
}
