/** How much work programs and solvers do on a board. */

import { COLOUR_BOARDS } from "../content/colour-boards.ts";
import { nextTask } from "../core/next-task.ts";
import { makeRun } from "../engine/engine.ts";
import type { GameId, Puzzle } from "../engine/generated/puzzle.ts";
import type { LaneOrder } from "../engine/generated/run.ts";
import { FIGURES } from "../engine/wanted.ts";

/** Milliseconds between two glances at the page. */
const SLICE = 12;

export const boardOf = (game: GameId, n: number): Puzzle => ({
  game,
  rows: n,
  columns: n,
  squares: game === "knights" ? [0] : [],
  closed: false,
  regions: game === "colour" ? colouredBoard(n) : null,
});

const colouredBoard = (n: number) =>
  COLOUR_BOARDS.find(({ regions }) => regions.length === n * n)!.regions;

/**
 * How many pieces a solver places, up to a limit.
 * @param isOpen whether to go on
 */
export async function workOf(
  puzzle: Puzzle,
  rival: LaneOrder,
  limit: number,
  isOpen: () => boolean,
) {
  const solver = makeRun({ puzzle, ...rival });
  const reached = () => {
    const { tally, outcome } = solver.ask({ do: "show" }, 0, FIGURES);
    return { placed: tally.placements + tally.moves, stopped: outcome === null };
  };
  try {
    let work = reached();
    while (work.stopped && isOpen() && work.placed < limit) {
      solver.work({ do: "advance", steps: 20_000 }, SLICE);
      await nextTask();
      work = reached();
    }
    return work;
  } finally {
    solver.free();
  }
}
