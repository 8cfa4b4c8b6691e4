/** Solved puzzles: the log with a summary of them, and those that are not in the archive yet. */

import { dateOf } from "../core/today.ts";
import { squareNames } from "../routes/ids.ts";
import type { Kept, Solve, TourKinds } from "./played.ts";
import { answerOf, NO_SOLVES, type Summary, solvedIn, withSolve } from "./summary.ts";

/** What the archive has. */
export interface Archived {
  /** Grows with every change of the archive. */
  revision: number;
  /** Of the solves that count. */
  summary: Summary;
  /** How many solves a reset has taken out of the statistics. */
  excluded: number;
}

export interface SolveLog {
  archived: Archived;
  /** Solves that are not in the archive yet, in order of time. */
  pending: Solve[];
}

export const NO_LOG: SolveLog = {
  archived: { revision: 0, summary: NO_SOLVES, excluded: 0 },
  pending: [],
};

/** Of two states of the archive, the later one. */
export const later = (one: Archived, other: Archived) =>
  other.revision > one.revision ? other : one;

const KNOWN = new WeakMap<SolveLog, Summary>();

/** The summary of all solves that count. Until the archive has a solve, its answer counts as new. */
export function summaryOf(log: SolveLog): Summary {
  const known = KNOWN.get(log);
  if (known) return known;
  const { archived, pending } = log;
  const seen: Set<string> = new Set();
  const summary = pending.reduce((summary, solve) => {
    const answer = answerOf(solve);
    const isNew = !seen.has(answer);
    seen.add(answer);
    return withSolve(summary, solve, isNew);
  }, archived.summary);
  KNOWN.set(log, summary);
  return summary;
}

/** How many solves the archive has, those that don't count among them. */
export const countOf = ({ summary, excluded }: Archived) => solvedIn(summary) + excluded;

/** Whether anything was ever solved. */
export const hasSolves = ({ archived, pending }: SolveLog) =>
  pending.length > 0 || countOf(archived) > 0;

export const keyOf = ({ id, ended }: Pick<Solve, "id" | "ended">) => `${id} ${ended}`;

/** What identifies a puzzle among the solves. */
export type NamedPuzzle = Pick<
  Solve,
  "game" | "rows" | "columns" | "at" | "blocked" | "closed" | "regions"
>;

export const puzzleKey = ({ game, rows, columns, at, blocked, closed, regions }: NamedPuzzle) =>
  [game, `${rows}x${columns}`, at, blocked, closed, regions ?? ""].join(" ");

/** Adds a solve, once. */
export const withPending = ({ archived, pending }: SolveLog, solve: Solve): SolveLog => {
  const others = pending.filter((other) => keyOf(other) !== keyOf(solve));
  return { archived, pending: unitedSolves(others, [solve]) };
};

/** Once the archive has changed: the solves that it has are no longer pending. */
export function withArchived(log: SolveLog, archived: Archived, stored: Solve[] = []): SolveLog {
  const keys = new Set(stored.map(keyOf));
  const pending = log.pending.filter((solve) => !keys.has(keyOf(solve)));
  return { archived: later(log.archived, archived), pending };
}

/** How long after midnight a puzzle that was begun on its day may end, in milliseconds. */
const GRACE = 15 * 60 * 1000;

/** @param now the time, in milliseconds */
export function solveOf(
  kept: Kept,
  how: { moves: number; position: string; kinds: TourKinds | null; log: string | null },
  now: number,
): Solve {
  const { moves, position, kinds, log } = how;
  const { id, game, rows, columns, squares, blocked, closed, regions } = kept;
  const { grade, day, seconds, hints, mistakes } = kept;
  return {
    id,
    game,
    rows,
    columns,
    at: squareNames({ rows, columns }, squares),
    blocked: blocked.length,
    ...(regions && { regions }),
    closed,
    grade,
    day,
    on: dateOf(now),
    ended: now,
    inTime: isInTime(kept, now),
    seconds,
    moves,
    hints,
    mistakes,
    // Crosses are no part of an answer.
    position: position.split("/")[0]!,
    kinds,
    ...(log !== null && { log }),
  };
}

/** Whether a day's puzzle ends on its day, or soon after midnight if it was begun on its day. */
const isInTime = ({ day, begun, gaveUp }: Kept, now: number) =>
  !gaveUp && (day === dateOf(now) || (day === dateOf(now - GRACE) && dateOf(begun) === day));

/** Merges two lists, in order of time. */
export function unitedSolves(one: Solve[], other: Solve[]) {
  const all = new Map([...one, ...other].map((solve) => [keyOf(solve), solve]));
  return [...all.values()].toSorted((a, b) => a.ended - b.ended);
}
