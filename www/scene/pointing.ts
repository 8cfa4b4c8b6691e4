/** What a hint draws on a board of queens, as plain squares and lines. */

import { inLine, place, type Size, squaresOf } from "../core/geometry.ts";
import type { BoardLine as Line } from "../engine/generated/thinking.ts";
import type { QueensScene } from "../games/queens.ts";
import type { Pointed } from "./scene.ts";

interface Pointing {
  /** The squares that are looked at, the others being veiled; null for all. */
  lit: Set<number> | null;
  /** Rows and columns with a line around them. */
  frames: Line[];
  /** Whether what is framed has no square left. */
  empty: boolean;
  /** Free squares that the sentence is about. */
  marked: number[];
  /** From what attacks to what is attacked. */
  pairs: [number, number][];
  /** Queens that are imagined, in order. */
  ghosts: number[];
  /** Whether the ghosts are numbered. */
  counted: boolean;
  /** Squares that the ghosts attack. */
  struck: number[];
  /** Squares ruled out. */
  out: number[];
  /** The square where a queen has to go. */
  placed: number | null;
}

/** What a hint points at on a board. */
export const pointingOf = (scene: QueensScene, { deduction, imagined }: Pointed): Pointing =>
  imagined ? ofMoment(scene, deduction, imagined) : ofDeduction(scene, deduction);

function ofDeduction(
  scene: QueensScene,
  { lines, imagined, placed, pairs, ruledOut, named }: Pointed["deduction"],
): Pointing {
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

function ofMoment(
  scene: QueensScene,
  { ruledOut, whatIf }: Pointed["deduction"],
  moment: NonNullable<Pointed["imagined"]>,
): Pointing {
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

/** Whether a queen could stand on a square. */
const isFree = ({ locked, queens, attacked, crosses }: QueensScene, square: number) =>
  !attacked?.[square] &&
  !locked.includes(square) &&
  !queens.includes(square) &&
  !crosses.includes(square);

/** The squares of a row or a column. */
export const squaresIn = (size: Size, { kind, index }: Line) =>
  squaresOf(size).filter((square) => place(size, square)[kind] === index);
