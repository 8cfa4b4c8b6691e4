/**
 * What there is to draw: a plain picture of a moment of a run, or of a game in play.
 */

import { GAMES } from "../games/index.js";
import {
  holds as knightHeld,
  words as knightWords,
  read as readKnights,
} from "../games/knights.js";
import { holds as queensHeld, words as queenWords, read as readQueens } from "../games/queens.js";
import { markWords } from "./lesson-marks.js";

/** @typedef {import("../engine/engine.js").Deduction} Deduction */
/** @typedef {import("../engine/engine.js").Imagined} Imagined */
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
 * What a hint points at: a deduction, and the moment of its what-if that is looked at, if one is.
 * @typedef {object} Pointed
 * @property {Deduction} deduction
 * @property {Imagined | null} imagined
 */
/**
 * The settings that the picture of a game in play depends on.
 * @typedef {object} Marks
 * @property {boolean} shadows whether squares are tinted in the colour of the queen that attacks them
 * @property {boolean} autoCross whether attacked squares are crossed out
 * @property {boolean} conflicts whether queens that attack each other are shown
 * @property {boolean} hints whether squares within reach show their onward moves
 * @property {boolean} pathNumbers whether visited squares show the numbers of their moves
 */
/**
 * A game in play, and what is to be seen of it.
 * @typedef {object} InPlay
 * @property {Puzzle} puzzle
 * @property {Play} play
 * @property {Marks} settings
 * @property {number[]} lost the squares that show why the position can't be completed
 * @property {Pointed | null} hint
 */

/** What there is to see unless a person asks for something else. @type {Marks} */
export const MARKS = {
  ...{ shadows: true, autoCross: false, conflicts: true, hints: true, pathNumbers: true },
};

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
 * @param {InPlay} inPlay
 * @returns {Scene}
 */
export const playScene = (inPlay) => GAMES[inPlay.puzzle.game].playScene(inPlay);

/**
 * Tells what stands on a square and what is known of it, in words for those who cannot see the
 * board.
 * @param {Scene} scene
 * @param {string[]} names of all squares
 * @returns {(square: number) => string}
 */
export function describer(scene, names) {
  const words = scene.kind === "queens" ? queenWords(scene) : knightWords(scene);
  return (square) => `${names[square]}, ${words(square)}${markWords(scene.lesson, square)}`;
}

/**
 * What a hand finds on each square.
 * @param {Scene} scene
 */
export const handIn = (scene) => (scene.kind === "queens" ? queensHeld(scene) : knightHeld(scene));

/**
 * A part of the board read aloud, in a sentence or two.
 * @param {Scene} scene
 * @param {string[]} names of all squares
 * @param {import("../games/index.js").Reading} kind
 * @param {number} square where the cursor is
 */
export const readAloud = (scene, names, kind, square) =>
  scene.kind === "queens"
    ? readQueens(scene, names, kind, square)
    : readKnights(scene, names, kind, square);
