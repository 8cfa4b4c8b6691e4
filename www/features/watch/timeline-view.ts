/** What the timeline shows of a run, and where it stands on it. */

import { firstMost, highest, type Profile } from "../../charts/spans.ts";
import { count } from "../../core/numbers.ts";
import type { Puzzle } from "../../engine/generated/puzzle.ts";
import type { SolverInfo } from "../../engine/generated/solver.ts";
import { GRIP } from "../../player/Seek.tsx";
import type { RunView } from "../../run/run-view.ts";

/** Marks closer than this would cover one another, in pixels. */
const APART = 20;

export interface TimelineView {
  step: number;
  /** The last step made. */
  reached: number;
  /** Whether it can be gone along: a run that was stopped for good goes nowhere any more. */
  isFixed: boolean;
  profile: Profile | null;
  /** What the profile shows, in words. */
  what: string;
  /** How high it is drawn: the most that it can come to, or else as high as it has come. */
  most: number;
  marks: Mark[];
}

export interface Mark {
  kind: "deepest" | "solution" | "bookmark";
  step: number;
}

/** @param run null before a knight has its start */
export function timelineOf(
  run: RunView | null,
  solver: SolverInfo,
  puzzle: Puzzle,
  bookmarks: number[],
): TimelineView {
  const { step = 0, reached = 0, profile = null, solvedAt = [] } = run?.snapshot ?? {};
  const most = mostOf(puzzle, solver);
  const deepest = profile && most !== null ? [firstMost(profile)] : [];
  const marks = [
    ...marksOf("bookmark", bookmarks),
    ...marksOf("solution", solvedAt),
    ...marksOf("deepest", deepest),
  ].filter((mark) => reached > 0 && mark.step <= reached);
  const isFixed = reached === 0 || (run?.stopped ?? false);
  const shown = { profile, what: solver.profile, most: most ?? highest(profile) };
  return { step, reached, isFixed, ...shown, marks };
}

const marksOf = (kind: Mark["kind"], steps: number[]): Mark[] =>
  steps.map((step) => ({ kind, step }));

/** Null for pairs: they can be many, but few of them stand at once. */
function mostOf({ game, rows, columns, squares, blocked = [] }: Puzzle, { profile }: SolverInfo) {
  if (game === "knights") return rows * columns - blocked.length - 1;
  return profile === "pairs in line" ? null : Math.max(1, rows - squares.length);
}

/** The axis, in words. */
export const axisOf = ({ what, most }: TimelineView) => what && `${what}, 0–${count(most)}`;

/** Where a step stands, in pixels from the left. */
export const leftOf = (step: number, reached: number, width: number) =>
  GRIP + ((width - 2 * GRIP) * step) / Math.max(1, reached);

/** @param x pixels from the left */
export function stepAt(x: number, reached: number, width: number) {
  const share = (x - GRIP) / Math.max(1, width - 2 * GRIP);
  return Math.round(Math.min(1, Math.max(0, share)) * reached);
}

/** The marks that have room beside each other, the more important first, and where they stand. */
export function placed({ marks, reached }: TimelineView, width: number) {
  const all = marks.map((mark) => ({ ...mark, left: leftOf(mark.step, reached, width) }));
  return all.filter(
    ({ left }, place) => !all.slice(0, place).some((other) => Math.abs(left - other.left) < APART),
  );
}
