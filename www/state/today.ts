/**
 * Days as a person has them: a date such as 2026-11-21 of the place where the person is, which
 * changes at midnight there. Nothing here reads a clock; the time, in milliseconds, is handed in.
 */

/** The first day that has puzzles, and the last. */
export const FIRST_DAY = "2026-01-01";
export const LAST_DAY = "2036-12-31";

import { noon, weekdayOf } from "../core/dates.ts";

const HOURS = 60 * 60 * 1000;

const two = (number: number) => String(number).padStart(2, "0");

/** @param month from 1 */
const dated = (year: number, month: number, day: number) => `${year}-${two(month)}-${two(day)}`;

/** The date where the person is. */
export function dateOf(now: number) {
  const there = new Date(now);
  return dated(there.getFullYear(), there.getMonth() + 1, there.getDate());
}

/** When the next day begins there: on days when the clock is changed, too. */
export function midnightAfter(now: number) {
  const there = new Date(now);
  return new Date(there.getFullYear(), there.getMonth(), there.getDate() + 1).getTime();
}

/** How long it is until then, in hours and minutes: `9 h 12 min`. */
export function untilMidnight(now: number) {
  const left = Math.ceil((midnightAfter(now) - now) / 60_000);
  const [hours, minutes] = [Math.floor(left / 60), left % 60];
  return hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`;
}

/** The date so many days later. */
export const laterBy = (date: string, days: number) =>
  new Date(noon(date) + days * 24 * HOURS).toISOString().slice(0, 10);

/** The seven dates of the week of a date, Monday first. */
export const weekOf = (date: string) =>
  Array.from({ length: 7 }, (_, day) => laterBy(date, day - weekdayOf(date)));

/**
 * The dates of a month that have puzzles.
 * @param month such as 2026-11
 */
export function daysOf(month: string) {
  const [year, number] = month.split("-").map(Number) as [number, number];
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: days }, (_, day) => dated(year, number, day + 1)).filter(hasPuzzles);
}

/** Whether there are puzzles of that date, and such a date. */
export const hasPuzzles = (date: string) => isDate(date) && FIRST_DAY <= date && date <= LAST_DAY;

/** Whether a text is a date of the calendar. */
export const isDate = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(noon(text)) && laterBy(text, 0) === text;
