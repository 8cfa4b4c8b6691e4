/** What is said of an answer. */

/** @typedef {import("../../scene/lesson-marks.js").Mark} Mark */
/** @typedef {import("../../scene/lesson-marks.js").Tone} Tone */
/**
 * @typedef {object} Verdict
 * @property {boolean} right
 * @property {string} lead a few words, to be read first
 * @property {string} text why
 * @property {Mark[]} mark what is drawn of it
 * @property {number | null} step of the run that shows what was asked for, where one does
 */
/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("../../cards/lessons/lesson.js").Question} Question */
/** Judges a square that was chosen. @typedef {(position: Position, question: Question, square: number) => Verdict} Judge */

/**
 * @param {string} lead
 * @param {string} text
 * @param {Mark[]} mark
 * @param {number | null} [step]
 * @returns {Verdict}
 */
export const right = (lead, text, mark, step = null) => ({ right: true, lead, text, mark, step });

/**
 * @param {string} lead
 * @param {string} text
 * @param {Mark[]} mark
 * @returns {Verdict}
 */
export const wrong = (lead, text, mark) => ({ right: false, lead, text, mark, step: null });

/** @param {number} square @param {Tone} tone @returns {Mark} */
export const ring = (square, tone) => ({ kind: "ring", square, tone });

/** @param {number} row @param {Tone} tone @returns {Mark} */
export const rowMark = (row, tone) => ({ kind: "row", row, tone });

/** @param {number} from @param {number} to @returns {Mark} */
export const lineMark = (from, to) => ({ kind: "line", from, to });

/** @param {number} square @returns {Mark} */
export const corners = (square) => ({ kind: "corners", square });
