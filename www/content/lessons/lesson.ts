/**
 * Lessons as plain data. In a text, `**words**` are bold, and `[[id]]` or `[[id|words]]` is a term of the
 * glossary.
 */

import type { GameId } from "../../engine/generated/puzzle.ts";
import type { Moment } from "../moment.ts";

/** Panels beside the board: `colours` counts light and dark squares, `net` shows queens as an exact cover. */
type Beside = "code" | "tree" | "profile" | "figures" | "colours" | "net";

/** The steps that can be shown. */
export type Stretch = [from: number, to: number];

interface Common {
  /** Paragraphs. */
  text: string[];
  /** One line: what to do, or in a question a hint. */
  task?: string;
  beside?: Beside[];
}

/** A run to step through, opened at `moment.step`. */
type Watch = Common & { kind: "watch"; moment: Moment; stretch: Stretch };

/**
 * Two runs side by side. The stretch is that of the left one; from the left step of a pair on, the right
 * board shows the right step. Runs of the same solver have names.
 */
export type Side = Common & {
  kind: "side";
  left: Moment;
  right: Moment;
  stretch: Stretch;
  pairs: [left: number, right: number][];
  names?: [left: string, right: string];
};

/** Two rows of two runs, all at the same step. Clicking a square locks the queen there in all four. */
export type Lab = Common & {
  kind: "lab";
  runs: [Moment, Moment, Moment, Moment];
  names: { rows: [string, string]; columns: [string, string] };
};

/** The answer is a square, or for `dry-row` and `next-row` a row. */
export type Check =
  | "free-square"
  | "attacked-by"
  | "moves-next"
  | "keeps-all"
  | "dry-row"
  | "next-row"
  | "next-queen"
  | "least-constraining"
  | "costliest"
  | "emptied-by"
  | "taken-back"
  | "unsupported"
  | "no-solution-lock"
  | "worst-queen"
  | "best-square"
  | "sideways"
  | "never-refused"
  | "next-jump"
  | "stranded"
  | "can-finish"
  | "way-home"
  | "no-start"
  | "cut-square"
  | "last-square"
  | "empties-a-line"
  | "leads-nowhere"
  | "one-line"
  | "two-lines"
  | "three-lines"
  | "undo-late";

/** How many questions a drill has. */
export const FIVE = 5;

/** The same question at another moment, with its own text. Links name its step. */
export interface Again {
  moment: Moment;
  text: string[];
  prompt?: string;
  goal?: string;
  queen?: string;
  out?: string;
  right?: string;
}

/** How to ask a question again: a step at which all its words are true, or another moment. */
type Alike = number | Again;

/**
 * Answered on the board. `queen` is drawn as a ghost, and the squares in `out`, such as d4+f3, are crossed out;
 * `right` follows the engine's own explanation.
 */
export type Question = Common & {
  kind: "question";
  moment: Moment;
  prompt: string;
  asks: Check;
  queen?: string;
  out?: string;
  right?: string;
  alike?: Alike[];
};

/**
 * `undo-late`: take back as few queens as necessary on a board that can't be completed. `conflict-set`: choose
 * every queen in the conflict set of the row that has run out of squares.
 */
export type Exercise = Common & {
  kind: "exercise";
  goal: string;
  asks: "undo-late" | "conflict-set";
  moment: Moment;
  alike?: Alike[];
};

/**
 * Answered before the page measures two or more runs, which settle it. A run is repeated with the
 * seeds from 0 on; the board shows the first one.
 */
export type Predict = Common & {
  kind: "predict";
  prompt: string;
  asks: Measure;
  runs: [Moment, ...Moment[]];
  names: string[];
  seeds: number;
  /** For `least-time` and `least-steps`, the names of the runs. */
  choices: string[];
  /** What it means. */
  means: string;
};

/**
 * The comparison of runs: which takes the least time, or the fewest steps; of two, whether the first is
 * slower by less than, about, or more than its steps say, or whether the second is better by the median,
 * the mean or the longest.
 */
export type Measure = "least-time" | "least-steps" | "slower-by" | "most-cut";

/** A guess at a number that the page computes. */
export type Guess = Common & {
  kind: "guess";
  prompt: string;
  asks: Amount;
  /** Whether the solver goes on only from queens that leave every row a square. */
  looksAhead?: boolean;
  moment: Moment;
  /** The largest number that can be guessed, a power of ten. */
  most: number;
  /** What it means. */
  means: string;
};

/**
 * The nodes in the whole search tree of backtracking or forward checking, from the top row down; the sets of squares
 * for the queens that are not locked; the ways to give each of them its own row and its own column.
 */
export type Amount = "nodes" | "sets" | "arrangements";

/** Choose options that cover each item exactly once. */
export type Cover = Common & {
  kind: "cover";
  goal: string;
  /** The board beside it. */
  moment: Moment;
  net: Net;
  /** What it means. */
  means: string;
};

/** One of several answers. A wrong one can be followed by another. */
export type Choose = Common & {
  kind: "choose";
  prompt: string;
  /** The board beside it. */
  moment: Moment;
  /** Exactly one is right. */
  choices: Choice[];
  /** What it means. */
  means: string;
};

export interface Choice {
  name: string;
  /** Why it is right or wrong. */
  why: string;
  isRight?: boolean;
}

/** An exact cover: the items by name, and the items of each option. */
export interface Net {
  items: string[];
  /** How many of the items, from the first, must be covered; the others may be. */
  primary: number;
  options: { name: string; covers: number[] }[];
}

/** Parts that are answered beside the board. */
export type Experiment = Predict | Guess | Cover | Choose;
export type Part = Watch | Side | Lab | Question | Exercise | Experiment;

export interface Lesson {
  /** As in `#/learn/ID`, and the file name. */
  id: string;
  title: string;
  /** How long a class takes, roughly. */
  minutes: number;
  /** The ids of the lessons it builds on, which come before it. */
  needs: string[];
  /** What a student can do afterwards: each begins with a verb and has no full stop. */
  objectives: string[];
  /** At least one question or exercise. */
  parts: Part[];
}

/** What the page knows about a lesson before it loads. */
export interface Outline {
  id: string;
  title: string;
  /** That of its first part comes first. */
  games: GameId[];
  /** The kind of each part. */
  parts: Part["kind"][];
  /** The kinds of its questions. */
  ideas: Check[];
  load: () => Promise<{ default: Lesson }>;
}

export interface Chapter<L = Lesson> {
  id: string;
  title: string;
  lessons: L[];
}

/** An entry of the glossary. */
export interface Term {
  word: string;
  means: string;
  /** Whether `formal.ts` defines it. */
  isFormal?: boolean;
}

export type Glossary = Record<string, Term>;

export interface NumberedLesson<L = Lesson> {
  lesson: L;
  chapter: { id: string; title: string };
  number: number;
}

/** Numbers the lessons from 1. */
export const inOrder = <L>(chapters: Chapter<L>[]): NumberedLesson<L>[] =>
  chapters
    .flatMap((chapter) => chapter.lessons.map((lesson) => ({ lesson, chapter })))
    .map((place, at) => ({ ...place, number: at + 1 }));

export const isExperiment = (part: Part): part is Experiment =>
  ["predict", "guess", "cover", "choose"].includes(part.kind);

export const asksSomething = (part: Part) =>
  part.kind === "question" || part.kind === "exercise" || isExperiment(part);

/** The pairs of a `Side` whose runs are in step. */
export const inStep = (from: number, to: number): [left: number, right: number][] =>
  Array.from({ length: to - from + 1 }, (_, at) => [from + at, from + at]);
