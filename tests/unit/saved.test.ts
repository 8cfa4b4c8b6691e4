import assert from "node:assert/strict";
import { test } from "vitest";
import * as change from "../../www/state/changes.ts";
import { idOf } from "../../www/state/ids.ts";
import {
  LONGEST,
  readDays,
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
} from "../../www/state/saved.ts";
import { FIRST_BOARDS, initialState, NOT_PLAYED, playedOf } from "../../www/state/state.ts";
import "./engine.ts";

/** The state after several changes. */
const after = (...changes: change.Change[]) =>
  changes.reduce((state, step) => step(state), initialState());

/** A board as versions 1 and 2 saved it. */
const OLD = {
  rows: 6,
  columns: 6,
  given: 3,
  record: "e5 c4",
  seconds: 12.5,
  solver: "arc-consistency",
};
const ADDED = { blocked: [], options: "rows=fewest", seed: 7 };
const OLD_LAYOUT = { rows: 6, columns: 6, given: 3, blocked: [], closed: false };
const DONE = { record: "e5 c4", undone: "", seconds: 12.5 };

/** The parts that every version saved. */
const SETTINGS = {
  game: "queens",
  mode: "play",
  free: false,
  hints: true,
  speed: "normal",
  rate: 2,
  theme: null,
};
const SOLVE = {
  id: "queens/8/a8",
  game: "queens" as const,
  rows: 8,
  columns: 8,
  at: "a8",
  blocked: 0,
  closed: false,
  grade: null,
  day: null,
  on: "2026-11-21",
  ended: 1,
  kinds: null,
  inTime: false,
  seconds: 61,
  moves: 7,
  hints: 0,
  position: "e7+h6+f5+c4+g3+b2+d1",
};

/** The reason that a text is refused, or "". */
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
    ...watched,
    theme: "dark",
    speed: "flat",
    rate: 0.5,
    sounds: true,
    pen: "cross",
    about: true,
    open: ["tree", "code"],
    letters: false,
    bookmarks: [{ run: "#/queens/8/-/count@0", step: 7 }],
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

/** Changed settings, as they are saved. */
const GOOD = JSON.parse(
  saveSettings({
    ...after(change.give(0), change.toMode("watch")),
    theme: "dark",
    sounds: true,
    rate: 9,
    hintsSeen: ["crosses"],
    bookmarks: [{ run: "#/queens/8/-/count@0", step: 7 }],
  }),
);

/** Settings with another run of queens. */
const withRun = (more: object) => ({
  watch: { ...GOOD.watch, queens: { ...GOOD.watch.queens, ...more } },
});

/** The parts of a save that could not be read. */
type Lost = { watch?: Record<string, unknown>; games?: unknown[]; [part: string]: unknown };

/** Reads settings with one part replaced, and lists what is lost. */
function readWith(part: object) {
  let lost: Lost = {};
  const read = readSettings(JSON.stringify({ ...GOOD, ...part }), (parts) => {
    lost = { ...parts };
  });
  return { read, lost };
}

test("a bad setting gets its default, leaves the others alone, and is reported", () => {
  const whole = readWith({}).read;
  const first: Record<string, unknown> = { ...initialState(), places: initialState().play };
  const [queens, { queens: firstRun }] = [GOOD.watch.queens, initialState().watch];
  for (const part of [
    ...[{ game: "chess" }, { speed: "slow" }, { theme: "pink" }, { pen: "ink" }, { mode: 1 }],
    ...[{ rate: 0 }, { rate: "6" }, { rate: 0.4 }, { about: "open" }, { sounds: null }],
    ...[
      { lesson: { id: "none", part: 0, step: null, lock: null } },
      { lesson: { id: "words", part: 99, step: null, lock: null } },
      { lesson: { id: "words", part: 0, step: -1, lock: null } },
    ],
    ...[{ bookmarks: 1 }, { open: "tree" }, { hintsSeen: null }, { screen: ["home"] }],
  ]) {
    const [name, value] = Object.entries(part)[0]!;
    const { read, lost } = readWith(part);
    assert.deepEqual(read, { ...whole, [name]: first[name] }, name);
    assert.deepEqual(lost, { version: VERSION, [name]: value });
  }
  for (const more of [
    ...[{ seed: -5 }, { seed: 1.5 }, { seed: 1e99 }, { seed: 2 ** 53 }, { seed: "1" }],
    ...[{ step: -1 }, { solver: null }, { squares: [-1] }, { squares: [3, 3] }, { rows: 8.5 }],
    ...[{ rows: 0 }, { rows: 99_999_999 }, { squares: null }, { squares: [0, 1] }, { extra: 1 }],
  ]) {
    const { read, lost } = readWith(withRun(more));
    assert.deepEqual(read, { ...whole, watch: { ...whole.watch, queens: firstRun } });
    assert.deepEqual(lost.watch?.queens, { ...queens, ...more });
  }
  assert.deepEqual(readWith(withRun({ seed: 2 ** 53 - 1 })).lost, {});
});

