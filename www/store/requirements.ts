/** What the place where the page is requires: see `routes/requirements.ts`. */

import { type Requirements, requirementsIn } from "../routes/requirements.ts";
import type { State } from "./state.ts";

export function requirementsOf({ mode, game, lesson, compare, play }: State): Requirements {
  if (mode === "watch") return requirementsIn(mode, { game });
  if (mode === "compare") {
    return requirementsIn(mode, { game, you: compare.tab === "race" && compare.race[game].you });
  }
  if (mode === "lab") return requirementsIn(mode, null);
  if (mode === "play")
    return requirementsIn(mode, { isDuel: Boolean(play.games[play.seen[game]]?.rival) });
  const { id, practice, like } = lesson;
  return requirementsIn(mode, { lesson: id, practice, isLike: like !== undefined });
}

/** What a random square in a mode requires. */
export const requirementsOfChance = (state: State): Requirements => ({
  ...requirementsOf(state),
  deals: true,
});
