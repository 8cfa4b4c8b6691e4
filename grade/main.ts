/**
 * Grades programs, one line of JSON each:
 *
 *     npm run --silent grade -- --task backtracking [--seed 1] [--board "queens 8 a8"] FILE…
 */

import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { boardNamed } from "../www/content/lab/boards.ts";
import type { Language } from "../www/lab/run/protocol.ts";
import { gradeProgram, type Result } from "./grader.ts";

const TASKS = [
  "backtracking",
  "forward-checking",
  "hardest-row",
  "arc-consistency",
  "backjumping",
  "colour-forward-checking",
  "knight-backtracking",
  "knight-looks-ahead",
  "warnsdorff",
  "own",
];
const USAGE = `npm run --silent grade -- --task TASK [--seed NUMBER] [--board "queens 8 a8"] FILE…
TASK is ${TASKS.join(", ")}. Files end in .py, .js or .mjs.`;

const LANGUAGES: Record<string, Language> = { py: "python", js: "javascript", mjs: "javascript" };

/** Ends with a sentence and how it is used. */
function refuse(text: string): never {
  console.error(`${text}\n${USAGE}`);
  process.exit(2);
}

function asked() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        task: { type: "string" },
        seed: { type: "string", default: "1" },
        board: { type: "string", multiple: true },
      },
    });
    const { task = "", seed, board } = values;
    if (!TASKS.includes(task)) throw new TypeError(`“${task}” is no task.`);
    if (!/^\d{1,9}$/.test(seed))
      throw new TypeError(`“${seed}” isn’t a seed: write a whole number.`);
    if (positionals.length === 0) throw new TypeError("Name the files to grade.");
    return { task, seed: Number(seed), boards: board?.map(boardNamed), files: positionals };
  } catch (error) {
    return refuse((error as Error).message);
  }
}

function unread(task: string, message: string): Result {
  return { task, verdict: "error", checks: [], message };
}

async function gradeFile(file: string, { task, seed, boards }: ReturnType<typeof asked>) {
  const language = LANGUAGES[file.split(".").at(-1) ?? ""];
  if (!language)
    return unread(task, "The file is neither Python (.py) nor JavaScript (.js, .mjs).");
  try {
    const source = readFileSync(file, "utf8");
    return await gradeProgram({ language, source }, task, seed, boards);
  } catch (error) {
    return unread(task, (error as Error).message);
  }
}

const options = asked();
for (const file of options.files) {
  console.log(JSON.stringify({ file, ...(await gradeFile(file, options)) }));
}
process.exit(0);
