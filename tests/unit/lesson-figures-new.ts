/** The claims of the lessons on search trees, measuring, exact covers and history. */

import { readFileSync } from "node:fs";
import { moment } from "../../www/content/moment.ts";
import { count } from "../../www/core/numbers.ts";
import { solutions, squareNames } from "./engine.ts";
import type { Figure } from "./lesson-figures-more.ts";
import { left, look, names, percent, queens, shown, steps } from "./lesson-runs.ts";

/** The comment in a lesson's file that names the sources of its dates, at least two for each. */
function dated(lesson: string, year: string) {
  const file = new URL(`../../www/content/lessons/${lesson}.ts`, import.meta.url);
  const text = readFileSync(file, "utf8");
  return text.slice(text.indexOf("/**"), text.indexOf("*/")).includes(year) ? year : "";
}

/** The queens placed in a proof that a board has no solution. */
const placedOf = (side: number, at: string, solver: string) =>
  shown("queens", side, at, solver).tally.placements;

/**
 * The boards without a conflict that backtracking visits. The first queen is placed before the
 * first step.
 */
function standingNodes(side: number, at: string) {
  const { placements, conflicts } = shown("queens", side, at, "backtracking").tally;
  return placements + 1 - conflicts;
}

/** The same in a search for every solution. */
function nodesOf(side: number) {
  const { placements, conflicts } = shown("queens", side, "", "backtracking", {
    step: 2 ** 53,
  }).tally;
  return placements + 1 - conflicts;
}

/** How many solutions a board has. */
const lockless = (side: number, squares: number[] = []) =>
  solutions(moment("queens", side, "", "count", 0, { squares }));

/** The steps of forward checking with squares at random on 24 × 24. */
const seeded = (seed: number, more: string = "") =>
  steps("queens", 24, "", "forward-checking", { options: `squares=random${more}`, seed });

/** The same for 200 seeds. */
function byChance() {
  const sorted = Array.from({ length: 200 }, (_, seed) => seeded(seed)).toSorted((a, b) => a - b);
  const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
  return {
    median: (sorted[99]! + sorted[100]!) / 2,
    longest: sorted[199]!,
    tenLongest: sum(sorted.slice(190)) / sum(sorted),
  };
}

/** The queens of a seed of forward checking with squares at random on 12 × 12. */
const queensAt = (step: number, seed: number) =>
  shown("queens", 12, "", "forward-checking", { options: "squares=random", seed, step }).depth;

/** The squares left in row 3 of 6 × 6, with a6 locked. */
const onlyLeft = (step: number) =>
  look(["queens", 6, "a6", "forward-checking", { step }], (position) => {
    return `only ${names(position, left(position, 3))} left`;
  });

/** How many jumps Warnsdorff's rule made from a8. */
const jumped = (step: number) => shown("knights", 8, "a8", "warnsdorff", { step }).depth;

export const NEW_FIGURES: Record<string, Record<string, Figure>> = {
  "search-tree": {
    "four nodes below it: c5, d5, e5 and f5": () =>
      look(["queens", 6, "a6", "forward-checking", { step: 0 }], (position) =>
        names(position, left(position, 5)),
      ),
    "Row 3 has only e3 left": () => onlyLeft(10),
    "Row 3 has only b3 left": () => onlyLeft(5),
    "17 nodes in 28 steps": () =>
      `${placedOf(6, "a6", "forward-checking")} nodes in ${queens(6, "a6", "forward-checking")} steps`,
    "9,330 nodes": () => 6 + 6 ** 2 + 6 ** 3 + 6 ** 4 + 6 ** 5,
    "visits 21": () => `visits ${standingNodes(6, "a6")}`,
    1975: () => dated("search-tree", "1975"),
    "12 nodes at depth 1": () => 12,
    "12 times the next factor": () => 12,
    "856,188": () => nodesOf(12),
    "cuts off a quarter": () =>
      percent(1 - 641_974 / nodesOf(12)) === 25 ? "cuts off a quarter" : "",
  },
  "one-net": {
    2000: () => dated("one-net", "2000"),
  },
  "steps-and-time": {
    "132 steps": () => queens(8, "a8", "forward-checking"),
    "takes 119": () => queens(8, "a8", "dancing-links"),
    "a tenth of the steps": () =>
      percent(1 - queens(8, "a8", "dancing-links") / queens(8, "a8", "forward-checking")) === 10
        ? "a tenth"
        : "",
    "takes 79 steps, forward checking 454,368": () =>
      `takes ${queens(24, "a24", "dancing-links")} steps, forward checking ${count(queens(24, "a24", "forward-checking"))}`,
    "9,878,314 steps, forward checking 454,368: a ratio of about 22": () => {
      const [one, other] = ["backtracking", "forward-checking"].map((solver) =>
        queens(24, "a24", solver),
      );
      return `${count(one!)} steps, forward checking ${count(other!)}: a ratio of about ${Math.round(one! / other!)}`;
    },
    "the 79 steps": () => queens(24, "a24", "dancing-links"),
    "takes 79 steps on every machine": () => queens(24, "a24", "dancing-links"),
  },
  "bad-luck": {
    "Half of 200 seeds solve the board in 121 steps or fewer": () =>
      `in ${byChance().median} steps or fewer`,
    "seed 52. It takes 10,214": () => seeded(52).toLocaleString("en"),
    "Seed 52": () => (seeded(52) === byChance().longest ? 52 : "another"),
    "seed 120 on 12 × 12": () => 120,
    "After 57 steps there are eight queens": () => (queensAt(57, 120) === 8 ? 57 : "other"),
    "Nine queens are on the board": () => (queensAt(337, 132) === 9 ? "Nine queens" : "other"),
    "here 100": () => 100,
    "after 100 nodes": () => 100,
    "the same 200 seeds": () => 200,
    "the ten longest take more than half of all steps": () =>
      byChance().tenLongest > 0.5 ? "more than half" : "",
    "after 190 steps": () => seeded(52, "&restart-after=100"),
    1998: () => dated("bad-luck", "AAAI-98") && "1998",
  },
  history: {
    ...Object.fromEntries(
      ["1759", "1766", "1823", "1848", "1850"].map((year) => [year, () => dated("history", year)]),
    ),
    "about 840": () => "840",
    "76 solutions, then 72": () => dated("history", "76 and 72") && "76 solutions, then 72",
    "September 1850": () => "September 1850",
    21: () => "21",
    "asked for eight queens": () => (lockless(8) > 0 ? "eight queens" : ""),
    "92 solutions": () => `${lockless(8)} solutions`,
    "26 steps": () => queens(8, "", "count"),
    "Three jumps later": () => (jumped(20) - jumped(17) === 3 ? "Three jumps" : ""),
    "two solutions": () => (lockless(8, [27, 33]) === 2 ? "two solutions" : ""),
    "b4 and d5": () =>
      squareNames(8, 8)
        .filter((_, at) => at === 27 || at === 33)
        .toReversed()
        .join(" and "),
  },
};
