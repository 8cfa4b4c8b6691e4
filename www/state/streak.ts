/**
 * Days in a row with a puzzle of the day solved, of any game. Only a puzzle solved in time counts; a missed day ends the
 * streak. Tomorrow counts already, for it may have come where you were; later days count once they come.
 */

import { noon } from "../core/dates.ts";
import { daysInTime, isInTimeOn, type Summary } from "./summary.ts";
import { laterBy, weekOf } from "./today.ts";

export type Streak = ReturnType<typeof streakOf>;

/** Days in a row: the last one, and how many. */
interface Row {
  end: string;
  days: number;
}

/** The page asks for a streak in every frame that shows one, and the solves seldom change. */
const KNOWN = new WeakMap<Summary, Row[]>();

function rowsOf(summary: Summary): Row[] {
  const known = KNOWN.get(summary);
  if (known) return known;
  const rows: Row[] = [];
  let next = "";
  for (const day of daysInTime(summary)) {
    const row = rows.at(-1);
    if (row && day === next) [row.end, row.days] = [day, row.days + 1];
    else rows.push({ end: day, days: 1 });
    next = laterBy(day, 1);
  }
  KNOWN.set(summary, rows);
  return rows;
}

/** How many days of a row have come by a date. */
const daysBy = ({ end, days }: Row, date: string) => Math.max(0, days - daysAfter(date, end));

/** How many days one date is after another, at least 0. */
const daysAfter = (date: string, later: string) =>
  Math.max(0, Math.round((noon(later) - noon(date)) / DAY));

const DAY = 24 * 60 * 60 * 1000;

/** @param today the local date */
export function streakOf(summary: Summary, today: string) {
  const [yesterday, tomorrow] = [laterBy(today, -1), laterBy(today, 1)];
  const rows = rowsOf(summary);
  const lengths = rows.map((row) => daysBy(row, tomorrow));
  const current = lengths.filter((days, at) => days > 0 && rows[at]!.end >= yesterday);
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
