/**
 * Days as a person has them: a date such as 2026-11-21 of the place where the person is, which
 * changes at midnight there. Nothing here reads a clock; the time, in milliseconds, is handed in.
 */

/** @typedef {import("./state.js").State} State */

/** The first day that has puzzles, and the last. */
export const FIRST_DAY = "2026-01-01";
export const LAST_DAY = "2036-12-31";

const HOURS = 60 * 60 * 1000;

/** @param {number} number */
const two = (number) => String(number).padStart(2, "0");

/** @param {number} year @param {number} month from 1 @param {number} day */
const dated = (year, month, day) => `${year}-${two(month)}-${two(day)}`;

/** Noon of a date in Greenwich, where every day has 24 hours. @param {string} date */
const noon = (date) => Date.parse(`${date}T12:00:00Z`);

/**
 * The date where the person is.
 * @param {number} now
 */
export function dateOf(now) {
  const there = new Date(now);
  return dated(there.getFullYear(), there.getMonth() + 1, there.getDate());
}

/**
 * When the next day begins there: on days when the clock is changed, too.
 * @param {number} now
 */
export function midnightAfter(now) {
  const there = new Date(now);
  return new Date(there.getFullYear(), there.getMonth(), there.getDate() + 1).getTime();
}

/**
 * How long it is until then, in hours and minutes: `9 h 12 min`.
 * @param {number} now
 */
export function untilMidnight(now) {
  const left = Math.ceil((midnightAfter(now) - now) / 60_000);
  const [hours, minutes] = [Math.floor(left / 60), left % 60];
  return hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`;
}

/**
 * The date so many days later.
 * @param {string} date
 * @param {number} days
 */
export const laterBy = (date, days) =>
  new Date(noon(date) + days * 24 * HOURS).toISOString().slice(0, 10);

/** From 0 for Monday to 6 for Sunday. @param {string} date */
export const weekdayOf = (date) => (new Date(noon(date)).getUTCDay() + 6) % 7;

/** The seven dates of the week of a date, Monday first. @param {string} date */
export const weekOf = (date) =>
  Array.from({ length: 7 }, (_, day) => laterBy(date, day - weekdayOf(date)));

/**
 * The dates of a month that have puzzles.
 * @param {string} month such as 2026-11
 */
export function daysOf(month) {
  const [year, number] = month.split("-").map(Number);
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: days }, (_, day) => dated(year, number, day + 1)).filter(hasPuzzles);
}

/** Whether there are puzzles of that date, and such a date. @param {string} date */
export const hasPuzzles = (date) => isDate(date) && FIRST_DAY <= date && date <= LAST_DAY;

/** Whether a text is a date of the calendar. @param {string} text */
export const isDate = (text) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(noon(text)) && laterBy(text, 0) === text;
