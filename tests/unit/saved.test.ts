import assert from "node:assert/strict";
import { test } from "vitest";
import * as change from "../../www/session/changes.ts";
import {
  LONGEST,
  readGame,
  readLearned,
  readLog,
  readSettings,
  SaveError,
  saveGame,
  saveLearned,
  saveLog,
  saveSettings,
  VERSION,
} from "../../www/session/saved.ts";
import { initialState, NOT_PLAYED, playedOf } from "../../www/session/state.ts";

/** The state after several changes. */
const after = (...changes: change.Change[]) =>
  changes.reduce((state, step) => step(state), initialState());

/** A board as the first version and the second kept it. */
const OLD = {
  ...{ rows: 6, columns: 6, given: 3, record: "e5 c4", seconds: 12.5 },
  ...{ solver: "arc-consistency" },
};
const ADDED = { blocked: [], options: "rows=fewest", seed: 7 };
const OLD_LAYOUT = { rows: 6, columns: 6, given: 3, blocked: [], closed: false };
const DONE = { record: "e5 c4", undone: "", seconds: 12.5 };

/** What every version kept. */
const SETTINGS = {
  ...{ game: "queens", mode: "play", free: false, hints: true, speed: "normal", rate: 2 },
  ...{ theme: null },
};
const SOLVE = {
  ...{ id: "queens/8/a8", game: "queens" as const, rows: 8, columns: 8, at: "a8" },
  ...{ blocked: 0, closed: false, grade: null, day: null, on: "2026-11-21", ended: 1, kinds: null },
  ...{ inTime: false, seconds: 61, moves: 7, hints: 0, position: "e7+h6+f5+c4+g3+b2+d1" },
};

/** Why a text is refused, or "" if it is not. */
function whyOf(read: () => unknown) {
  try {
    read();
    return "";
  } catch (error) {
    assert.ok(error instanceof SaveError);
    return error.why;
  }
}

test("settings, games and solves read back as they were saved", () => {
  const played = change.played({ ...NOT_PLAYED, record: "e7 h6", undone: "f5", mark: "e7" }, 99);
  const state = change.solved(SOLVE)(after(change.give(0), played));
  const watched = change.reached(41)(change.toMode("watch")(change.clear(state)));
  const all: typeof state = {
    ...{ ...watched, theme: "dark", speed: "flat", rate: 0.5, sounds: true, pen: "cross" },
    ...{ about: true, letters: false, bookmarks: [{ run: "#/queens/8/-/count@0", step: 7 }] },
    hintsSeen: ["crosses"],
  };
  const { places, games, ...settings } = readSettings(saveSettings(all));
  const { play, days, solves, solvesAside, resets, learned, ...wanted } = all;
  assert.deepEqual(settings, wanted);
  assert.deepEqual([{ ...places, games: play.games }, games], [play, []]);
  for (const kept of Object.values(play.games)) assert.deepEqual(readGame(saveGame(kept)), kept);
  assert.deepEqual(readLog(saveLog(all)), { solves, solvesAside, resets });
  assert.deepEqual(
    [learned, readLearned(saveLearned({ ...all, learned: ["words/1"] }))],
    [[], ["words/1"]],
  );
});

