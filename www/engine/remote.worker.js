/**
 * The other side of `remote.js`: the engine at work where nothing that it does holds the page up.
 * It gives an `Answer` to every `Ask`.
 */
import { makePicture, makeRun, pixelsOf } from "./engine.js";
import { answer } from "./workers.js";

/** @typedef {import("./engine.js").Order} Order */
/** @typedef {import("./engine.js").Picture} Picture */
/** @typedef {import("./engine.js").Request} Request */
/** @typedef {import("./engine.js").Run} Run */
/** @typedef {import("./engine.js").Snapshot} Snapshot */
/** @typedef {import("./engine.js").Wanted} Wanted */
/**
 * @typedef {object} Look what is to be seen of a board
 * @property {number} left squares left of the picture
 * @property {number} top squares above it
 * @property {number} side device pixels on a side of a square
 * @property {number} width device pixels
 * @property {number} height
 * @property {boolean} close whether pieces are to be told one by one
 * @property {number} rows of the board
 * @property {number} columns
 * @property {{row: number, column: number} | null} asked the square that is asked about
 */
/**
 * @typedef {object} Ask
 * @property {Order | null} order what to solve and how, with the first of all
 * @property {Uint32Array | null} colours to paint with from now on, where they are new
 * @property {Request} request
 * @property {number} budget milliseconds, or as long as the last picture took
 * @property {Wanted} wanted
 * @property {Look | null} look
 */
/**
 * @typedef {object} Image
 * @property {ImageBitmap} bitmap
 * @property {number} width pixels, which are squares where these are as large
 * @property {number} height
 * @property {number} left squares left of it
 * @property {number} top squares above it
 * @property {number} squaresPerPixel squares on a side of a pixel
 * @property {Uint32Array | null} pieces three numbers each: row, column, and a mark, a move or
 *   `BLOCKED`; null from far off
 * @property {Int16Array | null} levels of its squares, row by row, −1 while possible, with `TRIED` added where
 *   they were tried by their own row; null from far off, or where the solver keeps no domains
 */
/**
 * @typedef {object} Known what is known of a square
 * @property {number | null} what stands there, as in `Image.pieces`
 * @property {number | null} level of it, as in `Image.levels`
 */
/**
 * @typedef {object} Overview what there is to see of a board too large for squares of its own
 * @property {number} standing queens, or squares visited
 * @property {number} inConflict
 * @property {{row: number, column: number} | null} knight
 * @property {({row: number, column: number} & Known) | null} under the square that was asked about
 * @property {Image | null} image
 * @property {ImageBitmap | null} whole a small picture of the whole board; null where it is not
 *   painted anew
 */
/** Squares to the left and above, pixels on a side of a square, from left to right and from top to bottom. @typedef {[number, number, number, number, number]} View */
/** @typedef {{snapshot: Snapshot, overview: Overview}} Answer */

/** @type {Run | null} */
let run = null;
/** @type {Picture | null} */
let picture = null;
/** Milliseconds that the last picture took: pictures take no more of the time than steps do. */
let painting = 0;
/** When the whole board was last painted, small. */
let wholeAt = Number.NEGATIVE_INFINITY;
/** How often it is, in milliseconds, and how large: device pixels on its longer side. */
const WHOLE_EVERY = 500;
const WHOLE = 400;

answer(
  async (/** @type {Ask} */ ask) => {
    const told = await work(ask);
    const { image, whole } = told.overview;
    postMessage(told, { transfer: [image?.bitmap, whole].filter((bitmap) => !!bitmap) });
  },
  (failure) => postMessage(failure),
);

/**
 * @param {Ask} ask
 * @returns {Promise<Answer>}
 */
async function work({ order, colours, request, budget, wanted, look }) {
  if (order) run = makeRun(order);
  if (!run) throw new Error("There is no run to go on with.");
  if (colours && !picture) picture = makePicture(run, colours);
  else if (colours) picture?.dip(colours);
  const snapshot = run.ask(request, Math.max(budget, painting), wanted);
  // The small picture first: what the other one leaves behind is read until the next.
  const whole = look && picture ? await paintWhole(picture, run, look) : null;
  const image = look && picture ? await paint(picture, run, look) : null;
  const under = look?.asked && picture ? knownOf(picture, run, look.asked) : null;
  return { snapshot, overview: { ...standing(picture), under, image, whole } };
}

/**
 * What is known of a square of the board that was painted last.
 * @param {Picture} picture
 * @param {Run} run
 * @param {{row: number, column: number}} place
 */
function knownOf(picture, run, { row, column }) {
  /** @type {View} */
  const view = [column, row, 1, 1, 1];
  const [atRow, atColumn, what] = picture.pieces(...view);
  const [level = null] = picture.levels(run, ...view) ?? [];
  return { row, column, what: atRow === row && atColumn === column ? what : null, level };
}

/** @param {Picture | null} picture */
function standing(picture) {
  const [row, column] = picture?.knight() ?? [];
  return {
    standing: picture?.standing ?? 0,
    inConflict: picture?.inConflict ?? 0,
    knight: row === undefined ? null : { row, column },
  };
}

/**
 * @param {Picture} picture
 * @param {Run} run
 * @param {Look} look
 * @returns {Promise<Image | null>}
 */
async function paint(picture, run, { close, ...look }) {
  /** @type {View} */
  const view = [look.left, look.top, look.side, look.width, look.height];
  const begin = performance.now();
  picture.paint(run, ...view);
  painting = performance.now() - begin;
  const { width, height, left, top, squaresPerPixel } = picture;
  if (width * height === 0) return null;
  const bitmap = await createImageBitmap(pixelsOf(picture));
  const pieces = close ? picture.pieces(...view) : null;
  const levels = (close && picture.levels(run, ...view)) || null;
  return { bitmap, width, height, left, top, squaresPerPixel, pieces, levels };
}

/**
 * Paints the whole board, small, if it has not been for a while.
 * @param {Picture} picture
 * @param {Run} run
 * @param {Look} look
 */
async function paintWhole(picture, run, { rows, columns }) {
  const now = performance.now();
  if (now - wholeAt < WHOLE_EVERY) return null;
  const side = WHOLE / Math.max(rows, columns);
  const [width, height] = [Math.ceil(side * columns), Math.ceil(side * rows)];
  picture.paint(run, 0, 0, side, width, height);
  wholeAt = performance.now();
  return picture.width * picture.height === 0 ? null : createImageBitmap(pixelsOf(picture));
}
