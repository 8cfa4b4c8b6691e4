/** The puzzles of a day as they were played, also in a duel. */

import type { DailyId } from "../engine/generated/thinking.ts";
import { gameOfDaily } from "../routes/daily.ts";
import { dayId } from "../routes/ids.ts";
import type { Kept } from "./played.ts";
import type { State } from "./state.ts";

/** The game of a day's puzzle; the duel that solved it, if one did. */
export function gameOfDay({ play: { games } }: State, date: string, which: DailyId) {
  const own = games[dayId(date, which)];
  if (own?.solved) return own;
  const game = gameOfDaily(which);
  const isDuel = (kept: Kept) =>
    kept.rival !== undefined && kept.game === game && kept.solved?.day === date;
  return Object.values(games).find(isDuel) ?? own;
}
