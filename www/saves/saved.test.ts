import assert from "node:assert/strict";
import { test } from "vitest";
import { onItsDay, solve, summaryWith } from "../../tests/unit/solves.ts";
import { idOf } from "../routes/ids.ts";
import * as change from "../store/changes.ts";
import { FIRST_BOARDS, initialState, NOT_PLAYED, playedOf } from "../store/state.ts";
import {
  readArchived,
  readDays,
  readGame,
  readLearned,
  readSettings,
  readSolve,
  usableLog,
} from "./readers.ts";
import {
  LONGEST,
  SaveError,
  saveArchived,
  saveGame,
  saveLearned,
  saveSettings,
  saveSolve,
  VERSION,
} from "./saved.ts";
import "../../tests/unit/engine.ts";

/** The state after several changes. */
const after = (...changes: change.Change[]) =>
  changes.reduce((state, step) => step(state), initialState());

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
  mistakes: 0,
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
  const { places, ...settings } = readSettings(saveSettings(all));
  const { play, days, solves, learned, programs, ...wanted } = all;
  assert.deepEqual(settings, wanted);
  assert.deepEqual({ ...places, games: play.games }, play);
  for (const kept of Object.values(play.games)) assert.deepEqual(readGame(saveGame(kept)), kept);
  assert.deepEqual([solves.pending, readSolve(saveSolve(SOLVE))], [[SOLVE], SOLVE]);
  assert.deepEqual(
    [learned, readLearned(saveLearned({ ...all, learned: ["words/1"] }))],
    [[], ["words/1"]],
  );
});

test("what the archive has reads back as it was saved, whole or not at all", () => {
  const tour = { closed: true, symmetric: "half-turn" as const, semiMagic: true, magic: false };
  const solves = [
    SOLVE,
    onItsDay("2026-11-21", { id: "day/2026-11-21/queens", grade: "hard", mistakes: 1 }),
    solve({ game: "knights", kinds: tour, seconds: 0.5, ended: 3 }),
    solve({ game: "colour", regions: "A".repeat(64), grade: null, ended: 4 }),
  ];
  const archived = { revision: 5, summary: summaryWith(...solves), excluded: 2 };
  const text = saveArchived({ ...initialState(), solves: { archived, pending: [SOLVE] } });
  assert.deepEqual(readArchived(text), archived);
  const isRead = (more: object) =>
    whyOf(() => readArchived(JSON.stringify({ version: VERSION, ...archived, ...more }))) === "";
  const { summary } = archived;
  const size = summary.games.queens.sizes["8x8"]!;
  const withSize = (name: string, more: object) => {
    const queens = { ...summary.games.queens, sizes: { [name]: { ...size, ...more } } };
    return { ...summary, games: { ...summary.games, queens } };
  };
  assert.ok(isRead({}));
  assert.ok(isRead({ summary: withSize("8x8", {}) }));
  for (const bad of [
    ...[{ revision: -1 }, { excluded: 0.5 }, { summary: null }, { extra: 1 }],
    ...[
      { months: { "2026-11": "0" } },
      { months: { november: "0".repeat(31) } },
      { months: { "2026-13": "0".repeat(31) } },
      { queens: { "0475261": 1 } },
      { queens: { "04752613": -1 } },
      { lastQueens: null },
      { tours: {} },
      { colours: { 8: { none: 1 } } },
      { games: { queens: summary.games.queens } },
    ].map((more) => ({ summary: { ...summary, ...more } })),
    ...[
      withSize("8", {}),
      withSize("8x8", { times: {} }),
      withSize("8x8", { times: { easy: {} } }),
      withSize("8x8", { times: { easy: { "1.5": 1 } } }),
      withSize("8x8", { times: { easy: { 60: -1 } } }),
      withSize("8x8", { last: [[1]] }),
      withSize("8x8", { last: [[1, -60]] }),
      withSize("8x8", { rows: "8" }),
    ].map((summary) => ({ summary })),
  ]) {
    assert.ok(!isRead(bad), JSON.stringify(bad).slice(0, 200));
  }
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
type Lost = { watch?: Record<string, unknown>; [part: string]: unknown };

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
    ...[
      { squares: [64] },
      { blocked: [64] },
      { blocked: [-1] },
      { blocked: [9, 9] },
      { regions: 1 },
    ],
    ...[{ choices: 1 }, { choices: "a9" }, { choices: "a8.a8x" }, { choices: "a8", earlier: [1] }],
    ...[{ earlier: [{ choices: "a9", step: 0 }] }, { earlier: [{ choices: "a8", step: -1 }] }],
    ...[
      {
        earlier: [
          { choices: "a8", step: 0 },
          { choices: "1", step: 0 },
        ],
      },
    ],
  ]) {
    const { read, lost } = readWith(withRun(more));
    assert.deepEqual(read, { ...whole, watch: { ...whole.watch, queens: firstRun } });
    assert.deepEqual(lost.watch?.queens, { ...queens, ...more });
  }
  const earlier = [
    { choices: "a8", step: 1 },
    { choices: "", step: 0 },
  ];
  for (const more of [{ seed: 2 ** 53 - 1 }, { choices: "a8.2c7", earlier }]) {
    const { read, lost } = readWith(withRun(more));
    assert.deepEqual(lost, {});
    assert.deepEqual(read.watch.queens, { ...queens, ...more });
  }
});

