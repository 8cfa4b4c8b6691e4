/** Links that lead from a chart to the runs behind it. */

import type { GameId } from "../../engine/generated/puzzle.ts";
import type { LaneOrder as Lane } from "../../engine/generated/run.ts";
import { namedBoard } from "../boards.ts";
import * as moments from "../moments.ts";
import { format } from "../places.ts";
import { AT_START, format as formatRace } from "./race.ts";

interface Size {
  rows: number;
  columns: number;
}

/** A board with one square given, or none. */
const layoutOf = ({ rows, columns }: Size, square: number | null) => ({
  ...{ rows, columns, squares: square === null ? [] : [square] },
  ...{ blocked: [], closed: false },
});

/**
 * The beginning of a run.
 * @param square that is locked, or the start
 */
export const runLink = (
  game: GameId,
  size: Size,
  square: number | null,
  { solver, options, seed }: Lane,
) =>
  moments.format({ ...namedBoard(game, layoutOf(size, square)), solver, options, seed, step: 0 });

/**
 * A race that is about to begin.
 * @param square that is locked, or the start
 */
export const raceLink = (game: GameId, size: Size, square: number | null, lanes: Lane[]) =>
  format({
    ...{ mode: "compare", game, tab: "race" },
    setup: formatRace({ ...layoutOf(size, square), lanes, ...AT_START }, game),
  });
