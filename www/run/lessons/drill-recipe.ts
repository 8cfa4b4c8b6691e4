/** How boards for a drill are drawn, and which of them ask a good question. */

import type { Question } from "../../content/lessons/lesson.ts";
import type { Moment } from "../../content/moment.ts";
import type { Draws } from "../../core/draws.ts";
import { randomLock, randomStart } from "../../engine/table.ts";
import type { Position } from "./position.ts";

/** What a question is about besides its moment, by name. */
export interface Posed {
  queen?: string;
  row?: string;
}

export interface Recipe {
  /** The most right answers. */
  most: number;
  /** A moment to look at; null where none can be drawn. */
  draw: (like: Pick<Question, "moment">, draws: Draws) => Moment | null;
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

/** A moment of the solver that the lesson asks about, with another queen locked. */
export const queensAt =
  ({ sides, steps, options, isSeeded }: Range): Recipe["draw"] =>
  ({ moment }, draws) => {
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
