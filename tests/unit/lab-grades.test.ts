/** Honest programs pass; of wrong ones, the grade says where they differ. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "vitest";
import { gradeProgram } from "../../grade/grader.ts";
import { STATEMENTS } from "../../grade/tasks.ts";
import type { Language } from "../../www/lab/run/protocol.ts";

const TASKS = Object.keys(STATEMENTS);

const taskOf = (file: string) => TASKS.find((task) => file.startsWith(task))!;
const languageOf = (file: string): Language => (file.endsWith(".py") ? "python" : "javascript");

function grade(folder: string, file: string) {
  const source = readFileSync(new URL(`${folder}/${file}`, import.meta.url), "utf8");
  return gradeProgram({ language: languageOf(file), source }, taskOf(file), 1);
}

const HONEST = "../lab-programs/honest";
const SOLUTIONS = "../../www/content/lab";
const files = (folder: string) => readdirSync(new URL(folder, import.meta.url));
/** Of the honest programs, one in four is enough in the gate: `ALL=1` runs all. */
const isChosen = (_: string, at: number) => Boolean(process.env.ALL) || at % 4 === 0;
const isSolution = (file: string) => /^[a-z-]+\.(py|js)$/.test(file) && !/stub|^board/.test(file);

for (const [folder, file] of [
  ...files(HONEST)
    .filter(isChosen)
    .map((file) => [HONEST, file] as const),
  ...files(SOLUTIONS)
    .filter(isSolution)
    .map((file) => [SOLUTIONS, file] as const),
]) {
  test(`${file} passes`, async () => {
    const { verdict, message } = await grade(folder, file);
    assert.equal(verdict, "pass", message);
  });
}

/** The verdict, the number of the first move that differs, what both do there, and the line. */
const WRONG: Record<string, unknown[]> = {
  "backtracking-always-true.py": ["wrong", 5, "end", "-d4", 9],
  "backtracking-forever.py": ["differs", 2, "-c7", "+e6", 4],
  "backtracking-from-the-right.py": ["differs", 1, "+h7", "+c7", 6],
  "backtracking-hardest-row.js": ["differs", 3, "+d3", "+b5", 12],
  "backtracking-misses-check.py": ["wrong", 1, "end", "+c7", 3],
  "backtracking-no-lift.js": ["error", undefined, undefined, undefined, 5],
  "backtracking-precomputed.py": ["differs", 1, "+e7", "+c7", 6],
  "backtracking-prints.py": ["wrong", 1, "end", "+c7"],
  "backtracking-stops-early.py": ["wrong", 13, "end", "-f2", 6],
  "count-first.py": ["wrong"],
  "forward-checking-forgets-to-restore.py": ["wrong", 6, "-g5", "+b4", 13],
  "forward-checking-not-at-all.js": ["error", undefined, undefined, undefined, 5],
  "forward-checking-only-asks.py": ["differs", 3, "+b5", "+g5", 8],
  "hardest-row-from-the-top.py": ["differs", 3, "+b5", "+d3", 7],
  "hill-climbing-random.py": ["differs", 11, "+g7", undefined, 9],
  "knight-backtracking-other-order.js": ["differs", 1, "+b3", "+c4", 6],
  "knight-backtracking-stops-early.js": ["wrong", 56, "end", "+a1", 6],
  "knight-looks-ahead-not.py": ["differs", 19, "+e4", "-c5", 7],
  "min-conflicts-backtracking.py": ["differs", 2, "-a7", undefined, 9],
  "min-conflicts-elsewhere.js": ["differs"],
  "min-conflicts-random.py": ["differs", 8, "+g2", "+a2", 12],
  "own-gives-up.js": ["wrong"],
  "own-no-colours.py": ["wrong"],
  "warnsdorff-backtracks.py": ["differs"],
  "warnsdorff-most.py": ["differs", 2],
};

for (const file of files("../lab-programs/wrong")) {
  test(`${file} learns its first difference`, async () => {
    const { verdict, move, yours, ours, line, message } = await grade(
      "../lab-programs/wrong",
      file,
    );
    const told = [verdict, move, yours, ours, line];
    assert.deepEqual(told.slice(0, WRONG[file]!.length), WRONG[file], message);
    assert.ok(message);
  });
}
