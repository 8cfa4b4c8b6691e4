/**
 * What a person is told on the first visit: three things, each at the moment it helps, and never
 * again once it was done. How to move is told for each game of its own.
 */
import { press } from "../core/pointer.ts";
import type { Puzzle } from "../engine/generated/puzzle.ts";
import type { State } from "../state/state.ts";
import type { GameController } from "./game-controller.ts";

type FirstHint = "place" | "jump" | "cross" | "hint";

/** After so many moves somebody may want to cross squares out, and after so many more a hint. */
const MOVES = { cross: 2, hint: 8 };

/** The first hint that helps now. */
export function firstHint(
  { hintsSeen }: State,
  { puzzle, moves, solved }: GameController,
): FirstHint | null {
  if (solved) return null;
  const isNew = (hint: FirstHint) => !hintsSeen.includes(hint);
  const first = moveOf(puzzle);
  if (moves === 0) return isNew(first) ? first : null;
  if (puzzle.game === "queens" && moves >= MOVES.cross && isNew("cross")) return "cross";
  return moves >= MOVES.hint && isNew("hint") ? "hint" : null;
}

const moveOf = ({ game }: Puzzle) => (game === "queens" ? "place" : "jump");

/** It in a sentence. */
export function firstHintWords(hint: FirstHint) {
  if (hint === "hint") return "Stuck? Hint says whether it’s still possible.";
  if (hint === "cross") {
    return press() === "Tap"
      ? "Drag over squares to cross them out."
      : "Right-click a square to cross it out.";
  }
  return hint === "place"
    ? `${press()} a square to place a queen.`
    : `${press()} a square that is a knight’s jump away.`;
}

/**
 * What has been done for the first time, beside what was done before.
 * @returns the very same where there is nothing new
 */
export function hintsDone(
  seen: string[],
  { puzzle, moves, crosses, conflicts }: GameController,
  askedForHint: boolean,
): string[] {
  const done = {
    [moveOf(puzzle)]: moves > 0,
    clash: conflicts > 0,
    cross: crosses.length > 0,
    hint: askedForHint,
  };
  const fresh = Object.entries(done).filter(([hint, is]) => is && !seen.includes(hint));
  return fresh.length > 0 ? [...seen, ...fresh.map(([hint]) => hint)] : seen;
}
