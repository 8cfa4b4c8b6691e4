/** The legend: what a solver draws on a board, the same for every step of its run. */

import { struckBy } from "../board/draw/ground.ts";
import type { LargeScene } from "../board/scene/scene.ts";
import { type Sign, signsOf, WORDS } from "../content/signs.ts";
import type { Puzzle } from "../engine/generated/puzzle.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import { readOptions } from "../routes/options.ts";
import { levelColour, moveColour, type Theme } from "../ui/theme.ts";

export interface Entry {
  words: string;
  /** Or the colour of a large board. */
  sign: Sign | { colour: string };
}

/** Signs that need queens or squares that the puzzle may lack. */
const NEEDS: Partial<Record<Sign, (puzzle: Puzzle) => boolean>> = {
  locked: ({ squares }) => squares.length > 0,
  "at-start": ({ squares, regions }) => squares.length > 0 || Boolean(regions),
  "unsupported-by-colour": ({ regions }) => Boolean(regions),
  "colour-out": ({ regions }) => Boolean(regions),
};

/** @param options the solver's, as in a link */
export function legendOf(puzzle: Puzzle, solver: SolverInfo, options: string): Entry[] {
  const { game, blocked = [] } = puzzle;
  const chosen = [...readOptions(options).values()];
  const signs = signsOf({ game, id: solver.id }, chosen).filter(
    (sign) => NEEDS[sign]?.(puzzle) ?? true,
  );
  const all = blocked.length > 0 ? [...signs, "blocked" as const] : signs;
  return all.map((sign) => ({ sign, words: WORDS[sign] }));
}

/** The colours of the signs that a large board of queens shows. */
const SHADES: Partial<Record<Sign, (theme: Theme) => string>> = {
  possible: (theme) => theme["free-a"],
  "ruled-out": (theme) => struckBy(theme, 2)[0],
  "at-start": (theme) => theme["shade-a"],
  queen: (theme) => levelColour(theme, 1),
  "own-queen": (theme) => theme.accent,
  locked: (theme) => theme.locked,
  clash: (theme) => theme.clash,
};

const PLAIN: Entry["words"] = "queen";

/** Without domains, queens have no depths. */
function largeQueens(entries: Entry[], theme: Theme): Entry[] {
  const hasDepths = entries.some(({ sign }) => sign === "possible");
  return entries.flatMap(({ sign, words }) => {
    const isPlain = sign === "own-queen" || (sign === "queen" && !hasDepths);
    const shade = isPlain ? SHADES["own-queen"] : SHADES[sign as Sign];
    return shade ? [{ words: isPlain ? PLAIN : words, sign: { colour: shade(theme) } }] : [];
  });
}

/** Colours from the first move of a large tour to the last. */
const RAMP = 100;

/** @param all what the solver draws on a small board */
export function largeLegend(all: Entry[], { game, blocked }: LargeScene, theme: Theme): Entry[] {
  if (game !== "knights") return largeQueens(all, theme);
  const entry = (colour: string, words: string): Entry => ({ words, sign: { colour } });
  const colourAt = (move: number) => moveColour(theme, move, RAMP);
  const moves = [
    entry(colourAt(0), "first squares"),
    entry(colourAt(RAMP / 2), "halfway"),
    entry(colourAt(RAMP), "last squares"),
  ];
  return blocked > 0 ? [...moves, entry(theme.blocked, "blocked")] : moves;
}
