/** What puzzle a person would like to be made, a wish a game. No DOM, no engine. */

/** @typedef {import("../engine/thinker.js").Wish} Wish */
/** @typedef {import("../engine/engine.js").GameId} GameId */
/**
 * @typedef {object} FreePlay
 * @property {number} rows
 * @property {number} columns
 * @property {boolean} other whether the size was typed, rather than chosen
 * @property {number} locks locked queens; 0 for any number
 * @property {number} blocked squares that a knight must not visit
 * @property {boolean} closed
 * @property {"easy" | "medium" | "hard" | "expert"} grade
 */

/** The smallest and the largest side of a board that puzzles are made for. */
export const SIDES = { queens: { least: 5, most: 12 }, knights: { least: 3, most: 12 } };

/** What is offered first. @type {Record<GameId, FreePlay>} */
export const FIRST_WISHES = {
  queens: { rows: 8, columns: 8, other: false, locks: 0, blocked: 0, closed: false, grade: "easy" },
  knights: {
    rows: 6,
    columns: 6,
    other: false,
    locks: 0,
    blocked: 0,
    closed: false,
    grade: "easy",
  },
};

/**
 * The wish as it is asked of the engine.
 * @param {GameId} game
 * @param {FreePlay} free
 * @param {number} seed
 * @returns {Wish}
 */
export const wishOf = (game, { rows, columns, locks, blocked, closed, grade }, seed) => ({
  ...{ game, rows, columns, grade, seed },
  locks: game === "queens" ? locks : 0,
  blocked: game === "knights" ? blocked : 0,
  closed: game === "knights" && closed,
});

/**
 * The grade that a puzzle is made with: the one that is wished for, or the first that there is.
 * @param {FreePlay} free
 * @param {string[]} grades that there are
 * @returns {FreePlay}
 */
export const withGrade = (free, grades) =>
  grades.length === 0 || grades.includes(free.grade)
    ? free
    : { ...free, grade: /** @type {FreePlay["grade"]} */ (grades[0]) };

/**
 * What is wrong with the size of a wish, in a sentence, or "".
 * @param {GameId} game
 * @param {FreePlay} free
 */
export function sizeProblem(game, { rows, columns }) {
  const { least, most } = SIDES[game];
  const fits = [rows, columns].every((side) => side >= least && side <= most);
  return fits
    ? ""
    : `Puzzles are made from ${least} × ${least} to ${most} × ${most}: choose another size.`;
}
