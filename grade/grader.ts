/** Grades a program on the boards of a task. */

import { readFileSync } from "node:fs";
import { boardsOf, type GradedBoard } from "../www/content/lab/boards.ts";
import type { Grade, GradeChange, Verdict } from "../www/engine/generated/lab.ts";
import type { Puzzle } from "../www/engine/generated/puzzle.ts";
import { type Program, type Ran, sentence } from "../www/lab/run/protocol.ts";
import wasm, { Grading, Recording } from "../www/pkg/grader.js";
import { run } from "./runner.ts";

const COMPILED = new URL("../www/pkg/grader_bg.wasm", import.meta.url);
/** How long the grader works at once, in milliseconds. */
const SLICE = 1_000;

let opened: Promise<unknown> | null = null;
const open = () => {
  opened ??= wasm({ module_or_path: readFileSync(COMPILED) });
  return opened;
};

export interface Result {
  task: string;
  verdict: Verdict;
  checks: { name: string; ok: boolean }[];
  /** The number of the first move that differs. */
  move?: number;
  /** What the program does there, and the reference: “+c7”, “-c7” or “end”. */
  yours?: string;
  ours?: string;
  line?: number;
  message?: string;
}

function recorded(puzzle: Puzzle, { words, notes, ending, fault }: Ran) {
  const isAnswer = ending === "solved" || ending === "no solution";
  const kind: "error" | "stopped" = ending === "error" ? "error" : "stopped";
  // A name first, such as place(b7), stays as it is.
  const why = isAnswer || !fault ? null : { kind, text: sentence({ ...fault, line: null }) };
  return new Recording(puzzle, words, notes, why);
}

/** The grade of what a program did on a puzzle. */
export async function graded(task: string, puzzle: Puzzle, ran: Ran): Promise<Grade> {
  await open();
  using recording = recorded(puzzle, ran);
  using grading = new Grading(task, recording);
  for (;;) {
    const grade = grading.work(SLICE);
    if (grade) return { ...grade, line: ran.fault?.line ?? grade.line };
  }
}

const changed = (change: GradeChange | null, { columns, rows }: Puzzle) => {
  if (!change) return "end";
  const { did, square } = change;
  const column = String.fromCharCode(97 + (square % columns));
  return `${did === "placed" ? "+" : "-"}${column}${rows - Math.floor(square / columns)}`;
};

/** Runs a program on each board until one is not passed. */
export async function gradeProgram(
  program: Program,
  task: string,
  seed: number,
  boards: GradedBoard[] = boardsOf(task, seed),
): Promise<Result> {
  const checks: Result["checks"] = [];
  for (const { name, puzzle } of boards) {
    const ran = await run(program, puzzle, seed).result;
    const grade = await graded(task, puzzle, ran);
    for (const check of grade.checks) {
      checks.push({ name: `${name}: ${check.name}`, ok: check.ok });
    }
    if (grade.verdict !== "pass") return failed(task, checks, grade, puzzle, name);
  }
  return { task, verdict: "pass", checks };
}

function failed(
  task: string,
  checks: Result["checks"],
  { verdict, difference, line, message }: Grade,
  puzzle: Puzzle,
  name: string,
): Result {
  const result: Result = { task, verdict, checks };
  if (difference) {
    result.move = difference.number;
    result.yours = changed(difference.yours, puzzle);
    result.ours = changed(difference.ours, puzzle);
  }
  if (line !== null) result.line = line;
  if (message !== null) result.message = `${name}: ${message}`;
  return result;
}
