/**
 * Links to the Lab: `#/lab` for what was open last, `#/lab/queens/8/a8/python@41?task=backtracking` for a board, a step
 * and your own program, and `#/lab/queens/8/a8/python~k2x9…@41` with a program: its checksum and its text, compressed.
 */

import type { Language } from "../content/code/programs.ts";
import { quoted } from "../core/quoted.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import { formatBoard, LinkError, type NamedBoard, numberOf, partsOf } from "./moments.ts";

/** The tasks, each with the game that its boards are of; null for every game. */
export const TASK_GAMES = {
  backtracking: "queens",
  "forward-checking": "queens",
  "knight-backtracking": "knights",
  warnsdorff: "knights",
  own: null,
} as const satisfies Record<string, GameId | null>;

export type LabTask = keyof typeof TASK_GAMES;

export const LAB_TASKS = Object.keys(TASK_GAMES) as LabTask[];

/** What a link to the Lab names. */
export type LabLink = NamedBoard & {
  task: LabTask;
  language: Language;
  /** The program as in the link, or "". */
  code: string;
  step: number;
  /** What its random numbers begin with. */
  seed: number;
};

export function printLab(link: LabLink | null) {
  if (!link) return "#/lab";
  const { task, language, code, step, seed, ...board } = link;
  const { path, query } = formatBoard(board, "", seed);
  const words = [query, task !== "own" && `task=${task}`].filter(Boolean).join("&");
  const program = code ? `${language}~${code}` : language;
  return `#/lab/${path}/${program}${code || step > 0 ? `@${step}` : ""}${words && "?"}${words}`;
}

export function parseLab(text: string): LabLink | null {
  if (text === "") return null;
  const { run, game, rows, columns, regions, at, blocked, closed, seed } = partsOf(text);
  const [, language = run, code = "", step = "0"] =
    /^([^~@]*)(?:~([\w-]*))?(?:@(.*))?$/.exec(run || "python") ?? [];
  if (!isLanguage(language)) {
    throw new LinkError(`The Lab has no ${quoted(language)}. Write python or javascript.`);
  }
  return {
    game,
    rows,
    columns,
    regions,
    at,
    blocked,
    closed,
    task: taskIn(text, game),
    seed,
    language,
    code,
    step: numberOf(step, "step"),
  };
}

const isLanguage = (text: string): text is Language => text === "python" || text === "javascript";

/** A task for boards of the game. */
function taskIn(text: string, game: GameId): LabTask {
  const named = new URLSearchParams(text.split("?")[1] ?? "").get("task");
  const task = LAB_TASKS.find((one) => one === named);
  return task && (TASK_GAMES[task] ?? game) === game ? task : "own";
}