test("settings that were not saved by this program are refused", () => {
  const good = JSON.parse(saveSettings(after(change.give(0))));
  const withRun = (more: object) => ({
    ...good,
    watch: { ...good.watch, queens: { ...good.watch.queens, ...more } },
  });
  const bad = [
    ...[null, [], 17, "text", { ...good, version: "5" }, { ...good, version: undefined }],
    ...[
      { ...good, version: 2 },
      { ...good, game: "chess" },
      { ...good, speed: "slow" },
    ],
    ...[
      { ...good, rate: 0 },
      { ...good, rate: "6" },
      { ...good, rate: 0.4 },
    ],
    ...[
      { ...good, places: 1 },
      { ...good, places: { seen: {} } },
      { ...good, theme: "pink" },
    ],
    ...[
      { ...good, warn: true },
      { ...good, warn: { queens: true } },
      { ...good, pen: "ink" },
    ],
    ...[
      { ...good, lesson: { id: "none", part: 0, step: null, lock: null } },
      { ...good, lesson: { id: "words", part: 99, step: null, lock: null } },
      { ...good, lesson: { id: "words", part: 0, step: -1, lock: null } },
      { ...good, about: "open" },
      { ...good, hintsSeen: [1] },
    ],
    ...[
      { ...good, bookmarks: [{ run: "", step: -1 }] },
      { ...good, bookmarks: [7] },
    ],
    ...[withRun({ seed: 0.5 }), withRun({ step: -1 }), withRun({ solver: null })],
    ...[withRun({ squares: [-1] }), withRun({ rows: 8.5 }), withRun({ squares: null })],
  ];
  for (const read of bad) {
    const text = JSON.stringify(read);
    assert.equal(
      whyOf(() => readSettings(text)),
      "corrupt",
      text,
    );
  }
  for (const text of ["", "{mangled", "\0"])
    assert.equal(
      whyOf(() => readSettings(text)),
      "corrupt",
    );
  assert.equal(
    whyOf(() => readSettings(JSON.stringify(withRun({})))),
    "",
  );
});

test("a game that was not saved by this program is refused", () => {
  const good = playedOf(after(change.give(0), change.played({ ...NOT_PLAYED, record: "e7" }, 5)));
  const bad = [
    ...[{ record: 3 }, { record: undefined }, { undone: null }, { seconds: -1 }, { seconds: null }],
    ...[{ rows: 8.5 }, { squares: [-1] }, { squares: [64] }, { blocked: [99] }, { squares: "a8" }],
    ...[{ hints: 0.5 }, { mark: 1 }, { day: 7 }, { game: "chess" }, { solved: {} }, { begun: "x" }],
    ...[{ id: "queens/8/b8" }, { id: 1 }, { day: "2026-02-30" }, { extra: 1 }, { closed: 0 }],
    { solved: { ...SOLVE, on: "yesterday" } },
  ];
  for (const change of bad) {
    const text = JSON.stringify({ version: VERSION, ...good, ...change });
    assert.equal(
      whyOf(() => readGame(text)),
      "corrupt",
      text,
    );
  }
  assert.equal(
    whyOf(() => readGame(saveGame(good))),
    "",
  );
  assert.equal(
    whyOf(() => readGame(saveGame({ ...good, solved: SOLVE }))),
    "",
  );
  assert.equal(
    whyOf(() => readGame(saveGame(good), "queens/8/b8")),
    "corrupt",
  );
});

test("what a newer page kept, or what is too large, is refused for that", () => {
  const future = JSON.stringify({ version: VERSION + 1, whatever: true });
  const many = "[".repeat(LONGEST + 1);
  assert.equal(
    whyOf(() => readLog(many)),
    "corrupt",
  );
  const large = saveGame({ ...playedOf(initialState()), record: "e7 ".repeat(LONGEST / 3) });
  assert.equal(
    whyOf(() => readLog(future)),
    "new",
  );
  for (const read of [readSettings, readGame]) {
    assert.equal(
      whyOf(() => read(future)),
      "new",
    );
    assert.equal(
      whyOf(() => read(large)),
      "large",
    );
  }
});

test("a setting that is new since is as it is at first, and one that is gone is let go", () => {
  const { shadows: _, ...saved } = JSON.parse(saveSettings(after()));
  const read = readSettings(JSON.stringify({ ...saved, gone: 1 }));
  assert.equal(read.shadows, true);
  assert.ok(!("gone" in read));
});

