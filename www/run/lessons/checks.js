/** Answers to the questions of the lessons, judged by the engine from the moment that they ask about. */

import { squaresOf } from "../../base/geometry.js";
import { cutSquare, nextJump, noStart, stranded } from "./knight-checks.js";
import { Position } from "./position.js";
import { bestSquare, worstQueen } from "./repair-checks.js";
import { noSolutionLock, takenBack, unsupported } from "./search-checks.js";
import {
  attackedBy,
  dryRow,
  freeSquare,
  leastConstraining,
  nextQueen,
  nextRow,
} from "./square-checks.js";

/** @typedef {import("../../cards/lessons/lesson.js").Check} Check */
/** @typedef {import("../../cards/lessons/lesson.js").Question} Question */
/** @typedef {import("./verdict.js").Judge} Judge */
/** @typedef {import("./verdict.js").Verdict} Verdict */

/** @type {Record<Check, Judge>} */
const JUDGES = {
  "free-square": freeSquare,
  "attacked-by": attackedBy,
  "dry-row": dryRow,
  "next-row": nextRow,
  "next-queen": nextQueen,
  "least-constraining": leastConstraining,
  "taken-back": takenBack,
  unsupported,
  "no-solution-lock": noSolutionLock,
  "worst-queen": worstQueen,
  "best-square": bestSquare,
  "next-jump": nextJump,
  stranded,
  "no-start": noStart,
  "cut-square": cutSquare,
};

/** Questions that are answered with a row. @type {Check[]} */
const OF_ROWS = ["dry-row", "next-row"];

/** Whether a question is answered with a row. @param {Question} question */
export const asksForRow = ({ asks }) => OF_ROWS.includes(asks);

/** A question, ready to judge answers. */
export class Asked {
  #position;

  /** @param {Question} question */
  constructor(question) {
    this.question = question;
    this.#position = new Position(question.moment);
  }

  /** Has the engine forget the run that it asks about. */
  free() {
    this.#position.free();
  }

  /** Gets ready for answers. @param {number} budget milliseconds */
  prepare(budget) {
    this.#position.prepare(budget);
  }

  /** The queen that is drawn as a ghost, or null. */
  get ghost() {
    const { queen } = this.question;
    return queen === undefined ? null : this.#position.square(queen);
  }

  /**
   * @param {number} square that was chosen
   * @returns {Verdict}
   */
  answer(square) {
    const { asks, right } = this.question;
    const verdict = JUDGES[asks](this.#position, this.question, square);
    if (!verdict.right || !right) return verdict;
    return { ...verdict, text: `${verdict.text} ${right}` };
  }

  /** A right answer. @returns {number} the square */
  get solution() {
    const squares = squaresOf(this.#position.size);
    const found = squares.find((square) => this.answer(square).right);
    if (found === undefined) throw new Error(`Nothing answers “${this.question.prompt}”`);
    return found;
  }
}
