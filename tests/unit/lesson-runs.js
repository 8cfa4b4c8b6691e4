/** Runs that the figures of lessons are counted on. */
import { count } from "../../www/base/numbers.js";
import { cardOf, keyOf, loadCards } from "../../www/cards/index.js";
import { moment } from "../../www/cards/moment.js";
import { ROWS } from "../data/rows.js";
import { asked, lockHasSolution, Run, roster, squareNames, TO_THE_END } from "./engine.js";

/** @typedef {import("../../www/engine/engine.js").GameId} GameId */
/** @typedef {{step?: number, options?: string, seed?: number, closed?: boolean}} More */

await loadCards(roster());

/**
 * A run before its first step; the caller frees it.
 * @param {GameId} game
 * @param {number} side
 * @param {string} at
 * @param {string} solver
 * @param {More} [more]
 */
const begun = (game, side, at, solver, { options = "", seed = 0, closed = false } = {}) =>
  new Run(moment(game, side, at, solver, 0, { closed }), solver, options, seed);

/**
 * What there is to show of a run at a step, or at its end.
 * @param {Parameters<typeof begun>} order
 */
export function shown(...order) {
  const step = order[4]?.step;
  const run = begun(...order);
  const snapshot = asked(run, step === undefined ? TO_THE_END : { do: "reach", step });
  run.free();
  return snapshot;
}

/** The steps of a run to its end. @param {Parameters<typeof begun>} order */
export const steps = (...order) => shown(...order).step;

/** @param {number} side @param {string} at @param {string} solver @param {string} [options] */
export const queens = (side, at, solver, options) => steps("queens", side, at, solver, { options });

/**
 * The steps of a solver with a piece in the top left corner, as its row of data has them.
 * @param {string} key
 * @param {number} [side]
 */
export function known(key, side = 8) {
  const row = ROWS.find((row) => keyOf(row) === key);
  const run = row?.runs?.find((run) => run.side === side && !run.from && !run.options);
  return (side === 8 ? row?.steps : run?.steps) ?? 0;
}

/** How many times as many steps 20 × 20 takes as 16 × 16. @param {string} key */
export const grown = (key) => Math.round(known(key, 20) / known(key, 16));

/**
 * Words, if the card of a solver has them: other tests hold the card.
 * @param {GameId} game
 * @param {string} id
 * @param {string} words
 */
export const onCard = (game, id, words) =>
  Object.values(cardOf({ game, id })).flat().join(" ").includes(words) ? words : "";

/**
 * A year, if the card of a solver cites it.
 * @param {GameId} game
 * @param {string} id
 * @param {string} year
 */
export const cited = (game, id, year) => (cardOf({ game, id }).source.includes(year) ? year : "");

/** How many sets of k there are of n things. @param {number} n @param {number} k */
export const choose = (n, k) =>
  Array.from({ length: k }).reduce(
    (/** @type {number} */ sets, _, at) => (sets * (n - at)) / (at + 1),
    1,
  );

/** Forward checking’s orders, as the laboratory has them. */
export const ORDERS = [
  "",
  "squares=least-constraining",
  "rows=fewest",
  "rows=fewest&squares=least-constraining",
];

/** Numbers, listed as in a sentence. @param {number[]} numbers */
export const list = (numbers) =>
  `${numbers.slice(0, -1).map(count).join(", ")} and ${count(numbers.at(-1) ?? 0)}`;

/** The steps of every lock of 8 × 8. @param {string} solver @param {string} [options] */
const byLock = (solver, options = "") =>
  squareNames(8, 8).map((name) => queens(8, name, solver, options));

/** The same, the least first. @param {string} solver @param {string} [options] */
export const everyLock = (solver, options) => byLock(solver, options).toSorted((a, b) => a - b);

/**
 * With how many locks of 8 × 8 an order takes fewer steps than the plain one, as many, and more.
 * @param {string} options
 */
export function againstPlain(options) {
  const plain = byLock("forward-checking");
  const apart = byLock("forward-checking", options).map((steps, at) =>
    Math.sign(steps - plain[at]),
  );
  return [-1, 0, 1].map((sign) => apart.filter((one) => one === sign).length);
}

/** How many queens were tried on 8 × 8 with a8 locked. @param {string} solver @param {number} [step] */
export const placed = (solver, step) => shown("queens", 8, "a8", solver, { step }).tally.placements;

/** The squares that no solution has. @param {number} side */
export const hopeless = (side) =>
  squareNames(side, side)
    .map((_, square) => square)
    .filter((square) => !lockHasSolution(side, square));

/**
 * A step, if a single pair of queens attacks each other there.
 * @param {number} side
 * @param {string} at
 * @param {string} solver
 * @param {number} step
 */
export const onePair = (side, at, solver, step) =>
  shown("queens", side, at, solver, { step }).board?.conflicts.length === 1 ? step : 0;

/** Where the pieces stand at a step. @param {Run} run @param {number} step */
const standing = (run, step) => Array.from(asked(run, { do: "reach", step }).board?.pieces ?? []);

/**
 * How many steps the first pieces stand, from the step that placed the last of them.
 * @param {Parameters<typeof begun>} order with that step
 * @param {number} pieces
 */
export function stands(order, pieces) {
  const run = begun(...order);
  const those = (/** @type {number} */ step) => standing(run, step).slice(0, pieces).join();
  const first = order[4]?.step ?? 0;
  const stood = those(first);
  if (those(first - 1) === stood) throw new Error(`they stood before step ${first}`);
  let next = first + 1;
  while (those(next) === stood) next += 1;
  run.free();
  return next - first;
}

/**
 * How many pairs of queens attack each other on 8 × 8.
 * @param {string} solver
 * @param {number} step
 * @param {number} seed
 * @param {string} [at]
 */
export const pairs = (solver, step, seed, at = "") =>
  shown("queens", 8, at, solver, { step, seed }).board?.conflicts.length;

/** A share as a whole number of hundredths. @param {number} share */
export const percent = (share) => Math.round(100 * share);

/**
 * How many of the moves for the worse simulated annealing made, and how many it drew, with a8 locked.
 * @param {number} from the first step
 * @param {number} to the last
 */
export function forTheWorse(from, to) {
  const run = begun("queens", 8, "a8", "simulated-annealing");
  const steps = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const said = steps.map((step) => asked(run, { do: "reach", step }).sentence?.text ?? "");
  run.free();
  const worse = said.filter((text) => / more pairs?\b/.test(text));
  return `${worse.filter((text) => text.includes(" moves to ")).length} of ${worse.length}`;
}

/**
 * A step, in words, if the knight stands on a square then.
 * @param {string} solver
 * @param {number} step
 * @param {string} square
 * @param {More & {start?: string}} [more]
 */
export function knightAt(solver, step, square, { start = "a8", ...more } = {}) {
  const { board } = shown("knights", 8, start, solver, { ...more, step });
  const at = Array.from(board?.pieces ?? []).at(-1) ?? 0;
  return squareNames(8, 8)[at] === square ? String(step) : `on ${squareNames(8, 8)[at]}`;
}

/** Warnsdorff’s rule without going back, to its end. @param {string} start @param {string} [tie] */
export const ruleAlone = (start, tie = "fixed") =>
  shown("knights", 8, start, "warnsdorff", { options: `tie-break=${tie}&no-backtracking` });

/** The starts of 8 × 8 from which the rule alone fails. @param {string} [tie] how ties are broken */
export const failures = (tie) =>
  squareNames(8, 8).filter((start) => ruleAlone(start, tie).outcome !== "solved");
