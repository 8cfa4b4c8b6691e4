/**
 * The other side of `remote.js`: the engine at work where nothing that it does holds the page up.
 * It gives an `Answer` to every `Ask`.
 */
import { EngineFull, load, makePicture, makeRun, pixelsOf, Status } from "./engine.js";

/** @typedef {import("./engine.js").Puzzle} Puzzle */
/**
 * @typedef {object} Order what to solve, and how
 * @property {Puzzle} puzzle
 * @property {string} solver
 * @property {string} options
 * @property {number} seed
 */
/**
 * @typedef {object} Look what is to be seen of a board
 * @property {number} left squares left of the picture
 * @property {number} top squares above it
 * @property {number} side device pixels on a side of a square
 * @property {number} width device pixels
 * @property {number} height
 * @property {boolean} close whether pieces are to be told one by one
 */
/**
 * @typedef {{what: "run" | "approach", step: number, budget: number}} Work to make so many steps, or
 *   to go to a step, in so many milliseconds, or as long as the last picture took
 * @typedef {{what: "seek" | "reach" | "seekBacktrack", step: number}} Going to a step, or so far
 * @typedef {{what: "passSolution" | "seekBacktrackBefore" | "seekDeepest"}} Turn
 * @typedef {Work | Going | Turn} Call what the engine's `Run` has by that name
 */
/**
 * @typedef {object} Ask
 * @property {Order} [order] the first of all
 * @property {Uint32Array} [colours] to paint with from now on
 * @property {Call[]} calls what the run is to do, in this order
 * @property {boolean} words whether to tell in words how the run stands
 * @property {Look | null} look
 */
/**
 * @typedef {object} Image
 * @property {ImageBitmap} bitmap
 * @property {number} left squares left of it
 * @property {number} top squares above it
 * @property {number} squaresPerPixel squares on a side of a pixel
 * @property {Uint32Array | null} pieces three numbers each: row, column, and a mark, a move or
 *   `BLOCKED`
 */
/**
 * @typedef {object} Answer
 * @property {number} step
 * @property {number} reached
 * @property {number} depth
 * @property {number} status
 * @property {number} solutions found up to the step
 * @property {number[]} tally
 * @property {Record<string, number>} counts
 * @property {number | null} progress from 0 to 1, of solvers that know
 * @property {string | null} explanation
 * @property {string} line
 * @property {Uint32Array} profile
 * @property {number} profileWidth
 * @property {number} standing queens, or squares visited
 * @property {number} inConflict
 * @property {number[]} knight row and column
 * @property {Image | null} image
 */
/** @typedef {{failure: string, panic: boolean}} Failure why there will be no more answers */

/** @type {import("./engine.js").Run | null} */
let run = null;
/** @type {import("./engine.js").Picture | null} */
let picture = null;
/** Milliseconds that the last picture took: pictures take no more of the time than steps do. */
let painting = 0;
const loaded = load(() => {});

addEventListener("message", async ({ data }) => {
  try {
    await loaded;
    const answer = await work(data);
    const images = answer.image ? [answer.image.bitmap] : [];
    postMessage(answer, { transfer: [answer.profile.buffer, ...images] });
  } catch (error) {
    postMessage(failureOf(error));
  }
});

/**
 * @param {Ask} ask
 * @returns {Promise<Answer>}
 */
async function work({ order, colours, calls, words, look }) {
  if (order) run = makeRun(order.puzzle, order.solver, order.options, order.seed);
  if (!run) throw new Error("There is no run to go on with.");
  if (colours && !picture) picture = makePicture(run, colours);
  else if (colours) picture?.dip(colours);
  for (const call of calls) make(call, run);
  const image = look && picture ? await paint(picture, run, look) : null;
  return { ...figures(run, words), ...standing(picture), image };
}

/**
 * @param {Call} call
 * @param {import("./engine.js").Run} run
 */
function make(call, run) {
  if (call.what === "run" || call.what === "approach") {
    run[call.what](call.step, Math.max(call.budget, painting));
  } else if ("step" in call) run[call.what](call.step);
  else run[call.what]();
}

/**
 * @param {import("./engine.js").Run} run
 * @param {boolean} words
 */
function figures(run, words) {
  const { step, reached, depth, status, solutions, line, profileWidth } = run;
  const tell = words || status !== Status.RUNNING;
  return {
    step,
    reached,
    depth,
    status,
    solutions,
    line,
    profile: run.profile(),
    profileWidth,
    tally: [...run.tally()],
    counts: { ...run.counts() },
    progress: run.progress ?? null,
    explanation: tell ? run.explanation() : null,
  };
}

/** @param {import("./engine.js").Picture | null} picture */
const standing = (picture) => ({
  standing: picture?.standing ?? 0,
  inConflict: picture?.inConflict ?? 0,
  knight: [...(picture?.knight() ?? [])],
});

/**
 * @param {import("./engine.js").Picture} picture
 * @param {import("./engine.js").Run} run
 * @param {Look} look
 * @returns {Promise<Image | null>}
 */
async function paint(picture, run, { left, top, side, width, height, close }) {
  const begin = performance.now();
  picture.paint(run, left, top, side, width, height);
  painting = performance.now() - begin;
  if (picture.width * picture.height === 0) return null;
  const bitmap = await createImageBitmap(pixelsOf(picture));
  const pieces = close ? picture.pieces(left, top, side, width, height) : null;
  return {
    bitmap,
    left: picture.left,
    top: picture.top,
    squaresPerPixel: picture.squaresPerPixel,
    pieces,
  };
}

/**
 * @param {unknown} error
 * @returns {Failure}
 */
function failureOf(error) {
  // The browser has its own words where it runs out of memory: a length or a buffer out of range.
  const known = error instanceof RangeError ? new EngineFull(error) : error;
  if (known instanceof EngineFull) return { failure: known.message, panic: false };
  const refused = known instanceof Error && "code" in known;
  return { failure: refused ? known.message : String(known), panic: !refused };
}
