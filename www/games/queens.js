/** What is the Queen's Challenge's own: its goal, its scenes, and their words. */

import { inLine } from "../base/geometry.js";
import { plain } from "../base/lists.js";
import { count } from "../base/numbers.js";

export { read } from "./queens-aloud.js";

/** @typedef {import("../base/geometry.js").Size} Size */
/** @typedef {import("../engine/engine.js").Annotation} Annotation */
/** @typedef {import("../engine/engine.js").Play} Play */
/** @typedef {import("../engine/engine.js").Puzzle} Puzzle */
/** @typedef {import("../engine/engine.js").Snapshot} Snapshot */
/** @typedef {import("../scene/large.js").LargeScene} LargeScene */
/** @typedef {import("../scene/scene.js").Shown} Shown */
/** @typedef {import("../scene/scene.js").InPlay} InPlay */
/** @typedef {import("../scene/scene.js").Pointed} Pointed */
/**
 * @typedef {object} QueensScene
 * @property {"queens"} kind
 * @property {Size} size
 * @property {number[]} locked
 * @property {number[]} queens in depth order, or in the order of placing
 * @property {ArrayLike<number> | null} levels the depth that struck each square, −1 while possible
 * @property {ArrayLike<number> | null} attacked 1 where a queen attacks, in a game in play
 * @property {ArrayLike<number> | null} shadows in a game in play, by whom each square is attacked or
 *   held: 0 for a locked queen, 1 for the first that was placed, −1 for nobody; null for none shown
 * @property {number[]} crosses squares crossed out by hand
 * @property {number[]} autos squares crossed out because they are attacked
 * @property {Pointed | null} hint what a hint points at
 * @property {import("../scene/lesson-marks.js").Mark[]} lesson what a lesson points at
 * @property {[number, number][]} conflicts pairs of queens in line
 * @property {number | null} rejected put down and taken back in the last step
 * @property {number | null} dryRow the row that this would have left without a square
 * @property {Annotation[]} annotations what else the solver wants drawn
 * @property {number[]} named squares that the sentence on the last step names
 * @property {boolean} solved
 */

/** What the mark of a queen on a large board has when it is in conflict. */
const CONFLICT = 128;

/** Added to the level of a square that was tried by its own row; `src/paint/domains.rs` has the same. */
export const TRIED = 1 << 14;

/** The rules in a line. */
export const rules = () =>
  "Place one queen in every row so that no two share a row, column or diagonal.";

/** How many queens a solution has. @param {Puzzle} puzzle */
export const goal = ({ rows }) => rows;

/**
 * A board with nothing on it yet.
 * @param {Puzzle} puzzle
 * @returns {QueensScene}
 */
export function emptyScene({ rows, columns, squares }) {
  return {
    kind: "queens",
    size: { rows, columns },
    locked: squares,
    queens: [],
    levels: null,
    attacked: null,
    shadows: null,
    crosses: [],
    autos: [],
    hint: null,
    lesson: [],
    conflicts: [],
    rejected: null,
    dryRow: null,
    annotations: [],
    named: [],
    solved: false,
  };
}

/**
 * The picture of a moment of a solver's run.
 * @param {Puzzle} puzzle
 * @param {Shown} shown
 * @returns {QueensScene}
 */
export function runScene(puzzle, { board, named, solved }) {
  const { pieces, levels, conflicts, rejected, wipedOut, annotations } = board;
  return {
    ...emptyScene(puzzle),
    ...{ queens: plain(pieces), levels, conflicts, rejected, annotations, named, solved },
    dryRow: wipedOut === null ? null : Math.floor(wipedOut / puzzle.columns),
  };
}

/**
 * The picture of a game in play.
 * @param {InPlay} inPlay
 * @returns {QueensScene}
 */
export function playScene({ puzzle, play, settings, lost, hint }) {
  const row = wholeRow(puzzle, lost);
  const [attacked, levels, crosses] = [play.attacked(), play.levels(), [...play.crosses()]];
  const { solved } = play;
  const queens = [...play.pieces()];
  const taken = new Set([...puzzle.squares, ...queens, ...crosses]);
  const marks = settings.autoCross && !solved;
  return {
    ...emptyScene(puzzle),
    ...{ queens, attacked, crosses, solved, hint },
    ...{ dryRow: row, named: row === null ? lost : [] },
    shadows: settings.shadows && !solved ? levels : null,
    autos: marks ? squaresWhere(attacked, (square) => !taken.has(square)) : [],
    conflicts: settings.conflicts ? inPairs(play.conflicts()) : [],
  };
}

