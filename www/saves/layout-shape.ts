/** Boards and times as they are saved. */

import {
  type Guard,
  isBoolean,
  isString,
  isWhole,
  isWithin,
  listOf,
  orNull,
  shaped,
} from "../core/guards.ts";
import type { BoardLayout } from "../routes/layout.ts";

/** Up to the largest `Date`. */
export const isTime = isWithin(0, 8_640_000_000_000_000);

export const isSide = (value: unknown): value is number => isWhole(value) && value > 0;

export const LAYOUT = {
  rows: isSide,
  columns: isSide,
  squares: listOf(isWhole),
  blocked: listOf(isWhole),
  closed: isBoolean,
  regions: orNull(isString),
};

export const isLayout: Guard<BoardLayout> = (value): value is BoardLayout =>
  shaped<BoardLayout>(LAYOUT)(value) && isOnBoard(value);

/** Whether all squares are on the board, none of them twice. */
const isOnBoard = ({ rows, columns, squares, blocked }: BoardLayout) =>
  [squares, blocked].every(
    (all) => all.every((square) => square < rows * columns) && new Set(all).size === all.length,
  );
