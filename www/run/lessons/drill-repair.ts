/** Boards for drills about full boards: conflicts, and how they are repaired. */

import type { Check, Question } from "../../content/lessons/lesson.ts";
import type { Draws } from "../../core/draws.ts";
import { comesNext, queensAt, type Recipe } from "./drill-recipe.ts";
import type { Position } from "./position.ts";
import { attackers, queensOn } from "./repair-checks.ts";

type Asked = "worst-queen" | "best-square" | "sideways" | "never-refused";

const FINE = {};

/** A few queens are in conflict, and as many or more are not. */
const worstQueen: Recipe = {
  most: 4,
  draw: (like, draws) => worstAt(like)(like, draws),
  pose: (position) => {
    const queens = queensOn(position);
    const quiet = queens.filter((queen) => attackers(position, queen).length === 0);
    return quiet.length >= 2 && quiet.length < queens.length - 1 ? FINE : null;
  },
};

function worstAt({ moment }: Pick<Question, "moment">) {
  if (moment.solver === "brute-force") return queensAt({ sides: [5], steps: 10_000 });
  if (moment.solver === "row-brute-force") return queensAt({ sides: [6, 7], steps: 7_000 });
  return queensAt({ sides: [8], steps: 30, isSeeded: true });
}

/** One square of the row is better than all others, and the solver takes it. */
const bestSquare: Recipe = {
  most: 1,
  draw: (like, draws) => bestAt(like, draws),
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

/** Annealing settles late; until then its moves are anything but the best. */
function bestAt(like: Pick<Question, "moment">, draws: Draws) {
  const steps = like.moment.solver === "simulated-annealing" ? 2_000 : 20;
  return queensAt({ sides: [7, 8], steps, isSeeded: true })(like, draws);
}

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
