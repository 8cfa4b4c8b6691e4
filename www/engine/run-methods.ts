/** A run in a worker, and the pictures of its board. */

import { makePicture, makeRun, type Order, type Picture, pixelsOf, type Run } from "./engine.ts";
import type { GameId } from "./generated/puzzle.ts";
import type { Request, Snapshot, Wanted } from "./generated/run.ts";
import { transferring } from "./serve.ts";

/** The visible part of a board. */
export interface VisiblePart {
  /** Squares to the left of the picture. */
  left: number;
  /** Squares above it. */
  top: number;
  /** Device pixels per square. */
  side: number;
  /** Device pixels. */
  width: number;
  height: number;
  /** Whether to list the pieces one by one. */
  close: boolean;
  /** Of the board. */
  rows: number;
  columns: number;
  /** The square asked about. */
  asked: { row: number; column: number } | null;
}

export interface RunQuestion {
  request: Request;
  /** Milliseconds; at least as long as the last picture took. */
  budget: number;
  wanted: Wanted;
}

export interface RunAsk extends RunQuestion {
  /** The puzzle, solver and options, with the first question. */
  order: Order | null;
  /** New colours to paint with. */
  colours: Uint32Array | null;
  visiblePart: VisiblePart | null;
}

export interface Image {
  bitmap: ImageBitmap;
  /** Pixels; a pixel is a square if squares are no larger. */
  width: number;
  height: number;
  /** Squares to the left of it. */
  left: number;
  /** Squares above it. */
  top: number;
  /** Squares per side of a pixel. */
  squaresPerPixel: number;
  /** Three numbers for each piece: row, column, and a mark, a move or `BLOCKED`; null from far away. */
  pieces: Uint32Array | null;
  /**
   * The levels of its squares, row by row: −1 while possible, with `TRIED` added where their own row tried
   * them; null from far away, or if the solver keeps no domains.
   */
  levels: Int16Array | null;
}

/** The state of one square. */
export interface Known {
  /** Its piece, as in `Image.pieces`. */
  what: number | null;
  /** Its level, as in `Image.levels`. */
  level: number | null;
}

/** The picture of a board too large for a grid of cells. */
export interface Overview {
  /** Queens, or squares visited. */
  standing: number;
  inConflict: number;
  knight: { row: number; column: number } | null;
  /** The square in question. */
  under: ({ row: number; column: number } & Known) | null;
  image: Image | null;
  /** A small picture of the whole board; null if it was not painted again. */
  whole: ImageBitmap | null;
}

/** Squares to the left and above, pixels per square, from left to right and from top to bottom. */
type View = [number, number, number, number, number];

export interface RunAnswer {
  snapshot: Snapshot;
  overview: Overview;
}

let run: Run | null = null;
/** The run's game. */
let game: GameId = "queens";
let picture: Picture | null = null;
/** Milliseconds that the last picture took: pictures get no more time than steps. */
let painting = 0;
/** When the small picture was last painted. */
let wholeAt = Number.NEGATIVE_INFINITY;
/** How often the small picture is painted, in milliseconds, and how large: device pixels of its longer side. */
const WHOLE_EVERY = 500;
const WHOLE = 400;

export async function askRun(ask: RunAsk): Promise<RunAnswer> {
  const { order, colours, request, budget, wanted, visiblePart } = ask;
  if (order) [run, game] = [makeRun(order), order.puzzle.game];
  if (!run) throw new Error("There is no run to continue.");
  if (colours && !picture) picture = makePicture(game, run, colours);
  else if (colours) picture?.dip(colours);
  const snapshot = run.ask(request, Math.max(budget, painting), wanted);
  // The small picture comes first: the engine keeps only its last picture, and the other one is read after
  // this.
  const whole = visiblePart && picture ? await paintWhole(picture, run, visiblePart) : null;
  const image = visiblePart && picture ? await paint(picture, run, visiblePart) : null;
  const under = visiblePart?.asked && picture ? knownOf(picture, run, visiblePart.asked) : null;
  const bitmaps = [image?.bitmap, whole].filter((bitmap) => !!bitmap);
  return transferring(
    { snapshot, overview: { ...standing(picture), under, image, whole } },
    bitmaps,
  );
}

/** The state of a square of the last picture. */
function knownOf(picture: Picture, run: Run, { row, column }: { row: number; column: number }) {
  const view: View = [column, row, 1, 1, 1];
  const [atRow, atColumn, what = null] = picture.pieces(...view);
  const [level = null] = picture.levels(run, ...view) ?? [];
  return { row, column, what: atRow === row && atColumn === column ? what! : null, level };
}

function standing(picture: Picture | null) {
  const [row, column] = picture?.knight() ?? [];
  return {
    standing: picture?.standing ?? 0,
    inConflict: picture?.inConflict ?? 0,
    knight: row === undefined || column === undefined ? null : { row, column },
  };
}

async function paint(
  picture: Picture,
  run: Run,
  { close, ...visiblePart }: VisiblePart,
): Promise<Image | null> {
  const view: View = [
    visiblePart.left,
    visiblePart.top,
    visiblePart.side,
    visiblePart.width,
    visiblePart.height,
  ];
  const begin = performance.now();
  picture.paint(run, ...view);
  painting = performance.now() - begin;
  const { width, height, left, top, squaresPerPixel } = picture;
  if (width * height === 0) return null;
  const bitmap = await createImageBitmap(pixelsOf(game, picture));
  const pieces = close ? picture.pieces(...view) : null;
  const levels = (close && picture.levels(run, ...view)) || null;
  return { bitmap, width, height, left, top, squaresPerPixel, pieces, levels };
}

/** Paints the small picture if it is due. */
async function paintWhole(picture: Picture, run: Run, { rows, columns }: VisiblePart) {
  const now = performance.now();
  if (now - wholeAt < WHOLE_EVERY) return null;
  const side = WHOLE / Math.max(rows, columns);
  const [width, height] = [Math.ceil(side * columns), Math.ceil(side * rows)];
  picture.paint(run, 0, 0, side, width, height);
  wholeAt = performance.now();
  return picture.width * picture.height === 0 ? null : createImageBitmap(pixelsOf(game, picture));
}
