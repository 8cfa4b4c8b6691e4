/** What is the Knight's Tour's own: its goal, its scenes, and their words. */

import { plain } from "../base/lists.js";
import { squareName } from "../base/names.js";
import { count } from "../base/numbers.js";

export { read } from "./knights-aloud.js";

/** @typedef {import("../base/geometry.js").Size} Size */
/** @typedef {import("../engine/engine.js").Annotation} Annotation */
/** @typedef {import("../engine/engine.js").Puzzle} Puzzle */
/** @typedef {import("../scene/large.js").LargeScene} LargeScene */
/** @typedef {import("../scene/scene.js").InPlay} InPlay */
/** @typedef {import("../scene/scene.js").Pointed} Pointed */
/**
 * @typedef {object} KnightsScene
 * @property {"knights"} kind
 * @property {Size} size
 * @property {number[]} path
 * @property {ArrayLike<number>} degrees unvisited neighbours of each square, −1 where visited
 * @property {number[]} reachable
 * @property {boolean} hints whether reachable squares show their degrees
 * @property {boolean} onward whether the degrees of all squares are shown beside the board
 * @property {boolean} numbers whether visited squares show the numbers of their moves
 * @property {boolean} byHand whether this is a game in play
 * @property {Pointed | null} hint what a hint points at
 * @property {import("../scene/lesson-marks.js").Mark[]} lesson what a lesson points at
 * @property {number[]} stranded
 * @property {number[]} blocked squares that must not be visited
 * @property {Annotation[]} annotations what else the solver wants drawn
 * @property {number[]} named squares that the sentence on the last step names
 * @property {boolean} closed whether the tour closes, and is whole
 * @property {boolean} solved
 */

/** What there is on a blocked square of a large board. */
export const BLOCKED = 2 ** 32 - 1;

/** The rules in a line. @param {boolean} closed */
export const rules = (closed) =>
  `Visit every square once by knight’s jumps${closed ? ", and end a jump away from the start" : ""}.`;

/** How many squares a tour visits. @param {Puzzle} puzzle */
export const goal = ({ rows, columns, blocked }) => rows * columns - (blocked?.length ?? 0);

/**
 * A board with nothing on it yet.
 * @param {Puzzle} puzzle
 * @returns {KnightsScene}
 */
export function emptyScene({ rows, columns, blocked = [] }) {
  const degrees = Array(rows * columns).fill(0);
  for (const square of blocked) degrees[square] = -1;
  return {
    kind: "knights",
    size: { rows, columns },
    path: [],
    degrees,
    reachable: [],
    hints: false,
    onward: true,
    numbers: true,
    byHand: false,
    hint: null,
    lesson: [],
    stranded: [],
    blocked,
    annotations: [],
    named: [],
    closed: false,
    solved: false,
  };
}

/**
 * The picture of a moment of a solver's run.
 * @param {Puzzle} puzzle
 * @param {import("../scene/scene.js").Shown} shown
 * @returns {KnightsScene}
 */
export function runScene(puzzle, { board, named, solved }) {
  const { pieces, degrees, stranded, annotations } = board;
  return {
    ...emptyScene(puzzle),
    ...{ path: plain(pieces), degrees, stranded, annotations, named, solved },
    closed: puzzle.closed && solved,
  };
}

/**
 * The picture of a game in play.
 * @param {InPlay} inPlay
 * @returns {KnightsScene}
 */
export function playScene({ puzzle, play, settings, lost, hint }) {
  const { solved } = play;
  const { hints, pathNumbers: numbers } = settings;
  const apart = new Set(play.stranded());
  return {
    ...emptyScene(puzzle),
    ...{ hints, numbers, hint, solved, onward: hints, byHand: true },
    path: [...play.pieces()],
    degrees: play.degrees(),
    reachable: [...play.reachable()],
    stranded: lost.filter((square) => apart.has(square)),
    named: lost.filter((square) => !apart.has(square)),
    closed: puzzle.closed && solved,
  };
}

/**
 * What a hand finds on each square.
 * @param {KnightsScene} scene
 * @returns {(square: number) => import("../base/gestures.js").Held}
 */
export const holds =
  ({ path, solved }) =>
  (square) =>
    square === path.at(-1) && !solved ? "movable" : "fixed";

/**
 * What stands on each square and what is known of it.
 * @param {KnightsScene} scene
 * @returns {(square: number) => string}
 */
export function words({ path, stranded, reachable, hints, degrees, blocked, annotations }) {
  const closedOff = new Set(blocked);
  const passed = new Map(
    annotations.flatMap((one) =>
      one.kind === "candidate" && !one.chosen ? [[one.square, one.value]] : [],
    ),
  );
  const moves = new Map(path.map((square, move) => [square, move]));
  const last = path.length - 1;
  return (square) => {
    if (closedOff.has(square)) return "blocked";
    const move = moves.get(square);
    if (move !== undefined) return move === last ? `knight, move ${move}` : `move ${move}`;
    if (stranded.includes(square)) return "stranded";
    const onward = passed.get(square);
    if (onward !== undefined) return `not chosen, ${onward} onward`;
    if (!reachable.includes(square)) return "empty";
    return hints ? `within reach, ${degrees[square]} onward` : "within reach";
  };
}

/**
 * What stands on a large board.
 * @param {LargeScene} scene
 */
export function largeWords({ size, goal, standing, knight }) {
  const at = knight ? `, the knight on ${squareName(size, knight)}` : "";
  return `${count(standing)} of ${count(goal)} squares visited${at}.`;
}

/**
 * A piece on a large board.
 * @param {LargeScene} scene
 * @param {number} move that led there
 */
export function pieceWords({ standing }, move) {
  if (move === BLOCKED) return "blocked";
  return move === standing - 1 ? `knight, move ${count(move)}` : `move ${count(move)}`;
}
