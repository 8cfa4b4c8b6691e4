/**
 * Days in a row with a puzzle of the day solved, of any game. Only a puzzle solved in time counts, and the easy one never
 * does; a missed day ends the streak. Tomorrow counts already, for it may have come where you were; later days count once they come.
 */

import { dayName, dayNumber } from "../core/dates.ts";
import { weekOf } from "../core/today.ts";
import { summaryOf } from "./solves.ts";
import type { State } from "./state.ts";
import { daysInTime, isInTimeOn, type Summary } from "./summary.ts";

export type Streak = ReturnType<typeof streakOf>;

/** Days in a row: the number of the last one (see `dayNumber`), and how many. */
interface Row {
  end: number;
  days: number;
}

/** The page asks for a streak in every frame that shows one, and the solves seldom change. */
const KNOWN = new WeakMap<Summary, Row[]>();

function rowsOf(summary: Summary): Row[] {
  const known = KNOWN.get(summary);
  if (known) return known;
  const rows: Row[] = [];
  for (const day of daysInTime(summary)) {
    const row = rows.at(-1);
    if (row?.end === day - 1) {
      row.end = day;
      row.days++;
    } else rows.push({ end: day, days: 1 });
  }
  KNOWN.set(summary, rows);
  return rows;
}

/** How many days of a row have come by a day. */
const daysBy = ({ end, days }: Row, day: number) => Math.max(0, days - Math.max(0, end - day));

/** @param today the local date */
export function streakOf(summary: Summary, today: string) {
  const now = dayNumber(today);
  const rows = rowsOf(summary);
  const lengths = rows.map((row) => daysBy(row, now + 1));
  const current = lengths.filter((days, at) => days > 0 && rows[at]!.end >= now - 1);
  return {
    days: current.at(-1) ?? 0,
    longest: Math.max(0, ...lengths),
    today: isInTimeOn(summary, today),
    week: weekOf(today).map((date) => ({
      date,
      solved: isInTimeOn(summary, date),
      isToday: date === today,
      isAhead: date > today,
    })),
  };
}

export type WeekDay = ReturnType<typeof weekView>[number];

export const weekView = ({ solves }: State, today: string) =>
  streakOf(summaryOf(solves), today).week.map(({ solved, isToday }, weekday) => ({
    letter: dayName(weekday).charAt(0),
    name: dayName(weekday),
    solved,
    today: isToday,
  }));
