/** Judges answers to the questions of lessons by the engine, from the moment of each question. */

import type { Check, Part, Question } from "../content/lessons/lesson.ts";
import { squaresOf } from "../core/geometry.ts";
import { lateQueen } from "./exercises.ts";
import { emptiesALine, lastSquare, leadsNowhere, ruledOutBy } from "./hand-checks.ts";
import { canFinish, cutSquare, nextJump, noStart, stranded, wayHome } from "./knight-checks.ts";
import { Position } from "./position.ts";
import { bestSquare, neverRefused, sideways, worstQueen } from "./repair-checks.ts";
import { movesNext, noSolutionLock, takenBack, tookLast, unsupported } from "./search-checks.ts";
import {
  attackedBy,
  costliest,
  dryRow,
  freeSquare,
  keepsAll,
  leastConstraining,
  nextQueen,
  nextRow,
} from "./square-checks.ts";
import type { Judge, Verdict } from "./verdict.ts";

const JUDGES: Record<Check, Judge> = {
  "free-square": freeSquare,
  "attacked-by": attackedBy,
  "dry-row": dryRow,
  "next-row": nextRow,
  "next-queen": nextQueen,
  "least-constraining": leastConstraining,
  costliest,
  "emptied-by": tookLast,
  "taken-back": takenBack,
  "moves-next": movesNext,
  "keeps-all": keepsAll,
  unsupported,
  "no-solution-lock": noSolutionLock,
  "worst-queen": worstQueen,
  "best-square": bestSquare,
  sideways,
  "never-refused": neverRefused,
  "next-jump": nextJump,
  stranded,
  "can-finish": canFinish,
  "way-home": wayHome,
  "no-start": noStart,
  "cut-square": cutSquare,
  "last-square": lastSquare,
  "empties-a-line": emptiesALine,
  "leads-nowhere": leadsNowhere,
  "one-line": ruledOutBy(1),
  "two-lines": ruledOutBy(2),
  "three-lines": ruledOutBy(3),
  "undo-late": lateQueen,
};

export const asksForRow = (part: Part) =>
  part.kind === "question" && (part.asks === "dry-row" || part.asks === "next-row");

/** A question, ready to judge answers. */
export class Grader {
  question;
  #position;

  constructor(question: Question) {
    this.question = question;
    this.#position = new Position(question.moment, question.out);
  }

  free() {
    this.#position.free();
  }

  prepare(budget: number) {
    this.#position.prepare(budget);
  }

  /** The square of the imagined queen, or null. */
  get ghost() {
    const { queen } = this.question;
    return queen === undefined ? null : this.#position.square(queen);
  }

  answer(square: number): Verdict {
    const { asks, right } = this.question;
    const verdict = JUDGES[asks](this.#position, this.question, square);
    if (!verdict.right || !right) return verdict;
    return { ...verdict, more: [verdict.more, right].filter(Boolean).join(" ") };
  }

  /** A right square besides those known; undefined if there is none. */
  solution(known: number[] = []) {
    return squaresOf(this.#position.size).find(
      (square) => !known.includes(square) && this.answer(square).right,
    );
  }
}
