/** The results of a whole day, to share. */

import { shortDay } from "../core/dates.ts";
import { duration } from "../core/numbers.ts";
import { DAILIES, dailyName } from "../routes/daily.ts";
import { HOME } from "../routes/route.ts";
import { gameOfDay } from "../store/dailies.ts";
import { helpWords } from "../store/share.ts";
import { summaryOf } from "../store/solves.ts";
import type { State } from "../store/state.ts";
import { streakOf } from "../store/streak.ts";

/**
 * A line for each puzzle that was solved.
 * @param page the address of the page without the part from # on
 */
export function dayResult(state: State, date: string, page: string) {
  const lines = DAILIES.flatMap((which) => {
    const solve = gameOfDay(state, date, which)?.solved;
    return solve ? `${dailyName(which)}: ${duration(solve.seconds)} · ${helpWords(solve)}` : [];
  });
  const { days } = streakOf(summaryOf(state.solves), date);
  const streak = days > 1 ? [`${days}-day streak`] : [];
  return [`Forward Check · ${shortDay(date)}`, ...lines, ...streak, page + HOME].join("\n");
}
