/** The colours that solvers are told apart by where they are compared: `--s-…` in the style sheet. */

/** In the order in which they stand in for one another. */
export const COLOURS = [
  ...["blue", "teal", "plum", "ochre", "rust", "green", "violet", "slate"],
  ...["rose", "indigo", "olive", "brown"],
] as const;

export type Colour = (typeof COLOURS)[number];

/**
 * A colour for each of several: its own, or the next that is free where another has that already.
 */
export function apart(own: Colour[]): Colour[] {
  const isOwn = new Set(own);
  const given: Colour[] = [];
  for (const colour of own)
    given.push(given.includes(colour) ? next(colour, [...isOwn, ...given]) : colour);
  return given;
}

function next(colour: Colour, taken: Colour[]) {
  const from = COLOURS.indexOf(colour);
  const others = [...COLOURS.slice(from), ...COLOURS.slice(0, from)];
  return others.find((other) => !taken.includes(other)) ?? colour;
}
