/** The claims of the lessons on repairing and on growth. */

import { moment } from "../../www/content/moment.ts";
import { jumpsFrom } from "../../www/core/geometry.ts";
import { count, tenths } from "../../www/core/numbers.ts";
import { capital } from "../../www/core/words.ts";
import { solutions, squareNames } from "./engine.ts";
import type { Figure } from "./lesson-figures-more.ts";
import {
  cooled,
  FLAT,
  failing,
  failingSteps,
  growth,
  levelMoves,
  locked,
  movesPerSolution,
  nodesOf,
  nodesOfBacktracking,
  plateauOf,
  stuckBoards,
} from "./lesson-repairs.ts";
import {
  CLIMB,
  cited,
  forTheWorse,
  look,
  names,
  next,
  onCard,
  pairs,
  pairsAfterMoves,
  percent,
  queens,
  shown,
  steps,
  WIDE,
  where,
  word,
} from "./lesson-runs.ts";

/** A percentage, if the card of hill climbing has it, with a space before the sign or without. */
const share = (percentage: string) =>
  [percentage, percentage.replace("%", " %")].some((words) =>
    onCard("queens", "hill-climbing", words),
  )
    ? percentage
    : "";

/** A median, which may end in a half. */
const half = (number: number) => (Number.isInteger(number) ? count(number) : String(number));

