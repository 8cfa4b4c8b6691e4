/**
 * What a lesson is: parts that are read, watched, answered and tried out, as plain data.
 *
 * In a text `**words**` are bold, `[[term]]` is a word of the glossary by its id, and
 * `[[term|words]]` the same in other words.
 */

import type { Moment } from "../moment.ts";

/**
 * What stands beside the board: the pseudocode; the search tree; how deep the search stood, step by
 * step; figures of the run; the words that are new in this lesson; light and dark squares, counted.
 */
type Beside = "code" | "tree" | "profile" | "figures" | "words" | "colours";

/** The first and the last step that can be gone to. */
export type Stretch = [from: number, to: number];

/** What every part has. */
interface Common {
  /** Paragraphs. */
  text: string[];
  /** What to do, in one line. */
  task?: string;
  beside?: Beside[];
}

/** A run to be stepped through; `moment.step` is where it opens. */
type Watch = Common & { kind: "watch"; moment: Moment; stretch: Stretch };

/**
 * Two runs side by side. The stretch is of the left one; each pair says from which step of the left
 * one on which step of the right one is seen. Runs of one solver have names to tell them by.
 */
export type Side = Common & {
  kind: "side";
  left: Moment;
  right: Moment;
  stretch: Stretch;
  pairs: [left: number, right: number][];
  names?: [left: string, right: string];
};

/**
 * Two rows of two runs, all at the same step. A click on a square locks the queen there in all four.
 */
export type Lab = Common & {
  kind: "lab";
  runs: [Moment, Moment, Moment, Moment];
  names: { rows: [string, string]; columns: [string, string] };
};

/** What a question asks for: a square, or for `dry-row` and `next-row` a row. */
export type Check =
  | "free-square"
  | "attacked-by"
  | "dry-row"
  | "next-row"
  | "next-queen"
  | "least-constraining"
  | "taken-back"
  | "unsupported"
  | "no-solution-lock"
  | "worst-queen"
  | "best-square"
  | "next-jump"
  | "stranded"
  | "no-start"
  | "cut-square";

/**
 * A prediction, answered on the board. `queen` is drawn there as a ghost; `right` is said after the
 * engine's own words for a right answer.
 */
export type Question = Common & {
  kind: "question";
  moment: Moment;
  prompt: string;
  asks: Check;
  queen?: string;
  right?: string;
};

/** Find a locked square for which a solver takes more steps than so many. */
export type LockSteps = Common & {
  kind: "exercise";
  goal: string;
  asks: "lock-steps";
  solver: string;
  options?: string;
  side: number;
  more: number;
};

/** Find the one start where Warnsdorff’s rule fails if ties go by the fixed order. */
export type TieBreakFails = Common & {
  kind: "exercise";
  goal: string;
  asks: "tie-break-fails";
  side: number;
};

/**
 * Take back as few queens as will do: the queens that stand at the moment are those of a solver that
 * does not look ahead, and the board cannot be completed any more.
 */
export type UndoLate = Common & {
  kind: "exercise";
  goal: string;
  asks: "undo-late";
  moment: Moment;
};
export type Exercise = LockSteps | TieBreakFails | UndoLate;
export type Part = Watch | Side | Lab | Question | Exercise;

export interface Lesson {
  /** As in its address `#/learn/ID`, and its file’s name. */
  id: string;
  title: string;
  /** In order; one of them at least is a question or an exercise. */
  parts: Part[];
}

export interface Chapter {
  id: string;
  title: string;
  lessons: Lesson[];
}

/** An entry of the glossary: the word, and what it means in a sentence or two. */
export interface Term {
  word: string;
  means: string;
}

export type Glossary = Record<string, Term>;

export interface Place {
  lesson: Lesson;
  chapter: Chapter;
  number: number;
}

/** All lessons in order, each with its chapter and its number, from 1 on. */
export const inOrder = (chapters: Chapter[]): Place[] =>
  chapters
    .flatMap((chapter) => chapter.lessons.map((lesson) => ({ lesson, chapter })))
    .map((place, at) => ({ ...place, number: at + 1 }));

/** Whether a part has something to answer. */
export const asksSomething = ({ kind }: Part) => kind === "question" || kind === "exercise";

/** Two runs in step with each other, from one step to another: pairs of a `Side`. */
export const inStep = (from: number, to: number): [left: number, right: number][] =>
  Array.from({ length: to - from + 1 }, (_, at) => [from + at, from + at]);
