/** The timeline's view model. */

import { firstMost, highest } from "../charts/spans.ts";
import { count } from "../core/numbers.ts";
import type { Puzzle } from "../engine/generated/puzzle.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import { profileName } from "../panels/figures-view.ts";
import type { RunView } from "../panels/run-controller.ts";
import { GRIP } from "../panels/Seek.tsx";

/** Closer marks would overlap, in pixels. */
const APART = 20;

export type TimelineView = ReturnType<typeof timelineOf>;

export interface Mark {
  kind: "deepest" | "solution" | "bookmark";
  step: number;
}

/**
 * @param run null until a knight has its start
 * @param isStudied whether a panel is open: without one, Watch is small and leaves out the deepest point
 */
export function timelineOf(
  run: RunView | null,
  solver: SolverInfo,
  puzzle: Puzzle,
  bookmarks: number[],
  isStudied: boolean,
) {
  const { step = 0, reached = 0, profile = null, solvedAt = [] } = run?.snapshot ?? {};
  const most = mostOf(puzzle, solver);
  const deepest = profile && most !== null && isStudied ? [firstMost(profile)] : [];
  const marks = [
    ...marksOf("bookmark", bookmarks),
    ...marksOf("solution", solvedAt),
    ...marksOf("deepest", deepest),
  ].filter((mark) => reached > 0 && mark.step <= reached);
  return {
    step,
    reached,
    profile,
    marks,
    /** Whether it can't be moved: nothing has run, or the run was cancelled. */
    isFixed: reached === 0 || (run?.stopped ?? false),
    /** What the profile measures. */
    what: profileName(solver),
    /** The top of the axis: the greatest possible value, or else the greatest so far. */
    most: most ?? highest(profile),
  };
}

const marksOf = (kind: Mark["kind"], steps: number[]): Mark[] =>
  steps.map((step) => ({ kind, step }));

/** Null for attacking pairs: the possible number is far above the usual one. */
function mostOf({ game, rows, columns, squares, blocked = [] }: Puzzle, { profile }: SolverInfo) {
  if (game === "knights") return rows * columns - blocked.length - 1;
  return profile === "attacking pairs" ? null : Math.max(1, rows - squares.length);
}

/** A tour's squares are numbered from 1, but its depth counts jumps from 0. */
export const axisOf = ({ what, most }: TimelineView) =>
  what === "squares" ? `${what}, 1–${count(most + 1)}` : what && `${what}, 0–${count(most)}`;

/** In pixels from the left. */
export const leftOf = (step: number, reached: number, width: number) =>
  GRIP + ((width - 2 * GRIP) * step) / Math.max(1, reached);

/** @param x pixels from the left */
export function stepAt(x: number, reached: number, width: number) {
  const share = (x - GRIP) / Math.max(1, width - 2 * GRIP);
  return Math.round(Math.min(1, Math.max(0, share)) * reached);
}

/** The marks that fit without overlapping, the most important first, with their places. */
export function placed({ marks, reached }: TimelineView, width: number) {
  const all = marks.map((mark) => ({ ...mark, left: leftOf(mark.step, reached, width) }));
  return all.filter(
    ({ left }, place) => !all.slice(0, place).some((other) => Math.abs(left - other.left) < APART),
  );
}
