/** Boards for drills on reasons of one size: as far as fewer lines at a time lead. */

import type { Check } from "../content/lessons/lesson.ts";
import type { RoundBoard } from "../content/rounds.ts";
import { ascending } from "../core/lists.ts";
import type { Difficulty } from "../engine/generated/puzzle.ts";
import { deductions } from "../engine/thinking.ts";
import { madeAt, type Recipe, requestFor } from "./drill-recipe.ts";
import type { Position } from "./position.ts";

type Asked = "one-line" | "two-lines" | "three-lines";

interface Kind {
  /** How many lines rule out a square. */
  size: number;
  grade: Difficulty;
  sides: number[];
  /** The most right answers. */
  most: number;
  game?: RoundBoard["game"];
}

/** The board must have fewer squares left than at the start. */
const sizeRecipe = ({ size, grade, sides, most, game = "colour" }: Kind): Recipe => ({
  most,
  request: (_, draws) => requestFor(game, draws.pick(sides), grade, draws),
  draw: ({ moment }, _, made) => {
    if (!made) return null;
    const start = { ...madeAt(moment, made), game, step: 0 };
    const { squares } = closed(start, size - 1);
    return squares.length < start.rows ? { ...start, squares } : null;
  },
  pose: (position) => ({ out: namesOf(position, closed(position.puzzle, size - 1).out) }),
});

const namesOf = (position: Position, squares: number[]) =>
  squares.map((square) => position.name(square)).join("+");

/**
 * How far last squares and proofs of at most this many lines lead: the queens, and the squares ruled out that no queen
 * attacks.
 */
export function closed(puzzle: Position["puzzle"], most: number) {
  let [squares, out] = [puzzle.squares, [] as number[]];
  for (;;) {
    const all = deductions({ ...puzzle, squares }, out, most);
    const forced = all.flatMap(({ placed }) => placed ?? []);
    if (forced.length > 0) squares = ascending([...squares, ...forced]);
    else if (all.length > 0) out = ascending([...out, ...all.flatMap(({ ruledOut }) => ruledOut)]);
    else return { squares, out };
  }
}

const KINDS: Record<Asked, Kind> = {
  "one-line": { size: 1, grade: "easy", sides: [6, 7], most: 12 },
  "two-lines": { size: 2, grade: "medium", sides: [6, 7, 8], most: 14 },
  "three-lines": { size: 3, grade: "hard", sides: [7, 8], most: 16 },
};

export const COLOURS: Record<Asked & Check, Recipe> = {
  "one-line": sizeRecipe(KINDS["one-line"]),
  "two-lines": sizeRecipe(KINDS["two-lines"]),
  "three-lines": sizeRecipe(KINDS["three-lines"]),
};

/** The recipe of a round, with boards of one game and side. */
export const roundRecipe = (asks: Check, { game, side }: RoundBoard): Recipe =>
  sizeRecipe({ ...KINDS[asks as Asked], game, sides: [side], most: side * side });
