/** Boards for drills about full boards: conflicts, and how they are repaired. */

import type { Check } from "../content/lessons/lesson.ts";
import { comesNext, queensAt, type Recipe } from "./drill-recipe.ts";
import type { Position } from "./position.ts";
import { attackers, queensOn } from "./repair-checks.ts";

type Asked = "worst-queen" | "best-square" | "sideways" | "never-refused";

const FINE = {};

/** Solvers that go through all boards, and those that repair one. */
const ONE_BY_ONE = queensAt({ sides: [6, 7], steps: 7_000 });
const REPAIRED = queensAt({ sides: [8], steps: 30, isSeeded: true });

/** A few queens are in conflict, and as many or more are not. */
const worstQueen: Recipe = {
  most: 4,
  draw: (like, draws) => {
    const isLocked = like.moment.squares.length > 0;
    return (isLocked ? ONE_BY_ONE : REPAIRED)(like, draws);
  },
  pose: (position) => {
    const queens = queensOn(position);
    const quiet = queens.filter((queen) => attackers(position, queen).length === 0);
    return quiet.length >= 2 && quiet.length < queens.length - 1 ? FINE : null;
  },
};

/** One square of the row is better than all others, and the solver takes it. */
const bestSquare: Recipe = {
  most: 1,
  draw: queensAt({ sides: [7, 8], steps: 20, isSeeded: true }),
  pose: (position) => {
    const next = comesNext(position);
    if (next === null) return null;
    const row = position.rowOf(next);
    const costs = position.squaresIn(row).map((square) => attackers(position, square).length);
    const least = Math.min(...costs);
    const isClear = costs.filter((cost) => cost === least).length === 1;
    const isTaken = attackers(position, next).length === least && !isThere(position, next);
    const isClose = costs.filter((cost) => cost === least + 1).length > 0;
    return isClear && isTaken && isClose ? { row: String(position.rowName(row)) } : null;
  },
};

const isThere = (position: Position, square: number) => queensOn(position).includes(square);

/** No move is better than the board, and a few are as good. */
const sideways: Recipe = {
  most: 4,
  draw: queensAt({ sides: [7, 8], steps: 60, isSeeded: true }),
  pose: (position) => {
    const changes = queensOn(position).flatMap((queen) => changesOf(position, queen));
    const level = changes.filter(({ by }) => by === 0).length;
    const isStuck = changes.every(({ by }) => by >= 0) && position.next !== null;
    return isStuck && level >= 1 && level <= 4 ? FINE : null;
  },
};

/** What each move of a queen within its row would add to the conflicts. */
function changesOf(position: Position, queen: number) {
  const now = attackers(position, queen).length;
  const others = position.squaresIn(position.rowOf(queen)).filter((square) => square !== queen);
  return others.map((square) => ({ square, by: attackers(position, square).length - now }));
}

/** A few squares add no pair, and chance picks one of them. */
const neverRefused: Recipe = {
  most: 3,
  draw: queensAt({ sides: [7, 8], steps: 2_000, isSeeded: true }),
  pose: (position) => {
    const next = comesNext(position);
    if (next === null) return null;
    const row = position.rowOf(next);
    const queen = queensOn(position).find((one) => position.rowOf(one) === row);
    if (queen === undefined) return null;
    const fine = changesOf(position, queen).filter(({ by }) => by <= 0);
    const isPicked = fine.some(({ square }) => square === next);
    if (!isPicked || fine.length > 3) return null;
    return { queen: position.name(queen), row: String(position.rowName(row)) };
  },
};

export const REPAIR: Record<Asked & Check, Recipe> = {
  "worst-queen": worstQueen,
  "best-square": bestSquare,
  sideways,
  "never-refused": neverRefused,
};
