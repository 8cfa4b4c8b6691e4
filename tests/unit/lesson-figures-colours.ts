/** The claims of the lesson on Colour Queens. */

import type { Question } from "../../www/content/lessons/lesson.ts";
import otherRules from "../../www/content/lessons/other-rules.ts";
import type { Moment } from "../../www/content/moment.ts";
import { squaresOf } from "../../www/core/geometry.ts";
import type { QueensGrade } from "../../www/engine/generated/thinking.ts";
import { deductions, makeGrade } from "../../www/engine/thinking.ts";
import { closed } from "../../www/run/lessons/drill-colours.ts";
import { Position } from "../../www/run/lessons/position.ts";
import { asked, Run, squareNames } from "./engine.ts";
import type { Figure } from "./lesson-figures-more.ts";
import { where, word } from "./lesson-runs.ts";

const NAMES = squareNames(8, 8);

/** A question of the lesson, by the kind of its check. */
const questionOn = (asks: Question["asks"]) =>
  otherRules.parts.find((part) => part.asks === asks) as Question;

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

export const COLOUR_FIGURES: Record<string, Record<string, Figure>> = {
  "other-rules": {
    "two rows may not choose the same column": () => "two rows",
    "in 72 steps": () => `in ${stepsOf("forward-checking")} steps`,
    "backtracking takes 371": () => `backtracking takes ${stepsOf("backtracking")}`,
    "it rules out 56 squares before its first queen": () => `rules out ${outAtOnce()} squares`,
    "solves this board in 8 steps": () => `in ${stepsOf("arc-consistency")} steps`,
    "Begin with the colours in columns g and h": () =>
      where(linesAgainst("one-line", "h5") === "colour 4", "columns g and h"),
    "need no more than this are **Easy**": () =>
      where(gradeOf(FIRST).grade === "easy" && gradeOf(FIRST).k === 1, "**Easy**"),
    "rules out the two squares with crosses": () =>
      `the ${word(crossed("two-lines", 1))} squares with crosses`,
    "the colours G and H at the bottom": () =>
      where(linesAgainst("two-lines", "d2") === "colour 6,colour 7", "the colours G and H"),
    "Boards like this are **Medium**": () =>
      where(gradeOf(questionOn("two-lines").moment).grade === "medium", "**Medium**"),
    "Up to two lines at a time lead this far": () =>
      where(crossed("three-lines", 2) === 32, "Up to two lines at a time lead this far"),
    "row 6, row 2 and the colour H": () =>
      where(
        linesAgainst("three-lines", "c8") === "row 2,row 6,colour 7",
        "row 6, row 2 and the colour H",
      ),
    "three **Hard**": () =>
      where(gradeOf(questionOn("three-lines").moment).k === 3, "three **Hard**"),
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
  },
};
