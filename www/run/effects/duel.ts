/** What can't be done while a challenge is answered. */

import type { Action } from "../../state/actions.ts";
import { isDuelling, isVeiled, type State } from "../../state/state.ts";

const NOT_STARTED = "Press Start first: the board appears, and the clock starts.";
const NO_HINTS = "Hints are off in a duel.";

const MOVES = ["board/press", "board/cross", "board/stroke", "board/move"];
const ON_BOARD = [...MOVES, "app/undo", "app/redo", "play/restart", "play/from-run"];

/** Whether an action asks for help: *Hint*, *Check my board* or *Why not here?* */
const isHelp = (type: Action["type"]) =>
  type === "play/check" || (type.startsWith("hint/") && type !== "hint/close");

/** Why an action is refused, in a sentence, or "". */
export function whyNotInDuel(state: State, { type }: Action): string {
  if (isVeiled(state) && ON_BOARD.includes(type)) return NOT_STARTED;
  return isDuelling(state) && isHelp(type) ? NO_HINTS : "";
}
