/** The claims of the lessons on Colour Queens. */

import type { Question } from "../../www/content/lessons/lesson.ts";
import lines from "../../www/content/lessons/lines.ts";
import { COLOURS, type Moment } from "../../www/content/moment.ts";
import { squaresOf } from "../../www/core/geometry.ts";
import { listed } from "../../www/core/lists.ts";
import type { QueensGrade } from "../../www/engine/generated/thinking.ts";
import { deductions, makeGrade } from "../../www/engine/thinking.ts";
import { closed } from "../../www/learn/drill-colours.ts";
import { Position } from "../../www/learn/position.ts";
import { asked, Run, squareNames } from "./engine.ts";
import type { Figure } from "./lesson-figures-more.ts";
import { where, word } from "./lesson-runs.ts";

const NAMES = squareNames(8, 8);

/** A question of the lesson, by the kind of its check. */
const questionOn = (asks: Question["asks"]) =>
  lines.parts.find((part) => "asks" in part && part.asks === asks) as Question;

const FIRST = questionOn("one-line").moment;

/** The steps to the solution. */
function stepsOf(solver: string) {
  const run = new Run(FIRST, solver, "", 0);
  const { step } = asked(run, { do: "next-solution" });
  run.free();
  return step;
}

/** The squares that arc consistency rules out before its first queen. */
function outAtOnce() {
  const position = new Position({ ...FIRST, solver: "arc-consistency" });
  const left = squaresOf(position.size).filter((square) => position.isOpen(square)).length;
  position.free();
  return 64 - left;
}

function gradeOf(board: Moment) {
  const grading = makeGrade(board);
  grading.work(Number.POSITIVE_INFINITY);
  const answer = grading.answer() as QueensGrade;
  grading.free();
  return answer;
}

/**
 * The squares that fewer lines rule out, if the question crosses out exactly these and no queen is
 * forced.
 */
function crossed(asks: "two-lines" | "three-lines", fewer: number) {
  const { moment: board, out = "" } = questionOn(asks);
  const reached = closed(board, fewer);
  const names = reached.out.map((square) => NAMES[square]!);
  const isSame = names.toSorted().join("+") === out.split("+").toSorted().join("+");
  return reached.squares.length === 0 && isSame ? names.length : -1;
}

/** The lines of the smallest proof against a square. */
const linesAgainst = (asks: "one-line" | "two-lines" | "three-lines", square: string) => {
  const { moment: board, out = "" } = questionOn(asks);
  const squares = out.split("+").flatMap((name) => (name ? NAMES.indexOf(name) : []));
  const all = deductions(board, squares);
  const told = all.find(({ ruledOut }) => ruledOut[0] === NAMES.indexOf(square));
  return (told?.lines ?? []).map(({ kind, index }) => `${kind} ${index}`).join();
};

/** The squares of a board, one list for each key. */
function by(key: (square: number) => unknown) {
  const keys = new Set(NAMES.map((_, square) => key(square)));
  const squares = NAMES.map((_, square) => square);
  return [...keys].map((one) => squares.filter((square) => key(square) === one));
}

/** Whether two queens attack each other in Colour Queens. */
function attack(regions: string, one: number, other: number) {
  const down = Math.abs(Math.floor(one / 8) - Math.floor(other / 8));
  const across = Math.abs((one % 8) - (other % 8));
  const isSame = down === 0 || across === 0 || regions[one] === regions[other];
  return one !== other && (isSame || (down === 1 && across === 1));
}

/** How many squares arc consistency rules out with these lines as variables. */
function ruledOut(variables: number[][]) {
  const out: Set<number> = new Set();
  const keeps = (square: number) => (line: number[]) =>
    line.includes(square) || line.some((to) => !(out.has(to) || attack(COLOURS, square, to)));
  for (let before = -1; before < out.size; ) {
    before = out.size;
    for (const square of variables.flat()) {
      if (!variables.every(keeps(square))) out.add(square);
    }
  }
  return out.size;
}

const rows = by((square) => Math.floor(square / 8));
const columns = by((square) => square % 8);
const colours = by((square) => COLOURS[square]);

