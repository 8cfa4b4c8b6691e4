/** The sound of a move, from the game before and after it. */

import type { Sound } from "../../sound/sounds.ts";
import type { GameController } from "./game-controller.ts";

export type Stand = ReturnType<typeof standOf>;

/** The state of a game as far as it can be heard. */
export const standOf = (game: GameController) => ({
  game,
  /** Of pieces, or of visited squares. */
  count: game.count,
  crosses: game.crosses.length,
  conflicts: game.conflicts,
  position: game.position,
  solved: game.solved,
});

/** @returns none if another game was opened, or nothing has changed */
export function soundOf(before: Stand | null, after: Stand): Sound | null {
  if (before?.game !== after.game || before.position === after.position) return null;
  if (after.solved && !before.solved) return "solved";
  if (after.conflicts > before.conflicts) return "conflict";
  if (after.count < before.count) return "lift";
  if (after.count === before.count && after.crosses !== before.crosses) return "cross";
  return after.game.puzzle.game === "knights" ? "jump" : "place";
}