/**
 * The squares that are attacked, of those that something else is true of, too.
 * @param {ArrayLike<number>} attacked
 * @param {(square: number) => boolean} also
 */
const squaresWhere = (attacked, also) =>
  Array.from(attacked).flatMap((is, square) => (is && also(square) ? [square] : []));

/**
 * What a hand finds on each square.
 * @param {QueensScene} scene
 * @returns {(square: number) => import("../base/gestures.js").Held}
 */
export function holds({ locked, queens, crosses, solved }) {
  return (square) => {
    if (locked.includes(square)) return "fixed";
    if (queens.includes(square)) return solved ? "fixed" : "movable";
    return crosses.includes(square) ? "cross" : "free";
  };
}

/**
 * The row that squares fill, if they do.
 * @param {Puzzle} puzzle
 * @param {number[]} squares
 */
function wholeRow({ columns }, squares) {
  const row = Math.floor(squares[0] / columns);
  const isIt = squares.length === columns && Math.floor(squares[columns - 1] / columns) === row;
  return isIt ? row : null;
}

/**
 * @param {Uint32Array} flat
 * @returns {[number, number][]}
 */
const inPairs = (flat) =>
  Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i], flat[2 * i + 1]]);

/**
 * Who took each square of the row that a rejected queen would have left without one: a queen, the
 * square, and the level, −1 for the rejected queen itself.
 * @param {QueensScene} scene
 * @returns {[number, number, number][]}
 */
export function culprits({ size, locked, queens, levels, rejected, dryRow }) {
  if (rejected === null || dryRow === null || !levels) return [];
  const row = Array.from({ length: size.columns }, (_, column) => size.columns * dryRow + column);
  return row.flatMap((square) => {
    const level = levels[square];
    const by = level < 0 ? [rejected] : level === 0 ? locked : [queens[level - 1]];
    const attackers = by.filter((queen) => queen !== undefined && inLine(size, queen, square));
    return attackers.map(
      (queen) => /** @type {[number, number, number]} */ ([queen, square, level]),
    );
  });
}

/**
 * Tells of a square ruled out, from its level, whether it was tried by its own row, rather than ruled
 * out by the queen of the level or for want of support.
 * @param {QueensScene} scene
 * @returns {(square: number, level: number) => boolean}
 */
export function triedIn({ size, locked, queens, annotations }) {
  const unsupported = new Set(
    annotations.flatMap((one) => (one.kind === "unsupported" ? [one.square] : [])),
  );
  return (square, level) => {
    if (level < 0 || unsupported.has(square)) return false;
    if (level > 0) return level <= queens.length && !inLine(size, queens[level - 1], square);
    return !locked.some((queen) => queen === square || inLine(size, queen, square));
  };
}

/**
 * What stands on each square and what is known of it.
 * @param {QueensScene} scene
 * @returns {(square: number) => string}
 */
export function words(scene) {
  const { locked, queens, levels, attacked, crosses, conflicts } = scene;
  const isTried = triedIn(scene);
  const placed = new Set(queens);
  const quarrels = new Set(conflicts.flat());
  return (square) => {
    const conflict = quarrels.has(square) ? ", in conflict" : "";
    if (locked.includes(square)) return `locked queen${conflict}`;
    if (placed.has(square)) return `queen${conflict}`;
    if (levels) return levelWords(levels[square] + (isTried(square, levels[square]) ? TRIED : 0));
    if (!attacked) return "empty";
    const known = attacked[square] ? "attacked" : "free";
    return crosses.includes(square) ? `crossed out, ${known}` : known;
  };
}

/**
 * What is known of a square that carries a level.
 * @param {number} level with `TRIED` added where its own row tried it
 */
export function levelWords(level) {
  if (level < 0) return "possible";
  if (level >= TRIED) return "tried";
  return level === 0 ? "ruled out by a locked queen" : `ruled out at depth ${level}`;
}

/**
 * What stands on a large board.
 * @param {LargeScene} scene
 */
export function largeWords({ standing, inConflict, solved }) {
  const queens = standing === 1 ? "1 queen stands" : `${count(standing)} queens stand`;
  if (solved) return `${queens}, solved.`;
  return `${queens}, ${inConflict > 0 ? count(inConflict) : "none"} in conflict.`;
}

/**
 * A piece on a large board.
 * @param {LargeScene} _scene
 * @param {number} mark
 */
export const pieceWords = (_scene, mark) => (mark & CONFLICT ? "queen, in conflict" : "queen");
