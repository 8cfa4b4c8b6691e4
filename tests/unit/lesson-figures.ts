/**
 * The claims in the lessons' texts: the words of each claim, and the code that computes it.
 * Runs of more than ten million steps are not repeated here: their figures are in
 * tests/data/solvers.toml, which the benchmarks in Rust count.
 */

import { moment } from "../../www/content/moment.ts";
import { medianOf } from "../../www/core/lists.ts";
import { count } from "../../www/core/numbers.ts";
import { capital } from "../../www/core/words.ts";
import { solutions, squareNames } from "./engine.ts";
import { BY_HAND_FIGURES } from "./lesson-figures-by-hand.ts";
import { COLOUR_FIGURES } from "./lesson-figures-colours.ts";
import { type Figure, MORE_FIGURES } from "./lesson-figures-more.ts";
import { NEW_FIGURES } from "./lesson-figures-new.ts";
import { REPAIR_FIGURES } from "./lesson-figures-repair.ts";
import {
  AC,
  againstPlain,
  BIG,
  BT,
  choose,
  cited,
  everyLock,
  FC,
  FEWEST,
  hopeless,
  jumpsOverTwo,
  known,
  left,
  leftWithoutLast,
  look,
  names,
  next,
  nodesOf,
  ORDERS,
  onePair,
  placed,
  queens,
  row7,
  shown,
  stands,
  where,
  word,
} from "./lesson-runs.ts";

/** The words, if two rows of forward checking have one square each, and these attack each other. */
const clashing = (step: number, rows: number[]) =>
  look(FC(step), (position) => {
    const [one, other] = rows.map((row) => left(position, row));
    const isClash =
      one?.length === 1 && other?.length === 1 && position.attacks(one[0]!, other[0]!);
    return where(isClash, `had one square each, ${names(position, [one![0]!, other![0]!])}`);
  });

/** The queens that arc consistency and forward checking try on 16 × 16. */
const triedOnSixteen = () =>
  ["arc-consistency", "forward-checking"].map(
    (solver) => shown("queens", 16, "a16", solver).tally.placements!,
  );

