import assert from "node:assert/strict";
import { test } from "node:test";
import { STOPS } from "../../www/cards/lessons/stops.js";
import { close, give, toGame, toMode, toStop } from "../../www/session/changes.js";
import { boardOf, gameOf, initialState, puzzleOf, runOf } from "../../www/session/state.js";

test("the puzzle is that of the board that is seen", () => {
  const state = give(9)(initialState());
  const board = { rows: 8, columns: 8, blocked: [], closed: false };
  assert.deepEqual(puzzleOf(state), { game: "queens", ...board, squares: [9] });
  assert.deepEqual(puzzleOf(toMode("watch")(state)).squares, []);
  const knights = close(true)(toGame("knights")(state));
  assert.deepEqual(puzzleOf(knights), { game: "knights", ...board, squares: [], closed: true });
  assert.equal(puzzleOf(toMode("watch")(knights)).closed, false);
});

test("a walk shows the boards of its stops, and leaves one's own and the game chosen alone", () => {
  const own = give(3)(initialState());
  const { moment } = STOPS[STOPS.length - 1];
  const state = toStop(STOPS.length - 1)(own);
  assert.deepEqual([gameOf(state), runOf(state).solver], ["knights", moment.solver]);
  assert.equal(runOf(state).step, moment.step);
  assert.equal(boardOf(state).rows, moment.rows);
  assert.deepEqual(puzzleOf(state).squares, moment.squares);
  assert.deepEqual([state.game, state.play, state.watch], ["queens", own.play, own.watch]);
  assert.deepEqual(toMode("play")(state), { ...own, stop: STOPS.length - 1 });
});
