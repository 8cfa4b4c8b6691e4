/**
 * What there is to draw: a plain picture of a moment, taken from a handle of the engine.
 */

import { inLine } from "../base/geometry.js";
import { squaresNamed } from "../base/names.js";
import { Status } from "../engine/engine.js";
import { readNotes } from "./annotations.js";

/** @typedef {import("../engine/engine.js").Run} Run */
/** @typedef {import("../engine/engine.js").Play} Play */
/** @typedef {import("../engine/engine.js").Puzzle} Puzzle */
/** @typedef {import("../base/geometry.js").Size} Size */
/** @typedef {import("./annotations.js").Note} Note */

/**
 * @typedef {object} QueensScene
 * @property {"queens"} kind
 * @property {Size} size
 * @property {number[]} locked
 * @property {ArrayLike<number>} queens in depth order, or in the order of placing
 * @property {Int16Array | null} levels the depth that struck each square, −1 while possible
 * @property {Uint8Array | null} attacked 1 where a queen attacks, in a game in play
 * @property {number[][]} conflicts pairs of queens in line
 * @property {number | null} rejected put down and taken back in the last step
 * @property {number | null} dryRow the row that this would have left without a square
 * @property {Note[]} notes what else the solver wants drawn
 * @property {number[]} named squares that the sentence on the last step names
 * @property {boolean} solved
 */
/**
 * @typedef {object} KnightsScene
 * @property {"knights"} kind
 * @property {Size} size
 * @property {ArrayLike<number>} path
 * @property {Int8Array} degrees unvisited neighbours of each square, −1 where visited
 * @property {number[]} reachable
 * @property {boolean} hints whether reachable squares show their degrees
 * @property {number | null} choice the square that the rule takes next
 * @property {number[]} stranded
 * @property {number[]} blocked squares that must not be visited
 * @property {Note[]} notes what else the solver wants drawn
 * @property {number[]} named squares that the sentence on the last step names
 * @property {boolean} closed whether the tour closes, and is whole
 * @property {boolean} solved
 */
/** @typedef {QueensScene | KnightsScene} Scene */

/**
 * A board with nothing on it yet.
 * @param {Puzzle} puzzle
 * @returns {Scene}
 */
export function emptyScene(puzzle) {
  const { game, rows, columns } = puzzle;
  if (game === "queens") return queensScene({ rows, columns }, [], []);
  const degrees = new Int8Array(rows * columns);
  for (const square of puzzle.blocked ?? []) degrees[square] = -1;
  return knightsScene(puzzle, [], degrees, {});
}

/**
 * The picture of a solver's run.
 * @param {Puzzle} puzzle
 * @param {Run} run
 * @param {string} [said] of the last step: the squares that it names are lit
 * @returns {Scene}
 */
export function runScene(puzzle, run, said = run.explanation()) {
  const { game, rows, columns, squares } = puzzle;
  const size = { rows, columns };
  const solved = run.status === Status.SOLVED;
  const pieces = run.pieces();
  const notes = readNotes(run.notes(), size);
  const lit = run.step > 0 && !solved ? squaresNamed(said, size) : [];
  const named = lit.map(({ row, column }) => columns * row + column);
  if (game === "queens") {
    const wiped = run.wipedOut();
    return {
      ...queensScene(size, squares, pieces),
      levels: run.domains() ?? null,
      conflicts: inPairs(run.conflicts()),
      rejected: run.rejected() ?? null,
      dryRow: wiped === undefined ? null : Math.floor(wiped / columns),
      notes,
      named,
      solved,
    };
  }
  const choice = run.choice() ?? null;
  const hints = choice !== null;
  // The squares within reach already carry their numbers, and the choice is filled.
  const others = hints ? notes.filter(({ kind }) => kind !== "number" && kind !== "chosen") : notes;
  return knightsScene(puzzle, pieces, run.degrees(), {
    reachable: hints ? [...run.reachable()] : [],
    hints,
    choice,
    stranded: [...run.stranded()],
    notes: others,
    named,
    solved,
  });
}

