/** What a hint draws on a board of queens, as plain squares and lines. */
import { inLine, place, squaresOf } from "../base/geometry.js";

/** @typedef {import("../base/geometry.js").Size} Size */
/** @typedef {import("../engine/engine.js").BoardLine} Line */
/** @typedef {import("../games/queens.js").QueensScene} QueensScene */
/** @typedef {import("./scene.js").Pointed} Pointed */
/**
 * @typedef {object} Pointing
 * @property {Set<number> | null} lit the squares that are looked at, the others being veiled; null for all
 * @property {Line[]} frames rows and columns with a line around them
 * @property {boolean} empty whether what is framed has no square left
 * @property {number[]} marked free squares that the sentence is about
 * @property {[number, number][]} pairs from what attacks to what is attacked
 * @property {number[]} ghosts queens that are imagined, in order
 * @property {boolean} counted whether the ghosts are numbered
 * @property {number[]} struck squares that the ghosts attack
 * @property {number[]} out squares ruled out
 * @property {number | null} placed the square where a queen has to go
 */

/**
 * What a hint points at on a board.
 * @param {QueensScene} scene
 * @param {Pointed} hint
 * @returns {Pointing}
 */
export const pointingOf = (scene, { deduction, imagined }) =>
  imagined ? ofMoment(scene, deduction, imagined) : ofDeduction(scene, deduction);

/** @param {QueensScene} scene @param {Pointed["deduction"]} deduction @returns {Pointing} */
function ofDeduction(scene, { lines, imagined, placed, pairs, ruledOut, named }) {
  const ghost = imagined ?? placed;
  const decided = new Set([...ruledOut, ...(ghost === null ? [] : [ghost])]);
  const framed = new Set(lines.flatMap((line) => squaresIn(scene.size, line)));
  const spoken = [...named.filter((square) => framed.has(square)), ...pairs.map(([, to]) => to)];
  const marked = [...new Set(spoken)].filter((square) => isFree(scene, square));
  return {
    lit: new Set([...framed, ...decided, ...named, ...pairs.flat()]),
    frames: lines,
    empty: false,
    marked: marked.filter((square) => !decided.has(square)),
    pairs,
    ghosts: ghost === null ? [] : [ghost],
    counted: false,
    struck: [],
    out: ruledOut,
    placed,
  };
}

/**
 * @param {QueensScene} scene
 * @param {Pointed["deduction"]} deduction
 * @param {NonNullable<Pointed["imagined"]>} moment
 * @returns {Pointing}
 */
function ofMoment(scene, { ruledOut, whatIf }, moment) {
  const { line, pieces } = moment;
  const ghosts = new Set(pieces);
  const out = moment.ruledOut;
  const struck = squaresOf(scene.size).filter(
    (square) =>
      isFree(scene, square) &&
      !ghosts.has(square) &&
      pieces.some((piece) => inLine(scene.size, piece, square)),
  );
  const framed = line ? squaresIn(scene.size, line) : [];
  return {
    lit: line ? new Set([...framed, ...pieces, ...out]) : null,
    frames: line ? [line] : [],
    empty: moment === whatIf.at(-1),
    marked: framed.filter(
      (square) =>
        isFree(scene, square) &&
        !struck.includes(square) &&
        !out.includes(square) &&
        !ghosts.has(square),
    ),
    ...{ pairs: [], ghosts: pieces, counted: true, struck, placed: null },
    out: [...out, ...ruledOut.filter((square) => !ghosts.has(square))],
  };
}

/** Whether a queen could stand on a square. @param {QueensScene} scene @param {number} square */
const isFree = ({ locked, queens, attacked, crosses }, square) =>
  !attacked?.[square] &&
  !locked.includes(square) &&
  !queens.includes(square) &&
  !crosses.includes(square);

/** The squares of a row or a column. @param {Size} size @param {Line} line */
export const squaresIn = (size, { kind, index }) =>
  squaresOf(size).filter((square) => place(size, square)[kind] === index);
