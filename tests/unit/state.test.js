import assert from "node:assert/strict";
import { test } from "node:test";
import { STOPS } from "../../www/cards/lessons/stops.js";
import {
  atStop,
  boardOf,
  initialState,
  puzzleOf,
  restore,
  save,
  watching,
  withBoard,
} from "../../www/session/state.js";

test("a state reads back as it was saved", () => {
  const played = withBoard(initialState(), { given: 0, record: "e7 h6", seconds: 12.5 });
  /** @type {import("../../www/session/state.js").State} */
  const state = { ...played, mode: "watch", theme: "dark", speed: "flat", rate: 60 };
  assert.deepEqual(restore(save(state)), state);
});

test("what was not saved by this program is refused", () => {
  const good = JSON.parse(save(initialState()));
  const bad = [
    "",
    "{mangled",
    "null",
    "[]",
    "17",
    JSON.stringify({ ...good, version: 3 }),
    JSON.stringify({ ...good, game: "chess" }),
    JSON.stringify({ ...good, speed: "slow" }),
    JSON.stringify({ ...good, rate: 0 }),
    JSON.stringify({ ...good, rate: "6" }),
    JSON.stringify({ ...good, extra: 1 }),
    JSON.stringify({ ...good, queens: null }),
    JSON.stringify({ ...good, queens: { ...good.queens, rows: 8.5 } }),
    JSON.stringify({ ...good, queens: { ...good.queens, given: -1 } }),
    JSON.stringify({ ...good, knights: { ...good.knights, record: 3 } }),
    JSON.stringify({ ...good, theme: "pink" }),
    JSON.stringify({ ...good, stop: STOPS.length }),
    JSON.stringify({ ...good, card: "open" }),
  ];
  for (const text of bad) assert.equal(restore(text), null, text);
  assert.ok(restore(JSON.stringify(good)));
});

test("what the first version kept is brought back", () => {
  const { options, seed, blocked, ...board } = withBoard(initialState(), { record: "e7" }).queens;
  const first = { ...initialState(), version: 1, queens: board };
  assert.deepEqual([options, seed, blocked], ["", 0, []]);
  assert.deepEqual(restore(JSON.stringify(first)), {
    ...initialState(),
    queens: { ...board, options, seed, blocked },
  });
});

test("only a knight's tour can be closed", () => {
  const state = { ...withBoard(initialState(), { given: 9 }), closed: true };
  assert.deepEqual(puzzleOf(state), {
    game: "queens",
    rows: 8,
    columns: 8,
    squares: [9],
    blocked: [],
    closed: false,
  });
  assert.deepEqual(puzzleOf({ ...state, game: "knights" }).squares, []);
  assert.equal(puzzleOf({ ...state, game: "knights" }).closed, true);
});

test("a change of one board leaves the other alone", () => {
  const state = withBoard({ ...initialState(), game: "knights" }, { rows: 3 });
  assert.equal(boardOf(state).rows, 3);
  assert.equal(state.queens.rows, 8);
});

test("a walk shows the boards of its stops, and leaves one's own alone", () => {
  const own = withBoard(initialState(), { given: 3, record: "a7" });
  const state = atStop(own, STOPS.length - 1);
  const { solver, squares } = STOPS[STOPS.length - 1].moment;
  assert.deepEqual([state.game, boardOf(state).solver], ["knights", solver]);
  assert.deepEqual(puzzleOf(state).squares, squares);
  assert.deepEqual([state.queens, state.knights], [own.queens, own.knights]);
  assert.deepEqual(restore(save(state)), state);
});

test("a moment that is watched becomes one's own board", () => {
  const { moment } = STOPS[7];
  const state = watching({ ...initialState(), game: "knights", closed: true }, moment);
  assert.deepEqual([state.mode, state.game, state.closed], ["watch", "queens", true]);
  assert.deepEqual(
    [boardOf(state).rows, boardOf(state).options, puzzleOf(state).squares],
    [16, "rows=fewest", moment.squares],
  );
});

test("what was kept before there was a walk is brought back", () => {
  const { stop, card, ...before } = JSON.parse(save(initialState()));
  assert.deepEqual([stop, card], [0, null]);
  assert.deepEqual(restore(JSON.stringify(before)), initialState());
});