test("what the fourth version kept becomes games, and none of its boards is lost", () => {
  const board = (given: number | null, record: string) => ({
    ...{ rows: 8, columns: 8, given, blocked: [], closed: false },
    ...{ record, undone: "", seconds: 3 },
  });
  const queens = {
    board: { ...board(0, "e7"), undone: "h6" },
    earlier: [board(null, ""), board(0, "c7"), board(9, "a5")],
    later: [board(0, "e7 h6")],
  };
  const knights = { board: board(null, ""), earlier: [], later: [] };
  const { rows, columns, given, blocked, closed } = OLD_LAYOUT;
  const run = {
    rows,
    columns,
    given,
    blocked,
    closed,
    solver: "count",
    options: "",
    seed: 0,
    step: 2,
  };
  const fourth = {
    ...{ ...SETTINGS, warn: { queens: true, knights: true }, stop: 3, about: true, letters: false },
    ...{
      bookmarks: [],
      version: 4,
      play: { queens, knights },
      watch: { queens: run, knights: run },
    },
  };
  const { games, places, warn, watch } = readSettings(JSON.stringify(fourth));
  const records = Object.fromEntries(games.map(({ id, record }) => [id, record]));
  assert.deepEqual(records, {
    "queens/8/a8": "e7 h6",
    "queens/8/-": "",
    "queens/8/a8~2": "c7",
    "queens/8/b7": "a5",
    "knights/8x8/-": "",
  });
  assert.deepEqual(places.seen, { queens: "queens/8/a8", knights: "knights/8x8/-" });
  assert.deepEqual(places.back.queens, ["queens/8/-", "queens/8/a8~2", "queens/8/b7"]);
  assert.deepEqual(places.on.queens, ["queens/8/a8"]);
  assert.deepEqual([warn.queens, watch.queens.squares, watch.queens.step], [true, [3], 2]);
});

test("what the third version kept is all there, and tours are warned of as before", () => {
  const board = { ...OLD_LAYOUT, ...DONE };
  const run = { ...OLD_LAYOUT, solver: "arc-consistency", options: "", seed: 7, step: 5 };
  const game = { board, earlier: [], later: [] };
  const both = { play: { queens: game, knights: game }, watch: { queens: run, knights: run } };
  const third = { ...SETTINGS, ...both, version: 3, stop: 2, card: true, free: true, rate: 6 };
  const read = readSettings(JSON.stringify(third));
  assert.deepEqual([read.warn, read.about], [{ queens: false, knights: true }, false]);
  assert.deepEqual(
    [read.free, read.rate, read.lesson.id, read.watch.queens.step],
    [true, 6, "one-per-row", 5],
  );
  assert.deepEqual(
    read.games.map(({ id, record }) => [id, record]),
    [
      ["queens/6/d6", "e5 c4"],
      ["knights/6x6/d6", "e5 c4"],
    ],
  );
});

test("what the second version kept is both played and watched", () => {
  const second = {
    ...{ ...SETTINGS, version: 2, game: "knights", closed: true, stop: 3, card: true },
    ...{ queens: { ...OLD, ...ADDED }, knights: { ...OLD, ...ADDED, blocked: [5] } },
  };
  const { games, watch, game, lesson } = readSettings(JSON.stringify(second));
  const run = { solver: "arc-consistency", options: "rows=fewest", seed: 7, step: 0 };
  const layout = { rows: 6, columns: 6, squares: [3], blocked: [], closed: false };
  assert.deepEqual(watch.queens, { ...layout, ...run });
  assert.deepEqual(watch.knights, { ...layout, ...run, blocked: [5], closed: true });
  assert.deepEqual(
    games.map(({ id, seconds }) => [id, seconds]),
    [
      ["queens/6/d6", 12.5],
      ["knights/6x6/d6/closed/blocked=f6", 12.5],
    ],
  );
  assert.deepEqual([game, lesson.id], ["knights", "backtracking"]);
});

test("what the first version kept is brought back, too", () => {
  const boards = { closed: false, queens: OLD, knights: OLD };
  const first = readSettings(JSON.stringify({ ...SETTINGS, ...boards, version: 1 }));
  assert.deepEqual([first.watch.queens.options, first.watch.queens.seed], ["", 0]);
  assert.deepEqual(
    first.games.map(({ record }) => record),
    ["e5 c4", "e5 c4"],
  );
  assert.equal(
    whyOf(() => readSettings(JSON.stringify({ ...SETTINGS, version: 1 }))),
    "corrupt",
  );
});
