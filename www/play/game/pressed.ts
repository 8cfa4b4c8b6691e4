/** What a press of a square does in a game: it places or removes a queen, or takes the knight there. */

import type { Puzzle } from "../../engine/generated/puzzle.ts";
import type { Play } from "../../engine/table.ts";
import { placedWords } from "./game-words.ts";

/**
 * Throws a sentence if the rules forbid it.
 * @param names of all squares
 * @returns what it did
 */
export function pressed(play: Play, puzzle: Puzzle, names: string[], square: number): string {
  const name = names[square]!;
  if (puzzle.game === "knights") {
    if (isBehind(puzzle, play, square)) return wentBack(play, names, square);
    play.jump(square);
    return `Knight to ${name}.`;
  }
  if (puzzle.squares.includes(square) || play.pieces().includes(square)) {
    play.lift(square);
    return `Queen taken off ${name}.`;
  }
  play.place(square);
  return placedWords(puzzle, square, name);
}

/** Whether the knight has visited a square and moved on. */
export const isBehind = ({ game }: Puzzle, play: Play, square: number) =>
  game === "knights" && play.pieces().slice(0, -1).includes(square);

/** Takes back all jumps after a square, as one move. */
function wentBack(play: Play, names: string[], square: number) {
  const path = [...play.pieces()];
  const left = path.slice(1, path.indexOf(square) + 1);
  play.restore(left.map((one) => names[one]).join("+"));
  return `Back to ${names[square]}.`;
}
