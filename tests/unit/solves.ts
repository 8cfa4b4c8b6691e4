/** Invented solves. */

import { NO_LOG, type SolveLog, summaryOf } from "../../www/store/solves.ts";
import type { Solve } from "../../www/store/state.ts";
import type { Summary } from "../../www/store/summary.ts";

/** A solve of eight queens in a minute, with changes. */
export const solve = (more: Partial<Solve> = {}): Solve => ({
  id: "queens/8/a8",
  game: "queens",
  rows: 8,
  columns: 8,
  at: "a8",
  blocked: 0,
  closed: false,
  grade: "easy",
  day: null,
  on: "2026-11-21",
  ended: 1,
  inTime: false,
  seconds: 60,
  moves: 7,
  hints: 0,
  mistakes: 0,
  position: "e7+h6+f5+c4+g3+b2+d1",
  kinds: null,
  ...more,
});

/** The queens puzzle of a day, solved on that day. */
export const onItsDay = (date: string, more: Partial<Solve> = {}) =>
  solve({
    id: `day/${date}/queens`,
    day: date,
    on: date,
    inTime: true,
    ended: Date.parse(`${date}T12:00:00Z`),
    ...more,
  });

/** The log of these solves, which are not in the archive yet. */
export const logOf = (...solves: Solve[]): SolveLog => ({
  archived: NO_LOG.archived,
  pending: solves,
});

export const summaryWith = (...solves: Solve[]): Summary => summaryOf(logOf(...solves));
