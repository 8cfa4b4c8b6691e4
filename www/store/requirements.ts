/** What the place where the page is requires: see `routes/requirements.ts`. */

import { type Requirements, requirementsIn } from "../routes/requirements.ts";
import type { State } from "./state.ts";

export function requirementsOf(state: State): Requirements {
  const { mode, game, lesson, compare, play, screen } = state;
  if (mode === "watch") return requirementsIn(mode, { game });
  if (mode === "compare") {
    return requirementsIn(mode, {
      game,
      you: compare.tab === "race" && compare.race[game].own === "you",
    });
  }
  if (mode === "lab") return requirementsIn(mode, null);
  if (mode === "play") {
    const isExplained = screen === "explain";
    const isDuel = !isExplained && Boolean(play.games[play.seen[game]]?.rival);
    return requirementsIn(mode, { isDuel, isExplained, isBring: screen === "bring" });
  }
  const { id, practice, like } = lesson;
  return requirementsIn(mode, { lesson: id, practice, isLike: like !== undefined });
}

/** What a random square in a mode requires. */
export const requirementsOfChance = (state: State): Requirements => ({
  ...requirementsOf(state),
  deals: true,
});
