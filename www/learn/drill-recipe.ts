/** Draws boards for a drill, and accepts those that ask a good question. */

import type { Question } from "../content/lessons/lesson.ts";
import type { Moment } from "../content/moment.ts";
import type { Draws } from "../core/draws.ts";
import type { Difficulty, GameId } from "../engine/generated/puzzle.ts";
import type { Made, Wish } from "../engine/generated/thinking.ts";
import { randomLock, randomStart } from "../engine/table.ts";
import type { Position } from "./position.ts";

/** What a question is about besides its moment, by name. */
export interface Posed {
  queen?: string;
  row?: string;
  /** Squares that are ruled out already. */
  out?: string;
}

export interface Recipe {
  /** The most right answers. */
  most: number;
  /** The puzzle to make first, if any. */
  request?: (like: Pick<Question, "moment">, draws: Draws) => Wish | null;
  /** A moment to look at; null where none can be drawn. */
  draw: (like: Pick<Question, "moment">, draws: Draws, made?: Made | null) => Moment | null;
  /** The question at a moment, or null if it would be unclear, or too easy. */
  pose: (position: Position, draws: Draws, like: Question) => Posed | null;
}

const SEEDS = 1_000_000;

interface Range {
  sides?: number[];
  /** The moment comes before this step. */
  steps: number;
  options?: string;
  /** Whether the run depends on a seed. */
  isSeeded?: boolean;
}

/** A board of colours, where the lesson asks about one. */
export const likeColours: Recipe["request"] = ({ moment }, draws) =>
  moment.regions === null ? null : requestFor("colour", draws.pick([6, 7]), "easy", draws);

/** A puzzle on a square board. */
export const requestFor = (game: GameId, side: number, grade: Difficulty, draws: Draws): Wish => ({
  game,
  rows: side,
  columns: side,
  grade,
  seed: draws.below(SEEDS),
});

/** A made puzzle in place of that of a moment. */
export const madeAt = (
  moment: Moment,
  { rows, columns, squares, regions = null }: Made,
): Moment => ({
  ...moment,
  rows,
  columns,
  squares,
  regions,
});

/** A moment of the solver that the lesson asks about, with another queen locked, or on a board that was made. */
export const queensAt =
  ({ sides, steps, options, isSeeded }: Range): Recipe["draw"] =>
  ({ moment }, draws, made) => {
    if (made) return { ...madeAt(moment, made), step: draws.below(steps) };
    const side = sides ? draws.pick(sides) : moment.rows;
    const isLocked = moment.squares.length > 0;
    return {
      ...moment,
      rows: side,
      columns: side,
      squares: isLocked ? [randomLock(side, draws.below(SEEDS))] : [],
      options: options ?? moment.options,
      seed: isSeeded ? draws.below(SEEDS) : moment.seed,
      step: draws.below(steps),
    };
  };

/** A moment of the knight that the lesson asks about, from another start. */
export const knightAt =
  (sides: number[], steps: (squares: number) => [from: number, to: number]): Recipe["draw"] =>
  ({ moment }, draws) => {
    const side = draws.pick(sides);
    const start = randomStart(side, side, moment.closed, [], draws.below(SEEDS));
    if (start === undefined) return null;
    const [from, to] = steps(side * side);
    const step = from + draws.below(to - from);
    return { ...moment, rows: side, columns: side, squares: [start], blocked: [], step };
  };

/** The queen that the very next step tries or places, or null. */
export function comesNext({ next, board }: Position) {
  if (!next?.board) return null;
  const held = new Set(board.pieces);
  const placed = Array.from(next.board.pieces).find((square) => !held.has(square));
  return next.board.rejected ?? placed ?? null;
}
