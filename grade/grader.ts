/** Grades a program on the boards of a task. */

import { readFileSync } from "node:fs";
import { boardsOf, type GradedBoard, gameOf } from "../www/content/lab/boards.ts";
import type { Grade, GradeChange, Verdict } from "../www/engine/generated/lab.ts";
import type { Puzzle } from "../www/engine/generated/puzzle.ts";
import {
  LIFT,
  MOVE,
  operationOf,
  type Program,
  type Ran,
  sentence,
} from "../www/lab/run/protocol.ts";
import wasm, { Grading, Recording } from "../www/pkg/grader.js";
import { gamesOf } from "./own-games.ts";
import { run } from "./runner.ts";

const COMPILED = new URL("../www/pkg/grader_bg.wasm", import.meta.url);
/** How long the grader works at once, in milliseconds. */
const SLICE = 1_000;
/** After how many words a program that still runs is compared for the first time. */
const FIRST_LOOK = 1 << 16;

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
function gradeOf(task: string, puzzle: Puzzle, ran: Ran): Grade {
  using recording = recorded(puzzle, ran);
  using grading = new Grading(task, recording);
  for (;;) {
    const grade = grading.work(SLICE);
    if (!grade) continue;
    // Of a program that met a limit, what differed before it counts.
    const fault = grade.verdict === "differs" ? null : ran.fault;
    return { ...grade, line: fault?.line ?? grade.line };
  }
}

/** The same, once the grader is loaded. */
export async function graded(task: string, puzzle: Puzzle, ran: Ran): Promise<Grade> {
  await open();
  return gradeOf(task, puzzle, ran);
}

/** Runs a program, no longer than it takes to see that it does something else. */
async function ranFor(task: string, program: Program, puzzle: Puzzle, seed: number) {
  await open();
  let next = FIRST_LOOK;
  const running = run(program, puzzle, seed, (count) => {
    if (count < next) return;
    next = 2 * count;
    if (gradeOf(task, puzzle, running.soFar()).verdict !== "stopped") running.stop();
  });
  return running.result;
}

/** Says why programs can't be graded on these boards, if they can't. */
export async function checkBoards(task: string, boards: GradedBoard[]) {
  const nothing: Ran = {
    words: new Uint16Array(),
    notes: [],
    printed: "",
    ending: "stopped",
    fault: null,
  };
  for (const { puzzle } of boards) await graded(task, puzzle, nothing);
}

const changed = (change: GradeChange | null, { columns, rows }: Puzzle) => {
  if (!change) return "end";
  const { did, square } = change;
  const column = String.fromCharCode(97 + (square % columns));
  return `${did === "placed" ? "+" : "-"}${column}${rows - Math.floor(square / columns)}`;
};

/** The boards that a program is graded on. */
function boardsFor({ source }: Program, task: string, seed: number) {
  const games = task === "own" ? gamesOf(source) : [gameOf(task)];
  return games.flatMap((game) => boardsOf(task, seed, game));
}

const takesOff = ({ words }: Ran) => words.some((word) => [LIFT, MOVE].includes(operationOf(word)));

/** Runs a program on each board until one is not passed. */
export async function gradeProgram(
  program: Program,
  task: string,
  seed: number,
  boards: GradedBoard[] = boardsFor(program, task, seed),
): Promise<Result> {
  const checks: Result["checks"] = [];
  let moves = false;
  for (const board of boards) {
    const ran = await ranFor(task, program, board.puzzle, seed);
    const grade = await graded(task, board.puzzle, ran);
    // One of the checks at least is not passed.
    if (grade.verdict !== "pass" && grade.checks.length === 0) {
      grade.checks.push({ name: "answer", ok: false });
    }
    for (const { name, ok } of grade.checks) checks.push({ name: `${board.name}: ${name}`, ok });
    if (grade.verdict !== "pass") return failed(task, checks, grade, board);
    moves ||= takesOff(ran);
  }
  if (LOCAL_SEARCHES.has(task) && !moves) {
    checks.push({ name: "moves", ok: false });
    return { task, verdict: "differs", checks, message: NO_MOVES };
  }
  return { task, verdict: "pass", checks };
}

/** What these do is to move queens: one that only places them has searched elsewhere. */
const LOCAL_SEARCHES = new Set(["min-conflicts", "hill-climbing"]);
const NO_MOVES =
  "It moves no queen: place a queen in every row first, then move those that are attacked.";

function failed(
  task: string,
  checks: Result["checks"],
  { verdict, difference, line, message }: Grade,
  { name, puzzle }: GradedBoard,
): Result {
  const result: Result = { task, verdict, checks };
  if (difference) {
    result.move = difference.number;
    result.yours = changed(difference.yours, puzzle);
    // A law may forbid a move without a better one.
    if (difference.ours || difference.solver) result.ours = changed(difference.ours, puzzle);
  }
  if (line !== null) result.line = line;
  if (message !== null) result.message = `${name}: ${message}`;
  return result;
}

/** What an error says. What the engine refuses is a sentence. */
export const sentenceOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error);
