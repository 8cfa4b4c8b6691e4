/** Which puzzle a solve or a program is of. */

import { same } from "../core/same.ts";
import type { Puzzle } from "../engine/generated/puzzle.ts";
import type { Recorded } from "../engine/tape.ts";
import { squareNames } from "../routes/ids.ts";
import { type NamedPuzzle, puzzleKey } from "../store/solves.ts";
import type { Solve } from "../store/state.ts";

/** Whether a recorded solve is one of a puzzle, as far as can be seen without its moves. */
export const isOf = (puzzle: Puzzle, solve: Solve) =>
  solve.log !== undefined && puzzleKey(solve) === puzzleKey(namedPuzzle(puzzle));

/** A puzzle as its solves name it. */
export const namedPuzzle = ({
  blocked = [],
  regions,
  squares,
  ...puzzle
}: Puzzle): NamedPuzzle => ({
  ...puzzle,
  at: squareNames(puzzle, squares),
  blocked: blocked.length,
  ...(regions && { regions }),
});

export const isOnBoard = (program: Recorded, puzzle: Puzzle) =>
  same(namedPuzzle(program.puzzle), namedPuzzle(puzzle));