/** The letters of the columns or rows in which a question's colours have squares left. */
function placesOf(asks: Question["asks"], letters: string, place: (name: string) => string) {
  const { moment: board, out = "" } = questionOn(asks);
  const isLeft = (name: string, square: number) =>
    letters.includes(board.regions![square]!) && !out.split("+").includes(name);
  return [...new Set(NAMES.filter(isLeft).map(place))].toSorted();
}

export const COLOUR_FIGURES: Record<string, Record<string, Figure>> = {
  "other-rules": {
    "two rows may not choose the same column": () => "two rows",
    "in 72 steps": () => `in ${stepsOf("forward-checking")} steps`,
    "backtracking takes 371": () => `backtracking takes ${stepsOf("backtracking")}`,
    "The two squares share only their colour": () => {
      const position = new Position({ ...FIRST, step: 5 });
      const [d3, f2] = [NAMES.indexOf("d3"), NAMES.indexOf("f2")];
      const left = position.left(6).join() === String(f2) && position.attacks(d3, f2);
      const shared = position.shared(d3, f2);
      position.free();
      return where(left && shared === "colour", "share only their colour");
    },
    "One of its squares is in the same column, and the other touches": () => {
      const at = { ...FIRST, step: 20 };
      const position = new Position(at);
      const shared = position.left(5).map((square) => position.shared(NAMES.indexOf("h4"), square));
      position.free();
      return where(shared.join() === "corner,column", "same column, and the other touches");
    },
    "With the rows as variables, arc consistency rules out no square": () =>
      `arc consistency rules out ${word(ruledOut(rows))} square`,
    "With rows and columns it still rules out none": () =>
      where(ruledOut([...rows, ...columns]) === 0, "rows and columns it still rules out none"),
    "With colours as additional variables, arc consistency rules out 56": () =>
      `With colours as additional variables, arc consistency rules out ${ruledOut([...rows, ...colours])}`,
    "A queen on g1 would leave the colour H with no square, but every row would keep one": () => {
      const attacked = (square: number) => attack(COLOURS, NAMES.indexOf("g1"), square);
      const emptied = [...rows, ...colours].filter((line) => line.every(attacked));
      const [only] = emptied.map((line) => COLOURS[line[0]!]);
      return where(emptied.length === 1 && only === "H", "leave the colour H with no square");
    },
    "It rules out 56 of the 64 squares before its first queen; the 8 that are left": () =>
      `${outAtOnce()} of the 64 squares before its first queen; the ${64 - outAtOnce()}`,
    "8 steps place the queens": () => `${stepsOf("arc-consistency")} steps`,
  },
  lines: {
    "the squares of the colour H all lie in row 1": () =>
      where(placesOf("one-line", "H", (name) => name[1]!).join() === "1", "H all lie in row 1"),
    "Begin with the colours in columns g and h": () =>
      where(linesAgainst("one-line", "h5") === "colour 4", "columns g and h"),
    "need no more than this are **Easy**": () =>
      where(gradeOf(FIRST).grade === "easy" && gradeOf(FIRST).k === 1, "**Easy**"),
    "rules out the two squares with crosses": () =>
      `the ${word(crossed("two-lines", 1))} squares with crosses`,
    "All squares of the colours G and H lie in rows 2 and 1": () =>
      `colours G and H lie in rows ${placesOf("two-lines", "GH", (name) => name[1]!)
        .toReversed()
        .join(" and ")}`,
    "Two colours, two rows": () =>
      where(linesAgainst("two-lines", "d2") === "colour 6,colour 7", "Two colours"),
    "Boards like this are **Medium**": () =>
      where(gradeOf(questionOn("two-lines").moment).grade === "medium", "**Medium**"),
    "Up to two lines at a time lead this far": () =>
      where(crossed("three-lines", 2) === 32, "Up to two lines at a time lead this far"),
    "that the colours C, F and H have left all lie in columns b, c and d": () =>
      `columns ${listed(placesOf("three-lines", "CFH", (name) => name[0]!))}`,
    "Three colours, three columns": () =>
      where(linesAgainst("three-lines", "b8") === "colour 2,colour 5,colour 7", "Three colours"),
    "three **Hard**": () =>
      where(gradeOf(questionOn("three-lines").moment).k === 3, "three **Hard**"),
  },
};
