/** The puzzles of a day as they were played, also in a duel. */

import type { DailyId } from "../engine/generated/thinking.ts";
import { DAILIES, gameOfDaily, layoutOfDay } from "../routes/daily.ts";
import { dayId, idOf } from "../routes/ids.ts";
import type { Kept } from "./played.ts";
import type { State } from "./state.ts";

/** The date whose puzzle a duel is about, if that counts for the day; null otherwise. Who gave up has seen the answer. */
export function dayOfDuel({ days }: Pick<State, "days">, kept: Kept): string | null {
  if (!kept.rival || kept.rival.gaveUp !== undefined) return null;
  const board = idOf(kept.game, kept);
  const isIt = (daily: State["days"][string]) =>
    DAILIES.some((which) => {
      const game = gameOfDaily(which);
      return game === kept.game && idOf(game, layoutOfDay(daily, which)) === board;
    });
  return Object.values(days).find(isIt)?.date ?? null;
}

/** The game of a day's puzzle; the duel that solved it, if one did. */
export function gameOfDay({ play: { games } }: State, date: string, which: DailyId) {
  const own = games[dayId(date, which)];
  if (own?.solved) return own;
  const game = gameOfDaily(which);
  const isDuel = (kept: Kept) =>
    kept.rival !== undefined && kept.game === game && kept.solved?.day === date;
  return Object.values(games).find(isDuel) ?? own;
}
