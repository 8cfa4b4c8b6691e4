/** Options of a solver as they stand in a link: `rows=fewest&squares=random`. */

/** @typedef {import("../engine/engine.js").OptionInfo} OptionInfo */

/**
 * The values given, by name.
 * @param {string} options
 */
export const readOptions = (options) => new Map(new URLSearchParams(options));

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
