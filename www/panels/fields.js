/** Fields that set up a chart, made where they are needed. */
import { make } from "./dom.js";

/**
 * A field for a whole number, kept within its ends.
 * @param {string} label
 * @param {(value: number) => void} chosen
 */
export function numberField(label, chosen) {
  const [field, input] = [labelled(label), make("input")];
  Object.assign(input, { type: "number", inputMode: "numeric" });
  input.addEventListener("change", () => {
    const wanted = Math.trunc(input.valueAsNumber) || Number(input.min);
    const value = Math.max(Number(input.min), Math.min(Number(input.max), wanted));
    input.value = String(value);
    chosen(value);
  });
  field.append(input);
  /** @type {number | null} */
  let shown = null;
  return {
    field,
    /** @param {number} value @param {[number, number]} ends */
    show(value, [least, most]) {
      Object.assign(input, { min: String(least), max: String(most) });
      // What somebody is typing stays.
      if (value !== shown) input.value = String(value);
      shown = value;
    },
  };
}

/**
 * A list to choose from.
 * @param {string} label
 * @param {(value: string) => void} chosen
 * @param {boolean} [bare] whether its label is only read aloud
 */
export function selectField(label, chosen, bare = false) {
  const [field, select] = [labelled(bare ? "" : label), make("select")];
  if (bare) select.setAttribute("aria-label", label);
  select.addEventListener("change", () => chosen(select.value));
  field.append(select);
  let known = "";
  return {
    field,
    /** @param {{id: string, label: string, disabled?: boolean}[]} choices @param {string} value */
    show(choices, value) {
      const text = JSON.stringify(choices);
      if (text !== known) select.replaceChildren(...choices.map(optionOf));
      known = text;
      select.value = value;
    },
  };
}

/** @param {{id: string, label: string, disabled?: boolean}} choice */
function optionOf({ id, label, disabled = false }) {
  const option = new Option(label, id);
  option.disabled = disabled;
  return option;
}

/** @param {string} text */
function labelled(text) {
  const label = make("label", "", "option");
  if (text) label.append(make("span", text));
  return label;
}

/**
 * Boxes to tick, one for each solver.
 * @param {string} label of all of them
 * @param {(ids: string[]) => void} chosen those that are ticked now
 */
export function tickFields(label, chosen) {
  const row = make("div", "", "chips");
  row.setAttribute("role", "group");
  row.setAttribute("aria-label", label);
  const ticked = () =>
    [...row.querySelectorAll("input")].filter(({ checked }) => checked).map(({ value }) => value);
  row.addEventListener("change", () => chosen(ticked()));
  let known = "";
  return {
    row,
    /** @param {{id: string, label: string, colour: string, shown: boolean}[]} all */
    show(all) {
      const text = JSON.stringify(all.map(({ id, label, colour }) => [id, label, colour]));
      if (text !== known) row.replaceChildren(...all.map(tickOf));
      known = text;
      for (const [at, input] of [...row.querySelectorAll("input")].entries())
        input.checked = all[at].shown;
    },
  };
}

/** @param {{id: string, label: string, colour: string}} choice */
function tickOf({ id, label, colour }) {
  const [field, input] = [make("label"), make("input")];
  Object.assign(input, { type: "checkbox", value: id });
  field.style.setProperty("--c", colour);
  field.append(input, make("span", label));
  return field;
}
