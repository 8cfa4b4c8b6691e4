/** Options of a solver as they stand in a link: `rows=fewest&squares=random`. */

/** @typedef {import("../engine/engine.js").OptionInfo} OptionInfo */

/**
 * The values given, by name.
 * @param {string} options
 */
export const readOptions = (options) => new Map(new URLSearchParams(options));

/**
 * Options as somebody typed them: each has the value that it was given last, and one that stands alone is
 * switched on.
 * @param {URLSearchParams} words
 */
export function typedOptions(words) {
  const values = new Map([...words].map(([name, value]) => [name, value || "true"]));
  return new URLSearchParams([...values]).toString();
}

/**
 * The options with one of them changed. What an option does unasked is left out.
 * @param {string} options
 * @param {OptionInfo} info
 * @param {string} value empty for none
 */
export function changeOption(options, { name, kind, choices }, value) {
  const values = new URLSearchParams(options);
  const unasked = kind === "choice" ? choices[0].id : "";
  if (value === unasked) values.delete(name);
  else values.set(name, value);
  return values.toString();
}
