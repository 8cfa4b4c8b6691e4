/**
 * Grades programs, one line of JSON each:
 *
 *     npm run --silent grade -- --task backtracking [--seed 1] [--board "queens 8 a8"] FILE…
 *
 * Ends with 0 if every file was graded, with any verdicts; with 1 if one could not be read; with 2 if the command is
 * wrong.
 */

import { readFileSync, statSync } from "node:fs";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { boardNamed } from "../www/content/lab/boards.ts";
import type { Language } from "../www/lab/run/protocol.ts";
import { checkBoards, gradeProgram, type Result, sentenceOf } from "./grader.ts";

const TASKS = [
  "backtracking",
  "forward-checking",
  "hardest-row",
  "arc-consistency",
  "backjumping",
  "min-conflicts",
  "hill-climbing",
  "count",
  "colour-forward-checking",
  "knight-backtracking",
  "knight-looks-ahead",
  "warnsdorff",
  "own",
];
const USAGE = `npm run --silent grade -- --task TASK [--seed NUMBER] [--board "queens 8 a8"] FILE…
TASK is ${TASKS.join(", ")}. Files end in .py, .js or .mjs.`;

const LANGUAGES: Record<string, Language> = { py: "python", js: "javascript", mjs: "javascript" };

/** A file that can't be graded. */
class Unread extends Error {}

function asked() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      task: { type: "string" },
      seed: { type: "string", default: "1" },
      board: { type: "string", multiple: true },
    },
  });
  const { task, seed, board } = values;
  if (task === undefined) throw new TypeError("Name a task.");
  if (!TASKS.includes(task)) throw new TypeError(`There is no task “${task}”.`);
  if (!/^\d{1,9}$/.test(seed)) throw new TypeError(`“${seed}” isn’t a seed: write a whole number.`);
  if (positionals.length === 0) throw new TypeError("Name the files to grade.");
  return { task, seed: Number(seed), boards: board?.map(boardNamed), files: positionals };
}

/** What the command asks for, or how it is used. */
async function options() {
  try {
    const all = asked();
    await checkBoards(all.task, all.boards ?? []);
    return all;
  } catch (error) {
    console.error(`${sentenceOf(error)}\n${USAGE}`);
    process.exit(2);
  }
}

/** npm runs commands in the folder of the project, and keeps the one where the command was given. */
const HERE = process.env.INIT_CWD ?? process.cwd();

function programIn(file: string) {
  const language = LANGUAGES[/\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? ""];
  if (!language) throw new Unread(`${file} is neither Python (.py) nor JavaScript (.js, .mjs).`);
  const path = resolve(HERE, file);
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new Unread(`Cannot find the file ${file}: check its name.`);
  if (!found.isFile()) throw new Unread(`${file} is a folder: name the files in it.`);
  return { language, source: readFileSync(path, "utf8") };
}

type Options = Awaited<ReturnType<typeof options>>;

async function gradeFile(file: string, { task, seed, boards }: Options): Promise<Result> {
  try {
    return await gradeProgram(programIn(file), task, seed, boards);
  } catch (error) {
    if (error instanceof Unread) process.exitCode = 1;
    return { task, verdict: "error", checks: [], message: sentenceOf(error) };
  }
}

/** Grades as many files at once as there are processors, and prints the results in the order of the files. */
async function gradeAll(all: Options) {
  const results: (Result | null)[] = all.files.map(() => null);
  let [next, printed] = [0, 0];
  const grade = async () => {
    while (next < all.files.length) {
      const at = next++;
      results[at] = await gradeFile(all.files[at]!, all);
      for (; results[printed]; printed++) {
        console.log(JSON.stringify({ file: all.files[printed], ...results[printed] }));
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, grade));
}

await gradeAll(await options());
