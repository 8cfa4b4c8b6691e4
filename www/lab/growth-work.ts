/** How much work programs and solvers do on a board. */

import { nextTask } from "../core/next-task.ts";
import { makeRun } from "../engine/engine.ts";
import type { GameId, Puzzle } from "../engine/generated/puzzle.ts";
import type { LaneOrder } from "../engine/generated/run.ts";

/** Milliseconds between two glances at the page. */
const SLICE = 12;

export const boardOf = (game: GameId, n: number): Puzzle => ({
  game,
  rows: n,
  columns: n,
  squares: game === "knights" ? [0] : [],
  closed: false,
});

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
  const placed = () => {
    const { tally } = solver.ask({ do: "show" }, 0, { sentence: false, board: false, tree: false });
    return tally.placements + tally.moves;
  };
  try {
    let isGoing = true;
    while (isGoing && isOpen() && placed() < limit) {
      isGoing = solver.work({ do: "advance", steps: 20_000 }, SLICE) || !hasEnded(solver);
      await nextTask();
    }
    return { placed: placed(), stopped: isGoing };
  } finally {
    solver.free();
  }
}

const hasEnded = (solver: ReturnType<typeof makeRun>) =>
  solver.ask({ do: "show" }, 0, { sentence: false, board: false, tree: false }).outcome !== null;

/** The operations that place a piece: see `Recording` in the engine. */
const [PLACE, MOVE] = [1, 5];

export function placedIn(words: Uint16Array) {
  let placed = 0;
  for (const word of words) {
    const operation = word >> 12;
    if (operation === PLACE || operation === MOVE) placed += 1;
  }
  return placed;
}
