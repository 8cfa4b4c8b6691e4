/** The colours that solvers are told apart by where they are compared: `--s-…` in the style sheet. */

/** In the order in which they stand in for one another. */
export const COLOURS = /** @type {const} */ ([
  ...["blue", "teal", "plum", "ochre", "rust", "green", "violet", "slate"],
  ...["rose", "indigo", "olive", "brown"],
]);

/** @typedef {(typeof COLOURS)[number]} Colour */

/**
 * A colour for each of several: its own, or the next that is free where another has that already.
 * @param {Colour[]} own
 * @returns {Colour[]}
 */
export function apart(own) {
  const isOwn = new Set(own);
  /** @type {Colour[]} */
  const given = [];
  for (const colour of own)
    given.push(given.includes(colour) ? next(colour, [...isOwn, ...given]) : colour);
  return given;
}

/** @param {Colour} colour @param {Colour[]} taken */
function next(colour, taken) {
  const from = COLOURS.indexOf(colour);
  const others = [...COLOURS.slice(from), ...COLOURS.slice(0, from)];
  return others.find((other) => !taken.includes(other)) ?? colour;
}
