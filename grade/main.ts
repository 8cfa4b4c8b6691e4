/**
 * Grades programs, one line of JSON each:
 *
 *     npm run --silent grade -- --task backtracking [--seed 1] [--board "queens 8 a8"] FILE…
 *
 * `--help` lists the tasks. Ends with 0 if every file was graded, with any verdicts; with 1 if one could not be read; with 2 if the command is
 * wrong.
 */

import { readFileSync, statSync } from "node:fs";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { boardNamed } from "../www/content/lab/boards.ts";
import type { Language } from "../www/lab/run/protocol.ts";
import { checkBoards, gradeProgram, type Result, sentenceOf } from "./grader.ts";
import { STATEMENTS } from "./tasks.ts";

const USAGE = `npm run --silent grade -- --task TASK [--seed NUMBER] [--board "queens 8 a8"] FILE…
TASK is ${Object.keys(STATEMENTS).join(", ")}: --help says what each asks for.
Files end in .py, .js or .mjs.`;

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
      help: { type: "boolean", short: "h" },
    },
  });
  const { task, seed, board, help } = values;
  if (help) return explain();
  if (task === undefined) throw new TypeError("Name a task.");
  if (!Object.hasOwn(STATEMENTS, task)) throw new TypeError(`There is no task “${task}”.`);
  if (!/^\d{1,9}$/.test(seed)) throw new TypeError(`“${seed}” isn’t a seed: write a whole number.`);
  if (positionals.length === 0) throw new TypeError("Name the files to grade.");
  return { task, seed: Number(seed), boards: board?.map(boardNamed), files: positionals };
}

/** Prints how the command is used, and the tasks. */
function explain(): never {
  const tasks = Object.entries(STATEMENTS).map(([id, text]) => `${id}\n${wrapped(text)}`);
  console.log([USAGE, ...tasks].join("\n\n"));
  process.exit();
}

/** In lines of at most 80 letters, indented. */
const wrapped = (text: string) => text.replace(/(.{1,76})(\s|$)/g, "    $1\n").trimEnd();

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
