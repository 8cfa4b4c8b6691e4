/** A board too large to draw square by square: what there is to see of it, and in words. */

import { squareName, squaresNamed } from "../base/names.js";
import { count } from "../base/numbers.js";
import { Status } from "../engine/engine.js";

/** @typedef {import("../engine/engine.js").Puzzle} Puzzle */
/** @typedef {import("../engine/remote.js").RemoteRun} RemoteRun */
/** @typedef {import("../engine/remote.worker.js").Image} Image */
/** @typedef {{row: number, column: number}} Place */
/**
 * @typedef {object} LargeScene
 * @property {"large"} kind
 * @property {"queens" | "knights"} game
 * @property {import("../base/geometry.js").Size} size
 * @property {number} blocked squares that must not be visited
 * @property {Image | null} image null until the first picture has come
 * @property {number} standing queens, or squares visited
 * @property {number} inConflict queens in conflict
 * @property {Place | null} knight
 * @property {Place[]} named squares that the sentence on the last step names
 * @property {boolean} solved
 */

/** Squares on a side from which a board is a picture. */
export const LARGE = 65;

/** @param {Puzzle} puzzle */
export const isLarge = ({ rows, columns }) => Math.max(rows, columns) >= LARGE;

/** What the mark of a queen has when she is in conflict. */
const CONFLICT = 128;

/** What there is on a blocked square. */
export const BLOCKED = 2 ** 32 - 1;

/**
 * A board with nothing on it yet.
 * @param {Puzzle} puzzle
 * @returns {LargeScene}
 */
export function emptyLargeScene({ game, rows, columns, blocked }) {
  const board = { game, size: { rows, columns }, blocked: blocked?.length ?? 0 };
  const nothing = {
    image: null,
    standing: 0,
    inConflict: 0,
    knight: null,
    named: [],
    solved: false,
  };
  return { kind: "large", ...board, ...nothing };
}

/**
 * The picture of a run that is at work elsewhere.
 * @param {Puzzle} puzzle
 * @param {RemoteRun} run
 * @returns {LargeScene}
 */
export function largeScene(puzzle, run) {
  const { knight, said, ...shown } = run.shown;
  const at = knight.length > 0 ? { row: knight[0], column: knight[1] } : null;
  const solved = run.status === Status.SOLVED;
  const named = run.step > 0 && !solved ? squaresNamed(said, puzzle) : [];
  return { ...emptyLargeScene(puzzle), ...shown, knight: at, named, solved };
}

/**
 * How far a run has come, from 0 to 1: what its solver says, or else the part of the board that is
 * done, which may shrink again. Null before the run has begun and once it has ended.
 * @param {Puzzle} puzzle
 * @param {RemoteRun} run
 */
export function progressOf({ game, rows, columns, blocked }, run) {
  if (run.step === 0 || run.status !== Status.RUNNING) return null;
  const { standing, inConflict } = run.shown;
  const squares = rows * columns - (blocked?.length ?? 0);
  const done = game === "queens" ? (standing - inConflict) / rows : standing / squares;
  return run.progress ?? done;
}

/**
 * The whole board in a sentence, for those who cannot see it.
 * @param {LargeScene} scene
 */
export function summary({ game, size, blocked, standing, inConflict, knight, solved }) {
  const { rows, columns } = size;
  const board = `Board of ${count(rows)} by ${count(columns)}`;
  if (game === "knights") {
    const visited = `${count(standing)} of ${count(rows * columns - blocked)} squares visited`;
    const at = knight ? `, the knight on ${squareName(size, knight)}` : "";
    return `${board}; ${visited}${at}.`;
  }
  const queens = standing === 1 ? "1 queen stands" : `${count(standing)} queens stand`;
  if (solved) return `${board}; ${queens}, solved.`;
  return `${board}; ${queens}, ${inConflict > 0 ? count(inConflict) : "none"} in conflict.`;
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
 * A square's name, and what stands there if that can be seen.
 * @param {LargeScene} scene
 * @param {Place} place
 */
export function describe(scene, place) {
  const name = squareName(scene.size, place);
  if (!scene.image?.pieces) return name;
  for (const { row, column, what } of piecesOf(scene)) {
    if (row === place.row && column === place.column) return `${name}: ${words(scene, what)}`;
  }
  return `${name}: empty`;
}

/**
 * @param {LargeScene} scene
 * @param {number} what
 */
function words({ game, standing }, what) {
  if (game === "queens") return what & CONFLICT ? "queen, in conflict" : "queen";
  if (what === BLOCKED) return "blocked";
  return what === standing - 1 ? `knight, move ${count(what)}` : `move ${count(what)}`;
}