test("a board in the editor is checked with all that undo and redo reach", () => {
  const empty = { rows: 8, columns: 8, squares: [], blocked: [], closed: false, regions: null };
  const fine = {
    layout: { ...empty, squares: [9] },
    earlier: [empty],
    later: [{ ...empty, rows: 5, columns: 5 }],
  };
  const bad = [
    { rows: 0 },
    { squares: [64] },
    { squares: [3, 3] },
    { blocked: [-1] },
    { blocked: [8, 99] },
    { regions: 7 },
  ];
  const readDraft = (queens: unknown) => readWith({ drafts: { ...GOOD.drafts, queens } });
  assert.deepEqual([readDraft(fine).read.drafts.queens, readDraft(fine).lost], [fine, {}]);
  for (const layout of bad.map((more) => ({ ...empty, ...more }))) {
    for (const draft of [
      { ...fine, layout },
      { ...fine, earlier: [empty, layout] },
      { ...fine, later: [layout] },
    ]) {
      const { read, lost } = readDraft(draft);
      assert.deepEqual(read.drafts, initialState().drafts, JSON.stringify(draft));
      assert.deepEqual(lost, { version: VERSION, drafts: { ...GOOD.drafts, queens: draft } });
    }
  }
  const impossible = { ...fine, layout: { ...empty, rows: 99_999_999, columns: 99_999_999 } };
  assert.deepEqual(readDraft(impossible).read.drafts, initialState().drafts);
});

test("a place in a lesson is kept with its drill or its question, if these exist", () => {
  const place = { id: "forward-checking", part: 1, step: null, lock: null };
  const practice = { asks: "dry-row", seed: 7, at: 4, solved: [0, 4] };
  const round = { asks: "two-lines", seed: 7, at: 9, solved: [9, 0], board: "queens-8" };
  for (const lesson of [
    ...[place, { ...place, step: 6 }, { ...place, like: { seed: 3 } }, { ...place, practice }],
    { ...place, id: "lines", part: 0, practice: round },
  ]) {
    const { read, lost } = readWith({ lesson });
    assert.deepEqual([read.lesson, lost], [lesson, {}], JSON.stringify(lesson));
  }
  for (const more of [
    ...[{ at: 5 }, { at: -1 }, { seed: -1 }, { solved: [1, 1] }, { solved: [0, 5] }, { solved: 3 }],
    ...[{ asks: "chess" }, { asks: 1 }, { board: "queens-8" }, { board: 8 }, { extra: 1 }],
  ]) {
    const lesson = { ...place, practice: { ...practice, ...more } };
    assert.deepEqual(readWith({ lesson }).lost, { version: VERSION, lesson }, JSON.stringify(more));
  }
  for (const more of [
    { like: {} },
    { like: { seed: 0.5 } },
    { like: null },
    { part: -1 },
    { lock: "a8" },
  ]) {
    const lesson = { ...place, ...more };
    assert.deepEqual(readWith({ lesson }).read.lesson, initialState().lesson, JSON.stringify(more));
  }
});

test("a name is text of the length of a name", () => {
  const names = ["", "Ann", "x".repeat(40), "x".repeat(41), 7, ["Ann"]];
  const read = names.map((name) => readWith({ name }).read.name);
  assert.deepEqual(read, ["", "Ann", "x".repeat(40), "", "", ""]);
});

test("the settings are saved without what has its own entry", () => {
  const { places, ...settings } = JSON.parse(saveSettings(initialState()));
  const { play, days, solves, learned, programs, ...wanted } = initialState();
  assert.deepEqual(
    Object.keys(settings).toSorted(),
    ["version", ...Object.keys(wanted)].toSorted(),
  );
  assert.deepEqual(Object.keys(places), ["seen", "back", "on"]);
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
    ...[{ ...GOOD, version: 0 }],
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
  assert.deepEqual(readGame(saveGame(good), good.id), good);
  assert.equal(
    whyOf(() => readGame(saveGame(good), "queens/8/b8")),
    "corrupt",
  );
});

