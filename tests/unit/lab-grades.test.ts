/** Honest programs pass; of wrong ones, the grade says where they differ. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "vitest";
import { gradeProgram } from "../../grade/grader.ts";
import type { Language } from "../../www/lab/run/protocol.ts";

const TASKS = ["forward-checking", "knight-backtracking", "backtracking", "warnsdorff", "own"];

const taskOf = (file: string) => TASKS.find((task) => file.startsWith(task))!;
const languageOf = (file: string): Language => (file.endsWith(".py") ? "python" : "javascript");

function grade(folder: string, file: string) {
  const source = readFileSync(new URL(`${folder}/${file}`, import.meta.url), "utf8");
  return gradeProgram({ language: languageOf(file), source }, taskOf(file), 1);
}

const HONEST = "../lab-programs/honest";
const SOLUTIONS = "../../www/content/lab";
const files = (folder: string) => readdirSync(new URL(folder, import.meta.url));
const isSolution = (file: string) => /^[a-z-]+\.(py|js)$/.test(file) && !/stub|^board/.test(file);

for (const [folder, file] of [
  ...files(HONEST).map((file) => [HONEST, file] as const),
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
  "backtracking-always-true.py": ["wrong"],
  "backtracking-from-the-right.py": ["differs", 1, "+h7", "+c7", 6],
  "backtracking-hardest-row.js": ["differs"],
  "forward-checking-not-at-all.js": ["error", undefined, undefined, undefined, 5],
  "forward-checking-only-asks.py": ["differs", 3, "+b5", "+g5", 8],
  "knight-backtracking-other-order.js": ["differs"],
  "warnsdorff-most.py": ["differs"],
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
