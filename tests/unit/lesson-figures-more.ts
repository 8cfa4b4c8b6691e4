/** The claims of the lessons on the knight. */

import { moment } from "../../www/content/moment.ts";
import { jumpsFrom } from "../../www/core/geometry.ts";
import { count } from "../../www/core/numbers.ts";
import { capital } from "../../www/core/words.ts";
import { whyHopeless } from "../../www/engine/table.ts";
import { squareNames } from "./engine.ts";
import { swapped, swaps } from "./lesson-joins.ts";
import {
  cited,
  cuts,
  failures,
  home,
  knightAt,
  known,
  look,
  movesEach,
  names,
  next,
  onCard,
  onward,
  PRUNED,
  RULE,
  reach,
  ruleAlone,
  shown,
  steps,
  ways,
  where,
  within,
  word,
} from "./lesson-runs.ts";

/** A claim that only needs to be said: a number, or part of the words. */
export type Figure = () => number | string;

export const MORE_FIGURES: Record<string, Record<string, Figure>> = {
  "light-and-dark": {
    "13 light squares and 12 dark ones": () => {
      const light = squareNames(5, 5).filter((_, square) => square % 2 === 0).length;
      return `${light} light squares and ${25 - light} dark ones`;
    },
    "the 12 dark squares": () => `the ${squareNames(5, 5).filter((_, at) => at % 2).length} dark`,
    "start on b5, and it refuses": () =>
      where(whyHopeless(moment("knights", 5, "b5", "", 0)) !== "", "start on b5, and it refuses"),
    "starts and ends on a light square": () =>
      look(["knights", 5, "c3", "warnsdorff", { step: 24 }], ({ board }) =>
        where(
          [board.pieces[0], board.pieces[24]].every((square) => square! % 2 === 0),
          "starts and ends on a light",
        ),
      ),
    1991: () => cited("knights", "hamiltonian", "1991"),
  },
  "knight-backtracking": {
    "first 37 jumps": () => onCard("knights", "backtracking", "first 37 jumps") && "first 37",
    "41 jumps the knight is stuck on h2": () => knightAt("backtracking", 41, "h2"),
    "22 squares still": () =>
      64 - 1 - shown("knights", 8, "a8", "backtracking", { step: 41 }).depth,
    "58,841": () => onCard("knights", "forward-checking", "58,841"),
    "6,484,065": () => known("knights backtracking", 8),
    "Instead of h2 it jumps to e3": () =>
      `Instead of ${next("knights", 8, "a8", "backtracking", { step: 40 })} it jumps to ${next("knights", 8, "a8", "backtracking", { step: 42 })}`,
    "all but 37 of them go into the last 26": () => `${known("knights backtracking", 8) && 37} of`,
  },
  stranded: {
    "1,731,697": () => known("knights forward-checking", 8),
    "6,484,065": () => known("knights backtracking", 8),
    "Besides h2, a second square": () =>
      look(["knights", 8, "a8", "backtracking", { step: 177 }], (position) => {
        const { stranded } = position.board;
        const which = names(position, stranded.slice(0, 1));
        return where(stranded.length === 2, `Besides ${which}`);
      }),
    "Only f1, f3 and g4 lead to it": () =>
      look(["knights", 8, "a8", "backtracking", { step: 43 }], (position) =>
        names(position, jumpsFrom(position.size, position.board.stranded[0]!).toReversed()),
      ),
    "Step past the jump to e3": () => knightAt("backtracking", 43, "e3") && "e3",
  },
  ties: {
    "Seven jumps from a8": () => `${capital(word(7))} jumps`,
    "From f2, two squares share the fewest onward moves": () =>
      look(["knights", 8, "a8", "warnsdorff", { step: 7 }], (position) => {
        const moves = within(position).map((square) => onward(position, square).length);
        return `${word(moves.filter((one) => one === Math.min(...moves)).length)} squares share`;
      }),
    "all three jumps tie": () =>
      look(["knights", 8, "a8", "warnsdorff", { step: 56 }], (position) => {
        const moves = within(position).map((square) => onward(position, square).length);
        return where(new Set(moves).size === 1, `all ${word(moves.length)} jumps tie`);
      }),
    "63 of the 64 squares of 8 × 8. From e3": () =>
      `${64 - failures().length} of the 64 squares of 8 × 8. From ${failures()}`,
    "The knight is on c4, with ten squares left. The jumps to a5 and b2 tie with two onward": () =>
      look(RULE(8, "e3", 53), (position) => {
        const both = within(position);
        const moves = both.map((square) => onward(position, square).length);
        return where(
          moves.every((many) => many === 2),
          `with ${word(64 - position.board.pieces.length)} squares left. The jumps to ${names(position, both)}`,
        );
      }),
    "d8 and d1 have few ways in": () =>
      look(["knights", 8, "e3", "warnsdorff", { step: 53 }], (position) =>
        where(
          ["d8", "d1"].every((name) => onward(position, position.square(name)).length <= 2),
          "d8 and d1",
        ),
      ),
    "The knight is on a3, with ten squares left. The two jumps tie": () =>
      look(["knights", 7, "b2", "warnsdorff", { step: 38 }], (position) => {
        const moves = within(position).map((square) => onward(position, square).length);
        const squares = word(49 - position.board.pieces.length);
        return where(moves[0] === moves[1], `${squares} squares left. The ${word(moves.length)}`);
      }),
    "the knight is stuck on a4 after 59 jumps, with 4 squares left": () =>
      look(["knights", 8, "e3", "warnsdorff", { step: 59 }], (position) => {
        const { depth } = ruleAlone("e3");
        const stuck = names(position, Array.from(position.board.pieces).slice(-1));
        return `stuck on ${stuck} after ${depth} jumps, with ${64 - 1 - depth}`;
      }),
    "At jump 54 it chose b2": () => knightAt("warnsdorff", 54, "b2", { start: "e3" }),
    "jump 53": () => "53",
    "fails from 6 squares": () => `fails from ${failures("pohl").length} squares`,
    "fails from none": () => where(failures("roth").length === 0, "fails from none"),
    1967: () => cited("knights", "warnsdorff", "1967"),
  },
  "last-way-home": {
    "A corner has only two neighbours": () =>
      `A corner has only ${word(jumpsFrom({ rows: 8, columns: 8 }, 0).length)} neighbours`,
    "the knight has made six jumps": () => "six jumps",
    "The knight is on c8, and b6 has the fewest onward moves": () =>
      look(PRUNED(8, "a8", 34), (position) => {
        const moves = within(position).map((square) => onward(position, square).length);
        const b6 = onward(position, position.square("b6")).length;
        return where(b6 === Math.min(...moves), "The knight is on c8, and b6");
      }),
    "b6 is the last way home, and 28 squares": () =>
      look(PRUNED(8, "a8", 34), (position) => {
        const last = names(position, onward(position, 0));
        return `${last} is the last way home, and ${64 - 1 - position.board.pieces.length} squares`;
      }),
    "takes the jump back in the next step": () =>
      where(
        shown(...PRUNED(8, "a8", 35)).depth > shown(...PRUNED(8, "a8", 36)).depth &&
          /leads back to a8/.test(shown(...PRUNED(8, "a8", 35)).sentence.text),
        "takes the jump back",
      ),
    "takes 67 steps": () => steps("knights", 8, "a8", "pruned", { closed: true }),
    "after 1,000,000 steps it is still searching": () => {
      const { step, outcome } = shown("knights", 8, "a8", "warnsdorff", {
        step: 1_000_000,
        closed: true,
      });
      return where(outcome === null, `after ${count(step)} steps`);
    },
    "the jump to b6": () => next(...PRUNED(8, "a8", 34)),
    "the knight is on c4 with five squares left. Warnsdorff’s rule finds b6 and d6 equally good: each has one":
      () =>
        look(PRUNED(8, "a8", 60), (position) => {
          const isOne = within(position).every((square) => onward(position, square).length === 1);
          const squares = word(64 - position.board.pieces.length);
          return where(
            isOne,
            `${squares} squares left. Warnsdorff’s rule finds ${names(position, within(position))}`,
          );
        }),
    "can jump to three squares": () =>
      look(PRUNED(6, "a6", 24), (position) => `jump to ${word(within(position).length)} squares`),
  },
  "cut-squares": {
    "The knight is on c4, and ten squares are left": () =>
      look(
        ["knights", 8, "e3", "warnsdorff", { step: 53 }],
        ({ board }) => `${word(64 - board.pieces.length)} squares`,
      ),
    "There are two, b7 and c5": () => `two, ${cuts(RULE(8, "e3", 53))}`,
    "with b2 it starts on the wrong side": () =>
      where(next(...RULE(8, "e3", 53)) === "b2" && ruleAlone("e3").outcome !== "solved", "with b2"),
    "with eleven squares left. One of them": () =>
      look(PRUNED(6, "a4", 26), ({ board }) =>
        where(36 - board.pieces.length === 11, "with eleven squares left. One"),
      ),
    "c3 is the last way home": () =>
      look(PRUNED(6, "a4", 39), (position) =>
        names(position, onward(position, position.square("a4"))),
      ),
    "After the jump to e3, only b5 leads to d6": () =>
      look(
        PRUNED(6, "a4", 39),
        (position) =>
          `only ${names(position, onward(position, position.square("d6")))} leads to d6`,
      ),
    "have to end on d6, but it has to end on c3": () =>
      where(
        /b5 is the only way into a part/.test(
          shown("knights", 6, "a4", "pruned", { step: 39, closed: true }).sentence.text,
        ),
        "have to end on d6",
      ),
    "10 squares left to visit": () =>
      look(PRUNED(6, "a4", 39), ({ board }) => `${36 - board.pieces.length} squares`),
    "the jump to e3, and read": () => next(...PRUNED(6, "a4", 38)),
    "24 squares": () => look(PRUNED(8, "a8", 41), ({ board }) => `${64 - board.pieces.length} sq`),
    "Beyond it is c6. The knight on e5 can still jump there, and then leave by d4": () =>
      look(PRUNED(8, "a8", 41), (position) => {
        const c6 = position.square("c6");
        const only = names(position, onward(position, c6));
        return where(within(position).includes(c6), `then leave by ${only}`);
      }),
    "19 squares": () => look(PRUNED(6, "a6", 18), ({ board }) => `${36 - board.pieces.length} sq`),
    "Beyond it is the corner a1. The knight on c2 can jump there next, and leave by b3": () =>
      look(PRUNED(6, "a6", 18), (position) => {
        const a1 = position.square("a1");
        const only = names(position, onward(position, a1));
        return where(within(position).includes(a1), `and leave by ${only}`);
      }),
  },
  building: {
    "b4 is the last way home": () => `${home(26)} is the last way home`,
    "From c6 the knight can go to b4 or e5": () => `can go to ${ways(26)}`,
    "each has two onward moves": () => `each has ${movesEach(26)}`,
    "know that b4 has to come last": () => home(26),
    "Four jumps later the knight is on d3 and can go to b4 or c1": () =>
      `${capital(word(30 - 26))} jumps later the knight is on d3 and can go to ${ways(30)}`,
    "would take b4, which has fewer": () =>
      look(["knights", 6, "a6", "hamiltonian", { step: 30, closed: true }], (position) => {
        const [first] = within(position).toSorted(
          (a, b) => onward(position, a).length - onward(position, b).length,
        );
        return `would take ${position.name(first!)}`;
      }),
    "end on b4, the last way home": () => `end on ${home(30)}`,
    "remove a jump from each and add two jumps": () => "two jumps",
    "Which two jumps can be swapped for two others": () => "two jumps",
    "d11–f12 and g12–i11": () =>
      where(swapped("d11–f12 and g12–i11") === "too far", "d11–f12 and g12–i11"),
    "f12 and g12 are neighbours": () => "f12 and g12 are neighbours",
    "e12–f10 and c12–e11": () =>
      where(swapped("e12–f10 and c12–e11") === "same tour", "e12–f10 and c12–e11"),
    "e11–f9 and g12–h10": () =>
      where(Array.isArray(swapped("e11–f9 and g12–h10")), "e11–f9 and g12–h10"),
    "From e11 it is a jump to g12, and from f9 to h10": () =>
      where(
        swapped("e11–f9 and g12–h10").toString() === "e11–g12,f9–h10",
        "From e11 it is a jump to g12, and from f9 to h10",
      ),
    "There are ten such pairs along this border": () => `There are ${word(swaps())} such pairs`,
    1997: () => cited("knights", "divide-and-conquer", "1997"),
    "144 squares": () => 12 ** 2,
    "8 steps": () => steps("knights", 12, "a12", "divide-and-conquer"),
    "63 jumps": () => steps("knights", 8, "a8", "hamiltonian"),
  },
  warnsdorff: {
    "From h1 it can still go on to f2": () =>
      look(
        ["knights", 8, "a8", "warnsdorff", { step: 6 }],
        (position) => `From h1 it can still go on to ${names(position, within(position))}`,
      ),
    "on e2 and can jump to four squares": () => reach(10, "e2"),
    "on d7 and can jump to five squares": () => reach(16, "d7"),
    "on c6 and can jump to four squares": () => reach(24, "c6"),
    "sixteen jumps": () => "sixteen jumps",
    "Eight jumps later": () => capital(`${word(24 - 16)} jumps later`),
    1823: () => cited("knights", "warnsdorff", "1823"),
    "63 jumps": () => steps("knights", 8, "a8", "warnsdorff"),
    "6,484,065": () => known("knights backtracking"),
  },
};