export const REPAIR_FIGURES: Record<string, Record<string, Figure>> = {
  "hill-climbing": {
    "14% of the time": () => share("14%"),
    "100 sideways moves in a row": () =>
      onCard("queens", "hill-climbing", "100 sideways moves in a row"),
    "94%": () => share("94%"),
    "about 22 moves per solution with restarts and 25 with sideways moves": () => "about 22",
    "in our runs it was 23 and 22": () =>
      `was ${movesPerSolution("steepest")} and ${movesPerSolution("sideways")}`,
    "One pair is left here, on c6 and c4": () =>
      look(FLAT, (position) => {
        const [pair = []] = position.board.conflicts;
        return `One pair is left here, on ${names(position, [...pair])}`;
      }),
    "Exactly one move leaves one pair again: c6 to e6. After it, exactly one move leaves one pair as well: the way back. No move helps there either":
      () =>
        look(FLAT, (position) => {
          const queens = Array.from(position.board.pieces);
          const [only, ...others] = levelMoves(queens);
          const back = only && levelMoves(only);
          const to = only?.find((square) => !queens.includes(square));
          const isFlat = others.length === 0 && back?.length === 1 && plateauOf(queens) === "flat";
          return where(
            isFlat && String(back[0]) === String(queens),
            `c6 to ${names(position, [to ?? 0])}`,
          );
        }),
    "The plateau has two boards": () => "two boards",
    "of the 246 boards on which steepest ascent got stuck in 40 runs, 242 were shoulders, 4 were flat, and none was strict":
      () => {
        const { shoulder = 0, flat = 0, strict = 0 } = stuckBoards(40);
        return `of the ${shoulder + flat + strict} boards on which steepest ascent got stuck in 40 runs, ${shoulder} were shoulders, ${flat} were flat, and ${strict === 0 ? "none" : strict} was`;
      },
    "It was on a shoulder": () =>
      look(CLIMB(4), ({ board }) =>
        where(plateauOf(Array.from(board.pieces)) === "shoulder", "shoulder"),
      ),
    "There is one attacking pair, and no move leaves fewer. But some moves leave exactly one": () =>
      look(CLIMB(4), (position) => {
        const [least] = pairsAfterMoves(position);
        return where(least === 1 && position.board.conflicts.length === 1, "one attacking pair");
      }),
    "one pair is left and no move helps": () =>
      look(CLIMB(12), (position) => where(pairsAfterMoves(position)[0] === 1, "one pair is left")),
    "It is stuck, and starts over on a new board": () =>
      where((pairs("hill-climbing", 5, 2) ?? 0) > 1, "It is stuck, and starts over"),
    "from 10 down": () => `from ${pairs("hill-climbing", 0, 2)} down`,
  },
  annealing: {
    1983: () => cited("queens", "simulated-annealing", "1983"),
    "a move that adds one pair is made with probability e^(−1), which is 37%": () =>
      `e^(−1), which is ${percent(Math.exp(-1))}%`,
    "T is 0.57, and the probability is 17%": () => {
      const { metrics } = shown("queens", 8, "a8", "simulated-annealing", { step: 5_639 });
      const temperature = metrics.temperature!;
      return `${temperature.toFixed(2)}, and the probability is ${percent(Math.exp(-1 / temperature))}%`;
    },
    "e^(−2) is 14%, and e^(−4) is 2%": () =>
      `e^(−2) is ${percent(Math.exp(-2))}%, and e^(−4) is ${percent(Math.exp(-4))}%`,
    "a move that adds two pairs made": () => "two pairs",
    "At T = 0.5": () => "0.5",
    "37%": () => `${percent(Math.exp(-1))}%`,
    "14%": () => `${percent(Math.exp(-2))}%`,
    "2%": () => `${percent(Math.exp(-2 / 0.5))}%`,
    "the same factor, here 0.9999. It falls to half in about 7,000 steps; with 0.99 in 69, and with 0.99999 in about 70,000":
      () => {
        const [here, fast, slow] = [0.9999, 0.99, 0.99999].map(
          (factor) => Math.log(0.5) / Math.log(factor),
        );
        const about = (steps: number) => count(Number(steps.toPrecision(1)));
        return `half in about ${about(here!)} steps; with 0.99 in ${Math.round(fast!)}, and with 0.99999 in about ${about(slow!)}`;
      },
    "20 runs of at most 20,000 steps": () => `at most ${count(20_000)}`,
    "solves only 6 of 20. The others freeze with one pair left": () =>
      where(cooled("0.99").frozen === 14, `only ${cooled("0.99").solved} of 20`),
    "It solves all 20": () => `all ${cooled("0.9999").solved}`,
    "solves 15 of 20": () => `solves ${cooled("0.99999").solved} of 20`,
    "0.99": () => "0.99",
    "0.9999": () => "0.9999",
    "0.99999": () => "0.99999",
    "In the first 1,000 steps, 134 of 650 moves for the worse were made": () =>
      `In the first ${count(1_000)} steps, ${forTheWorse(1, 1_000)}`,
    "In the last 1,000 steps, 64 of 798 were": () =>
      `In the last ${count(1_000)} steps, ${forTheWorse(4_641, 5_640)}`,
    "5,639 steps two pairs": () =>
      `${count(5_639)} steps ${word(pairs("simulated-annealing", 5_639, 0, "a8") ?? 0)} pairs`,
    "with four pairs left": () =>
      `${word(pairs("simulated-annealing", 5_633, 0, "a8") ?? 0)} pairs left`,
    "the random square was h5, which removes both pairs": () =>
      where(
        pairs("simulated-annealing", 5_640, 0, "a8") === 0,
        `was ${next("queens", 8, "a8", "simulated-annealing", { step: 5_639 })}`,
      ),
  },
  "min-conflicts": {
    1992: () => cited("queens", "min-conflicts", "1992"),
    "55 repairs on average": () => onCard("queens", "min-conflicts", "55 on average") && "55",
    "32 × 32 as on 10,000 × 10,000": () =>
      onCard("queens", "min-conflicts", "32 × 32 as on 10,000 × 10,000"),
    "Two pairs are left after the start": () =>
      capital(`${word(pairs("min-conflicts", 8, 171) ?? 0)} pairs`),
    "One step earlier, two pairs": () => `${word(pairs("min-conflicts", 8, 171) ?? 0)} pairs`,
    "One pair is left": () => where(pairs("min-conflicts", 9, 171) === 1, "One pair"),
    "No pair is left: the board is solved": () =>
      where(pairs("min-conflicts", 10, 171) === 0, "No pair is left"),
    "fifty queens": () => "fifty queens",
    "has a single solution": () =>
      where(failing(undefined, "count").metrics.solutions === 1, "a single solution"),
    "After the start one attacking pair is left": () =>
      where(failing(8).board.conflicts.length === 1, "one attacking pair"),
    "After 108 repairs there is still one, so it starts over": () => {
      const { tally, board } = failing(116);
      const isNext = failing(117).tally.restarts === 1 && board.conflicts.length === 1;
      return where(isNext, `After ${tally.moves} repairs`);
    },
    "108 more starts fail like this one; the 110th succeeds, after 11,782 repairs": () => {
      const { moves = 0, restarts = 0 } = failing().tally;
      return `${restarts - 1} more starts fail like this one; the ${restarts + 1}th succeeds, after ${count(moves)} repairs`;
    },
    "none of 40 seeds is faster": () =>
      where(Math.min(...failingSteps(40)) > 72, "none of 40 seeds is faster"),
    "tries 1,000 starts": () =>
      /[\d,]+ starts/.exec(shown("queens", 6, "a6", "min-conflicts").sentence.text)?.[0] ?? "",
    "finds the solution in 72 steps": () =>
      `in ${failing(undefined, "forward-checking").step} steps`,
    "9 repairs": () => steps("queens", 50, "", "min-conflicts", { seed: 2 }) - 50,
  },
  "how-it-grows": {
    "on 6 × 6, with 4 solutions": () =>
      `with ${solutions(moment("queens", 6, "", "", 0))} solutions`,
    "On 8 × 8 backtracking visits 2,056 nodes, on 12 × 12 856,188: 416 times as many": () =>
      `visits ${growth(nodesOfBacktracking)} times`,
    "Forward checking visits 1,724 and 641,974: 372 times as many": () =>
      growth(nodesOf).replace(" nodes, on 12 × 12 ", " and "),
    "about 4.4 a row": () => `about ${tenths((nodesOf(12) / nodesOf(8)) ** (1 / 4))} a row`,
    "1,724 nodes on 8 × 8, 7,031 on 9 × 9 and 27,832 on 10 × 10": () => {
      const [a, b, c] = [8, 9, 10].map((side) => count(nodesOf(side)));
      return `${a} nodes on 8 × 8, ${b} on 9 × 9 and ${c} on 10 × 10`;
    },
    "on 11 × 11": () => "11 × 11",
    "The factors from 8 rows on are 4.1, 4.0 and 4.6, and the next one is 5.0": () => {
      const factors = [9, 10, 11, 12].map((side) => (nodesOf(side) / nodesOf(side - 1)).toFixed(1));
      return `${factors.slice(0, 2).join(", ")} and ${factors[2]}, and the next one is ${factors[3]}`;
    },
    "on 20 × 20, after nine queens": () => "20 × 20, after nine",
    "after nine queens": () => look(WIDE(9), ({ placed }) => `${word(placed.length)} queens`),
    "four queens earlier": () =>
      look(WIDE(5), ({ placed }) => `${word(9 - placed.length)} queens earlier`),
    "Every row still has seven squares or more": () =>
      look(WIDE(5), (position) => {
        const counts = position.openRows.map((row) => position.left(row).length);
        return `${word(Math.min(...counts))} squares or more`;
      }),
    "takes 47,907 steps on 18 × 18, 3,001 on 19 × 19 and 229,530 on 20 × 20": () => {
      const [a, b, c] = [18, 19, 20].map((side) =>
        count(queens(side, `a${side}`, "forward-checking")),
      );
      return `${a} steps on 18 × 18, ${b} on 19 × 19 and ${c} on 20 × 20`;
    },
    "the [[median]] is 46.5 steps on 8 × 8, 253.5 on 12 × 12 and 3,288 on 16 × 16": () => {
      const [a, b, c] = [8, 12, 16].map((side) => half(locked(side).median));
      return `${a} steps on 8 × 8, ${b} on 12 × 12 and ${c} on 16 × 16`;
    },
    "it is 18.5, 74.5 and 85, and only 95 on 32 × 32": () => {
      const [a, b, c, d] = [8, 12, 16, 32].map((side) => half(locked(side, "rows=fewest").median));
      return `${a}, ${b} and ${c}, and only ${d} on 32 × 32`;
    },
    "one square of 8 × 8 takes 118 steps, one of 16 × 16 takes 3,506, and one of 24 × 24 takes 8,903":
      () => {
        const [a, b, c] = [8, 16, 24].map((side) => count(locked(side, "rows=fewest").most));
        return `8 × 8 takes ${a} steps, one of 16 × 16 takes ${b}, and one of 24 × 24 takes ${c}`;
      },
    "all 236 steps": () => queens(20, "a20", "forward-checking", "rows=fewest"),
  },
  construction: {
    "Five of ten queens are placed, each a knight’s jump from the one before": () =>
      look(["queens", 10, "", "formula", { step: 5 }], ({ placed, size }) =>
        where(
          placed.slice(1).every((queen, at) => jumpsFrom(size, placed[at]!).includes(queen)),
          capital(`${word(placed.length)} of ten queens`),
        ),
      ),
    "Seven of ten queens": () =>
      look(["queens", 10, "", "formula", { step: 7 }], ({ placed }) =>
        capital(`${word(placed.length)} of ten queens`),
      ),
    "one row down and two columns to the right": () =>
      look(["queens", 10, "", "formula", { step: 7 }], (position) =>
        where(
          (position.nextQueen?.square ?? 0) - (position.placed.at(-1) ?? 0) === 10 + 2,
          "one row down and two columns",
        ),
      ),
    "32 of the 64 squares": () => {
      const fits = squareNames(8, 8).filter(
        (name) => shown("queens", 8, name, "formula").outcome === "solved",
      ).length;
      return onCard("queens", "formula", `${fits} squares of 8 × 8`) && `${fits} of the 64`;
    },
    "132 steps": () => queens(8, "a8", "forward-checking"),
    2017: () => cited("queens", "formula", "2017"),
  },
};
