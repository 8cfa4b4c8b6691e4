/** What the place where the page is needs: see `routes/needs.ts`. */

import { type Need, needIn } from "../routes/needs.ts";
import type { State } from "./state.ts";

export function needOf({ mode, game, lesson, compare, play }: State): Need {
  if (mode === "watch") return needIn(mode, { game });
  if (mode === "compare") {
    return needIn(mode, { game, you: compare.tab === "race" && compare.race[game].you });
  }
  if (mode === "play") return needIn(mode, { isDuel: Boolean(play.games[play.seen[game]]?.rival) });
  const { id, practice, like } = lesson;
  return needIn(mode, { lesson: id, practice, isLike: like !== undefined });
}

/** The need of a random square in a mode. */
export const needOfChance = (state: State): Need => ({ ...needOf(state), deals: true });
