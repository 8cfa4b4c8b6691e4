/**
 * Tips shown once, when they help. How to move is explained for each game.
 */
import { press } from "../../core/pointer.ts";
import type { Puzzle } from "../../engine/generated/puzzle.ts";
import type { State } from "../../store/state.ts";
import type { GameController } from "../game/game-controller.ts";

type FirstHint = "place" | "jump" | "cross" | "hint";

/** After how many moves a tip appears, and for how many more it stays. */
const MOVES = { cross: 2, hint: 8 };
const TOLD = 2;

/** The tip that helps now. */
function firstHint(
  { hintsSeen }: State,
  { puzzle, moves, solved }: GameController,
): FirstHint | null {
  if (solved) return null;
  const first = moveOf(puzzle);
  if (moves === 0) return hintsSeen.includes(first) ? null : first;
  const isNew = (hint: "cross" | "hint") =>
    moves >= MOVES[hint] && moves < MOVES[hint] + TOLD && !hintsSeen.includes(hint);
  if (puzzle.game !== "knights" && isNew("cross")) return "cross";
  return isNew("hint") ? "hint" : null;
}

const moveOf = ({ game }: Puzzle) => (game !== "knights" ? "place" : "jump");

/** The tip in a sentence, or "". */
export function firstHintWords(state: State, game: GameController) {
  const hint = game.begun ? firstHint(state, game) : null;
  return hint ? WORDS[hint](game.puzzle) : "";
}

const WORDS: Record<FirstHint, (puzzle: Puzzle) => string> = {
  place: () => `${press()} a square to place a queen.`,
  jump: ({ blocked = [] }) =>
    `${press()} a circled number: it counts the onward moves from there.${blocked.length > 0 ? " Black squares are blocked." : ""}`,
  cross: () =>
    press() === "Tap"
      ? "Drag across squares to cross them out."
      : "Right-click a square to cross it out.",
  hint: () => "Stuck? Hint tells you whether it can still be solved, and what to do.",
};

/**
 * Adds what has now been done for the first time.
 * @returns the same list if there is nothing new
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
