/** Links from a chart to its runs. */
import type { Size } from "../core/geometry.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import type { LaneOrder as Lane } from "../engine/generated/run.ts";
import { namedBoard } from "../routes/boards.ts";
import { AT_START, format as formatRace } from "../routes/compare/race.ts";
import { print } from "../routes/route.ts";

/** A board, and the colours of its squares if it has any. */
export type SizedBoard = Size & { regions?: string | null };

/** @param square the locked queen or the start, if any */
const layoutOf = ({ rows, columns, regions = null }: SizedBoard, square: number | null) => {
  const squares = square === null ? [] : [square];
  return { rows, columns, squares, blocked: [], closed: false, regions };
};

/** The start of a run. */
export const runLink = (
  game: GameId,
  size: SizedBoard,
  square: number | null,
  { solver, options, seed }: Lane,
) =>
  print({
    kind: "watch",
    ...namedBoard(game, layoutOf(size, square)),
    solver,
    options,
    seed,
    step: 0,
  });

/** A race at its start. */
export const raceLink = (game: GameId, size: SizedBoard, square: number | null, lanes: Lane[]) =>
  print({
    kind: "compare",
    game,
    tab: "race",
    setup: formatRace({ ...layoutOf(size, square), lanes, own: "", ...AT_START }, game),
  });
