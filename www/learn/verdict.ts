/** Verdicts on answers, and their marks on the board. */

import type { Mark, Tone } from "../board/scene/lesson-marks.ts";
import type { Question } from "../content/lessons/lesson.ts";
import type { Position } from "./position.ts";

export interface Verdict {
  right: boolean;
  /** Whether it is a part of a right answer. */
  counts?: boolean;
  /** Whether *Show me* gave it away: then it is not praised and does not count as solved. */
  shown?: boolean;
  lead: string;
  text: string;
  /** The meaning of a right answer. */
  more?: string;
  mark: Mark[];
  step: number | null;
}

export type Judge = (position: Position, question: Question, square: number) => Verdict;

export const right = (
  lead: string,
  text: string,
  mark: Mark[],
  step: number | null = null,
): Verdict => ({ right: true, lead, text, mark, step });

export const wrong = (lead: string, text: string, mark: Mark[]): Verdict => {
  return { right: false, lead, text, mark, step: null };
};

/** The whole text of a verdict. */
export const spokenOf = ({ lead, text, more }: Verdict) =>
  [lead, text, more].filter(Boolean).join(" ");

/** A right answer as *Show me* presents it. */
export const shownAs = (verdict: Verdict): Verdict => ({
  ...verdict,
  shown: true,
  lead: verdict.lead.replace("Right, ", "Here it is: "),
  mark: verdict.mark.map((mark) => ("tone" in mark ? { ...mark, tone: "plain" } : mark)),
});

/** With a ring around the square. */
export const rightSquare = (
  position: Position,
  square: number,
  text: string,
  marks: Mark[] = [],
  step: number | null = null,
) => right(`Right, ${position.name(square)}.`, text, [ring(square, "good"), ...marks], step);

/** With a ring around the square. */
export const wrongSquare = (position: Position, square: number, text: string, marks: Mark[] = []) =>
  wrong(`Not ${position.name(square)}:`, text, [ring(square, "bad"), ...marks]);

export const ring = (square: number, tone: Tone): Mark => ({ kind: "ring", square, tone });

export const rowMark = (row: number, tone: Tone): Mark => ({ kind: "row", row, tone });

export const lineMark = (from: number, to: number): Mark => ({ kind: "line", from, to });

export const corners = (square: number): Mark => ({ kind: "corners", square });
