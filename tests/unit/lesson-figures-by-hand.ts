/** The claims of the lessons on solving by hand. */

import { moment } from "../../www/content/moment.ts";
import { inLine, squaresOf } from "../../www/core/geometry.ts";
import type { QueensGrade } from "../../www/engine/generated/thinking.ts";
import { deductions, makeGrade } from "../../www/engine/thinking.ts";
import { squareNames } from "./engine.ts";
import type { Figure } from "./lesson-figures-more.ts";
import { left, look, where, word } from "./lesson-runs.ts";

const board = (at: string) => moment("queens", 8, at, "forward-checking", 0);

/** The rules that a board needs. */
const rules = (at: string) => deductions(board(at)).map(({ rule }) => rule);

function gradeOf(at: string) {
  const grading = makeGrade(board(at));
  grading.work(Number.POSITIVE_INFINITY);
  const answer = grading.answer() as QueensGrade;
  grading.free();
  return answer;
}

/** The squares that no queen attacks, with this solver. */
const open = (at: string, solver: string) =>
  look(["queens", 8, at, solver, { step: 0 }], (position) =>
    squaresOf(position.size).filter((square) => position.isOpen(square)),
  );

/** The most squares of a line that a queen attacks from outside it. */
function mostAttacked() {
  const size = { rows: 8, columns: 8 };
  const inTop = (queen: number) =>
    squaresOf(size).filter((square) => square < 8 && inLine(size, queen, square)).length;
  return Math.max(
    ...squaresOf(size)
      .filter((queen) => queen >= 8)
      .map(inTop),
  );
}

const NAMES = squareNames(8, 8);

const EASY = "e8+c7+a3+b1";
const HARD = "c8+h7+a4+f3";

export const BY_HAND_FIGURES: Record<string, Record<string, Figure>> = {
  "last-square": {
    "This puzzle is graded **Easy**": () =>
      where(gradeOf("f8+h5+d4+g2").grade === "easy", "graded **Easy**"),
    "One row and one column are down to a single square": () => {
      const lines = deductions(board("c8+d4+g2"))
        .filter(({ rule }) => rule === "last-square")
        .map(({ lines }) => lines[0]?.kind);
      return where(lines.toSorted().join() === "column,row", "One row and one column");
    },
  },
  "runs-out": {
    "No row or column is down to one square": () =>
      where(!rules("b7+g6+a4+h3").includes("last-square"), "No row or column"),
    "at most three of its squares": () => `at most ${word(mostAttacked())}`,
    "all ten squares that no queen attacks": () =>
      `all ${word(open(EASY, "forward-checking").length)} squares`,
    "ruled out six of them": () => {
      const [all, kept] = [open(EASY, "forward-checking"), open(EASY, "arc-consistency")];
      return `ruled out ${word(all.length - kept.length)} of them`;
    },
    "each row is down to its last square": () =>
      where(
        open(EASY, "arc-consistency").length === 4 && gradeOf(EASY).solutions === 1,
        "each row is down to its last square",
      ),
    "graded **Easy**": () => where(gradeOf(EASY).grade === "easy", "graded **Easy**"),
    "Why is f6 out?": () =>
      where(!open(EASY, "arc-consistency").includes(2 * 8 + 5), "Why is f6 out?"),
    "One square would leave column h with no square, and one would leave row 7 with none": () => {
      const told = deductions(board("c8+a5+e4")).filter(({ rule }) => rule === "empties-a-line");
      const lines = told.map(({ lines }) => `${lines[0]?.kind} ${lines[0]?.index}`);
      return where(
        lines.join() === "column 7,row 1",
        "One square would leave column h with no square",
      );
    },
  },
  "leads-nowhere": {
    "No line is down to one square, and no square would leave a line without one": () =>
      where(
        rules(HARD).every((rule) => rule === "leads-nowhere"),
        "No line is down to one square",
      ),
    "It tries b6, which leaves row 2 only d2. A queen there would leave row 1 with no square, so b6 leads nowhere":
      () => {
        const [told] = deductions(board(HARD));
        const end = told?.whatIf.at(-1);
        const story = [...(end?.pieces ?? []).map((square) => NAMES[square]), end?.line?.index];
        return where(story.join() === "b6,d2,7", "b6 leads nowhere");
      },
    "Each row here has two squares": () =>
      look(["queens", 8, "g8+c6+h3+d1", "forward-checking", { step: 0 }], (position) => {
        const counts = position.openRows.map((row) => left(position, 8 - row).length);
        return where(
          counts.every((count) => count === 2),
          `Each row here has ${word(2)} squares`,
        );
      }),
    "Two at a time make a puzzle **Medium**": () =>
      where(gradeOf("g5+a4+h1").k === 2, "Two at a time make a puzzle **Medium**"),
  },
};
