/** Checks a program on the boards of its task, one after another. */

import { signal } from "@preact/signals-core";
import { boardsOf, type GradedBoard } from "../content/lab/boards.ts";
import { nextTask } from "../core/next-task.ts";
import { sentenceOf } from "../engine/door.ts";
import type { Grade } from "../engine/generated/lab.ts";
import type { Puzzle } from "../engine/generated/puzzle.ts";
import { grader, makeGrading } from "../engine/grader.ts";
import { openLater } from "../engine/modules.ts";
import type { Recorded } from "../engine/tape.ts";
import type { LabTask } from "../routes/lab.ts";
import { type Program, type Running, run } from "./run/runner.ts";
import { recordedOf } from "./run-of-program.ts";

export interface CheckResult extends GradedBoard {
  /** Null until it was checked. */
  grade: Grade | null;
  /** What the program did there; null until it was checked. */
  recorded: Recorded | null;
}

/** The checks of a program. */
export interface Checks {
  program: Program;
  task: LabTask;
  boards: CheckResult[];
  /** Whether it counts: our solution doesn't. False until that is known. */
  isOwn: boolean;
  isRunning: boolean;
}

const SLICE = 12;

/** Hidden boards are the same for everyone. */
const BOARDS_SEED = 1;

export class GradingController {
  #checks = signal<Checks | null>(null);
  #running: Running | null = null;

  get checks() {
    return this.#checks.value;
  }

  /**
   * Checks a program; it stops at the first board that fails.
   * @param seed what its random numbers begin with
   * @param isOwn whether it counts
   */
  async start(program: Program, task: LabTask, seed: number, isOwn: Promise<boolean>) {
    this.stop();
    const boards = boardsOf(task, BOARDS_SEED).map((board) => ({
      ...board,
      grade: null,
      recorded: null,
    }));
    const checks: Checks = { program, task, boards, isOwn: false, isRunning: true };
    this.#checks.value = checks;
    await openLater(grader);
    for (const [at, { puzzle }] of boards.entries()) {
      if (!this.#isOpen(program)) return;
      const { grade, recorded } = await this.#check(program, task, puzzle, seed);
      if (!this.#isOpen(program)) return;
      this.#set(at, { grade, recorded: grade.difference && recorded });
      if (grade.verdict !== "pass") break;
    }
    const counts = await isOwn;
    if (!this.#isOpen(program)) return;
    this.#checks.value = { ...this.#checks.peek()!, isOwn: counts, isRunning: false };
  }

  #isOpen(program: Program) {
    const checks = this.#checks.peek();
    return checks?.program === program && checks.isRunning;
  }

  /** What the program did is only kept where it differs. */
  #set(at: number, result: Pick<CheckResult, "grade" | "recorded">) {
    const checks = this.#checks.peek()!;
    const boards = checks.boards.with(at, { ...checks.boards[at]!, ...result });
    this.#checks.value = { ...checks, boards };
  }

  async #check(program: Program, task: LabTask, puzzle: Puzzle, seed: number) {
    this.#running = run(program, puzzle, seed, () => {});
    const recorded = recordedOf(puzzle, await this.#running.result);
    try {
      return { grade: await graded(task, recorded), recorded };
    } catch (error) {
      return { grade: failed(sentenceOf(error)), recorded };
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

async function graded(task: LabTask, { puzzle, words, notes, ending }: Recorded) {
  const grading = makeGrading(task, puzzle, words, notes, ending);
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