/**
 * The picture of a game in play.
 * @param {Puzzle} puzzle
 * @param {Play} play
 * @param {boolean} hints
 * @returns {Scene}
 */
export function playScene(puzzle, play, hints) {
  const { game, rows, columns, squares } = puzzle;
  const pieces = play.pieces();
  if (game === "queens") {
    return {
      ...queensScene({ rows, columns }, squares, pieces),
      attacked: play.attacked(),
      conflicts: inPairs(play.conflicts()),
      solved: play.solved,
    };
  }
  const [reachable, stranded] = [[...play.reachable()], [...play.stranded()]];
  const { solved } = play;
  return knightsScene(puzzle, pieces, play.degrees(), { reachable, stranded, hints, solved });
}

/**
 * @param {Size} size
 * @param {number[]} locked
 * @param {ArrayLike<number>} queens
 * @returns {QueensScene}
 */
function queensScene(size, locked, queens) {
  const none = { levels: null, attacked: null, rejected: null, dryRow: null };
  const empty = { conflicts: [], notes: [], named: [], solved: false };
  return { kind: "queens", size, locked, queens, ...empty, ...none };
}

/**
 * @param {Puzzle} puzzle
 * @param {ArrayLike<number>} path
 * @param {Int8Array} degrees
 * @param {Partial<KnightsScene>} shown
 * @returns {KnightsScene}
 */
function knightsScene({ rows, columns, blocked, closed }, path, degrees, shown) {
  const none = { reachable: [], hints: false, choice: null, stranded: [], notes: [], named: [] };
  const solved = shown.solved ?? false;
  return {
    ...{ kind: "knights", size: { rows, columns }, path, degrees, ...none },
    ...{ blocked: blocked ?? [], closed: closed && solved, solved },
    ...shown,
  };
}

/**
 * Who took each square of the row that a rejected queen would have left without one: a queen, the
 * square, and the level, −1 for the rejected queen herself.
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

/** @param {Uint32Array} flat */
function inPairs(flat) {
  return Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i], flat[2 * i + 1]]);
}

/**
 * Tells what stands on a square and what is known of it, in words for those who cannot see the
 * board.
 * @param {Scene} scene
 * @param {string[]} names of all squares
 * @returns {(square: number) => string}
 */
export function describer(scene, names) {
  const words = scene.kind === "queens" ? queenWords(scene) : knightWords(scene);
  return (square) => `${names[square]}, ${words(square)}`;
}

/**
 * @param {QueensScene} scene
 * @returns {(square: number) => string}
 */
function queenWords({ locked, queens, levels, attacked, conflicts }) {
  const placed = new Set(Array.from(queens));
  const quarrels = new Set(conflicts.flat());
  return (square) => {
    const conflict = quarrels.has(square) ? ", in conflict" : "";
    if (locked.includes(square)) return `locked queen${conflict}`;
    if (placed.has(square)) return `queen${conflict}`;
    if (levels) return levels[square] < 0 ? "possible" : `struck at depth ${levels[square]}`;
    return attacked?.[square] ? "attacked" : "empty";
  };
}

/**
 * @param {KnightsScene} scene
 * @returns {(square: number) => string}
 */
function knightWords({ path, stranded, reachable, hints, degrees, blocked }) {
  const closedOff = new Set(blocked);
  const moves = new Map(Array.from(path, (square, move) => [square, move]));
  const last = path.length - 1;
  return (square) => {
    if (closedOff.has(square)) return "blocked";
    const move = moves.get(square);
    if (move !== undefined) return move === last ? `knight, move ${move}` : `move ${move}`;
    if (stranded.includes(square)) return "stranded";
    if (!reachable.includes(square)) return "empty";
    return hints ? `within reach, ${degrees[square]} onward` : "within reach";
  };
}
