/** A log played again by the table. */

import type { Puzzle } from "../engine/generated/puzzle.ts";
import { makePlay, type Play } from "../engine/table.ts";
import { type MoveLog, REDO, UNDO } from "./move-log.ts";

/**
 * @returns the results of `look` before the first move and after each. Throws a sentence if a move
 * is impossible.
 */
export function replayLog<T>(puzzle: Puzzle, log: MoveLog, read: (play: Play) => T): T[] {
  const play = makePlay(puzzle, true);
  try {
    const seen = [read(play)];
    for (const { move } of log) {
      make(play, move);
      seen.push(read(play));
    }
    return seen;
  } finally {
    play.free();
  }
}

/** How many pieces are on the board, locked queens and the start included. */
export const countOf = ({ game, squares }: Puzzle, play: Play) =>
  play.pieces().length + (game === "knights" ? 0 : squares.length);

function make(play: Play, move: string) {
  const isDone = move === UNDO ? play.undo() : move === REDO ? play.redo() : play.replay(move);
  if (isDone === false) throw new Error("There is no move to take back or to redo.");
}
