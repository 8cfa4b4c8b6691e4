/**
 * The figures in the lessons’ texts: for every lesson the words that hold one, and what computes it.
 * Runs of more than ten million steps are not made again here: their figures are those of
 * tests/data/solvers.toml, which the benchmarks in Rust count.
 */

import { squareNames } from "./engine.js";
import {
  againstPlain,
  choose,
  cited,
  everyLock,
  hopeless,
  list,
  ORDERS,
  onePair,
  parting,
  placed,
  published,
  queens,
  shown,
  stands,
  steps,
} from "./lesson-runs.js";

/** What the words say: a number, or a part of them. @typedef {() => number | string} Figure */

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
  "hardest-row": {
    1980: () => cited("queens", "forward-checking", "1980"),
    "64 steps": () => queens(16, "a16", "forward-checking", "rows=fewest"),
    "11,921": () => queens(16, "a16", "forward-checking"),
    "53 steps": () => queens(16, "a16", "forward-checking", "rows=fewest-degree"),
    "instead of 64": () => queens(16, "a16", "forward-checking", "rows=fewest"),
    "57 of the 64 squares locked, as many with 2, and more with 5": () => {
      const [fewer, same, more] = againstPlain("rows=fewest");
      return `${fewer} of the 64 squares locked, as many with ${same}, and more with ${more}`;
    },
    "step 11": () => `step ${parting("rows=fewest", "rows=fewest-degree")}`,
  },
  "which-square": {
    "132, 67, 118 and 59 steps": () =>
      list(ORDERS.map((order) => queens(8, "a8", "forward-checking", order))),
    64: () => squareNames(8, 8).length,
    "46, 24, 18 and 12": () =>
      list(ORDERS.map((order) => everyLock("forward-checking", order)[31])),
    "11,921": () => queens(16, "a16", "forward-checking"),
    "3,105": () => queens(16, "a16", "forward-checking", ORDERS[1]),
    "first 64": () => `first ${queens(16, "a16", "forward-checking", ORDERS[2])}`,
    554: () => queens(16, "a16", "forward-checking", ORDERS[3]),
  },
  "arc-consistency": {
    "16 steps": () => stands(["queens", 8, "a8", "forward-checking", { step: 2 }], 2),
    "tries 10 more queens": () => placed("forward-checking", 17) - placed("forward-checking", 2),
    "9 steps": () => stands(["queens", 8, "a8", "arc-consistency", { step: 2 }], 2),
    1994: () => cited("queens", "arc-consistency", "1994"),
    "19 queens": () => placed("arc-consistency"),
    "instead of 87": () => placed("forward-checking"),
  },
  blame: {
    1993: () => cited("queens", "backjumping", "1993"),
    1979: () => cited("queens", "gaschnig-backjumping", "1979"),
    874: () => queens(8, "a8", "backtracking"),
    769: () => queens(8, "a8", "gaschnig-backjumping"),
    763: () => queens(8, "a8", "backjumping"),
  },
  proof: {
    "12 squares": () => hopeless(6).length,
    "All 12 lie": () => hopeless(6).filter((square) => square % 7 === 0 || square % 5 === 0).length,
    "28 steps": () => queens(6, "a6", "forward-checking"),
    "the same 28 steps": () => queens(6, "a6", "forward-checking", "squares=least-constraining"),
    "132 steps": () => queens(6, "a6", "backtracking"),
    "arc consistency in 27": () => queens(6, "a6", "arc-consistency"),
    "1,000 starts": () =>
      /[\d,]+ starts/.exec(shown("queens", 6, "a6", "min-conflicts").sentence?.text ?? "")?.[0] ??
      "",
  },
  warnsdorff: {
    1823: () => cited("knights", "warnsdorff", "1823"),
    "63 jumps": () => steps("knights", 8, "a8", "warnsdorff"),
    "6,484,065": () => published("knights backtracking"),
  },
};