test("list entries, parts of places and links of comparisons are checked one by one", () => {
  const whole = readWith({}).read;
  const mark = { run: "#/queens/8/-/count@0", step: -1 };
  const bookmarks = readWith({ bookmarks: [mark, ...GOOD.bookmarks, 7] });
  assert.deepEqual(bookmarks.read, whole);
  assert.deepEqual(bookmarks.lost.bookmarks, [mark, ...GOOD.bookmarks, 7]);
  const places = readWith({ places: { ...GOOD.places, back: 1 } });
  assert.deepEqual(places.read.places, {
    ...whole.places,
    back: { queens: [], colour: [], knights: [] },
  });
  assert.deepEqual(places.lost, { version: VERSION, places: { back: 1 } });
  const race = { queens: "8/a8/backtracking(seed=-5),forward-checking@0", knights: 7 };
  const compared = readWith({ compare: { ...GOOD.compare, tab: "none", race } });
  assert.deepEqual(compared.read, whole);
  assert.deepEqual(compared.lost.compare, { tab: "none", race });
});

test("unreadable settings are refused", () => {
  for (const read of [
    ...[null, [], 17, "text", { ...GOOD, version: "5" }, { ...GOOD, version: undefined }],
    ...[{ ...GOOD, version: 2 }],
  ]) {
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
});

test("a game that was not saved by this program is refused", () => {
  const good = playedOf(after(change.give(0), change.played({ ...NOT_PLAYED, record: "e7" }, 5)));
  const bad = [
    ...[{ record: 3 }, { record: undefined }, { undone: null }, { seconds: -1 }, { seconds: null }],
    ...[{ rows: 8.5 }, { squares: [-1] }, { squares: [64] }, { blocked: [99] }, { squares: "a8" }],
    ...[{ hints: 0.5 }, { mark: 1 }, { day: 7 }, { game: "chess" }, { solved: {} }, { begun: "x" }],
    ...[{ seconds: 1e308 }, { changed: 1e300 }, { grade: "none" }, { squares: [0, 0] }],
    ...[{ rows: 0 }, { rows: 65 }, { squares: [0, 1], id: "queens/8/a8+b8" }],
    ...[{ id: "queens/8/b8" }, { id: 1 }, { day: "2026-02-30" }, { extra: 1 }, { closed: 0 }],
    ...[
      { on: "yesterday" },
      { seconds: 1e308 },
      { ended: 1e300 },
      { moves: 0.5 },
      { hints: 1e99 },
    ].map((more) => ({ solved: { ...SOLVE, ...more } })),
    ...[
      { rows: 0 },
      { grade: "none" },
      { day: "2026-02-30" },
      { at: "i9" },
      { position: "NaN" },
    ].map((more) => ({ solved: { ...SOLVE, ...more } })),
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

test("a saved day needs a valid puzzle with a grade; otherwise only that day is left out", () => {
  const good = {
    date: "2026-11-21",
    version: 1,
    queens: { size: "8x8", at: ["a8"], grade: "easy" },
    knights: { size: "6x6", at: ["a6"], closed: false, blocked: ["c3"], grade: "hard" },
  };
  const { queens, knights } = good;
  const other = { ...good, date: "2026-11-20" };
  for (const bad of [
    ...[-1, 0.5, 1e308, {}, [], "none", null].map((grade) => ({ queens: { ...queens, grade } })),
    ...["0x0", "8x9", "99999999x99999999", "65x65", "8", 8].map((size) => ({
      queens: { ...queens, size },
    })),
    ...[["a9"], ["a8", "b8"], ["a8", "a8"], [7], "a8", null].map((at) => ({
      queens: { ...queens, at },
    })),
    ...[{ at: ["a6", "b4"] }, { blocked: ["a6"] }, { blocked: ["z9"] }, { closed: 0 }].map(
      (more) => ({
        knights: { ...knights, ...more },
      }),
    ),
    ...[{ date: "2026-11-22" }, { version: -1 }, { queens: null }, { extra: 1 }],
  ]) {
    const day = { ...good, ...bad };
    const days = { "2026-11-20": other, "2026-11-21": day };
    let lost: Lost = {};
    const read = readDays(JSON.stringify({ version: VERSION, days }), (parts) => {
      lost = { ...parts };
    });
    assert.deepEqual(read, { "2026-11-20": other }, JSON.stringify(bad));
    assert.deepEqual(lost, { version: VERSION, days: { "2026-11-21": day } });
  }
});

test("saves of a newer page, and saves that are too large, are refused with the reason", () => {
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

test("a new setting gets its default, and an obsolete one is dropped", () => {
  const { shadows: _, ...saved } = JSON.parse(saveSettings(after()));
  const read = readSettings(JSON.stringify({ ...saved, gone: 1 }));
  assert.equal(read.shadows, true);
  assert.ok(!("gone" in read));
});

test("saves of version 4 become games, and no board is lost", () => {
  const board = (given: number | null, record: string) => ({
    rows: 8,
    columns: 8,
    given,
    blocked: [],
    closed: false,
    record,
    undone: "",
    seconds: 3,
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
    ...SETTINGS,
    warn: { queens: true, knights: true },
    stop: 3,
    about: true,
    letters: false,
    bookmarks: [],
    version: 4,
    play: { queens, knights },
    watch: { queens: run, knights: run },
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
  const colour = idOf("colour", FIRST_BOARDS.colour);
  assert.deepEqual(places.seen, { queens: "queens/8/a8", colour, knights: "knights/8x8/-" });
  assert.deepEqual(places.back.queens, ["queens/8/-", "queens/8/a8~2", "queens/8/b7"]);
  assert.deepEqual(places.on.queens, ["queens/8/a8"]);
  assert.deepEqual([warn.queens, watch.queens.squares, watch.queens.step], [true, [3], 2]);
});

test("a damaged part of an old save is set aside, and the rest is read", () => {
  const board = { ...OLD_LAYOUT, ...DONE };
  const run = { ...OLD_LAYOUT, solver: "arc-consistency", options: "", seed: 7, step: 5 };
  const bad = { ...board, given: { toString: 1 } };
  const fourth = {
    ...SETTINGS,
    rate: 6,
    version: 4,
    stop: { toString: 1 },
    play: { queens: { board, earlier: [bad, board], later: 7 }, knights: null },
    watch: { queens: run, knights: 7 },
  };
  let lost: unknown = null;
  const read = readSettings(JSON.stringify(fourth), (parts) => {
    lost = parts;
  });
  assert.deepEqual([read.rate, read.watch.queens.step], [6, 5]);
  assert.deepEqual(
    read.games.map(({ id, record }) => [id, record]),
    [["queens/6/d6", "e5 c4"]],
  );
  const { given: _, ...rest } = run;
  assert.deepEqual(lost, {
    version: VERSION,
    games: [bad, 7, null],
    watch: {
      colour: initialState().watch.colour,
      queens: { ...rest, squares: [3], regions: null },
      knights: 7,
    },
  });
});

test("saves of version 3 are read completely, with their warnings about tours", () => {
  const board = { ...OLD_LAYOUT, ...DONE };
  const run = { ...OLD_LAYOUT, solver: "arc-consistency", options: "", seed: 7, step: 5 };
  const game = { board, earlier: [], later: [] };
  const both = { play: { queens: game, knights: game }, watch: { queens: run, knights: run } };
  const third = { ...SETTINGS, ...both, version: 3, stop: 2, card: true, free: true, rate: 6 };
  const read = readSettings(JSON.stringify(third));
  assert.deepEqual(
    [read.warn, read.about],
    [{ queens: false, colour: false, knights: true }, false],
  );
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

test("saves of version 2 can be played and watched", () => {
  const second = {
    ...SETTINGS,
    version: 2,
    game: "knights",
    closed: true,
    stop: 3,
    card: true,
    queens: { ...OLD, ...ADDED },
    knights: { ...OLD, ...ADDED, blocked: [5] },
  };
  const { games, watch, game, lesson } = readSettings(JSON.stringify(second));
  const run = { solver: "arc-consistency", options: "rows=fewest", seed: 7, step: 0 };
  const layout = { rows: 6, columns: 6, squares: [3], blocked: [], closed: false, regions: null };
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

test("saves of version 1 are also read", () => {
  const boards = { closed: false, queens: OLD, knights: OLD };
  const first = readSettings(JSON.stringify({ ...SETTINGS, ...boards, version: 1 }));
  assert.deepEqual([first.watch.queens.options, first.watch.queens.seed], ["", 0]);
  assert.deepEqual(
    first.games.map(({ record }) => record),
    ["e5 c4", "e5 c4"],
  );
  let lost: Lost = {};
  const bare = readSettings(JSON.stringify({ ...SETTINGS, version: 1 }), (parts) => {
    lost = { ...parts };
  });
  assert.deepEqual(
    [bare.free, bare.games, lost.games?.length, Object.keys(lost.watch ?? {})],
    [false, [], 2, ["colour", "queens", "knights"]],
  );
});
