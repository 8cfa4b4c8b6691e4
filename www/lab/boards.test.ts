import assert from "node:assert/strict";
import { test } from "vitest";
import { boardsOf } from "../content/lab/boards.ts";
import { checkPuzzle } from "../engine/setting-up.ts";
import { LAB_TASKS, TASK_GAMES } from "../routes/lab.ts";
import { TASKS } from "./tasks.ts";
import "../../tests/unit/engine.ts";

test("every task is checked on boards of its game, named ones and drawn ones", () => {
  for (const task of LAB_TASKS.filter((one) => TASKS[one].isGraded)) {
    const boards = boardsOf(task, 1);
    assert.deepEqual(boards, boardsOf(task, 1), "a seed draws the same boards");
    assert.deepEqual(new Set(boards.map(({ isDrawn }) => isDrawn)), new Set([false, true]));
    for (const { puzzle } of boards) {
      checkPuzzle(puzzle);
      assert.equal(puzzle.game, TASK_GAMES[task]);
    }
  }
});

test("a statement has at most four lines", () => {
  for (const { title, statement } of Object.values(TASKS))
    assert.ok(statement.length <= 4 * 62, `${title}: ${statement.length} letters`);
});
