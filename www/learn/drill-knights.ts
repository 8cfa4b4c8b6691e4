/** Boards for drills about the knight. */

import type { Check, Question } from "../content/lessons/lesson.ts";
import { jumpsFrom, type Size, squaresOf } from "../core/geometry.ts";
import { whyHopeless } from "../engine/table.ts";
import { knightAt, type Recipe } from "./drill-recipe.ts";
import { onward, pathOf, unvisited } from "./knight-checks.ts";
import { Position } from "./position.ts";

type Asked = "next-jump" | "can-finish" | "way-home" | "stranded" | "no-start" | "cut-square";

const FINE = {};

/** With at most this many unvisited squares, a search to the end is quick. */
const FEW = 10;

const nextJump: Recipe = {
  most: 1,
  draw: (like, draws) => {
    const { closed } = like.moment;
    const steps = (squares: number): [number, number] => [
      closed ? squares - FEW - 1 : 2,
      squares - 3,
    ];
    return knightAt(closed ? [6, 8] : [6, 7, 8], steps)(like, draws);
  },
  pose: (position, _, like) => {
    const path = pathOf(position);
    const board = position.next?.board;
    if (!board || path.length < 3 || board.pieces.length !== path.length + 1) return null;
    const here = path.at(-1)!;
    const choices = onward(position, here);
    if (choices.length < 2) return null;
    const compares = board.annotations.some(({ kind }) => kind === "candidate");
    if (compares) return hasTie(position) === hasTieAt(like) ? FINE : null;
    return position.builds && !isForced(position, choices) ? null : FINE;
  },
};

/** Whether several squares have the fewest onward moves. */
function hasTie(position: Position) {
  const choices = onward(position, pathOf(position).at(-1)!);
  const moves = choices.map((square) => onward(position, square).length);
  return moves.filter((count) => count === Math.min(...moves)).length > 1;
}

function hasTieAt({ moment }: Question) {
  const position = new Position(moment);
  const has = hasTie(position);
  position.free();
  return has;
}

/** Whether only one of the jumps leads to the end of a tour. */
const isForced = (position: Position, choices: number[]) =>
  unvisited(position).length <= FEW && finishing(position, choices).length === 1;

/** The jumps that lead to the end of a tour. */
function finishing(position: Position, choices: number[]) {
  const left = unvisited(position);
  const { size, moment } = position;
  const end = moment.closed ? pathOf(position)[0]! : null;
  return choices.filter((square) => finishes(size, square, left, end));
}

/** Near the end, some jumps finish the tour and some do not. */
const canFinish: Recipe = {
  most: 3,
  draw: ({ moment }, draws) => {
    const sides = moment.closed ? [6, 8] : [6, 7, 8];
    return knightAt(sides, (squares) => [squares - FEW - 1, squares - 4])({ moment }, draws);
  },
  pose: (position) => {
    const left = unvisited(position).length;
    if (left > FEW || left < 4) return null;
    const choices = onward(position, pathOf(position).at(-1)!);
    const good = finishing(position, choices).length;
    return good >= 1 && good < choices.length ? FINE : null;
  },
};

/** One square a jump away from the start is left. */
const wayHome: Recipe = {
  most: 1,
  draw: knightAt([6, 8], (squares) => [4, squares - 8]),
  pose: (position) => {
    const homes = onward(position, pathOf(position)[0]!);
    return homes.length === 1 && unvisited(position).length >= 8 ? FINE : null;
  },
};

function finishes(size: Size, square: number, left: number[], end: number | null): boolean {
  const rest = left.filter((other) => other !== square);
  const near = jumpsFrom(size, square);
  if (rest.length === 0) return end === null || near.includes(end);
  return near.some((next) => rest.includes(next) && finishes(size, next, rest, end));
}

/** A square or two that no jump leads to any more, among many that are unvisited. */
const stranded: Recipe = {
  most: 2,
  draw: knightAt([6, 7, 8], (squares) => [8, 2 * squares]),
  pose: (position) => {
    const left = unvisited(position);
    const near = jumpsFrom(position.size, pathOf(position).at(-1)!);
    const isLost = (square: number) =>
      onward(position, square).length === 0 && !near.includes(square);
    const lost = left.filter(isLost);
    return left.length >= 8 && lost.length >= 1 && lost.length <= 2 ? FINE : null;
  },
};

/** An odd board: some squares are blocked, so the colours have to be counted. */
const noStart: Recipe = {
  most: Number.POSITIVE_INFINITY,
  draw: ({ moment }, draws) => {
    const [rows, columns] = [draws.pick([5, 6, 7]), draws.pick([5, 6, 7])];
    const size = { rows, columns };
    const blocked = new Set<number>();
    const many = (rows * columns) % 2 === 1 ? draws.pick([0, 2]) : draws.pick([1, 3]);
    while (blocked.size < many) blocked.add(draws.below(rows * columns));
    const board = { ...moment, ...size, blocked: [...blocked].toSorted((a, b) => a - b), step: 0 };
    const starts = squaresOf(size).filter((square) => !blocked.has(square));
    const start = starts.find((square) => !whyHopeless({ ...board, squares: [square] }));
    return start === undefined ? null : { ...board, squares: [start] };
  },
  pose: ({ size, moment }) => {
    const free = squaresOf(size).filter((square) => !moment.blocked.includes(square));
    const hopeless = free.filter((square) => whyHopeless({ ...moment, squares: [square] }));
    return hopeless.length === (free.length - 1) / 2 ? FINE : null;
  },
};

/** A square or two hold the rest together. */
const cutSquare: Recipe = {
  most: 2,
  draw: knightAt([6, 7, 8], (squares) => [squares - 22, squares - 4]),
  pose: (position) => {
    const left = unvisited(position).length;
    return left >= 5 && left <= 20 ? FINE : null;
  },
};

export const KNIGHTS: Record<Asked & Check, Recipe> = {
  "next-jump": nextJump,
  "can-finish": canFinish,
  "way-home": wayHome,
  stranded,
  "no-start": noStart,
  "cut-square": cutSquare,
};
