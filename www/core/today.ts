/** Local dates such as 2026-11-21; times are in milliseconds. */

import { noon, weekdayOf } from "./dates.ts";

export const FIRST_DAY = "2026-01-01";
export const LAST_DAY = "2036-12-31";

const HOURS = 60 * 60 * 1000;

const two = (number: number) => String(number).padStart(2, "0");

const dated = (year: number, month: number, day: number) => `${year}-${two(month)}-${two(day)}`;

export function dateOf(now: number) {
  const there = new Date(now);
  return dated(there.getFullYear(), there.getMonth() + 1, there.getDate());
}

/** The start of the next local day, in milliseconds. */
export function midnightAfter(now: number) {
  const there = new Date(now);
  return new Date(there.getFullYear(), there.getMonth(), there.getDate() + 1).getTime();
}

/** The time until then: `9 h 12 min`, with spaces that don't break. */
export function untilMidnight(now: number) {
  const left = Math.ceil((midnightAfter(now) - now) / 60_000);
  const [hours, minutes] = [Math.floor(left / 60), left % 60];
  const words = hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`;
  return words.replaceAll(" ", "\u00a0");
}

export const laterBy = (date: string, days: number) =>
  new Date(noon(date) + days * 24 * HOURS).toISOString().slice(0, 10);

/** The week of a date, from Monday. */
export const weekOf = (date: string) =>
  Array.from({ length: 7 }, (_, day) => laterBy(date, day - weekdayOf(date)));

/** The dates of a month (such as 2026-11) with puzzles. */
export function daysOf(month: string) {
  const [year, number] = month.split("-").map(Number) as [number, number];
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: days }, (_, day) => dated(year, number, day + 1)).filter(hasPuzzles);
}

export const hasPuzzles = (date: string) => isDate(date) && FIRST_DAY <= date && date <= LAST_DAY;

export const isDate = (text: string) => !Number.isNaN(noon(text)) && laterBy(text, 0) === text;
