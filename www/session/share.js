/**
 * How a puzzle was solved, as a picture in squares that gives nothing away, with a sentence in plain
 * words and the link. Of queens there is a line a row: a square for every try. Of a knight there is
 * a square for every stretch of the tour.
 */

import { shortDate } from "../base/dates.js";
import { duration } from "../base/numbers.js";
import { linkToPlayed } from "./links.js";
import { isDate } from "./today.js";

/** @typedef {import("./state.js").Kept} Kept */
/** @typedef {import("./state.js").Solve} Solve */
/** @typedef {"right" | "wrong" | "locked"} Mark */
/**
 * @typedef {object} Share
 * @property {string} title
 * @property {string} puzzle which one it was: `Queens · 21 Nov · Medium`
 * @property {string} sentence what came of it, in plain words
 * @property {Mark[][]} picture line by line
 * @property {string} spoken the picture in words, for those who listen
 * @property {string} link
 * @property {string} text all of it, to be copied
 */

/** So many stretches a tour has, at most; and so many of them stand in a line. */
const STRETCHES = 16;
const IN_LINE = 8;
/** So many tries of a row are shown. */
const TRIES = 6;

const SQUARES = { right: "🟩", wrong: "🟨", locked: "🟪" };
const TITLE = "Forward Check";

/**
 * @param {Kept} kept a puzzle that was solved
 * @param {Solve} solve
 * @param {string} page its address without what is from # on
 * @returns {Share}
 */
export function shareOf(kept, solve, page) {
  const picture = kept.game === "queens" ? rowsOf(kept, solve) : stretchesOf(kept);
  const puzzle = puzzleWords(solve);
  const sentence = sentenceOf(solve, picture);
  const link = page + linkToPlayed(kept);
  const lines = picture.map((marks) => marks.map((mark) => SQUARES[mark]).join(""));
  const text = [`${TITLE} · ${puzzle}`, ...lines, sentence, link].join("\n");
  const spoken = kept.game === "queens" ? spokenRows(picture) : spokenStretches(picture.flat());
  return { title: TITLE, puzzle, sentence, picture, spoken, link, text };
}

/**
 * For every row its wrong tries, and then the right one.
 * @param {Kept} kept
 * @param {Solve} solve
 * @returns {Mark[][]}
 */
function rowsOf({ rows, tries }, { at, position }) {
  const tried = namesIn(tries, " ");
  const [locked, right] = [namesIn(at, "+"), namesIn(position, "+")];
  return Array.from({ length: rows }, (_, row) => {
    const isHere = (/** @type {string} */ name) => rows - numberIn(name) === row;
    if (locked.some(isHere)) return ["locked"];
    const wrong = tried.filter((name) => isHere(name) && !right.includes(name));
    return [...wrong.slice(0, TRIES - 1).map(() => /** @type {Mark} */ ("wrong")), "right"];
  });
}

/**
 * For every stretch of a tour whether all its jumps were right at once.
 * @param {Kept} kept
 * @returns {Mark[][]}
 */
function stretchesOf({ rows, columns, blocked, tries }) {
  const jumps = Math.max(1, rows * columns - blocked.length - 1);
  const count = Math.min(STRETCHES, jumps);
  const back = new Set(
    namesIn(tries, " ").map((jump) => Math.floor(((Number(jump) - 1) * count) / jumps)),
  );
  const marks = Array.from({ length: count }, (_, stretch) =>
    back.has(stretch) ? /** @type {Mark} */ ("wrong") : "right",
  );
  const lines = Math.ceil(count / IN_LINE);
  return Array.from({ length: lines }, (_, line) =>
    marks.slice(line * IN_LINE, (line + 1) * IN_LINE),
  );
}

/** @param {Mark[][]} picture */
function spokenRows(picture) {
  const rows = picture.map((marks, row) => `row ${picture.length - row} ${spokenRow(marks)}`);
  return `From the top: ${rows.join(", ")}.`;
}

/** @param {Mark[]} marks of a row */
function spokenRow(marks) {
  if (marks[0] === "locked") return "locked";
  const wrong = marks.length - 1;
  if (wrong === 0) return "right first time";
  return `right after ${wrong} wrong ${wrong === 1 ? "try" : "tries"}`;
}

/** @param {Mark[]} marks */
function spokenStretches(marks) {
  const back = marks.flatMap((mark, stretch) => (mark === "wrong" ? [stretch + 1] : []));
  const which = back.length > 0 ? `taken back in ${back.join(", ")}` : "none taken back";
  return `Jumps in ${marks.length} stretches: ${which}.`;
}

/** @param {Solve} solve */
function puzzleWords({ game, rows, columns, grade, day, closed }) {
  const name = game === "queens" ? "Queens" : closed ? "Knight, closed tour" : "Knight";
  const which = day && isDate(day) ? shortDate(day) : `${rows} × ${columns}`;
  return [name, which, grade && grade[0].toUpperCase() + grade.slice(1)]
    .filter(Boolean)
    .join(" · ");
}

/** @param {Solve} solve @param {Mark[][]} picture */
function sentenceOf({ game, seconds, hints }, picture) {
  const helped = hints === 0 ? "no hints" : hints === 1 ? "1 hint" : `${hints} hints`;
  const solved = `Solved in ${duration(seconds)}, ${helped}.`;
  if (game === "queens") {
    const rows = picture.filter(([first]) => first !== "locked");
    const right = rows.filter(([first]) => first === "right").length;
    return `${solved} ${right} of ${rows.length} rows right first time.`;
  }
  const stretches = picture.flat();
  const right = stretches.filter((mark) => mark === "right").length;
  return `${solved} ${right} of ${stretches.length} stretches without a jump taken back.`;
}

/** @param {string} text @param {string} between */
const namesIn = (text, between) => text.split(between).filter(Boolean);

/** @param {string} name of a square */
const numberIn = (name) => Number(/\d+/.exec(name)?.[0]);
