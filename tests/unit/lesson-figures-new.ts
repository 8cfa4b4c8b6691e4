/** The claims of the lessons on search trees, measuring, exact covers and history. */

import { readFileSync } from "node:fs";
import { moment } from "../../www/content/moment.ts";
import { ascending, listed, medianOf } from "../../www/core/lists.ts";
import { count } from "../../www/core/numbers.ts";
import { solutions, squareNames } from "./engine.ts";
import type { Figure } from "./lesson-figures-more.ts";
import { nodesOfBacktracking } from "./lesson-repairs.ts";
import {
  left,
  look,
  names,
  nodesOf,
  onCard,
  percent,
  queens,
  shown,
  steps,
  where,
} from "./lesson-runs.ts";

/** The comment in a lesson's file that names the sources of its dates, at least two for each. */
function dated(lesson: string, year: string) {
  const file = new URL(`../../www/content/lessons/${lesson}.ts`, import.meta.url);
  const text = readFileSync(file, "utf8");
  return text.slice(text.indexOf("/**"), text.indexOf("*/")).includes(year) ? year : "";
}

/** How many solutions a board has. */
const lockless = (side: number, squares: number[] = []) =>
  solutions(moment("queens", side, "", "count", 0, { squares }));

/** How many solutions the count comes to itself, without their turns and reflections. */
function found(side: number) {
  const end = queens(side, "", "count");
  const counted = Array.from({ length: end + 1 }, (_, step) =>
    Number(shown("queens", side, "", "count", { step }).metrics.solutions),
  );
  return counted.filter((many, step) => many > (counted[step - 1] ?? 0)).length;
}

/** The steps of forward checking with squares at random on 24 × 24. */
const seeded = (seed: number, more: string = "") =>
  steps("queens", 24, "", "forward-checking", { options: `squares=random${more}`, seed });

/** The same for 200 seeds, in ascending order. */
const byChance = () => ascending(Array.from({ length: 200 }, (_, seed) => seeded(seed)));

/** The shares of 1,000 seeds that take more than 200, 400, 800 and 1,600 steps. */
function tails(more: string = "") {
  const all = Array.from({ length: 1_000 }, (_, seed) => seeded(seed, more));
  return [200, 400, 800, 1_600].map(
    (most) => `${(all.filter((steps) => steps > most).length / 10).toFixed(1)}%`,
  );
}

/** The queens of a seed of forward checking with squares at random on 12 × 12. */
const queensAt = (step: number, seed: number) =>
  shown("queens", 12, "", "forward-checking", { options: "squares=random", seed, step }).depth;

/** Backtracking on 6 × 6, with a6 locked. */
const small = <T>(step: number, ask: Parameters<typeof look<T>>[1]) =>
  look(["queens", 6, "a6", "backtracking", { step }], ask);

/** The words, if every open row of dancing links has two squares or more, and one column has one. */
const everyRowHasTwo = (at: string, step: number) =>
  look(["queens", 8, at, "dancing-links", { step }], (position) => {
    const columns = Array.from({ length: 8 }, (_, column) => position.leftIn(column).length);
    const isSo =
      position.openRows.every((row) => position.left(row).length >= 2) &&
      columns.filter((many) => many === 1).length === 1;
    return where(isSo, "very row has two squares or more");
  });

/** How many jumps Warnsdorff's rule made from a8. */
const jumped = (step: number) => shown("knights", 8, "a8", "warnsdorff", { step }).depth;

