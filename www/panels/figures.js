/** Numbers with their names. */
import { element, make, setText } from "./dom.js";

/** A count with its thousands apart. @param {number} n */
export const count = (n) => Math.round(n).toLocaleString("en-US");

/** A speed in two or three figures: `940`, `1.2 k`, `85 M`. @param {number} n */
export function short(n) {
  if (n < 1000) return String(Math.round(n));
  const [unit, divisor] = n < 1e6 ? ["k", 1e3] : ["M", 1e6];
  const value = n / divisor;
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ${unit}`;
}

/** A count longer than this is set smaller. */
const LONG = 9;

export class Figures {
  #list;
  /** @type {Map<string, HTMLElement>} */
  #values = new Map();

  /** @param {string} id of the list on the page */
  constructor(id) {
    this.#list = element(id);
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
