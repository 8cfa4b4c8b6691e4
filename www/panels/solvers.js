/** The list of solvers to choose from, with the steps that each took on this very puzzle. */

import { limitOf, takes } from "../run/roster.js";
import { changeOption, readOptions } from "../session/options.js";
import { resultOf } from "../session/results.js";
import { byId, element, make, setText } from "./dom.js";
import { isNarrow } from "./room.js";

/** @typedef {import("../engine/engine.js").SolverInfo} SolverInfo */
/** @typedef {import("../engine/engine.js").OptionInfo} OptionInfo */
/** @typedef {import("../engine/engine.js").Puzzle} Puzzle */
/** @typedef {import("../session/results.js").Results} Results */
/** @typedef {import("../session/state.js").Chosen} Chosen */
/**
 * @typedef {object} Row
 * @property {HTMLInputElement} radio
 * @property {HTMLElement} about its idea, or why it cannot be chosen
 * @property {HTMLElement} steps
 * @property {HTMLElement} options
 */

export class Solvers {
  #list = element("solver-list");
  #name = element("solver-name");
  #choose;
  /** @type {Map<string, Row>} */
  #rows = new Map();
  /** The solvers in the list. @type {SolverInfo[]} */
  #listed = [];
  /** @type {Chosen} */
  #now = { solver: "", options: "", seed: 0 };

  /** @param {(chosen: Chosen) => void} choose */
  constructor(choose) {
    // Where the screen is narrow the list is long, and first has to be asked for.
    byId("solvers", HTMLDetailsElement).open = !isNarrow();
    this.#choose = choose;
  }

  /**
   * @param {SolverInfo[]} solvers of the game
   * @param {Chosen} chosen
   * @param {Puzzle} puzzle
   * @param {Results} results what each solver took
   */
  show(solvers, chosen, puzzle, results) {
    if (solvers !== this.#listed) this.#build(solvers);
    this.#now = chosen;
    for (const info of solvers) {
      const row = this.#rows.get(info.id);
      if (!row) continue;
      const isChosen = info.id === chosen.solver;
      row.radio.checked = isChosen;
      row.radio.disabled = !takes(info, puzzle);
      setText(row.about, row.radio.disabled ? limitOf(info) : info.idea);
      setText(row.steps, resultOf(results, puzzle, info, chosen) ?? "—");
      row.options.hidden = !isChosen;
      if (!isChosen) continue;
      setText(this.#name, info.name);
      this.#showOptions(row.options, chosen);
    }
  }

  /** @param {SolverInfo[]} solvers */
  #build(solvers) {
    this.#listed = solvers;
    this.#rows.clear();
    this.#list.replaceChildren();
    let kind = "";
    for (const info of solvers) {
      if (info.kind !== kind) this.#list.append(make("div", info.family, "group"));
      kind = info.kind;
      this.#list.append(...this.#row(info));
    }
  }

  /** @param {SolverInfo} info */
  #row({ id, name, idea, options: infos, seeded }) {
    const row = make("label", "", "solver");
    const radio = document.createElement("input");
    radio.type = "radio";
    radio.name = "solver";
    radio.value = id;
    radio.setAttribute("aria-label", name);
    radio.setAttribute("aria-describedby", `idea-${id}`);
    radio.addEventListener("change", () =>
      this.#choose({ solver: id, options: "", seed: this.#now.seed }),
    );
    const steps = make("em", "—");
    const about = make("small", idea);
    about.id = `idea-${id}`;
    row.append(radio, make("strong", name), steps, about);
    const options = make("div", "", "options");
    options.setAttribute("role", "group");
    options.setAttribute("aria-label", `Options of ${name}`);
    options.append(...infos.map((info) => this.#option(info)));
    if (seeded) options.append(this.#seed());
    this.#rows.set(id, { radio, about, steps, options });
    return options.childElementCount > 0 ? [row, options] : [row];
  }

  /** @param {OptionInfo} info */
  #option(info) {
    const change = (/** @type {string} */ value) => {
      const options = changeOption(this.#now.options, info, value);
      this.#chooseOtherwise({ options });
    };
    if (info.kind === "choice") return labelled(info.label, choice(info, change));
    if (info.kind === "count") return labelled(info.label, number(info.name, "never", change));
    if (info.kind === "amount") return labelled(info.label, amount(info, change));
    const box = document.createElement("input");
    box.type = "checkbox";
    box.name = info.name;
    box.addEventListener("change", () => change(box.checked ? "true" : ""));
    return labelled(info.label, box);
  }

  /** Asks the solver chosen to solve otherwise. @param {Partial<Chosen>} change */
  #chooseOtherwise(change) {
    const { solver, options, seed } = this.#now;
    this.#choose({ solver, options, seed, ...change });
  }

  #seed() {
    const seed = number("seed", "0", (value) =>
      this.#chooseOtherwise({ seed: Math.trunc(Number(value)) || 0 }),
    );
    seed.min = "0";
    const next = make("button", "Another", "btn tiny");
    next.type = "button";
    next.addEventListener("click", () => this.#chooseOtherwise({ seed: this.#now.seed + 1 }));
    const row = make("div", "", "option");
    row.append(labelled("Seed", seed), next);
    return row;
  }

  /**
   * @param {HTMLElement} group
   * @param {Chosen} chosen
   */
  #showOptions(group, { options, seed }) {
    const values = readOptions(options);
    for (const field of group.querySelectorAll("select, input")) {
      if (field instanceof HTMLSelectElement) {
        field.value = values.get(field.name) ?? field.options[0].value;
      } else if (field instanceof HTMLInputElement) {
        if (field.type === "checkbox") field.checked = values.has(field.name);
        else if (field.name === "seed") field.value = String(seed);
        else field.value = values.get(field.name) ?? "";
      }
    }
  }
}

/**
 * @param {OptionInfo} info
 * @param {(value: string) => void} change
 */
function choice({ name, choices }, change) {
  const select = document.createElement("select");
  select.name = name;
  for (const { id, label } of choices) select.append(new Option(label, id));
  select.addEventListener("change", () => change(select.value));
  return select;
}

/**
 * @param {string} name
 * @param {string} placeholder
 * @param {(value: string) => void} change
 */
function number(name, placeholder, change) {
  const field = document.createElement("input");
  field.type = "number";
  field.name = name;
  field.min = "1";
  field.inputMode = "numeric";
  field.placeholder = placeholder;
  field.addEventListener("change", () => change(field.value));
  return field;
}

/**
 * A number in a range; the engine says what is wrong with one that is out of it.
 * @param {OptionInfo} info
 * @param {(value: string) => void} change
 */
function amount({ name, unasked }, change) {
  const field = number(name, unasked, change);
  field.step = "any";
  field.min = "0";
  field.inputMode = "decimal";
  return field;
}

/**
 * @param {string} label
 * @param {HTMLElement} field
 */
function labelled(label, field) {
  const row = make("label", "", "option");
  row.append(make("span", label), field);
  return row;
}
