/** The day that a duel counts for. */

import { DAILIES, gameOfDaily, layoutOfDay } from "../../routes/daily.ts";
import { idOf } from "../../routes/ids.ts";
import type { Kept, State } from "../../store/state.ts";

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
