/**
 * Days in a row on which a puzzle of the day was solved, the queens' or the knight's. A day counts
 * if that was on the day itself; a puzzle of the past counts for nothing here, and a day that is
 * missed ends the streak.
 */

import { laterBy, weekOf } from "./today.js";

/** @typedef {import("./state.js").Solve} Solve */
/**
 * @typedef {object} Streak
 * @property {number} days in a row up to today, or to yesterday while today can still be added
 * @property {number} longest that there ever was
 * @property {boolean} today whether today is among them
 * @property {Dot[]} week from Monday to Sunday
 */
/** A day of the week. @typedef {{date: string, solved: boolean, isToday: boolean, isAhead: boolean}} Dot */

/**
 * The days that count, each once, in ascending order.
 * @param {Solve[]} solves
 */
export const daysSolved = (solves) =>
  [...new Set(solves.filter(({ inTime }) => inTime).map(({ on }) => on))].toSorted();

/**
 * @param {Solve[]} solves
 * @param {string} today the date
 * @returns {Streak}
 */
export function streakOf(solves, today) {
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

/**
 * How many days in a row end with a day.
 * @param {ReadonlySet<string>} has
 * @param {string} day
 */
function lengthUpTo(has, day) {
  let length = 0;
  while (has.has(laterBy(day, -length))) length++;
  return length;
}
