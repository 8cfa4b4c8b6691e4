/**
 * The figures in the lessons' texts: for every lesson the words that hold one, and what computes it.
 * Runs of more than ten million steps are not made again here: their figures are those of
 * tests/data/solvers.toml, which the benchmarks in Rust count.
 */
import { cardOf, keyOf, loadCards } from "../../www/cards/index.js";
import { moment } from "../../www/cards/moment.js";
import { ROWS } from "../data/rows.js";
import { asked, Run, roster, squareNames, TO_THE_END } from "./engine.js";

await loadCards(roster());

/** @typedef {() => number | string} Figure */
/** @typedef {import("../../www/engine/engine.js").GameId} GameId */

/**
 * What there is to show of a run at a step, or at its end.
 * @param {GameId} game
 * @param {number} side
 * @param {string} at
 * @param {string} solver
 * @param {{step?: number, options?: string, seed?: number}} [more]
 */
function shown(game, side, at, solver, { step, options = "", seed = 0 } = {}) {
  const run = new Run(moment(game, side, at, solver, 0), solver, options, seed);
  const snapshot = asked(run, step === undefined ? TO_THE_END : { do: "reach", step });
  run.free();
  return snapshot;
}

/**
 * The steps of a run to its end.
 * @param {Parameters<typeof shown>} run
 */
const steps = (...run) => shown(...run).step;

/** @param {number} side @param {string} at @param {string} solver @param {string} [options] */
const queens = (side, at, solver, options) => steps("queens", side, at, solver, { options });

/** The published steps of a solver on 8 × 8 with a8. @param {string} key */
const published = (key) => ROWS.find((row) => keyOf(row) === key)?.steps ?? 0;

/** How many sets of k there are of n things. @param {number} n @param {number} k */
const choose = (n, k) =>
  Array.from({ length: k }, (_, at) => at).reduce((sets, at) => (sets * (n - at)) / (at + 1), 1);

/** The steps of every lock of 8 × 8, the least first. @param {string} solver @param {string} [options] */
const everyLock = (solver, options = "") =>
  squareNames(8, 8)
    .map((name) => queens(8, name, solver, options))
    .toSorted((a, b) => a - b);

/**
 * How many steps the same pieces stand.
 * @param {Parameters<typeof shown>} run with the first step as `step`
 * @param {number} pieces so many from the first on
 */
function stands([game, side, at, solver, more], pieces) {
  const run = new Run(moment(game, side, at, solver, 0), solver, "", 0);
  const seen = (/** @type {number} */ step) =>
    Array.from(asked(run, { do: "reach", step }).board?.pieces ?? [])
      .slice(0, pieces)
      .join();
  const first = more?.step ?? 0;
  const those = seen(first);
  if (seen(first - 1) === those) throw new Error(`they stood before step ${first}`);
  let last = first;
  while (seen(last + 1) === those) last += 1;
  run.free();
  return last - first + 1;
}

/**
 * A year, if the card of a solver cites it.
 * @param {GameId} game
 * @param {string} id
 * @param {string} year
 */
const cited = (game, id, year) => (cardOf({ game, id }).source.includes(year) ? year : "");

/** @type {Record<string, Record<string, Figure>>} */
export const FIGURES = {
  "brute-force": {
    "553,270,671": () => choose(63, 7),
    "324,632": () => choose(35, 5),
    "118,869 steps, and it is nearly right: just one pair": () =>
      onePair(6, "b6", "brute-force", 118_869),
    "433,354,408": () => published("queens brute-force"),
  },
  "one-per-row": {
    "2,097,152": () => 8 ** 7,
    "553,270,671": () => choose(63, 7),
    "122,466 steps a board comes up that is nearly right: only one pair": () =>
      onePair(8, "a8", "row-brute-force", 122_466),
    "262,144": () => 8 ** 6,
    "524,288": () => 2 * 8 ** 6,
    "1,299,851": () => queens(8, "a8", "row-brute-force"),
  },
  backtracking: {
    "262,144": () => 8 ** 6,
    874: () => queens(8, "a8", "backtracking"),
    "1,299,851": () => queens(8, "a8", "row-brute-force"),
  },
  thrashing: {
    "25 steps": () => stands(["queens", 8, "a8", "backtracking", { step: 314 }], 3),
    "225 steps": () => stands(["queens", 16, "a16", "backtracking", { step: 21_517 }], 8),
  },
  "forward-checking": {
    225: () => stands(["queens", 16, "a16", "backtracking", { step: 21_517 }], 8),
    "11,921": () => queens(16, "a16", "forward-checking"),
    "160,710": () => queens(16, "a16", "backtracking"),
    132: () => queens(8, "a8", "forward-checking"),
    "half of all squares need 46 or fewer": () => everyLock("forward-checking")[31],
  },
  warnsdorff: {
    1823: () => cited("knights", "warnsdorff", "1823"),
    "63 jumps": () => steps("knights", 8, "a8", "warnsdorff"),
    "6,484,065": () => published("knights backtracking"),
  },
};

/**
 * A step, if a single pair of queens attacks each other there.
 * @param {number} side
 * @param {string} at
 * @param {string} solver
 * @param {number} step
 */
function onePair(side, at, solver, step) {
  const { board } = shown("queens", side, at, solver, { step });
  return board?.conflicts.length === 1 ? step : 0;
}
