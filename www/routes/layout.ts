/** Boards and what is given on them. */

import { COLOURS } from "../content/moment.ts";
import type { GameId, Puzzle } from "../engine/generated/puzzle.ts";

/** A board and what is given on it; locked queens are in ascending order. */
export type BoardLayout = Omit<Required<Puzzle>, "game">;

export const NOTHING_GIVEN: Pick<BoardLayout, "squares" | "blocked"> = { squares: [], blocked: [] };

export const EMPTY: BoardLayout = {
  rows: 8,
  columns: 8,
  ...NOTHING_GIVEN,
  closed: false,
  regions: null,
};

/** The board that each game begins with. */
export const FIRST_BOARDS: Record<GameId, BoardLayout> = {
  queens: EMPTY,
  colour: { ...EMPTY, regions: COLOURS },
  knights: EMPTY,
};

/** The boards of the tips, apart from the puzzles that count; each has a solution. */
export const PRACTICE_BOARDS: Record<GameId, BoardLayout> = {
  colour: { ...EMPTY, rows: 5, columns: 5, regions: "AABBBAACCBAADCBAADDDEEEED" },
  queens: { ...EMPTY, rows: 6, columns: 6, squares: [19, 29] },
  knights: { ...EMPTY, rows: 5, columns: 5, squares: [20] },
};

/** Drops all other properties. */
export const layoutOf = ({
  rows,
  columns,
  squares,
  blocked,
  closed,
  regions,
}: BoardLayout): BoardLayout => ({
  rows,
  columns,
  squares,
  blocked,
  closed,
  regions,
});
