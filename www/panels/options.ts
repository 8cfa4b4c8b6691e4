/** How a solver is asked to solve: a field for each of its options, and its seed. */

import { capital } from "../base/words.ts";
import type { OptionInfo, SolverInfo } from "../engine/generated/solver.ts";
import { changeOption, LARGEST, nextSeed, readOptions } from "../session/options.ts";
import type { Chosen } from "../session/state.ts";
import { icon, make } from "./dom.ts";

export class SolverOptions {
  #options;
  #choose;
  /** Whose options are laid out. */
  #info: SolverInfo | null = null;
  #now: Chosen = { solver: "", options: "", seed: 0 };

  /** @param options that the fields are put into */
  constructor(options: HTMLElement, choose: (chosen: Chosen) => void) {
    this.#options = options;
    this.#choose = choose;
  }

  /** @param info of the solver chosen */
  show(info: SolverInfo, { solver, options, seed }: Chosen) {
    this.#now = { solver, options, seed };
    if (info !== this.#info) this.#layOptions(info);
    this.#showOptions(this.#now);
  }

  #layOptions(info: SolverInfo) {
    this.#info = info;
    const fields: HTMLElement[] = info.options.map((option) => this.#option(option));
    if (info.seeded) fields.push(this.#seed());
    this.#options.replaceChildren(...fields);
    this.#options.setAttribute("aria-label", `Options of ${info.name}`);
  }

  #option(info: OptionInfo) {
    const change = (value: string) => {
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

  /** Asks the solver chosen to solve otherwise. */
  #chooseOtherwise(change: Partial<Chosen>) {
    const { solver, options, seed } = this.#now;
    this.#choose({ solver, options, seed, ...change });
  }

  #seed() {
    const seed = number("seed", "0", (value) => {
      // The browser says what is wrong.
      if (seed.reportValidity()) this.#chooseOtherwise({ seed: Number(value) });
    });
    [seed.min, seed.max] = ["0", String(LARGEST)];
    const next = make("button", "", "dice");
    next.type = "button";
    next.title = "Another seed";
    next.setAttribute("aria-label", "Another seed");
    next.append(icon("dice"));
    next.addEventListener("click", () => this.#chooseOtherwise({ seed: nextSeed(this.#now.seed) }));
    const row = make("div", "", "opt-row");
    row.append(labelled("Seed", seed), next);
    return row;
  }

  #showOptions({ options, seed }: Chosen) {
    const values = readOptions(options);
    for (const field of this.#options.querySelectorAll("select, input")) {
      if (field instanceof HTMLSelectElement) {
        field.value = values.get(field.name) ?? field.options[0]!.value;
        field.title = field.selectedOptions[0]?.text ?? "";
      } else if (field instanceof HTMLInputElement) {
        if (field.type === "checkbox") field.checked = values.has(field.name);
        else if (field.name === "seed") field.value = String(seed);
        else field.value = values.get(field.name) ?? "";
      }
    }
  }
}

function choice({ name, choices }: OptionInfo, change: (value: string) => void) {
  const select = document.createElement("select");
  select.name = name;
  for (const { id, label } of choices) select.append(new Option(capital(label), id));
  select.addEventListener("change", () => change(select.value));
  return select;
}

function number(name: string, placeholder: string, change: (value: string) => void) {
  const field = document.createElement("input");
  field.type = "number";
  field.name = name;
  field.min = "1";
  field.inputMode = "numeric";
  field.placeholder = placeholder;
  field.addEventListener("change", () => change(field.value));
  return field;
}

/** A number in a range; the engine says what is wrong with one that is out of it. */
function amount({ name, unasked }: OptionInfo, change: (value: string) => void) {
  const field = number(name, unasked, change);
  field.step = "any";
  field.min = "0";
  field.inputMode = "decimal";
  return field;
}

function labelled(label: string, field: HTMLElement) {
  const row = make("label", "", "opt");
  row.append(make("span", label), field);
  return row;
}
