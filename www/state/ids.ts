/**
 * Ids of saved puzzles: `queens/8/f6+c1`, `knights/6x6/a6/closed/blocked=c3+d3`, and for the puzzle of
 * a day `day/2026-11-21/queens`, `…/queens-hard` or `…/knights`. A second game of a puzzle ends in a number: `queens/8/f6+c1~2`.
 */

import { place, type Size } from "../core/geometry.ts";
import { columnNumber, squareName } from "../core/names.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import type { DailyId } from "../engine/generated/thinking.ts";
import type { Id, Layout } from "./state.ts";

export const GAME_IDS = ["queens", "knights"] as const;

export const perGame = <T>(make: (game: GameId) => T): Record<GameId, T> => ({
  queens: make("queens"),
  knights: make("knights"),
});
export const namesOf = (size: Size, squares: number[]) =>
  squares.map((square) => squareName(size, place(size, square)));

/** As in links and records: `f6+c1`. */
export const squareNames = (size: Size, squares: number[]) => namesOf(size, squares).join("+");

/** The inverse of `namesOf`. */
export const squaresNamed = (size: Size, names: string[]) =>
  names.map((name) => squareNamed(size, name));

function squareNamed({ rows, columns }: Size, name: string) {
  const [, letters = "", number = "0"] = /^([a-z]+)(\d+)$/.exec(name) ?? [];
  return (rows - Number(number)) * columns + columnNumber(letters);
}

export function idOf(game: GameId, { rows, columns, squares, blocked, closed }: Layout): Id {
  const size = { rows, columns };
  const queens = game === "queens";
  const words = [game, queens ? `${rows}` : `${rows}x${columns}`];
  words.push(squareNames(size, squares) || "-");
  if (!queens && closed) words.push("closed");
  if (!queens && blocked.length > 0) words.push(`blocked=${squareNames(size, blocked)}`);
  return words.join("/");
}

export const dayId = (date: string, which: DailyId): Id => `day/${date}/${which}`;

/** The inverse of `dayId`; null for the id of another puzzle. */
export function dayNamed(id: Id) {
  const [, date, which] = /^day\/([\d-]+)\/(queens|queens-hard|knights)$/.exec(firstId(id)) ?? [];
  return date ? { date, which: which as DailyId } : null;
}

/** The practice board of a puzzle, before any game of it: `queens/6/b3+f2~practice`. */
export const practiceId = (game: GameId, layout: Layout): Id => `${idOf(game, layout)}~practice`;

export const isPractice = (id: Id) => id.endsWith("~practice");

/** The id without the number of a repeated game. */
export const firstId = (id: Id) => id.replace(/~(\d+|practice)$/, "");

/** The id of another game of the same puzzle. */
export function nextId(id: Id, isTaken: (id: Id) => boolean) {
  let number = 2;
  while (isTaken(`${firstId(id)}~${number}`)) number++;
  return `${firstId(id)}~${number}`;
}
