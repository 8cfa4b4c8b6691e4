/** What the Lab shows. */

import type { Language } from "../content/code/programs.ts";
import { colourOf } from "../content/solvers.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import { LAB_TASKS, type LabTask } from "../routes/lab.ts";
import { slotOf } from "../store/lab.ts";
import { solverOf } from "../store/roster.ts";
import { boardOf, layoutWords, puzzleWords } from "../store/state.ts";
import type { LabContext } from "./context.ts";
import { type DifferenceView, differenceView } from "./difference-view.ts";
import type { CheckResult, GradingController } from "./grading-controller.ts";
import { type Growth, type GrowthController, SIZES, type Work } from "./growth-controller.ts";
import type { ProgramController, Shown } from "./program-controller.ts";
import { referenceOf, rivalsOf } from "./rivals.ts";
import { type Fault, sentence } from "./run/protocol.ts";
import type { Done, RunOfProgram } from "./run-of-program.ts";
import { TASKS, type Task } from "./tasks.ts";

/** A task in the list. */
export interface TaskItem {
  task: LabTask;
  title: string;
  progress: "open" | "begun" | "passed";
}

/** A line of the checks. */
export interface CheckItem {
  name: string;
  /** Null until it was checked. */
  ok: boolean | null;
  /** How many of several. */
  count: string;
}

export interface CheckList {
  items: CheckItem[];
  isRunning: boolean;
  isPassed: boolean;
  /** Whether passing counts: our solution doesn't. */
  isOwn: boolean;
  message: string;
}

export interface LabView {
  task: LabTask;
  about: Task;
  tasks: TaskItem[];
  language: Language;
  /** Null until it has loaded. */
  shown: Shown | null;
  earlier: { text: string; at: number }[];
  /** The board, in words. */
  board: string;
  isRunning: boolean;
  words: number;
  /** Whether the last run was of the program in the editor. */
  isCurrent: boolean;
  done: Done | null;
  /** The error to show at its line. */
  fault: Fault | null;
  checks: CheckList | null;
  difference: DifferenceView | null;
  /** The solvers that the program can be compared with. */
  rivals: SolverInfo[];
  /** The id of the one that the task is about. */
  reference: string;
  growth: GrowthView | null;
  /** The sentence without a run. */
  hint: string;
}

export interface Line {
  name: string;
  colour: string;
  points: Work[];
}

/** How the work of the program and of a solver grows. */
export interface GrowthView {
  title: string;
  lines: Line[];
  sizes: [from: number, to: number];
  isRunning: boolean;
  message: string;
}

interface Parts {
  program: ProgramController;
  run: RunOfProgram;
  grading: GradingController;
  differs: { value: boolean };
  growth: GrowthController;
}

export function labView(context: LabContext, parts: Parts): LabView {
  const { program, run, grading, differs, growth } = parts;
  const { state } = context;
  const { task, language } = state.lab;
  const { shown } = program;
  const { done, words } = run;
  const { checks } = grading;
  const isCurrent = done !== null && done.program.source === shown?.text;
  return {
    task,
    about: TASKS[task],
    tasks: LAB_TASKS.map((one) => itemOf(one, state.programs, state.learned)),
    language,
    shown,
    earlier: program.earlier,
    board: puzzleWords(state),
    isRunning: words !== null,
    words: words ?? 0,
    isCurrent,
    done,
    fault: isCurrent ? done.fault : null,
    checks: checks && {
      items: checkItems(checks.boards),
      isRunning: checks.isRunning,
      isOwn: checks.isOwn,
      isPassed: checks.boards.every(({ grade }) => grade?.verdict === "pass"),
      message: messageOf(checks.boards),
    },
    difference: differs.value ? differenceView(checks) : null,
    rivals: rivalsOf(context.allSolvers[state.game], boardOf(state)),
    reference: referenceOf(task),
    growth: growth.growth && growthView(growth.growth, context.allSolvers[state.game]),
    hint: hintOf(shown, words !== null, done),
  };
}

function growthView(growth: Growth, solvers: SolverInfo[]): GrowthView {
  const { game, rival, yours, ours, isRunning, message } = growth;
  const info = solverOf(solvers, rival.solver);
  const what = game === "knights" ? "Jumps" : "Queens placed";
  return {
    title: `${what} to the first solution, by size of the board`,
    lines: [
      { name: "Yours", colour: "var(--s-you)", points: yours },
      { name: info.name, colour: `var(--s-${colourOf(info)})`, points: ours },
    ],
    sizes: SIZES[game],
    isRunning,
    message: isRunning ? "Measuring…" : message,
  };
}

function itemOf(task: LabTask, programs: Record<string, unknown>, learned: string[]): TaskItem {
  const { title } = TASKS[task];
  if (learned.includes(`lab/${task}`)) return { task, title, progress: "passed" };
  const isBegun = (["python", "javascript"] as const).some(
    (language) => slotOf({ task, language }) in programs,
  );
  return { task, title, progress: isBegun ? "begun" : "open" };
}

/** The named boards, and the hidden ones together. */
function checkItems(boards: CheckResult[]): CheckItem[] {
  const named = boards.filter(({ isDrawn }) => !isDrawn);
  const hidden = boards.filter(({ isDrawn }) => isDrawn);
  const items = named.map(({ name, grade }) => ({
    name,
    ok: grade && grade.verdict === "pass",
    count: "",
  }));
  if (hidden.length === 0) return items;
  const passed = hidden.filter(({ grade }) => grade?.verdict === "pass").length;
  const failed = hidden.some(({ grade }) => grade && grade.verdict !== "pass");
  const ok = failed ? false : passed === hidden.length ? true : null;
  const count = `${passed} of ${hidden.length}`;
  return [
    ...items,
    { name: hidden.length === 1 ? "A hidden board" : `${hidden.length} hidden boards`, ok, count },
  ];
}

function messageOf(boards: CheckResult[]) {
  const failed = boards.find(({ grade }) => grade && grade.verdict !== "pass");
  if (!failed) return "";
  const { grade, puzzle } = failed;
  const { line, message } = grade!;
  const where = layoutWords(puzzle.game, {
    ...puzzle,
    blocked: puzzle.blocked ?? [],
    regions: puzzle.regions ?? null,
  });
  const text = message ?? "";
  const isNamed = line === null || grade!.difference !== null || text.startsWith("Line ");
  return `${where}: ${isNamed ? text : sentence({ line, text })}`;
}

function hintOf(shown: Shown | null, isRunning: boolean, done: Done | null) {
  if (isRunning) return "Running…";
  if (done?.fault) return sentence(done.fault);
  if (done?.isEmpty)
    return "Your program placed nothing: board.place(square) puts a queen on the board.";
  if (shown?.kind === "link") return "Read the program first: it runs when you press Run.";
  return "Press Run to see every step of your program here.";
}
