/**
 * What there is to draw: a plain picture of a moment of a run, or of a game in play.
 */

import { GAMES } from "../games/index.js";
import { words as knightWords } from "../games/knights.js";
import { words as queenWords } from "../games/queens.js";

/** @typedef {import("../engine/engine.js").Play} Play */
/** @typedef {import("../engine/engine.js").Puzzle} Puzzle */
/** @typedef {import("../engine/engine.js").Snapshot} Snapshot */
/** @typedef {import("../games/queens.js").QueensScene} QueensScene */
/** @typedef {import("../games/knights.js").KnightsScene} KnightsScene */
/** @typedef {QueensScene | KnightsScene} Scene */
/**
 * What a game makes the picture of a run's moment of.
 * @typedef {object} Shown
 * @property {NonNullable<Snapshot["board"]>} board
 * @property {number[]} named squares that the sentence on the last step names
 * @property {boolean} solved
 */

/**
 * A board with nothing on it yet.
 * @param {Puzzle} puzzle
 * @returns {Scene}
 */
export const emptyScene = (puzzle) => GAMES[puzzle.game].emptyScene(puzzle);

/**
 * The picture of a moment of a solver's run.
 * @param {Puzzle} puzzle
 * @param {Snapshot} snapshot
 * @returns {Scene}
 */
export function runScene(puzzle, snapshot) {
  const { board, outcome } = snapshot;
  if (!board) return emptyScene(puzzle);
  const shown = { board, named: namedIn(snapshot), solved: outcome === "solved" };
  return GAMES[puzzle.game].runScene(puzzle, shown);
}

/**
 * The squares that are being spoken of: those that the sentence on the last step names.
 * @param {Snapshot} snapshot
 */
export function namedIn({ step, outcome, sentence }) {
  return step > 0 && outcome !== "solved" ? (sentence?.squares ?? []) : [];
}

/**
 * The picture of a game in play.
 * @param {Puzzle} puzzle
 * @param {Play} play
 * @param {boolean} hints
 * @param {number[]} lost the squares that show why the position can't be completed
 * @returns {Scene}
 */
export const playScene = (puzzle, play, hints, lost) =>
  GAMES[puzzle.game].playScene(puzzle, play, hints, lost);

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
