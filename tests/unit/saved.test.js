import assert from "node:assert/strict";
import { test } from "node:test";
import { STOPS } from "../../www/cards/lessons/stops.js";
import * as change from "../../www/session/changes.js";
import { restore, save } from "../../www/session/saved.js";
import { initialState } from "../../www/session/state.js";

/** The state after several changes. @param {...change.Change} changes */
const after = (...changes) => changes.reduce((state, step) => step(state), initialState());

/** A board as the first version and the second kept it. */
const OLD = {
  ...{ rows: 6, columns: 6, given: 3, record: "e5 c4", seconds: 12.5 },
  ...{ solver: "arc-consistency" },
};
const ADDED = { blocked: [], options: "rows=fewest", seed: 7 };
const { play, watch, stop, warn, about, letters, bookmarks, ...SETTINGS } = initialState();

test("a state reads back as it was saved", () => {
  const played = change.played({ record: "e7 h6", undone: "f5", seconds: 12.5 });
  const state = after(change.give(0), played, change.clear, change.undo, change.clear, change.undo);
  const { board, earlier, later } = state.play.queens;
  assert.deepEqual([board.record, earlier.length, later.length], ["e7 h6", 1, 1]);
  const watched = change.reached(41)(change.toMode("watch")(state));
  /** @type {typeof state} */
  const all = {
    ...{ ...watched, theme: "dark", speed: "flat", rate: 0.5 },
    ...{ about: true, letters: false, bookmarks: [{ run: "#/queens/8/-/count@0", step: 7 }] },
  };
  assert.deepEqual(restore(save(all)), all);
});

test("what was not saved by this program is refused", () => {
  const good = JSON.parse(save(after(change.give(0))));
  const { queens } = good.play;
  const withGame = (/** @type {object} */ more) =>
    JSON.stringify({ ...good, play: { ...good.play, queens: { ...queens, ...more } } });
  const withBoard = (/** @type {object} */ more) =>
    withGame({ board: { ...queens.board, ...more } });
  const withRun = (/** @type {object} */ more) =>
    JSON.stringify({
      ...good,
      watch: { ...good.watch, queens: { ...good.watch.queens, ...more } },
    });
  const bad = [
    "",
    "{mangled",
    "null",
    "[]",
    "17",
    JSON.stringify({ ...good, version: 5 }),
    JSON.stringify({ ...good, version: 2 }),
    JSON.stringify({ ...good, game: "chess" }),
    JSON.stringify({ ...good, speed: "slow" }),
    JSON.stringify({ ...good, rate: 0 }),
    JSON.stringify({ ...good, rate: "6" }),
    JSON.stringify({ ...good, extra: 1 }),
    JSON.stringify({ ...good, play: null }),
    JSON.stringify({ ...good, theme: "pink" }),
    JSON.stringify({ ...good, warn: true }),
    JSON.stringify({ ...good, warn: { queens: true } }),
    JSON.stringify({ ...good, stop: STOPS.length }),
    JSON.stringify({ ...good, about: "open" }),
    JSON.stringify({ ...good, rate: 0.4 }),
    JSON.stringify({ ...good, bookmarks: [{ run: "", step: -1 }] }),
    JSON.stringify({ ...good, bookmarks: [7] }),
    withGame({ earlier: [null] }),
    withGame({ earlier: [{ ...queens.board, rows: 8.5 }] }),
    withGame({ later: {} }),
    withBoard({ rows: 8.5 }),
    withBoard({ given: -1 }),
    withBoard({ blocked: [-1] }),
    withBoard({ record: 3 }),
    withBoard({ seconds: -1 }),
    withRun({ seed: 0.5 }),
    withRun({ step: -1 }),
    withRun({ solver: null }),
  ];
  for (const text of bad) assert.equal(restore(text), null, text);
  for (const same of [withGame({}), withBoard({}), withRun({})]) assert.ok(restore(same));
});

test("what the second version kept is both played and watched", () => {
  const second = {
    ...SETTINGS,
    ...{ version: 2, game: "knights", closed: true, stop: 3, card: true },
    ...{ queens: { ...OLD, ...ADDED }, knights: { ...OLD, ...ADDED, blocked: [5] } },
  };
  const state = restore(JSON.stringify(second));
  const layout = { rows: 6, columns: 6, given: 3, blocked: [], closed: false };
  const done = { record: "e5 c4", undone: "", seconds: 12.5 };
  const run = { solver: "arc-consistency", options: "rows=fewest", seed: 7, step: 0 };
  assert.deepEqual(state?.play.queens, { board: { ...layout, ...done }, earlier: [], later: [] });
  assert.deepEqual(state?.watch.queens, { ...layout, ...run });
  const closed = { ...layout, blocked: [5], closed: true };
  assert.deepEqual(state?.play.knights.board, { ...closed, ...done });
  assert.deepEqual(state?.watch.knights, { ...closed, ...run });
  assert.deepEqual([state?.game, state?.stop, state?.about], ["knights", 3, false]);
});

test("what the third version kept is all there, and tours are warned of as before", () => {
  const state = after(change.give(0), change.toGame("knights"), change.give(9));
  const { warn: _, about: __, letters: ___, bookmarks: ____, ...known } = state;
  const third = { ...known, free: true, hints: false, rate: 6 };
  const brought = restore(JSON.stringify({ ...third, card: true, version: 3 }));
  const added = { warn: { queens: false, knights: true }, about: false, letters: true };
  assert.deepEqual(brought, { ...third, ...added, bookmarks: [] });
});

test("what the versions before that kept is brought back, too", () => {
  const boards = { closed: false, queens: OLD, knights: OLD };
  const first = restore(JSON.stringify({ ...SETTINGS, ...boards, version: 1 }));
  assert.deepEqual([first?.watch.queens.options, first?.watch.queens.seed], ["", 0]);
  assert.deepEqual(first?.play.queens.board.record, "e5 c4");
  assert.deepEqual([first?.stop, first?.bookmarks], [0, []]);
  assert.equal(restore(JSON.stringify({ ...SETTINGS, version: 1 })), null);
});
