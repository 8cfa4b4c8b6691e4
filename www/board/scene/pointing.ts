/** The marks of a hint on a board of queens. */

import { place, squaresOf } from "../../core/geometry.ts";
import { attacks } from "../../core/regions.ts";
import type { BoardLine as Line } from "../../engine/generated/thinking.ts";
import type { Pointed, QueensScene } from "./scene.ts";

interface Pointing {
  /** Squares that stay bright while the others are dimmed; null for all. */
  lit: Set<number> | null;
  /** Rows, columns and colours with a frame. */
  frames: Line[];
  /** Whether the frames have no square left. */
  empty: boolean;
  /** Free squares that the sentence names. */
  marked: number[];
  pairs: [attacker: number, attacked: number][];
  /** Imagined queens, in order. */
  ghosts: number[];
  /** Whether they are numbered. */
  counted: boolean;
  /** Free squares that the imagined queens attack; of a reason, those in its frames alone. */
  struck: number[];
  out: number[];
  /** The square of a forced queen. */
  placed: number | null;
}

export const pointingOf = (scene: QueensScene, { deduction, imagined }: Pointed): Pointing =>
  imagined ? ofMoment(scene, deduction, imagined) : ofDeduction(scene, deduction);

function ofDeduction(
  scene: QueensScene,
  { lines, imagined, placed, pairs, ruledOut, named }: Pointed["deduction"],
): Pointing {
  const ghost = imagined ?? placed;
  const decided = new Set([...ruledOut, ...(ghost === null ? [] : [ghost])]);
  const framed = new Set(lines.flatMap((line) => squaresIn(scene, line)));
  const spoken = [...named.filter((square) => framed.has(square)), ...pairs.map(([, to]) => to)];
  const isOpen = (square: number) => isFree(scene, square) && !decided.has(square);
  // Several squares are ruled out for the same reason: whichever has a queen.
  const supposed = imagined === null ? ruledOut : [imagined];
  const isStruck = (square: number) =>
    supposed[0] !== undefined && supposed.every((queen) => attacks(scene, queen, square));
  return {
    lit: new Set([...framed, ...decided, ...named, ...pairs.flat()]),
    frames: lines,
    empty: false,
    marked: [...new Set(spoken)].filter((square) => isOpen(square) && !isStruck(square)),
    pairs,
    ghosts: ghost === null ? [] : [ghost],
    counted: false,
    struck: [...framed].filter((square) => isOpen(square) && isStruck(square)),
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
  const attacked = squaresOf(scene.size).filter(
    (square) =>
      isFree(scene, square) &&
      !ghosts.has(square) &&
      pieces.some((piece) => attacks(scene, piece, square)),
  );
  const framed = line ? squaresIn(scene, line) : [];
  return {
    lit: line ? new Set([...framed, ...pieces, ...out]) : null,
    frames: line ? [line] : [],
    empty: moment === whatIf.at(-1),
    marked: framed.filter(
      (square) =>
        isFree(scene, square) &&
        !attacked.includes(square) &&
        !out.includes(square) &&
        !ghosts.has(square),
    ),
    pairs: [],
    ghosts: pieces,
    counted: true,
    struck: attacked.filter((square) => !ruledOut.includes(square)),
    placed: null,
    out: [...out, ...ruledOut.filter((square) => !ghosts.has(square))],
  };
}

const isFree = ({ locked, queens, attacked, crosses }: QueensScene, square: number) =>
  !attacked?.[square] &&
  !locked.includes(square) &&
  !queens.includes(square) &&
  !crosses.includes(square);

/** The squares of a row, a column or a colour. */
export const squaresIn = ({ size, regions }: QueensScene, { kind, index }: Line) =>
  squaresOf(size).filter(
    (square) => (kind === "colour" ? regions?.[square] : place(size, square)[kind]) === index,
  );
