/** Exercises: what a square leads to, and whether the goal is reached. */

import type { Exercise, LockSteps, TieBreakFails, UndoLate } from "../../content/lessons/lesson.ts";
import type { Moment } from "../../content/moment.ts";
import { squaresOf } from "../../core/geometry.ts";
import { ascending, counted } from "../../core/lists.ts";
import { makeRun, solutions } from "../../engine/engine.ts";
import type { Request } from "../../engine/generated/run.ts";
import { squareNames, whyHopeless } from "../../engine/table.ts";
import { openingOf } from "../../state/lessons.ts";
import { USUAL_SOLVERS } from "../../state/state.ts";
import { Position } from "./position.ts";
import { right, ring, type Verdict, wrong } from "./verdict.ts";

export interface Try {
  square: number;
  value: number;
  /** Whether it reaches the goal. */
  hit: boolean;
  verdict: Verdict;
}

const NO_HURRY = Number.POSITIVE_INFINITY;
const FIGURES = { sentence: false, board: false, tree: false };

const TO_THE_END: Request = { do: "advance", steps: 2 ** 53 };

function endOf(moment: Moment, request = TO_THE_END) {
  const { solver, options, seed } = moment;
  const run = makeRun({ puzzle: moment, solver, options, seed });
  const end = run.ask(request, NO_HURRY, FIGURES);
  run.free();
  return end;
}

export function attempt(exercise: Exercise, square: number): Try {
  if (exercise.asks === "lock-steps") return lockSteps(exercise, square);
  if (exercise.asks === "tie-break-fails") return tieBreakFails(exercise, square);
  return undoLate(exercise, square);
}

/** A square that reaches the goal, besides those known; undefined if there is none. */
export const solutionOf = (exercise: Exercise, known: number[] = []) =>
  squaresOf(openingOf(exercise, USUAL_SOLVERS)).find(
    (square) => !known.includes(square) && attempt(exercise, square).hit,
  );

export function nameIn(exercise: Exercise, square: number) {
  const { rows, columns } = openingOf(exercise, USUAL_SOLVERS);
  return squareNames(rows, columns)[square]!;
}

function lockSteps(exercise: LockSteps, square: number): Try {
  const { step } = endOf({ ...openingOf(exercise, USUAL_SOLVERS), squares: [square] });
  const hit = step > exercise.more;
  const [name, steps] = [nameIn(exercise, square), counted(step, "step")];
  const verdict = hit
    ? right(`Right, ${name}.`, `It takes ${steps}.`, [])
    : wrong(`${name} takes ${steps}.`, "", []);
  return { square, value: step, hit, verdict };
}

function tieBreakFails(exercise: TieBreakFails, square: number): Try {
  const moment = { ...openingOf(exercise, USUAL_SOLVERS), squares: [square] };
  const name = nameIn(exercise, square);
  if (whyHopeless(moment)) {
    const verdict = wrong(`No tour at all can start on ${name}.`, "", []);
    return { square, value: 0, hit: false, verdict };
  }
  const jumps = moment.rows * moment.columns - 1;
  const { depth, tally } = endOf(moment, { do: "reach", step: jumps });
  const hit = tally.backtracks! > 0;
  const verdict = hit
    ? right(`Right, ${name}.`, "The rule runs into a dead end and has to go back.", [])
    : wrong(`From ${name} the tour is done in ${jumps} jumps.`, "", []);
  return { square, value: depth, hit, verdict };
}

function undoLate({ moment }: UndoLate, square: number): Try {
  const position = new Position(moment);
  const { placed, locked } = position;
  position.free();
  const name = position.name(square);
  const kept = placed.indexOf(square);
  const solvable = (many: number) => {
    const squares = ascending([...locked, ...placed.slice(0, many)]);
    return solutions({ ...moment, squares }) > 0;
  };
  const tried = (verdict: Verdict): Try => ({ square, value: kept, hit: verdict.right, verdict });
  if (locked.includes(square)) return tried(wrong(`Not ${name}:`, "that queen is locked.", []));
  if (kept < 0) return tried(wrong(`Not ${name}:`, "choose a queen that stands.", []));
  const off = placed.slice(kept).map((queen) => ({ kind: "off" as const, square: queen }));
  if (!solvable(kept)) {
    const text = "even then the board cannot be completed. Take back more.";
    return tried(wrong(`Not ${name}:`, text, [...off, ring(square, "bad")]));
  }
  if (solvable(kept + 1)) {
    const text = "that helps, but you can keep at least one more queen.";
    return tried(wrong(`Not ${name}:`, text, [...off, ring(square, "bad")]));
  }
  const text = `Without it and those after it the board can be completed; with it, it can’t.`;
  return tried(right(`Right, ${name}.`, text, [...off, ring(square, "good")]));
}
