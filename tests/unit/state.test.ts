import assert from "node:assert/strict";
import { test } from "vitest";
import { close, give, toGame, toLesson, toMode } from "../../www/state/changes.ts";
import { boardOf, gameOf, initialState, puzzleOf, runOf } from "../../www/state/state.ts";

test("the puzzle is that of the board that is seen", () => {
  const state = give(9)(initialState());
  const board = { rows: 8, columns: 8, blocked: [], closed: false };
  assert.deepEqual(puzzleOf(state), { game: "queens", ...board, squares: [9] });
  assert.deepEqual(puzzleOf(toMode("watch")(state)).squares, []);
  const knights = close(true)(toGame("knights")(state));
  assert.deepEqual(puzzleOf(knights), { game: "knights", ...board, squares: [], closed: true });
  assert.equal(puzzleOf(toMode("watch")(knights)).closed, false);
});

test("a lesson shows its own board, and leaves the player’s board and game alone", () => {
  const own = give(3)(initialState());
  const state = toLesson({ id: "warnsdorff" })(own);
  assert.deepEqual([gameOf(state), runOf(state).solver], ["knights", "warnsdorff"]);
  assert.equal(boardOf(state).rows, 8);
  assert.deepEqual(puzzleOf(state).squares, [0]);
  assert.deepEqual([state.game, state.play, state.watch], ["queens", own.play, own.watch]);
  const { lesson, ...rest } = toMode("play")(state);
  assert.deepEqual({ ...rest, lesson: own.lesson }, own);
  assert.equal(lesson.id, "warnsdorff");
});
