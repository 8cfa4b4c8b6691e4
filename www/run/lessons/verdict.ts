/** What is said of an answer. */

import type { Question } from "../../content/lessons/lesson.ts";
import type { Mark, Tone } from "../../scene/lesson-marks.ts";
import type { Position } from "./position.ts";

export interface Verdict {
  right: boolean;
  /** A few words, to be read first. */
  lead: string;
  /** Why. */
  text: string;
  /** What is drawn of it. */
  mark: Mark[];
  /** Of the run that shows what was asked for, where one does. */
  step: number | null;
}

/** Judges a square that was chosen. */
export type Judge = (position: Position, question: Question, square: number) => Verdict;

export const right = (
  lead: string,
  text: string,
  mark: Mark[],
  step: number | null = null,
): Verdict => ({ right: true, lead, text, mark, step });

export const wrong = (lead: string, text: string, mark: Mark[]): Verdict => ({
  right: false,
  lead,
  text,
  mark,
  step: null,
});

export const ring = (square: number, tone: Tone): Mark => ({ kind: "ring", square, tone });

export const rowMark = (row: number, tone: Tone): Mark => ({ kind: "row", row, tone });

export const lineMark = (from: number, to: number): Mark => ({ kind: "line", from, to });

export const corners = (square: number): Mark => ({ kind: "corners", square });
