/**
 * Days in a row on which a puzzle of the day was solved, the queens' or the knight's. A day counts
 * if that was on the day itself; a puzzle of the past counts for nothing here, and a day that is
 * missed ends the streak.
 */

import type { Solve } from "./state.ts";
import { laterBy, weekOf } from "./today.ts";

export interface Streak {
  /** In a row up to today, or to yesterday while today can still be added. */
  days: number;
  /** That there ever was. */
  longest: number;
  /** Whether today is among them. */
  today: boolean;
  /** From Monday to Sunday. */
  week: Dot[];
}

/** A day of the week. */
interface Dot {
  date: string;
  solved: boolean;
  isToday: boolean;
  isAhead: boolean;
}

/** The days that count, each once, in ascending order. */
export const daysSolved = (solves: Solve[]) =>
  [...new Set(solves.filter(({ inTime }) => inTime).map(({ on }) => on))].toSorted();

/** @param today the date */
export function streakOf(solves: Solve[], today: string): Streak {
  const days = daysSolved(solves);
  const has = new Set(days);
  const lengths = days.map((day) => lengthUpTo(has, day));
  // Where the clock was set back, the days after today were solved all the same.
  const ends = [today, laterBy(today, -1), ...days.filter((day) => day > today)];
  const length = Math.max(...ends.map((day) => lengthUpTo(has, day)));
  return {
    ...{ days: length, longest: Math.max(0, ...lengths), today: has.has(today) },
    week: weekOf(today).map((date) => ({
      ...{ date, solved: has.has(date), isToday: date === today, isAhead: date > today },
    })),
  };
}

/** How many days in a row end with a day. */
function lengthUpTo(has: ReadonlySet<string>, day: string) {
  let length = 0;
  while (has.has(laterBy(day, -length))) length++;
  return length;
}
