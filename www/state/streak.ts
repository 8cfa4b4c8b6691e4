/**
 * Days in a row with a puzzle of the day solved, of any game. Only a puzzle solved on its own day
 * counts; a missed day ends the streak.
 */

import type { Solve } from "./state.ts";
import { laterBy, weekOf } from "./today.ts";

export type Streak = ReturnType<typeof streakOf>;

export function streakOf(solves: Solve[], today: string) {
  const has = new Set(solves.filter(({ inTime }) => inTime).map(({ on }) => on));
  const days = [...has];
  const lengths = days.map((day) => lengthUpTo(has, day));
  // After the clock was set back, later days still count.
  const ends = [laterBy(today, -1), ...days.filter((day) => day >= today)];
  const length = Math.max(...ends.map((day) => lengthUpTo(has, day)));
  return {
    days: length,
    longest: Math.max(0, ...lengths),
    today: has.has(today),
    week: weekOf(today).map((date) => ({
      date,
      solved: has.has(date),
      isToday: date === today,
      isAhead: date > today,
    })),
  };
}

function lengthUpTo(has: ReadonlySet<string>, day: string) {
  let length = 0;
  while (has.has(laterBy(day, -length))) length++;
  return length;
}