/** Whether a game is read. */
const isRead = (game: object) =>
  whyOf(() => readGame(JSON.stringify({ version: VERSION, ...game }))) === "";

test("a game’s board fits the game, and its id the board or the day", () => {
  const queens = playedOf(after(change.give(0)));
  const knights = playedOf(after(change.toGame("knights"), change.give(0)));
  const large = { rows: 64, columns: 64, squares: [], id: "queens/64/-" };
  const day = { ...queens, id: "day/2026-11-30/queens-easy", day: "2026-11-30" };
  const fine = [
    queens,
    knights,
    { ...queens, ...large },
    day,
    { ...day, id: "day/2026-11-30/queens~2" },
  ];
  assert.deepEqual(
    fine.map(isRead),
    fine.map(() => true),
  );
  const closed = { ...knights, closed: true, blocked: [9] };
  assert.ok(isRead({ ...closed, id: idOf("knights", closed) }));
  for (const game of [
    ...[{ closed: true }, { blocked: [9] }, { columns: 9 }].map((more) => ({ ...queens, ...more })),
    ...[
      closed,
      { ...knights, id: "knights/8x8/a8/closed" },
      { ...knights, rows: 3, columns: 65, id: "knights/3x65/a3" },
    ],
    ...[{ id: queens.id }, { day: "2026-11-29" }, { id: "day/2026-11-30/knights" }].map((more) => ({
      ...day,
      ...more,
    })),
    ...[
      { id: "day/2026-11-30/chess" },
      { id: "day/2026-02-30/queens-easy", day: "2026-02-30" },
    ].map((more) => ({ ...day, ...more })),
  ]) {
    assert.ok(!isRead(game), JSON.stringify(game));
  }
});

test("a solve names squares of its board, one by one", () => {
  const read = (more: object) => {
    const text = JSON.stringify({ version: VERSION, ...SOLVE, ...more });
    return whyOf(() => readSolve(text, () => assert.fail())) === "";
  };
  const fine = [
    {},
    { at: "", position: "" },
    { day: "2026-11-21" },
    { rows: 64, columns: 64, position: "bl64" },
    { mistakes: 0 },
  ];
  assert.deepEqual(
    fine.map(read),
    fine.map(() => true),
  );
  const tour = { closed: true, symmetric: "" as const, semiMagic: false, magic: false };
  const knights = {
    game: "knights",
    rows: 3,
    columns: 4,
    at: "a3",
    position: "b1+d2",
    kinds: tour,
  };
  assert.equal(read(knights), true);
  for (const bad of [
    ...[
      { at: "a0" },
      { at: "a9" },
      { position: "e7+" },
      { position: "+e7" },
      { position: "e07" },
      { position: "E7" },
    ],
    ...[
      { rows: 65, columns: 65 },
      { regions: "A" },

      { kinds: {} },
      { inTime: 1 },
      { blocked: -1 },
    ],
    ...[
      { ...knights, columns: 65 },
      { ...knights, at: "e3" },
    ],
  ]) {
    assert.equal(read(bad), false, JSON.stringify(bad));
  }
});

test("what is unusable in a list is reported under its name, and the rest is read", () => {
  const told = (read: (text: string, lost: (parts: object) => void) => unknown, saved: object) => {
    const lost: object[] = [];
    return [
      read(JSON.stringify({ version: VERSION, ...saved }), (parts) => lost.push(parts)),
      ...lost,
    ];
  };
  const bad = { ...SOLVE, moves: -1 };
  const [fine, logged] = [
    { ...SOLVE, log: "0e7" },
    { ...SOLVE, log: "e7" },
  ];
  assert.deepEqual(usableLog({ solves: [fine, bad], excludedSolves: [bad, logged] }), {
    log: { solves: [fine], excludedSolves: [SOLVE] },
    spoilt: { solves: [bad], excludedSolves: [bad], logs: ["e7"] },
  });
  const nothing = { solves: [], excludedSolves: [] };
  assert.deepEqual(usableLog(nothing), { log: nothing, spoilt: {} });
  assert.equal(
    whyOf(() => usableLog({ solves: [] })),
    "corrupt",
  );
  assert.deepEqual(told(readSolve, logged), [SOLVE, { version: VERSION, logs: ["e7"] }]);
  assert.deepEqual(told(readLearned, { learned: ["words/1", 7, null] }), [
    ["words/1"],
    { version: VERSION, learned: [7, null] },
  ]);
  for (const read of [readArchived, readSolve, readLearned, readDays]) {
    assert.equal(
      whyOf(() => read(JSON.stringify({ version: VERSION }))),
      "corrupt",
    );
  }
});