export const FIGURES: Record<string, Record<string, Figure>> = {
  ...MORE_FIGURES,
  ...NEW_FIGURES,
  ...REPAIR_FIGURES,
  ...BY_HAND_FIGURES,
  ...COLOUR_FIGURES,
  "brute-force": {
    "so 63 squares are free": () => `so ${64 - 1} squares are free`,
    "63 squares for the first queen, 62 for the second, and so on down to 57": () => {
      const [first, second, last] = [0, 1, 6].map((before) => 63 - before);
      return `${first} squares for the first queen, ${second} for the second, and so on down to ${last}`;
    },
    "orders of seven queens": () => "seven queens",
    "553,270,671": () => choose(63, 7),
    "324,632": () => choose(35, 5),
    "After 1,000,000 steps, three queens are still in the top row": () =>
      look(["queens", 8, "a8", "brute-force", { step: 1_000_000 }], ({ board }) => {
        const top = board.pieces.filter((queen) => queen < 8).length;
        return `After ${count(1_000_000)} steps, ${word(top)} queens`;
      }),
    "The last two queens are on e1 and f1": () =>
      look(["queens", 6, "b6", "brute-force", { step: 2179 }], (position) =>
        names(position, Array.from(position.board.pieces).slice(-2)),
      ),
    "the seven queens": () => `the ${word(8 - 1)} queens`,
    "sets of seven squares": () => `sets of ${word(8 - 1)} squares`,
    "433,354,408": () => known("queens brute-force"),
  },
  "one-per-row": {
    "2,097,152": () => 8 ** 7,
    "553,270,671": () => choose(63, 7),
    "122,466 steps this board is nearly right: it has one attacking pair": () =>
      onePair(8, "a8", "row-brute-force", 122_466),
    "384,678 steps, again there is one attacking pair": () =>
      onePair(8, "a8", "row-brute-force", 384_678),
    "The queen in row 7 was on a7 and then on b7": () =>
      `on ${row7(262_143)} and then on ${row7(262_144)}`,
    "This is the last of them": () =>
      where(row7(524_287) === "b7" && row7(524_288) === "c7", "This is the last of them"),
    "seven variables with eight values each": () => "seven variables with eight",
    "the seven rows share out the columns b to h": () => "seven rows",
    "7! = 5,040 boards": () => 7 * 6 * 5 * 4 * 3 * 2,
    "Only 4 of them are solutions": () =>
      `Only ${solutions(moment("queens", 8, "a8", "count", 0))} of them`,
    "262,144": () => 8 ** 6,
    "524,288": () => 2 * 8 ** 6,
    "1,299,851": () => queens(8, "a8", "row-brute-force"),
  },
  words: {
    "eight queens so that no two": () => `${word(8)} queens`,
    "Press Step twice to place two queens": () =>
      look(FC(2), ({ placed }) => `${word(placed.length)} queens`),
    "Five more queens are on the board": () =>
      look(BT(44), ({ placed }) => capital(`${word(placed.length)} more queens`)),
    "It fills row 2, but row 1 has no square left": () =>
      look(BT(44), (board) => {
        const [two, one] = [left(board, 2), left(board, 1)];
        return `row ${two.length === 1 ? 2 : "?"}, but row 1 has ${word(one.length)} square`;
      }),
  },
  backtracking: {
    "262,144": () => 8 ** 6,
    874: () => queens(8, "a8", "backtracking"),
    "1,299,851": () => queens(8, "a8", "row-brute-force"),
    "The locked queen attacks a7": () => {
      const { sentence } = shown("queens", 8, "a8", "backtracking", { step: 0 });
      return where(/a7.*a8/.test(sentence.text), "attacks a7");
    },
    "There are six queens besides the locked one": () =>
      look(BT(50), ({ placed }) => `${word(placed.length)} queens besides`),
    "This one is innocent: row 1 had no square left even before it was placed": () =>
      where(
        [50, 427, 692].every((step) =>
          look(BT(step), (position) => leftWithoutLast(position, 1).length === 0),
        ),
        "This one is innocent",
      ),
    "h3 is its last square. It is attacked": () =>
      look(BT(33), (position) =>
        where(position.onTrial !== null, `${names(position, [position.onTrial ?? 0])} is its last`),
      ),
    "returns to row 5": () =>
      look(BT(33), (position) => {
        const row = position.rowOf(position.nextQueen?.square ?? 0);
        return `row ${position.rowName(row)}`;
      }),
  },
  thrashing: {
    "without it, every square in row 3 is still attacked": () =>
      look(BT(317), (position) =>
        where(leftWithoutLast(position, 3).length === 0, "every square in row 3"),
      ),
    "without d4, every square in row 3 is still attacked": () =>
      look(BT(13), (position) =>
        where(
          leftWithoutLast(position, 3).length === 0,
          `without ${names(position, position.placed.slice(-1))}`,
        ),
      ),
    "Now every square in row 2 is attacked, and the last queen is innocent": () =>
      look(BT(367), (position) =>
        where(leftWithoutLast(position, 2).length === 0, "every square in row 2"),
      ),
    "It will try all eight": () =>
      look(BT(317), (position) => `all ${word(position.squaresIn(5).length)}`),
    "Both solvers have queens on d7 and b6": () =>
      look(BT(309), (one) =>
        look(FC(50), (other) => {
          const both = names(one, one.placed);
          return where(both === names(other, other.placed), `queens on ${both}`);
        }),
      ),
    "both place **e5**, which leaves row 3 with no square": () =>
      look(BT(314), (position) =>
        where(left(position, 3).length === 0, `**${names(position, position.placed.slice(-1))}**`),
      ),
    "one step to see that e5 is wrong": () => {
      const { sentence } = shown("queens", 8, "a8", "forward-checking", { step: 51 });
      return where(/^e5 .*row 3/.test(sentence.text), "one step to see that e5");
    },
    "find the step that places e5. Then step on until e5 moves": () =>
      where(next(...FC(50)) === "e5", "places e5"),
    "25 steps in vain": () => stands(["queens", 8, "a8", "backtracking", { step: 314 }], 3),
    "the queen on f8 stays for 225 steps, all in vain: from the moment it was placed, row 4 had no square":
      () =>
        look(BIG(21_517), (position) => {
          const last = names(position, position.placed.slice(-1));
          const stood = stands(["queens", 16, "a16", "backtracking", { step: 21_517 }], 8);
          return where(left(position, 4).length === 0, `the queen on ${last} stays for ${stood}`);
        }),
    "Find the step that places f8": () =>
      look(BIG(21_517), (position) => `places ${names(position, position.placed.slice(-1))}`),
  },
  "forward-checking": {
    225: () => stands(["queens", 16, "a16", "backtracking", { step: 21_517 }], 8),
    "11,921": () => queens(16, "a16", "forward-checking"),
    "160,710": () => queens(16, "a16", "backtracking"),
    "with the same queen on f8. It would leave row 4 with no square": () => {
      const { sentence } = shown("queens", 16, "a16", "forward-checking", { step: 1731 });
      return where(/^f8 .*row 4/.test(sentence.text), "the same queen on f8");
    },
    "its first open square is b5": () => `its first open square is ${next(...FC(2))}`,
    "Row 4 comes next and has only c4.": () =>
      look(FC(52), (position) => `has only ${names(position, left(position, 4))}.`),
    "rows 4 and 3 had one square each, c4 and c3, and these attack each other": () =>
      clashing(52, [4, 3]),
    "Here there are queens on d7, f6 and h5. Row 4 comes next and has only c4 again": () =>
      look(
        FC(70),
        (position) =>
          `on ${names(position, position.placed)}. Row 4 comes next and has only ${names(position, left(position, 4))}`,
      ),
    "two rows had one square each, c4 and c2": () => clashing(70, [4, 2]),
    "On 12 × 12 with no queen locked, looking ahead cuts backtracking’s 856,188 nodes to 641,974":
      () =>
        `backtracking’s ${count(nodesOf(12, "backtracking"))} nodes to ${count(nodesOf(12, "forward-checking"))}`,
    "Row 4 comes next and has only b4": () =>
      look(FC(25), (position) => `has only ${names(position, left(position, 4))}`),
    "It has three squares, but two of them would leave a row below with no square": () =>
      look(FC(30, "f4"), (position) => `It has ${word(left(position, 5).length)} squares`),
    "It has three squares, and two of them": () =>
      look(FC(2, "f8"), (position) => `It has ${word(left(position, 5).length)} squares`),
    "from the left, and take two queens back first": () => {
      const back = [33, 30].map((step) => shown("queens", 8, "f4", "forward-checking", { step }));
      return `take ${word(back[0]!.tally.placements - back[1]!.tally.placements - 1)} queens back`;
    },
    "Here the first square from the left is the right one": () =>
      look(FC(3, "f8"), (position) =>
        where(names(position, position.placed.slice(-1)) === "e5", "Here the first square"),
      ),
  },
  "hardest-row": {
    1980: () => cited("queens", "forward-checking", "1980"),
    1965: () => cited("queens", "forward-checking", "1965"),
    "the three queens": () => look(FC(2), ({ queens }) => `${word(queens.length)} queens`),
    "There are seven queens besides": () =>
      look(FEWEST(7), ({ placed }) => `${word(placed.length)} queens`),
    "Now there are nine queens besides": () =>
      look(FEWEST(9), ({ placed }) => `${word(placed.length)} queens`),
    "64 steps": () => queens(16, "a16", "forward-checking", "rows=fewest"),
    "11,921": () => queens(16, "a16", "forward-checking"),
    "53 steps": () => queens(16, "a16", "forward-checking", "rows=fewest-degree"),
    "instead of 64": () => queens(16, "a16", "forward-checking", "rows=fewest"),
    "57 times, the same number twice, and more 5 times": () => {
      const [fewer, same, more] = againstPlain("rows=fewest");
      return where(same === 2, `${fewer} times, the same number twice, and more ${more} times`);
    },
  },
  "which-square": {
    "that makes four solvers": () => `makes ${word(ORDERS.length)} solvers`,
    "Here each rule helps, with or without the other": () => {
      const [plain, squares, rows, both] = ORDERS.map((order) =>
        queens(8, "a8", "forward-checking", order),
      );
      const helps = squares! < plain! && rows! < plain! && both! < Math.min(squares!, rows!);
      return where(helps, "Here each rule helps");
    },
    64: () => squareNames(8, 8).length,
    "46.5 steps in the plain order, 24 with least-constraining squares, 18.5 with the fewest squares first, and 13 with both":
      () => {
        const [plain, squares, rows, both] = ORDERS.map((order) =>
          medianOf(everyLock("forward-checking", order)),
        );
        return `${plain} steps in the plain order, ${squares} with least-constraining squares, ${rows} with the fewest squares first, and ${both} with both`;
      },
    1980: () => cited("queens", "forward-checking", "1980"),
    "Row 5 comes next and has three squares": () =>
      look(FC(2), (position) => `has ${word(left(position, 5).length)} squares`),
    "on b5, g5 or h5": () =>
      look(FC(2), (position) => names(position, left(position, 5)).replace(" and ", " or ")),
    "From left to right, b5": () => next(...FC(2)),
    "Row 6 comes next and has four squares": () =>
      look(FC(49), (position) => `has ${word(left(position, 6).length)} squares`),
    "From left to right, b6": () => next(...FC(49)),
    "11,921": () => queens(16, "a16", "forward-checking"),
    "3,105": () => queens(16, "a16", "forward-checking", ORDERS[1]),
    "first 64": () => `first ${queens(16, "a16", "forward-checking", ORDERS[2])}`,
    554: () => queens(16, "a16", "forward-checking", ORDERS[3]),
  },
  "arc-consistency": {
    "16 steps": () => stands(["queens", 8, "a8", "forward-checking", { step: 2 }], 2),
    "tries 10 more queens": () => placed("forward-checking", 17) - placed("forward-checking", 2),
    "9 steps": () => stands(["queens", 8, "a8", "arc-consistency", { step: 2 }], 2),
    "left row 3 with one square, d3": () =>
      look(AC(2), (position) => `one square, ${names(position, left(position, 3))}`),
    "would attack d3": () => look(AC(2), (position) => names(position, left(position, 3))),
    "the chain from d3 to row 2": () => "d3 to row 2",
    "row 5 is left with one square, b5": () =>
      look(AC(22), (position) => `one square, ${names(position, left(position, 5))}`),
    "until row 2 has nothing left": () =>
      look(AC(10), (position) => where(left(position, 2).length === 0, "row 2 has nothing left")),
    "Row 1 has just been left with g1 alone, and row 3 still has only d3": () =>
      look(AC(6), (position) => {
        const [one, three] = [1, 3].map((row) => names(position, left(position, row)));
        return `${one} alone, and row 3 still has only ${three}`;
      }),
    "every row has one square left": () =>
      look(AC(9), (position) =>
        where(
          position.openRows.every((row) => position.left(row).length === 1),
          "every row has one",
        ),
      ),
    1994: () => cited("queens", "arc-consistency", "1994"),
    "19 queens": () => placed("arc-consistency"),
    "instead of 87": () => placed("forward-checking"),
    "tries 1,402 queens and forward checking 7,559": () => {
      const [arc, forward] = triedOnSixteen();
      return `tries ${count(arc!)} queens and forward checking ${count(forward!)}`;
    },
    "tries fewer than a fifth of the queens": () => {
      const [arc, forward] = triedOnSixteen();
      return where(arc! < forward! / 5 && arc! > forward! / 6, "fewer than a fifth");
    },
    "the rows have 20 squares left. Each of them has support in every other row, so none": () =>
      look(["queens", 6, "a6", "arc-consistency", { step: 0 }], (position) => {
        const rows = position.openRows.map((row) => position.left(row));
        const all = rows.flat();
        const isSupported = all.every((square) =>
          rows.every(
            (row) => row.includes(square) || row.some((other) => !position.attacks(square, other)),
          ),
        );
        return where(isSupported, `the rows have ${all.length} squares left`);
      }),
    "It compares two rows at a time. Any two rows can be filled here, but not all five": () =>
      look(["queens", 6, "a6", "arc-consistency", { step: 0 }], (position) => {
        const rows = position.openRows.map((row) => position.left(row));
        const canFill = rows.every((one) =>
          rows.every(
            (other) => one === other || one.some((a) => other.some((b) => !position.attacks(a, b))),
          ),
        );
        return where(canFill, `but not all ${word(rows.length)}`);
      }),
    "Yet there is no solution": () =>
      where(solutions(moment("queens", 6, "a6", "count", 0)) === 0, "Yet there is no solution"),
    "tries each of the four squares in row 5": () => {
      const { placements } = shown("queens", 6, "a6", "arc-consistency").tally;
      return where(placements === 4, "tries each of the four squares");
    },
  },
  blame: {
    1993: () => cited("queens", "backjumping", "1993"),
    "with queens on d7, b6, e5 and c4": () =>
      look(["queens", 8, "a8", "backjumping", { step: 273 }], (position) =>
        names(position, position.placed),
      ),
    "Later in the run, row 1 is the only row left": () =>
      look(["queens", 8, "a8", "backjumping", { step: 612 }], ({ openRows }) =>
        where(openRows.join() === "7", "row 1 is the only row left"),
      ),
    "There are six queens besides": () =>
      look(
        ["queens", 8, "a8", "backjumping", { step: 612 }],
        ({ placed }) => `${word(placed.length)} queens`,
      ),
    "jumps over two queens": () =>
      where([612, 714, 734].every(jumpsOverTwo), "jumps over two queens"),
    1979: () => cited("queens", "gaschnig-backjumping", "1979"),
    874: () => queens(8, "a8", "backtracking"),
    769: () => queens(8, "a8", "gaschnig-backjumping"),
    763: () => queens(8, "a8", "backjumping"),
  },
  proof: {
    "12 squares": () => hopeless(6).length,
    "All 12 are": () => hopeless(6).filter((square) => square % 7 === 0 || square % 5 === 0).length,
    "only 2 solutions": () => `only ${solutions(moment("queens", 4, "", "", 0))} solutions`,
    "8 of its squares": () => hopeless(4).length,
    "The 8 are": () =>
      hopeless(4).filter((square) => [0, 3, 5, 6, 9, 10, 12, 15].includes(square)).length,
    "only 4 solutions": () => `only ${solutions(moment("queens", 6, "", "", 0))} solutions`,
    "There are six more queens": () =>
      look(
        ["queens", 8, "b7", "backtracking", { step: 58 }],
        ({ placed }) => `${word(placed.length)} more`,
      ),
    "There are six more, and row 1": () =>
      look(
        ["queens", 8, "d8", "backtracking", { step: 143 }],
        ({ placed }) => `${word(placed.length)} more`,
      ),
    "28 steps": () => queens(6, "a6", "forward-checking"),
    "the same 28 steps": () => queens(6, "a6", "forward-checking", "squares=least-constraining"),
    "132 steps": () => queens(6, "a6", "backtracking"),
    "arc consistency in 27": () => queens(6, "a6", "arc-consistency"),
    "1,000 starts": () =>
      /[\d,]+ starts/.exec(shown("queens", 6, "a6", "min-conflicts").sentence?.text ?? "")?.[0] ??
      "",
  },
};
