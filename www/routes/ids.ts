/**
 * Ids of saved puzzles: `queens/8/f6+c1`, `colour/6A2B…/-`, `knights/6x6/a6/closed/blocked=c3+d3`, and for the puzzle of
 * a day `day/2026-11-21/colour`, `…/queens`, `…/knights` or the easy `…/queens-easy`. A second game of a puzzle ends in a number: `queens/8/f6+c1~2`.
 */

import { place, type Size } from "../core/geometry.ts";
import { columnNumber, squareName } from "../core/names.ts";
import { runsOf } from "../core/regions.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import type { DailyId } from "../engine/generated/thinking.ts";
import { type BoardLayout, PRACTICE_BOARDS } from "./layout.ts";

export { GAME_IDS } from "./path.ts";

export type Id = string;

export const perGame = <T>(make: (game: GameId) => T): Record<GameId, T> => ({
  queens: make("queens"),
  colour: make("colour"),
  knights: make("knights"),
});

export const namesOf = (size: Size, squares: number[]) =>
  squares.map((square) => squareName(size, place(size, square)));

/** As in links and records: `f6+c1`. */
export const squareNames = (size: Size, squares: number[]) => namesOf(size, squares).join("+");

/** The inverse of `namesOf`. */
export const squaresNamed = (size: Size, names: string[]) =>
  names.map((name) => squareNamed(size, name));

/** A number off the board, if the name is none of a square. */
function squareNamed({ rows, columns }: Size, name: string) {
  const [, letters, number] = /^([a-z]+)(\d+)$/.exec(name) ?? [];
  if (letters === undefined) return -1;
  return (rows - Number(number)) * columns + columnNumber(letters);
}

/** A board in links and ids: `8`, for a knight `5x6`, and for colours their run lengths. */
export const boardText = (
  game: GameId,
  { rows, columns, regions }: Pick<BoardLayout, "rows" | "columns" | "regions">,
) => (regions ? runsOf(regions) : game === "knights" ? `${rows}x${columns}` : `${rows}`);

export function idOf(game: GameId, layout: BoardLayout): Id {
  const { rows, columns, squares, blocked, closed } = layout;
  const size = { rows, columns };
  const queens = game !== "knights";
  const words = [game, boardText(game, layout)];
  words.push(squareNames(size, squares) || "-");
  if (!queens && closed) words.push("closed");
  if (!queens && blocked.length > 0) words.push(`blocked=${squareNames(size, blocked)}`);
  return words.join("/");
}

export const dayId = (date: string, which: DailyId): Id => `day/${date}/${which}`;

/** The inverse of `dayId`; null for the id of another puzzle. */
export function dayNamed(id: Id) {
  const [, date, which] =
    /^day\/([\d-]+)\/(queens|queens-easy|colour|knights)$/.exec(firstId(id)) ?? [];
  return date ? { date, which: which as DailyId } : null;
}

/** The practice board of a game: `queens/6/b3+f2~practice`. */
export const practiceId = (game: GameId): Id => `${idOf(game, PRACTICE_BOARDS[game])}~practice`;

export const isPractice = (id: Id) => id.endsWith("~practice");

/** The id without the number of a repeated game. */
export const firstId = (id: Id) => id.replace(/~(\d+|practice)$/, "");

/** The id of another game of the same puzzle. */
export function nextId(id: Id, isTaken: (id: Id) => boolean) {
  let number = 2;
  while (isTaken(`${firstId(id)}~${number}`)) number++;
  return `${firstId(id)}~${number}`;
}
