/**
 * What a puzzle is called where it is kept: `queens/8/f6+c1`, `knights/6x6/a6/closed/blocked=c3+d3`,
 * and the puzzle of a day `day/2026-11-21/queens`. A second game of the same puzzle has a number of
 * its own behind that: `queens/8/f6+c1~2`.
 */

import { place } from "../core/geometry.ts";
import { columnNumber, squareName } from "../core/names.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import type { Id, Layout } from "./state.ts";

/** The names of squares, in their order. */
export const namesOf = (size: { rows: number; columns: number }, squares: number[]) =>
  squares.map((square) => squareName(size, place(size, square)));

/** The names of squares as they stand in links and records: `f6+c1`. */
export const squareNames = (size: { rows: number; columns: number }, squares: number[]) =>
  namesOf(size, squares).join("+");

/** The squares that names stand for, in their order. */
export const squaresNamed = (size: { rows: number; columns: number }, names: string[]) =>
  names.map((name) => squareNamed(size, name));

function squareNamed({ rows, columns }: { rows: number; columns: number }, name: string) {
  const [, letters = "", number = "0"] = /^([a-z]+)(\d+)$/.exec(name) ?? [];
  return (rows - Number(number)) * columns + columnNumber(letters);
}

/** What the puzzle of a layout is called. */
export function idOf(game: GameId, { rows, columns, squares, blocked, closed }: Layout): Id {
  const size = { rows, columns };
  const queens = game === "queens";
  const words = [game, queens ? `${rows}` : `${rows}x${columns}`];
  words.push(squareNames(size, squares) || "-");
  if (!queens && closed) words.push("closed");
  if (!queens && blocked.length > 0) words.push(`blocked=${squareNames(size, blocked)}`);
  return words.join("/");
}

export const dayId = (date: string, game: GameId): Id => `day/${date}/${game}`;

/** What the puzzle is called that this is perhaps a second game of. */
export const firstId = (id: Id) => id.replace(/~\d+$/, "");

/** A name for another game of the same puzzle. */
export function nextId(id: Id, isTaken: (id: Id) => boolean) {
  let number = 2;
  while (isTaken(`${firstId(id)}~${number}`)) number++;
  return `${firstId(id)}~${number}`;
}
