/** Your last recorded solve of a race's puzzle, as the positions that its moves led to. */

import type { Puzzle } from "../engine/generated/puzzle.ts";
import type { RunEnd } from "../engine/generated/run.ts";
import type { Timed } from "../engine/tape.ts";
import { logFrom } from "../store/move-log.ts";
import { replayLog } from "../store/replayed-log.ts";
import type { Solve } from "../store/state.ts";

/** Microseconds in the unit of a log. */
const TENTH = 100_000;

export interface OwnSolve {
  /** The date. */
  on: string;
  /** The start, and where the pieces are after each move of one. */
  positions: Timed[];
  /** How many pieces were placed, and taken off again; a move is both. */
  tally: Pick<RunEnd, "nodes" | "backtracks">;
}

/**
 * The last of these solves that is one of the puzzle, by its moves.
 * @param solves the latest first
 */
export function ownSolve(puzzle: Puzzle, solves: Solve[]): OwnSolve | null {
  for (const { log = "", on } of solves) {
    const positions = positionsIn(puzzle, log);
    if (positions) return { on, positions, tally: tallyOf(positions) };
  }
  return null;
}

function tallyOf(positions: Timed[]) {
  const tally = { nodes: 0, backtracks: 0 };
  for (const [at, { pieces }] of positions.slice(1).entries()) {
    const before = positions[at]!.pieces;
    const placed = pieces.filter((square) => !before.includes(square)).length;
    tally.nodes += placed;
    tally.backtracks += before.length + placed - pieces.length;
  }
  return tally;
}

/** Null unless the moves solve the puzzle. */
function positionsIn(puzzle: Puzzle, text: string): Timed[] | null {
  const log = logFrom(text);
  if (!log) return null;
  try {
    const seen = replayLog(puzzle, log, (play) => ({
      solved: play.solved,
      pieces: Float64Array.from(play.pieces()),
    }));
    if (!seen.at(-1)?.solved) return null;
    const timed = seen.map(({ pieces }, at) => ({
      microseconds: at === 0 ? 0 : log[at - 1]!.at * TENTH,
      pieces,
    }));
    // Crosses move no piece.
    return timed.filter(({ pieces }, at) => at === 0 || `${pieces}` !== `${timed[at - 1]!.pieces}`);
  } catch {
    // The solve is of another puzzle.
    return null;
  }
}
