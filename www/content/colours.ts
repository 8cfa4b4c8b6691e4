/** The colours of solvers in comparisons: `--s-…` in the style sheet. */

/** A taken colour is replaced by the next. */
export const COLOURS = [
  ...["blue", "teal", "plum", "ochre", "rust", "green", "violet", "slate"],
  ...["rose", "indigo", "olive", "brown"],
] as const;

export type Colour = (typeof COLOURS)[number];

/** A solver's, or that of a person. */
export type LaneColour = Colour | "you";

/** Gives each its own colour, or the next free one if that is taken. */
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
