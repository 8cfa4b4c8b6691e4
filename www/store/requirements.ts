/** What the place where the page is requires: see `routes/requirements.ts`. */

import { type Requirements, requirementsIn } from "../routes/requirements.ts";
import type { State } from "./state.ts";

export function requirementsOf({ mode, screen, game, lesson, compare, play }: State): Requirements {
  if (mode === "watch") return requirementsIn(mode, { game });
  if (mode === "compare") {
    return requirementsIn(mode, { game, you: compare.tab === "race" && compare.race[game].you });
  }
  if (mode === "play") {
    const isExplained = screen === "explain";
    const isDuel = !isExplained && Boolean(play.games[play.seen[game]]?.rival);
    return requirementsIn(mode, { isDuel, isExplained });
  }
  const { id, practice, like } = lesson;
  return requirementsIn(mode, { lesson: id, practice, isLike: like !== undefined });
}

/** What a random square in a mode requires. */
export const requirementsOfChance = (state: State): Requirements => ({
  ...requirementsOf(state),
  deals: true,
});
