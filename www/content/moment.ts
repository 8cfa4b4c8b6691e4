/** A moment is one step of one run, as plain data. */

import { ascending } from "../core/lists.ts";
import { columnNumber } from "../core/names.ts";
import type { GameId, Puzzle } from "../engine/generated/puzzle.ts";
import type { LaneOrder } from "../engine/generated/run.ts";

export type Moment = Required<Puzzle> & LaneOrder & { step: number };

/** Eight colours of one grade or another: the board that Colour Queens begins with. */
export const COLOURS = "AAAAAABBAACABBBBACCCBDEBCCCBBDEBCFFFDDEECCFDDGGEFFFFDDGEHHHHHHGG";

/** @param at the start or the locked queens, such as a8 or c8+a4, or "" */
export function moment(
  game: GameId,
  side: number,
  at: string,
  solver: string,
  step: number,
  more: Partial<Moment> = {},
): Moment {
  return { game, ...layout(side, at), solver, options: "", seed: 0, step, ...more };
}

/** @param at the start or the locked queens, such as a8 or c8+a4, or "" */
export function layout(side: number, at: string) {
  const squares = ascending(
    at
      .split("+")
      .filter(Boolean)
      .map((name) => squareOf(side, name)),
  );
  const blocked = [] as number[];
  return {
    rows: side,
    columns: side,
    squares,
    blocked,
    closed: false,
    regions: null as string | null,
  };
}

function squareOf(side: number, name: string) {
  const letters = name.replace(/\d+$/, "");
  return (side - Number(name.slice(letters.length))) * side + columnNumber(letters);
}
