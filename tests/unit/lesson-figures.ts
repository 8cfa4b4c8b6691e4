/**
 * The figures in the lessons’ texts: for every lesson the words that hold one, and what computes it.
 * Runs of more than ten million steps are not made again here: their figures are those of
 * tests/data/solvers.toml, which the benchmarks in Rust count.
 */

import { count } from "../../www/core/numbers.ts";
import { squareNames } from "./engine.ts";
import {
  againstPlain,
  choose,
  cited,
  everyLock,
  failures,
  forTheWorse,
  grown,
  hardLocks,
  hopeless,
  knightAt,
  known,
  list,
  ORDERS,
  onCard,
  onePair,
  pairs,
  percent,
  placed,
  queens,
  ruleAlone,
  shown,
  stands,
  steps,
} from "./lesson-runs.ts";

/** What the words say: a number, or a part of them. */
type Figure = () => number | string;

export const FIGURES: Record<string, Record<string, Figure>> = {
  "brute-force": {
    "553,270,671": () => choose(63, 7),
    "324,632": () => choose(35, 5),
    "249,517 steps, and it is nearly right: just one pair": () =>
      onePair(6, "b6", "brute-force", 249_517),
    "433,354,408": () => known("queens brute-force"),
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
    "Three of the 64 squares are harder than a8, all in the lowest three rows": () =>
      hardLocks(132).length === 3 && hardLocks(132).every((name) => Number(name[1]) <= 3)
        ? "Three of the 64"
        : "",
    "half of all squares need 46 or fewer": () => everyLock("forward-checking")[31]!,
  },
  "hardest-row": {
    1980: () => cited("queens", "forward-checking", "1980"),
    "64 steps": () => queens(16, "a16", "forward-checking", "rows=fewest"),
    "11,921": () => queens(16, "a16", "forward-checking"),
    "53 steps": () => queens(16, "a16", "forward-checking", "rows=fewest-degree"),
    "instead of 64": () => queens(16, "a16", "forward-checking", "rows=fewest"),
    "each of the 64 squares of 8 × 8 in turn": () => squareNames(8, 8).length,
    "57 times, as many twice, and more 5 times": () => {
      const [fewer, same, more] = againstPlain("rows=fewest");
      return same === 2 ? `${fewer} times, as many twice, and more ${more} times` : "";
    },
  },
  "which-square": {
    "132, 67, 118 and 59 steps": () =>
      list(ORDERS.map((order) => queens(8, "a8", "forward-checking", order))),
    64: () => squareNames(8, 8).length,
    "46, 24, 18 and 12": () =>
      list(ORDERS.map((order) => everyLock("forward-checking", order)[31]!)),
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
  "hill-climbing": {
    "14 % of cases": () => onCard("queens", "hill-climbing", "14 % of"),
    "100 sideways moves in a row": () =>
      onCard("queens", "hill-climbing", "100 sideways moves in a row"),
    "94 %": () => onCard("queens", "hill-climbing", "94 %"),
    "from 10 down": () => `from ${pairs("hill-climbing", 0, 2)} down`,
  },
  annealing: {
    1983: () => cited("queens", "simulated-annealing", "1983"),
    "37 %": () => `${percent(Math.exp(-1))} %`,
    "0.57, of 17 %": () => {
      const { metrics } = shown("queens", 8, "a8", "simulated-annealing", { step: 5_639 });
      const temperature = metrics.temperature!;
      return `${temperature.toFixed(2)}, of ${percent(Math.exp(-1 / temperature))} %`;
    },
    "134 of 650 were made in the first 1,000 steps": () =>
      `${forTheWorse(1, 1_000)} were made in the first ${count(1_000)} steps`,
    "64 of 798 in the last 1,000": () => `${forTheWorse(4_641, 5_640)} in the last ${count(1_000)}`,
    "5,639 steps two pairs": () =>
      pairs("simulated-annealing", 5_639, 0, "a8") === 2 ? 5_639 : "other",
  },
  "min-conflicts": {
    1992: () => cited("queens", "min-conflicts", "1992"),
    "55 repairs on average": () => onCard("queens", "min-conflicts", "55 on average") && "55",
    "32 × 32 as on 10,000 × 10,000": () =>
      onCard("queens", "min-conflicts", "32 × 32 as on 10,000 × 10,000"),
    "9 repairs": () => steps("queens", 50, "", "min-conflicts", { seed: 2 }) - 50,
  },
  growth: {
    "874 steps on 8 × 8": () => known("queens backtracking", 8),
    "160,710 on 16 × 16": () => known("queens backtracking", 16),
    "3,992,508 on 20 × 20": () => known("queens backtracking", 20),
    "132, 11,921 and 229,530": () =>
      list([8, 16, 20].map((side) => known("queens forward-checking", side))),
    "From 16 to 20 rows it becomes 25 times": () => `${grown("queens backtracking")} times`,
    "19 times": () => `${grown("queens forward-checking")} times`,
    "118, 64 and 236 steps, then 3,573 on 50 × 50, but only 247 on 100 × 100": () => {
      const [a, b, c, d, e] = [8, 16, 20, 50, 100].map((side) =>
        count(queens(side, `a${side}`, "forward-checking", "rows=fewest")),
      );
      return `${a}, ${b} and ${c} steps, then ${d} on 50 × 50, but only ${e} on 100 × 100`;
    },
    "all 236 steps": () => queens(20, "a20", "forward-checking", "rows=fewest"),
    "32 of the 64 squares": () => {
      const fits = squareNames(8, 8).filter(
        (name) => shown("queens", 8, name, "formula").outcome === "solved",
      ).length;
      return onCard("queens", "formula", `${fits} squares of 8 × 8`) && `${fits} of the 64`;
    },
    2017: () => cited("queens", "formula", "2017"),
  },
  "light-and-dark": {
    "13 light squares and 12 dark ones": () => {
      const light = squareNames(5, 5).filter((_, square) => square % 2 === 0).length;
      return `${light} light squares and ${25 - light} dark ones`;
    },
    1991: () => cited("knights", "hamiltonian", "1991"),
  },
  "knight-backtracking": {
    "first 37 jumps": () => onCard("knights", "backtracking", "first 37 moves") && "first 37",
    "41 jumps the knight is stuck on h2": () => knightAt("backtracking", 41, "h2"),
    "22 squares still": () =>
      64 - 1 - shown("knights", 8, "a8", "backtracking", { step: 41 }).depth,
    "58,841": () => onCard("knights", "forward-checking", "58,841"),
    "6,484,065": () => known("knights backtracking", 8),
    "All but 37 of them are spent on the last 26": () =>
      onCard("knights", "backtracking", "all but 37 steps are spent on the last 26") && "last 26",
  },
  stranded: {
    "1,731,697": () => known("knights forward-checking", 8),
    "6,484,065": () => known("knights backtracking", 8),
  },
  ties: {
    "the 16 squares in the middle": () =>
      failures().every((start) => /^[c-f][3-6]$/.test(start)) ? "the 16 squares in the middle" : "",
    "63 of the 64 squares": () => `${64 - failures().length} of the 64`,
    "From e3 it is stuck on a4 after 59 jumps": () =>
      `From ${failures()} it is stuck on a4 after ${ruleAlone("e3").depth} jumps`,
    "jump 54": () => knightAt("warnsdorff", 54, "b2", { start: "e3" }),
    "4 squares left": () => `${64 - 1 - ruleAlone("e3").depth} squares left`,
    "fails from 6 squares": () => `fails from ${failures("pohl").length} squares`,
    "fails from none": () => (failures("roth").length === 0 ? "fails from none" : "fails"),
    1967: () => cited("knights", "warnsdorff", "1967"),
    64: () => squareNames(8, 8).length,
  },
  "cut-squares": {
    "15 squares": () =>
      64 - 1 - shown("knights", 8, "a8", "pruned", { step: 48, closed: true }).depth,
    "25 squares": () =>
      36 - 1 - shown("knights", 6, "a6", "pruned", { step: 10, closed: true }).depth,
  },
  building: {
    1997: () => cited("knights", "divide-and-conquer", "1997"),
    "144 squares": () => 12 ** 2,
    "8 steps": () => steps("knights", 12, "a12", "divide-and-conquer"),
    "63 jumps": () => steps("knights", 8, "a8", "hamiltonian"),
  },
  warnsdorff: {
    1823: () => cited("knights", "warnsdorff", "1823"),
    "63 jumps": () => steps("knights", 8, "a8", "warnsdorff"),
    "6,484,065": () => known("knights backtracking"),
  },
};
