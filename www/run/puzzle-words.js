/** What a puzzle is, in a few words. */
import { count } from "../base/numbers.js";
import { squareNames } from "../session/ids.js";

/** @typedef {import("../engine/engine.js").GameId} GameId */
/** @typedef {import("../session/state.js").Layout} Layout */

/** How hard each grade is, in pips. @type {Record<string, number>} */
const PIPS = { easy: 1, medium: 2, hard: 3, expert: 4 };

/** @param {string | null} grade */
export const pipsOf = (grade) => PIPS[grade ?? ""] ?? 0;

/** A grade by its name; "" where there is none. @param {string | null} grade */
export const gradeName = (grade) => (grade ? `${grade[0].toUpperCase()}${grade.slice(1)}` : "");

/** `8 × 8`. @param {{rows: number, columns: number}} size */
export const sizeWords = ({ rows, columns }) => `${count(rows)} × ${count(columns)}`;

/** `8 × 8 · Medium`. @param {Layout} layout @param {string | null} grade */
export const sizeAndGrade = (layout, grade) =>
  [sizeWords(layout), gradeName(grade)].filter(Boolean).join(" · ");

/**
 * What is given: `2 locked, 1 solution`; `Start a6, 2 blocked, closed`.
 * @param {GameId} game
 * @param {Layout} layout
 * @param {boolean} isProper whether it is known to have one solution
 */
export function givenWords(game, layout, isProper) {
  const { squares, blocked, closed } = layout;
  if (game === "queens") {
    const locked = squares.length === 0 ? "none locked" : `${squares.length} locked`;
    return isProper ? `${locked}, 1 solution` : locked;
  }
  const start = squares.length > 0 ? `Start ${squareNames(layout, squares)}` : "No start yet";
  const blocks = blocked.length > 0 ? `, ${blocked.length} blocked` : "";
  return `${start}${blocks}${closed ? ", closed" : ""}`;
}

/** @param {GameId} game */
export const puzzleName = (game) => (game === "queens" ? "Queen’s puzzle" : "Knight’s puzzle");
