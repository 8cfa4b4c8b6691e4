/** What to play after a puzzle: the day's other puzzles, then new ones. */

import type { DailyId } from "../engine/generated/thinking.ts";
import { DAILIES, dailyName } from "../routes/daily.ts";
import { dayNamed } from "../routes/ids.ts";
import { summaryOf } from "../store/solves.ts";
import { playedOf, type State } from "../store/state.ts";
import { isSolvedOn } from "../store/summary.ts";

interface Next {
  label: string;
  /** The day's puzzle to open; null for a new puzzle. */
  open: { date: string; which: DailyId } | null;
}

export function nextOf(state: State): Next {
  const kept = playedOf(state);
  const day = dayNamed(kept.id);
  const which = day && openOn(state, day.date).find((which) => which !== day.which);
  if (which) {
    const label = `Next: ${dailyName(which)}`;
    return { label, open: { date: day.date, which } };
  }
  return { label: "New puzzle", open: null };
}

/** The unsolved puzzles of a day. */
export const openOn = ({ solves }: State, date: string) =>
  DAILIES.filter((which) => !isSolvedOn(summaryOf(solves), date, which));
