/** How a solver is asked to solve: a field for each of its options, and its seed. */
import { capital } from "../base/words.js";
import { changeOption, readOptions } from "../session/options.js";
import { icon, make } from "./dom.js";

/** @typedef {import("../engine/engine.js").SolverInfo} SolverInfo */
/** @typedef {import("../engine/engine.js").OptionInfo} OptionInfo */
/** @typedef {import("../session/state.js").Chosen} Chosen */

export class SolverOptions {
  #options;
  #choose;
  /** Whose options are laid out. @type {SolverInfo | null} */
  #info = null;
  /** @type {Chosen} */
  #now = { solver: "", options: "", seed: 0 };

  /**
   * @param {HTMLElement} options that the fields are put into
   * @param {(chosen: Chosen) => void} choose
   */
  constructor(options, choose) {
    this.#options = options;
    this.#choose = choose;
  }

  /** @param {SolverInfo} info of the solver chosen @param {Chosen} chosen */
  show(info, { solver, options, seed }) {
    this.#now = { solver, options, seed };
    if (info !== this.#info) this.#layOptions(info);
    this.#showOptions(this.#now);
  }

  /** @param {SolverInfo} info */
  #layOptions(info) {
    this.#info = info;
    /** @type {HTMLElement[]} */
    const fields = info.options.map((option) => this.#option(option));
    if (info.seeded) fields.push(this.#seed());
    this.#options.replaceChildren(...fields);
    this.#options.setAttribute("aria-label", `Options of ${info.name}`);
  }

  /** @param {OptionInfo} info */
  #option(info) {
    const change = (/** @type {string} */ value) => {
      const options = changeOption(this.#now.options, info, value);
      this.#chooseOtherwise({ options });
    };
    if (info.kind === "choice") return labelled(info.label, choice(info, change));
    if (info.kind === "count") return labelled(info.label, number(info.name, "Never", change));
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
    const next = make("button", "", "dice");
    next.type = "button";
    next.title = "Another seed";
    next.setAttribute("aria-label", "Another seed");
    next.append(icon("dice"));
    next.addEventListener("click", () => this.#chooseOtherwise({ seed: this.#now.seed + 1 }));
    const row = make("div", "", "opt-row");
    row.append(labelled("Seed", seed), next);
    return row;
  }

  /** @param {Chosen} chosen */
  #showOptions({ options, seed }) {
    const values = readOptions(options);
    for (const field of this.#options.querySelectorAll("select, input")) {
      if (field instanceof HTMLSelectElement) {
        field.value = values.get(field.name) ?? field.options[0].value;
        field.title = field.selectedOptions[0]?.text ?? "";
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
  for (const { id, label } of choices) select.append(new Option(capital(label), id));
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
  const row = make("label", "", "opt");
  row.append(make("span", label), field);
  return row;
}
