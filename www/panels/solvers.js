/** The list of solvers to choose from, with the steps that each took on this very puzzle. */
import { element, make, setText } from "./dom.js";

/** @typedef {import("../engine.js").SolverInfo} SolverInfo */

export class Solvers {
  #list = element("solver-list");
  #chosen;
  /** @type {Map<string, {radio: HTMLInputElement, steps: HTMLElement}>} */
  #rows = new Map();
  #game = "";

  /** @param {(id: string) => void} chosen */
  constructor(chosen) {
    this.#chosen = chosen;
  }

  /**
   * @param {SolverInfo[]} roster
   * @param {string} game
   * @param {string} id of the solver chosen
   * @param {Map<string, string>} results what each solver took, by id
   */
  show(roster, game, id, results) {
    if (game !== this.#game) this.#build(roster.filter((info) => info.game === game));
    this.#game = game;
    for (const [key, { radio, steps }] of this.#rows) {
      radio.checked = key === id;
      setText(steps, results.get(key) ?? "—");
    }
  }

  /** @param {SolverInfo[]} roster */
  #build(roster) {
    this.#rows.clear();
    this.#list.replaceChildren();
    let family = "";
    for (const info of roster) {
      if (info.family !== family) this.#list.append(make("div", info.family, "group"));
      family = info.family;
      this.#list.append(this.#row(info));
    }
  }

  /** @param {SolverInfo} info */
  #row({ id, name, idea }) {
    const row = make("label", "", "solver");
    const radio = document.createElement("input");
    radio.type = "radio";
    radio.name = "solver";
    radio.value = id;
    radio.setAttribute("aria-label", name);
    radio.setAttribute("aria-describedby", `idea-${id}`);
    radio.addEventListener("change", () => this.#chosen(id));
    const steps = make("em", "—");
    const about = make("small", idea);
    about.id = `idea-${id}`;
    row.append(radio, make("strong", name), steps, about);
    this.#rows.set(id, { radio, steps });
    return row;
  }
}