export const NEW_FIGURES: Record<string, Record<string, Figure>> = {
  "search-tree": {
    "four nodes below it: c5, d5, e5 and f5": () =>
      small(0, (position) => names(position, left(position, 5))),
    "Most of its 132 steps try a square that is attacked": () => {
      const { step, tally } = shown("queens", 6, "a6", "backtracking");
      return where(tally.conflicts! > step / 2, `Most of its ${step} steps`);
    },
    "In row 3 every square but c3": () =>
      small(63, (position) => `every square but ${names(position, left(position, 3))}`),
    "a queen on c3 leave": () => "c3",
    "That is the next row, so c3 is a leaf": () =>
      small(66, (position) =>
        where(
          left(position, 2).length === 0,
          `so ${names(position, position.placed.slice(-1))} is a leaf`,
        ),
      ),
    "Row 3 has only b3 left": () =>
      small(7, (position) => `only ${names(position, left(position, 3))} left`),
    "Row 2 still has d2": () =>
      small(9, (position) => `still has ${names(position, left(position, 2))}`),
    "9,330 nodes": () => 6 + 6 ** 2 + 6 ** 3 + 6 ** 4 + 6 ** 5,
    "visits 21": () => `visits ${nodesOf(6, "backtracking", "a6")}`,
    1975: () => dated("search-tree", "1975"),
    "12 nodes at depth 1": () => 12,
    "12 times the next factor": () => 12,
  },
  "one-net": {
    2000: () => dated("one-net", "2000"),
    "A little later every row has two squares or more": () => everyRowHasTwo("a8", 19),
    "Every row has two squares or more, but one column has only one": () =>
      everyRowHasTwo("c8", 13),
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
      `in ${medianOf(byChance())} steps or fewer`,
    "seed 52. It takes 10,214": () => seeded(52).toLocaleString("en"),
    "Seed 52": () => (seeded(52) === byChance().at(-1) ? 52 : "another"),
    "seed 120 on 12 × 12": () => 120,
    "After 57 steps there are eight queens": () => (queensAt(57, 120) === 8 ? 57 : "other"),
    "Nine queens are on the board": () => (queensAt(337, 132) === 9 ? "Nine queens" : "other"),
    "here 100": () => 100,
    "after 100 nodes": () => 100,
    "the same 200 seeds": () => 200,
    "Over 1,000 seeds without restarts, 44.5% of the runs take more than 200 steps, 26.8% more than 400, 14.6% more than 800 and 6.7% more than 1,600":
      () => {
        const [a, b, c, d] = tails();
        return `${a} of the runs take more than 200 steps, ${b} more than 400, ${c} more than 800 and ${d} more than 1,600`;
      },
    "With restarts the shares are 43.8%, 22.1%, 4.9% and 0.8%": () =>
      `the shares are ${listed(tails("&restart-after=100"))}`,
    1997: () => dated("bad-luck", "CP-97") && "1997",
    "after 190 steps": () => seeded(52, "&restart-after=100"),
    1998: () => dated("bad-luck", "AAAI-98") && "1998",
  },
  history: {
    ...Object.fromEntries(
      ["1759", "1766", "1823", "1848", "1850"].map((year) => [year, () => dated("history", year)]),
    ),
    "about 840": () => "840",
    "76 solutions, then 72": () => dated("history", "76 on 1") && "76 solutions, then 72",
    "27 September": () => dated("history", "on 27 September") && "27 September",
    "September 1850": () => "September 1850",
    21: () => "21",
    "asked for eight queens": () => (lockless(8) > 0 ? "eight queens" : ""),
    "92 solutions": () => `${lockless(8)} solutions`,
    "2,056 queens that no other attacks to find all 92": () =>
      `${count(nodesOfBacktracking(8))} queens that no other attacks to find all ${lockless(8)}`,
    "it finds 16 solutions": () => `it finds ${found(8)} solutions`,
    "for at most 4,096 queens": () =>
      onCard("queens", "count", "4,096 queens") && "at most 4,096 queens",
    "26 steps": () => queens(8, "", "count"),
    "Three jumps later": () => (jumped(20) - jumped(17) === 3 ? "Three jumps" : ""),
    "with queens on b4 and d5. There are two": () =>
      lockless(8, [27, 33]) === 2 ? "There are two" : "",
    "b4 and d5": () =>
      squareNames(8, 8)
        .filter((_, at) => at === 27 || at === 33)
        .toReversed()
        .join(" and "),
  },
};
