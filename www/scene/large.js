/** A board too large to draw square by square: what there is to see of it, and in words. */

import { place as placeOf } from "../base/geometry.js";
import { squareName } from "../base/names.js";
import { count } from "../base/numbers.js";
import { linesShown, whole } from "../base/viewport.js";
import { GAMES } from "../games/index.js";
import { levelWords } from "../games/queens.js";
import { namedIn } from "./scene.js";

/** @typedef {import("../engine/engine.js").Puzzle} Puzzle */
/** @typedef {import("../engine/engine.js").Snapshot} Snapshot */
/** @typedef {import("../engine/remote.worker.js").Image} Image */
/** @typedef {import("../engine/remote.worker.js").Overview} Overview */
/** @typedef {{row: number, column: number}} Place */
/** What is known of a square. @typedef {import("../engine/remote.worker.js").Known} Known */
/**
 * @typedef {object} LargeScene
 * @property {"large"} kind
 * @property {"queens" | "knights"} game
 * @property {import("../base/geometry.js").Size} size
 * @property {number} blocked squares that must not be visited
 * @property {number} goal how many pieces stand, or squares are visited, in a solution
 * @property {Image | null} image null until the first picture has come
 * @property {ImageBitmap | null} whole a small picture of all of it
 * @property {import("../engine/remote.worker.js").Look | null} look what is to be seen of it
 * @property {number} standing queens, or squares visited
 * @property {number} inConflict queens in conflict
 * @property {Place | null} knight
 * @property {Overview["under"]} under what is known of the square that was asked about
 * @property {Place[]} named squares that the sentence on the last step names
 * @property {boolean} solved
 */

/** Squares on a side from which a board is a picture. */
export const LARGE = 65;

/** How much beside the window is painted with it, in parts of it: a drag shows it at once. */
export const BESIDE = 0.08;

/** @param {Puzzle} puzzle */
export const isLarge = ({ rows, columns }) => Math.max(rows, columns) >= LARGE;

/**
 * A board with nothing on it yet.
 * @param {Puzzle} puzzle
 * @returns {LargeScene}
 */
export function emptyLargeScene(puzzle) {
  const { game, rows, columns, blocked = [] } = puzzle;
  return {
    kind: "large",
    game,
    size: { rows, columns },
    blocked: blocked.length,
    goal: GAMES[game].goal(puzzle),
    image: null,
    whole: null,
    look: null,
    standing: 0,
    inConflict: 0,
    knight: null,
    under: null,
    named: [],
    solved: false,
  };
}

/**
 * The picture of a run that is at work elsewhere.
 * @param {Puzzle} puzzle
 * @param {Snapshot} snapshot
 * @param {Overview} overview
 * @returns {LargeScene}
 * @param {LargeScene["look"]} [look]
 */
export function largeScene(puzzle, snapshot, overview, look = null) {
  const empty = emptyLargeScene(puzzle);
  const named = namedIn(snapshot).map((square) => placeOf(empty.size, square));
  return { ...empty, ...overview, look, named, solved: snapshot.outcome === "solved" };
}

/**
 * How far a run on a board has come, and in what: a part that may shrink again.
 * @param {Puzzle} puzzle
 * @param {Overview} overview
 * @returns {{share: number, words: string}}
 */
export function progressOf(puzzle, { standing, inConflict }) {
  const goal = GAMES[puzzle.game].goal(puzzle);
  const done = standing - inConflict;
  const what = puzzle.game === "queens" ? "queens stand unattacked" : "squares are visited";
  return { share: done / goal, words: `${count(done)} of ${count(goal)} ${what}.` };
}

/**
 * The whole board in a sentence, for those who cannot see it.
 * @param {LargeScene} scene
 */
export function summary(scene) {
  const { rows, columns } = scene.size;
  const board = `Board of ${count(rows)} by ${count(columns)}`;
  return `${board}; ${GAMES[scene.game].largeWords(scene)}`;
}

/**
 * The pieces that are large enough to be drawn one by one; none from far off.
 * @param {LargeScene} scene
 */
export function* piecesOf({ image }) {
  const flat = image?.pieces ?? [];
  for (let i = 0; i < flat.length; i += 3) {
    const what = flat[i + 2];
    yield { row: flat[i], column: flat[i + 1], what };
  }
}

/**
 * The squares that are ruled out, with their levels; none from far off, or where there are no domains.
 * @param {LargeScene} scene
 */
export function* ruledOutIn(scene) {
  const { levels, width = 0, left = 0, top = 0 } = scene.image ?? {};
  if (!levels) return;
  const taken = new Set([...piecesOf(scene)].map(({ row, column }) => `${row} ${column}`));
  for (let at = 0; at < levels.length; at++) {
    const [row, column] = [top + Math.floor(at / width), left + (at % width)];
    const level = levels[at];
    if (level >= 0 && !taken.has(`${row} ${column}`)) yield { row, column, level };
  }
}

/**
 * A square's name, and what stands there or is known of it if anybody knows.
 * @param {LargeScene} scene
 * @param {Place} place
 */
export function describe(scene, place) {
  const name = squareName(scene.size, place);
  const known = knownOf(scene, place);
  return known ? `${name}: ${knownWords(scene, known)}` : name;
}

/**
 * @param {LargeScene} scene
 * @param {Known} known
 */
function knownWords(scene, { what, level }) {
  if (what !== null) return GAMES[scene.game].pieceWords(scene, what);
  return level === null ? "empty" : levelWords(level);
}

/**
 * What is known of a square; null where nobody knows anything.
 * @param {LargeScene} scene
 * @param {Place} place
 * @returns {Known | null}
 */
function knownOf(scene, place) {
  const isHere = (/** @type {Place} */ { row, column }) =>
    row === place.row && column === place.column;
  if (scene.under && isHere(scene.under)) return scene.under;
  const at = placeIn(scene.image, place);
  if (at === null || !scene.image?.pieces) return null;
  const what = [...piecesOf(scene)].find(isHere)?.what ?? null;
  return { what, level: scene.image.levels?.[at] ?? null };
}

/**
 * Which of a picture's squares it is, row by row; null if it is none of them.
 * @param {Image | null} image
 * @param {Place} place
 */
function placeIn(image, { row, column }) {
  if (!image) return null;
  const { width, height, left, top } = image;
  const [down, along] = [row - top, column - left];
  const isIn = down >= 0 && along >= 0 && down < height && along < width;
  return isIn ? down * width + along : null;
}

/** Whether it is known what stands on a square, or never will be. @param {LargeScene} scene @param {Place} place */
export const isKnown = (scene, place) => !scene.image || knownOf(scene, place) !== null;

/**
 * What a window shows, in words: `Zoom 2 ×, squares a1 to h8.`
 * @param {import("../base/viewport.js").Opening} opening
 * @param {import("../base/viewport.js").View} view
 */
export function viewWords(opening, view) {
  const { size, width, height } = opening;
  const closer = view.side / whole(opening).side;
  if (closer <= 1) return "Whole board.";
  const rows = linesShown(view.top, height / view.side, size.rows);
  const columns = linesShown(view.left, width / view.side, size.columns);
  const first = squareName(size, { row: rows.last, column: columns.first });
  const last = squareName(size, { row: rows.first, column: columns.last });
  const times = closer < 10 ? Number(closer.toFixed(1)) : count(closer);
  return `Zoom ${times} ×, squares ${first} to ${last}.`;
}