test("a log that is no log is taken out of a game or its solve, and reported", () => {
  const good = {
    ...playedOf(after(change.give(0), change.played({ ...NOT_PLAYED, record: "e7" }, 5))),
  };
  const logs = [
    ["", true],
    ["0e7", true],
    [null, true],
    ["e7", false],
    [7, false],
    [["0e7"], false],
  ] as const;
  for (const [log, isFine] of logs) {
    for (const [solveLog, isSolveFine] of [
      ["0e7", true],
      ["e7", false],
      [null, false],
      [undefined, true],
    ] as const) {
      const lost: object[] = [];
      const solved = { ...SOLVE, ...(solveLog !== undefined && { log: solveLog }) };
      const game = { ...good, log, solved };
      const read = readGame(JSON.stringify({ version: VERSION, ...game }), good.id, (parts) =>
        lost.push(parts),
      );
      const wanted = { ...game, log: isFine ? log : null, solved: isSolveFine ? solved : SOLVE };
      assert.deepEqual(read, wanted);
      const spoilt = [...(isFine ? [] : [log]), ...(isSolveFine ? [] : [solveLog])];
      assert.deepEqual(lost, spoilt.length > 0 ? [{ version: VERSION, logs: spoilt }] : []);
    }
  }
});

test("a saved day needs a valid puzzle with a grade; otherwise only that day is left out", () => {
  const good = {
    date: "2026-11-21",
    "queens-easy": { size: "8x8", at: ["a8"], grade: "easy" },
    queens: { size: "8x8", at: ["c8"], grade: "medium" },
    knights: { size: "6x6", at: ["a6"], closed: false, blocked: ["c3"], grade: "hard" },
    colour: { size: "8x8", regions: FIRST_BOARDS.colour.regions, grade: "hard" },
  };
  const { queens, knights } = good;
  const other = { ...good, date: "2026-11-20" };
  for (const bad of [
    ...[-1, 0.5, 1e308, {}, [], "none", null].map((grade) => ({ queens: { ...queens, grade } })),
    ...["0x0", "8x9", "99999999x99999999", "65x65", "8", 8, ["8x8"], "08x8", "8x8x", "8x08"].map(
      (size) => ({
        queens: { ...queens, size },
      }),
    ),
    ...[["a9"], ["a8", "b8"], ["a8", "a8"], [7], "a8", null].map((at) => ({
      queens: { ...queens, at },
    })),
    ...[{ at: ["a6", "b4"] }, { blocked: ["a6"] }, { blocked: ["z9"] }, { closed: 0 }].map(
      (more) => ({
        knights: { ...knights, ...more },
      }),
    ),
    ...[{ date: "2026-11-22" }, { queens: null }, { colour: null }, { extra: 1 }],
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
  const large = {
    queens: { size: "10x10", at: ["a10"], grade: "easy" },
    knights: { ...knights, size: "5x12", at: ["l5"], blocked: ["a1", "b1"] },
  };
  const whole = { "2026-11-20": { ...other, ...large } };
  const told = (days: object) =>
    readDays(JSON.stringify({ version: VERSION, days }), () => assert.fail());
  assert.deepEqual(told(whole), whole);
});

test("saves of a newer page, and saves that are too large, are refused with the reason", () => {
  const future = JSON.stringify({ version: VERSION + 1, whatever: true });
  const large = saveGame({ ...playedOf(initialState()), record: "e7 ".repeat(LONGEST / 3) });
  for (const read of [readSettings, readGame, readSolve, readArchived]) {
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

test("saves may have the greatest length, and no more", () => {
  const text = saveSettings(initialState());
  assert.deepEqual(readSettings(text.padEnd(LONGEST)), readSettings(text));
  assert.equal(
    whyOf(() => readSettings(text.padEnd(LONGEST + 1))),
    "large",
  );
});

test("a new setting gets its default, and an obsolete one is dropped", () => {
  const { shadows: _, ...saved } = JSON.parse(saveSettings(after()));
  const read = readSettings(JSON.stringify({ ...saved, gone: 1 }));
  assert.equal(read.shadows, true);
  assert.ok(!("gone" in read));
});
