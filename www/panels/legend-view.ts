/** The legend: what a solver draws on a board, the same for every step of its run. */

import type { LargeScene } from "../board/scene/scene.ts";
import { type Sign, signsOf, WORDS } from "../content/signs.ts";
import type { Puzzle } from "../engine/generated/puzzle.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import { readOptions } from "../routes/options.ts";
import { moveColour, type Theme } from "../ui/theme.ts";

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

/** Colours from the first move of a large tour to the last. */
const RAMP = 100;

export function largeLegend({ game, blocked }: LargeScene, theme: Theme): Entry[] {
  const entry = (colour: string, words: string): Entry => ({ words, sign: { colour } });
  if (game !== "knights") {
    return [entry(theme.locked, "locked queen"), entry(theme.clash, "queen in conflict")];
  }
  const colourAt = (move: number) => moveColour(theme, move, RAMP);
  const moves = [
    entry(colourAt(0), "first squares"),
    entry(colourAt(RAMP / 2), "halfway"),
    entry(colourAt(RAMP), "last squares"),
  ];
  return blocked > 0 ? [...moves, entry(theme.blocked, "blocked")] : moves;
}
