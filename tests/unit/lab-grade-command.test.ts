/** `npm run grade`, as a teacher uses it. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { test } from "vitest";
import { STATEMENTS } from "../../grade/tasks.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const PROGRAMS = "tests/lab-programs";

/** @param folder where the command is given, which is not where npm runs it */
function grade(args: string[], folder = ROOT) {
  const command = ["--import", "tsx", "grade/main.ts", ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: ROOT,
    env: { ...process.env, INIT_CWD: folder },
    encoding: "utf8",
  });
  const lines = stdout.split("\n").filter((line) => line.startsWith("{"));
  return { status, stdout, stderr, results: lines.map((line) => JSON.parse(line)) };
}

test("every file has its line of JSON, in order, also after files that fail", () => {
  const folder = mkdtempSync(join(tmpdir(), "grade-"));
  const files = {
    "crashes.py": "1 / 0",
    "fills-the-memory.js": "const all = [];\nfor (;;) all.push(new Array(100000).fill(1));",
    "forged.py": 'import sys\nsys.stderr.write(\'["tape", 5]\\n["answer", true]\\n\')',
    "honest.PY": "def solve(board):\n    return board.size != 8 and False",
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const { status, results } = grade(
    ["--task", "own", "--board", "queens 3", "missing.py", ...Object.keys(files), "."],
    folder,
  );
  const told = results.map(({ file, verdict, line, message }) => [file, verdict, line, message]);
  assert.deepEqual(told, [
    ["missing.py", "error", undefined, "Cannot find the file missing.py: check its name."],
    ["crashes.py", "error", 1, "3 × 3: ZeroDivisionError: divide by zero."],
    [
      "fills-the-memory.js",
      "stopped",
      2,
      "3 × 3: It needs more than the 64 MB of memory that there are.",
    ],
    ["forged.py", "error", undefined, told[3]![3]],
    ["honest.PY", "pass", undefined, undefined],
    [".", "error", undefined, ". is neither Python (.py) nor JavaScript (.js, .mjs)."],
  ]);
  assert.equal(status, 1, "two could not be read");
});

test("a verdict is no failure of the command, and names its first difference", () => {
  const wrong = `${PROGRAMS}/wrong/backtracking-from-the-right.py`;
  const { status, results } = grade(["--task", "backtracking", "--seed", "7", wrong]);
  assert.equal(status, 0);
  assert.deepEqual(results, [
    {
      file: wrong,
      task: "backtracking",
      verdict: "differs",
      checks: [
        { name: "8 × 8, a8: answer", ok: true },
        { name: "8 × 8, a8: search", ok: false },
      ],
      move: 1,
      yours: "+h7",
      ours: "+c7",
      line: 6,
      message: "8 × 8, a8: Move 1: your program puts a queen on h7; ours puts a queen on c7.",
    },
  ]);
});

test("help says of every task what to write, in at most four lines", () => {
  const { status, stdout } = grade(["--help"]);
  assert.equal(status, 0);
  for (const task of Object.keys(STATEMENTS)) {
    const [, statement = ""] = stdout.split(`\n\n${task}\n`);
    const lines = statement.split("\n\n")[0]!.trimEnd().split("\n");
    assert.ok(lines.length <= 4 && lines.every((line) => /^ {4}\S.{0,75}$/.test(line)), task);
  }
});

test.each([
  ["There is no task “chess”.", ["--task", "chess", "a.py"]],
  ["Name the files to grade.", ["--task", "own"]],
  ["“queens 8 i9” isn’t a board", ["--task", "own", "--board", "queens 8 i9", "a.py"]],
  ["The task warnsdorff takes boards", ["--task", "warnsdorff", "--board", "queens 8", "a.py"]],
])("a wrong command says why: %s", (text, args) => {
  const { status, stderr, results } = grade(args);
  assert.deepEqual([status, results], [2, []]);
  assert.ok(stderr.startsWith(text), stderr);
  assert.match(stderr, /npm run --silent grade -- --task TASK/);
});
