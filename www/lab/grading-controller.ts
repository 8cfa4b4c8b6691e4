/** Checks a program on the boards of its task, one after another. */

import { signal } from "@preact/signals-core";
import { boardsOf, type GradedBoard } from "../content/lab/boards.ts";
import { nextTask } from "../core/next-task.ts";
import { sentenceOf } from "../engine/door.ts";
import type { Grade } from "../engine/generated/lab.ts";
import type { Puzzle } from "../engine/generated/puzzle.ts";
import { grader, makeGrading } from "../engine/grader.ts";
import { openLater } from "../engine/modules.ts";
import type { LabTask } from "../routes/lab.ts";
import { type Program, type Ran, type Running, run } from "./run/runner.ts";
import { endingOf, SEED } from "./run-of-program.ts";

export interface CheckResult extends GradedBoard {
  /** Null until it was checked. */
  grade: Grade | null;
}

/** The checks of a program. */
export interface Checks {
  program: Program;
  task: LabTask;
  boards: CheckResult[];
  /** Whether it counts: a solution that was shown doesn't. */
  isOwn: boolean;
  isRunning: boolean;
}

const SLICE = 12;

export class GradingController {
  #checks = signal<Checks | null>(null);
  #running: Running | null = null;

  get checks() {
    return this.#checks.value;
  }

  /** Checks a program; it stops at the first board that fails. */
  async start(program: Program, task: LabTask, isOwn: boolean) {
    this.stop();
    const seed = SEED;
    const boards = boardsOf(task, seed).map((board) => ({ ...board, grade: null }));
    const checks: Checks = { program, task, boards, isOwn, isRunning: true };
    this.#checks.value = checks;
    await openLater(grader);
    for (const [at, { puzzle }] of boards.entries()) {
      if (!this.#isOpen(program)) return;
      const grade = await this.#check(program, task, puzzle);
      if (!this.#isOpen(program)) return;
      this.#grade(at, grade);
      if (grade.verdict !== "pass") break;
    }
    this.#checks.value = { ...this.#checks.peek()!, isRunning: false };
  }

  #isOpen(program: Program) {
    const checks = this.#checks.peek();
    return checks?.program === program && checks.isRunning;
  }

  #grade(at: number, grade: Grade) {
    const checks = this.#checks.peek()!;
    const boards = checks.boards.with(at, { ...checks.boards[at]!, grade });
    this.#checks.value = { ...checks, boards };
  }

  async #check(program: Program, task: LabTask, puzzle: Puzzle): Promise<Grade> {
    this.#running = run(program, puzzle, SEED, () => {});
    const ran = await this.#running.result;
    try {
      return await graded(task, puzzle, ran);
    } catch (error) {
      return failed(sentenceOf(error));
    }
  }

  /** Ends the checks; what was found stays. */
  stop() {
    this.#running?.stop();
    const checks = this.#checks.peek();
    if (checks?.isRunning) this.#checks.value = { ...checks, isRunning: false };
  }

  clear() {
    this.stop();
    this.#checks.value = null;
  }
}

async function graded(task: LabTask, puzzle: Puzzle, ran: Ran) {
  const grading = makeGrading(task, puzzle, ran.words, ran.notes, endingOf(ran));
  try {
    for (;;) {
      const grade = grading.work(SLICE);
      if (grade) return grade;
      await nextTask();
    }
  } finally {
    grading.free();
  }
}

/** The grade of a program that did what no program can do. */
const failed = (message: string): Grade => ({
  verdict: "error",
  checks: [],
  difference: null,
  line: null,
  message,
});
