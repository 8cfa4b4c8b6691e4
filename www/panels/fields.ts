/** Fields that set up a chart, made where they are needed. */
import { make } from "./dom.ts";

/** A field for a whole number, kept within its ends. */
export function numberField(label: string, chosen: (value: number) => void) {
  const [field, input] = [labelled(label), make("input")];
  Object.assign(input, { type: "number", inputMode: "numeric" });
  input.addEventListener("change", () => {
    const wanted = Math.trunc(input.valueAsNumber) || Number(input.min);
    const value = Math.max(Number(input.min), Math.min(Number(input.max), wanted));
    input.value = String(value);
    chosen(value);
  });
  field.append(input);
  let shown: number | null = null;
  return {
    field,
    show(value: number, [least, most]: [number, number]) {
      Object.assign(input, { min: String(least), max: String(most) });
      // What somebody is typing stays.
      if (value !== shown) input.value = String(value);
      shown = value;
    },
  };
}

/**
 * A list to choose from.
 * @param bare whether its label is only read aloud
 */
export function selectField(label: string, chosen: (value: string) => void, bare: boolean = false) {
  const [field, select] = [labelled(bare ? "" : label), make("select")];
  if (bare) select.setAttribute("aria-label", label);
  select.addEventListener("change", () => chosen(select.value));
  field.append(select);
  let known = "";
  return {
    field,
    show(choices: { id: string; label: string; disabled?: boolean }[], value: string) {
      const text = JSON.stringify(choices);
      if (text !== known) select.replaceChildren(...choices.map(optionOf));
      known = text;
      select.value = value;
    },
  };
}

function optionOf({
  id,
  label,
  disabled = false,
}: {
  id: string;
  label: string;
  disabled?: boolean;
}) {
  const option = new Option(label, id);
  option.disabled = disabled;
  return option;
}

function labelled(text: string) {
  const label = make("label", "", "option");
  if (text) label.append(make("span", text));
  return label;
}

/**
 * Boxes to tick, one for each solver.
 * @param label of all of them
 * @param chosen those that are ticked now
 */
export function tickFields(label: string, chosen: (ids: string[]) => void) {
  const row = make("div", "", "chips");
  row.setAttribute("role", "group");
  row.setAttribute("aria-label", label);
  const ticked = () =>
    [...row.querySelectorAll("input")].filter(({ checked }) => checked).map(({ value }) => value);
  row.addEventListener("change", () => chosen(ticked()));
  let known = "";
  return {
    row,
    show(all: { id: string; label: string; colour: string; shown: boolean }[]) {
      const text = JSON.stringify(all.map(({ id, label, colour }) => [id, label, colour]));
      if (text !== known) row.replaceChildren(...all.map(tickOf));
      known = text;
      for (const [at, input] of [...row.querySelectorAll("input")].entries())
        input.checked = all[at]!.shown;
    },
  };
}

function tickOf({ id, label, colour }: { id: string; label: string; colour: string }) {
  const [field, input] = [make("label"), make("input")];
  Object.assign(input, { type: "checkbox", value: id });
  field.style.setProperty("--c", colour);
  field.append(input, make("span", label));
  return field;
}
