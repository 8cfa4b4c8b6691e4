/** Numbers with their names. */
import { make, setText } from "./dom.ts";

/** A count longer than this is set smaller. */
const LONG = 8;

export class Figures {
  #list;
  #values: Map<string, HTMLElement> = new Map();

  constructor(list: HTMLElement) {
    this.#list = list;
  }

  /** Shows figures by name, in their order. */
  show(figures: Record<string, string>) {
    const names = Object.keys(figures);
    if (names.join() !== [...this.#values.keys()].join()) this.#build(names);
    for (const [name, text] of Object.entries(figures)) {
      const value = this.#values.get(name)!;
      setText(value, text);
      value.classList.toggle("long", text.length > LONG);
    }
  }

  #build(names: string[]) {
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
