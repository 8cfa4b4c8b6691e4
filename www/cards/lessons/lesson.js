/**
 * What a lesson is: parts that are read, watched, answered and tried out, as plain data.
 *
 * In a text `**words**` are bold, `[[term]]` is a word of the glossary by its id, and
 * `[[term|words]]` the same in other words.
 */

/** @typedef {import("../moment.js").Moment} Moment */
/**
 * What stands beside the board: the pseudocode; the search tree; how deep the search stood, step by
 * step; figures of the run; the words that are new in this lesson; light and dark squares, counted.
 * @typedef {"code" | "tree" | "profile" | "figures" | "words" | "colours"} Beside
 */
/** The first and the last step that can be gone to. @typedef {[from: number, to: number]} Stretch */
/**
 * What every part has.
 * @typedef {object} Common
 * @property {string[]} text paragraphs
 * @property {string} [task] what to do, in one line
 * @property {Beside[]} [beside]
 */
/**
 * A run to be stepped through; `moment.step` is where it opens.
 * @typedef {Common & {kind: "watch", moment: Moment, stretch: Stretch}} Watch
 */
/**
 * Two runs side by side. The stretch is of the left one; each pair says from which step of the left
 * one on which step of the right one is seen. Runs of one solver have names to tell them by.
 * @typedef {Common & {kind: "side", left: Moment, right: Moment, stretch: Stretch,
 *   pairs: [left: number, right: number][], names?: [left: string, right: string]}} Side
 */
/**
 * Two rows of two runs, all at the same step. A click on a square locks the queen there in all four.
 * @typedef {Common & {kind: "lab", runs: [Moment, Moment, Moment, Moment],
 *   names: {rows: [string, string], columns: [string, string]}}} Lab
 */
/**
 * What a question asks for: a square, or for `dry-row` and `next-row` a row.
 * @typedef {"free-square" | "attacked-by" | "dry-row" | "next-row" | "next-queen"
 *   | "least-constraining" | "taken-back" | "unsupported" | "no-solution-lock" | "worst-queen"
 *   | "best-square" | "next-jump" | "stranded" | "no-start" | "cut-square"} Check
 */
/**
 * A prediction, answered on the board. `queen` is drawn there as a ghost; `right` is said after the
 * engine's own words for a right answer.
 * @typedef {Common & {kind: "question", moment: Moment, prompt: string, asks: Check,
 *   queen?: string, right?: string}} Question
 */
/**
 * Find a locked square for which a solver takes more steps than so many.
 * @typedef {Common & {kind: "exercise", goal: string, asks: "lock-steps", solver: string,
 *   options?: string, side: number, more: number}} LockSteps
 */
/**
 * Find the one start where Warnsdorff’s rule fails if ties go by the fixed order.
 * @typedef {Common & {kind: "exercise", goal: string, asks: "tie-break-fails", side: number}} TieBreakFails
 */
/**
 * Take back as few queens as will do: the queens that stand at the moment are those of a solver that
 * does not look ahead, and the board cannot be completed any more.
 * @typedef {Common & {kind: "exercise", goal: string, asks: "undo-late", moment: Moment}} UndoLate
 */
/** @typedef {LockSteps | TieBreakFails | UndoLate} Exercise */
/** @typedef {Exercise["asks"]} ExerciseCheck */
/** @typedef {Watch | Side | Lab | Question | Exercise} Part */
/**
 * @typedef {object} Lesson
 * @property {string} id as in its address `#/learn/ID`, and its file’s name
 * @property {string} title
 * @property {Part[]} parts in order; one of them at least is a question or an exercise
 */
/** @typedef {{id: string, title: string, lessons: Lesson[]}} Chapter */
/** An entry of the glossary: the word, and what it means in a sentence or two. @typedef {{word: string, means: string}} Term */
/** @typedef {Record<string, Term>} Glossary */
/** @typedef {{lesson: Lesson, chapter: Chapter, number: number}} Place */

/**
 * All lessons in order, each with its chapter and its number, from 1 on.
 * @param {Chapter[]} chapters
 * @returns {Place[]}
 */
export const inOrder = (chapters) =>
  chapters
    .flatMap((chapter) => chapter.lessons.map((lesson) => ({ lesson, chapter })))
    .map((place, at) => ({ ...place, number: at + 1 }));

/** Whether a part has something to answer. @param {Part} part */
export const asksSomething = ({ kind }) => kind === "question" || kind === "exercise";

/**
 * Two runs in step with each other, from one step to another: pairs of a `Side`.
 * @param {number} from
 * @param {number} to
 * @returns {[left: number, right: number][]}
 */
export const inStep = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, at) => [from + at, from + at]);
