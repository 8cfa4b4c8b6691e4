import assert from "node:assert/strict";
import fc from "fast-check";
import { test } from "vitest";
import { united } from "../../www/state/games.ts";
import * as saved from "../../www/state/saved.ts";
import {
  EMPTY,
  initialState,
  type Kept,
  NOT_PLAYED,
  newGame,
  type State,
} from "../../www/state/state.ts";
import { browserKeeper, forget } from "../../www/state/storage.ts";
import { importAll } from "../../www/state/transfer.ts";
import { solve } from "./solves.ts";
import { FakeStore, memoryKeeper } from "./store.ts";
import "./engine.ts";

/** How a window saves, and what it takes over from other windows. */

const A8 = { ...EMPTY, squares: [0] };
const GAME = "forward-check/game/queens/8/a8";
const SETTINGS = "forward-check";

const DAYS: State["days"] = {
  "2026-11-21": {
    date: "2026-11-21",
    version: 1,
    queens: { size: "8x8", at: ["a8"], grade: "easy" },
    knights: { size: "6x6", at: ["a6"], closed: false, blocked: [], grade: "hard" },
  },
};

const played = (more: Partial<Kept> = {}) =>
  newGame("queens", A8, { ...NOT_PLAYED, record: "e7", begun: 1, changed: 2_000, ...more });

/** A state with these games besides the empty boards; the first game is open. */
function having(...games: Kept[]): State {
  const state = initialState();
  const all = Object.fromEntries(games.map((kept) => [kept.id, kept]));
  const seen = { ...state.play.seen, ...(games[0] && { [games[0].game]: games[0].id }) };
  return { ...state, play: { ...state.play, games: { ...state.play.games, ...all }, seen } };
}

const recordOf = (state: State) => state.play.games[played().id]?.record;

/** A window that has saved a state. */
function windowWith(state: State, store = new FakeStore()) {
  const keeper = memoryKeeper(store);
  keeper.recall();
  keeper.keep(state);
  return { keeper, store };
}

test("if two windows play a game, the later save counts", () => {
  for (const [changed, seconds, isTaken] of [
    [2_001, 0, true],
    [1_999, 9, false],
    [2_000, 6, true],
    [2_000, 5, false],
    [2_000, 4, false],
  ] as const) {
    const mine = having(played({ seconds: 5 }));
    const text = saved.saveGame(played({ record: "e7 h6", changed, seconds }));
    const wanted = isTaken ? "e7 h6" : "e7";
    const what = `${changed}, ${seconds} s`;

    const listening = windowWith(mine);
    listening.store.entries.set(GAME, text);
    const heard = listening.keeper.received({ key: GAME, newValue: text }, mine);
    assert.equal(recordOf(heard), wanted, `heard: ${what}`);

    const deaf = windowWith(mine);
    deaf.store.entries.set(GAME, text);
    const more = { ...mine, play: { ...mine.play, games: { ...mine.play.games } } };
    more.play.games[played().id] = played({ seconds: 5 });
    assert.equal(recordOf(deaf.keeper.keep(more).state), wanted, `kept: ${what}`);
    assert.match(deaf.store.getItem(GAME) ?? "", new RegExp(`"${wanted}"`), what);
  }
});

test("a window takes over another’s settings, but not its place", () => {
  const mine = initialState();
  const theirs: State = {
    ...having(played()),
    theme: "dark",
    mode: "learn",
    game: "knights",
    screen: "home",
    lesson: { ...mine.lesson, id: "thrashing" },
    page: "key",
    projector: true,
    watch: { ...mine.watch, queens: { ...mine.watch.queens, step: 7 } },
    compare: { ...mine.compare, tab: "growth" },
  };
  const { keeper, store } = windowWith(mine);
  const newValue = saved.saveSettings(theirs);
  store.entries.set(SETTINGS, newValue);
  const heard = keeper.received({ key: SETTINGS, newValue }, mine);
  assert.deepEqual(heard, { ...mine, theme: "dark" });
});

test("a game started in another window appears", () => {
  const { keeper, store } = windowWith(initialState());
  const text = saved.saveGame(played());
  store.entries.set(GAME, text);
  assert.equal(recordOf(keeper.received({ key: GAME, newValue: text }, initialState())), "e7");
});

test("an unreadable game of another window removes nothing", () => {
  const mine = having(played());
  const { keeper, store } = windowWith(mine);
  store.entries.set(GAME, "spoilt");
  assert.equal(keeper.received({ key: GAME, newValue: "spoilt" }, mine), mine);
});

test("a game that this window wrote is removed once it is dropped, others are not", () => {
  const { keeper, store } = windowWith(having(played()));
  assert.ok(store.getItem(GAME));
  keeper.keep(initialState());
  assert.equal(store.getItem(GAME), null);

  const full = windowWith(having(played()));
  full.store.entries.set(GAME, "x".repeat(80));
  // There is no space to set it aside.
  full.store.room = full.store.used;
  full.keeper.keep(initialState());
  assert.equal(full.store.getItem(GAME), "x".repeat(80));
});

test("unknown entries are left alone", () => {
  const state = initialState();
  const { keeper, store } = windowWith(state);
  const log = saved.saveLog({ ...state, solves: [solve()] });
  for (const key of ["forward-check/else", "another/page"]) {
    store.entries.set(key, log);
    assert.equal(keeper.received({ key, newValue: log }, state), state, key);
  }
});

test("an entry that another window damaged changes nothing", () => {
  const state = { ...initialState(), learned: ["words/1"] };
  const { keeper, store } = windowWith(state);
  for (const name of ["learned", "days", "solves"]) {
    const key = `forward-check/${name}`;
    store.entries.set(key, "spoilt");
    const heard = keeper.received({ key, newValue: "spoilt" }, state);
    assert.deepEqual(heard, state, name);
  }
});

test("storage cleared elsewhere is filled again", () => {
  const state = initialState();
  const { keeper, store } = windowWith(state);
  store.entries.clear();
  assert.equal(keeper.received({ key: null, newValue: null }, state), state);
  keeper.keep(state);
  assert.ok(store.getItem(SETTINGS));
});

test("nothing is written for an empty value", () => {
  const { store } = windowWith(initialState());
  const wanted = [
    SETTINGS,
    ...Object.keys(initialState().play.games).map((id) => `forward-check/game/${id}`),
  ];
  assert.deepEqual([...store.entries.keys()].toSorted(), wanted.toSorted());
});

test("a visit is the first if nothing was saved", () => {
  const recalled = (...entries: [string, string][]) => {
    const store = new FakeStore();
    for (const [key, text] of entries) store.setItem(key, text);
    return memoryKeeper(store).recall();
  };
  const settings = saved.saveSettings(initialState());
  assert.equal(recalled().isFirst, true);
  assert.equal(recalled([SETTINGS, settings]).isFirst, false);
  assert.equal(recalled([GAME, saved.saveGame(played())]).isFirst, false);
  assert.equal(recalled([SETTINGS, "spoilt"]).isFirst, false);
});

test("settings are restored, and only a damaged one is set aside", () => {
  const state: State = { ...initialState(), theme: "dark", rate: 7, sounds: true };
  const { store } = windowWith(state);
  const again = memoryKeeper(store).recall().state;
  assert.deepEqual([again.theme, again.rate, again.sounds], ["dark", 7, true]);
  store.entries.set(SETTINGS, store.getItem(SETTINGS)!.replace('"rate":7', '"rate":"7"'));
  const keeper = memoryKeeper(store);
  const { theme, rate } = keeper.recall().state;
  assert.deepEqual([theme, rate], ["dark", initialState().rate]);
  assert.deepEqual(
    keeper.aside.map(({ text }) => text.includes('"rate":"7"')),
    [true],
  );
});

test("Undo returns to existing boards of the same game", () => {
  const other = newGame(
    "queens",
    { ...EMPTY, squares: [9] },
    { record: "e7", begun: 1, changed: 1 },
  );
  const state = having(played(), other);
  const knights = state.play.seen.knights;
  const play = {
    ...state.play,
    back: { queens: [other.id, knights], colour: [], knights: [] },
    on: { queens: [other.id], colour: [], knights: [knights] },
  };
  const { store } = windowWith({ ...state, play });
  const recalled = () => memoryKeeper(store).recall().state.play;
  assert.deepEqual([recalled().back.queens, recalled().on], [[other.id], play.on]);
  assert.equal(recalled().seen.queens, played().id);
  store.entries.delete(`forward-check/game/${other.id}`);
  assert.deepEqual([recalled().back.queens, recalled().on.queens], [[], []]);
  store.entries.delete(GAME);
  assert.equal(recalled().seen.queens, newGame("queens", EMPTY).id);
});

test("a game set aside keeps its name, and stays there", () => {
  const { keeper, store } = windowWith(having(played()));
  keeper.setAside(played());
  assert.match(keeper.aside[0]!.name, /queens/);
  assert.ok(store.getItem(GAME));
});

test("after starting over nothing is stored", () => {
  const state = having(played());
  const { keeper, store } = windowWith(state);
  keeper.forget();
  const left = new Map(store.entries);
  assert.deepEqual([...left.keys()], ["forward-check/aside/1/over/everything"]);
  const { state: now, problem } = keeper.keep({ ...state, theme: "dark" });
  assert.deepEqual([now.theme, problem], ["dark", ""]);
  assert.deepEqual(store.entries, left);
});

test("starting over puts every entry into the file: what can’t be read as text, the rest to load", () => {
  const state: State = {
    ...having(played()),
    theme: "dark",
    learned: ["words/1"],
    solves: [solve()],
    days: DAYS,
  };
  const all = new Map(windowWith(state).store.entries);
  const [solves, days, learned] = ["solves", "days", "learned"].map(
    (name) => `${SETTINGS}/${name}`,
  );
  for (const key of ["", ...all.keys()]) {
    const lists = key === solves || key === learned ? ['{"version":8}'] : [];
    for (const spoilt of ["", "{mangled", "17", "null", ...lists]) {
      const store = new FakeStore();
      for (const [name, text] of all) store.entries.set(name, name === key ? spoilt : text);
      memoryKeeper(store).forget();
      const [file = "", ...others] = store.entries.values();
      const { unreadable, ...parts } = JSON.parse(file);
      assert.deepEqual([others, unreadable], [[], key ? [spoilt] : []], `${key} is ${spoilt}`);
      assert.equal("days" in parts, key !== days);
      const { state: read, problem } = importAll(initialState(), file);
      assert.equal(problem, "");
      assert.equal(read.theme, key === SETTINGS ? null : "dark");
      assert.deepEqual(read.solves, key === solves ? [] : [solve()]);
      assert.deepEqual(read.learned, key === learned ? [] : ["words/1"]);
      assert.equal(recordOf(read), key === GAME ? undefined : "e7");
    }
  }
});

test("starting over with nothing saved sets nothing aside", () => {
  const store = new FakeStore();
  memoryKeeper(store).forget();
  assert.equal(store.length, 0);
});

test("starting over without space for the file leaves everything in place", () => {
  class Narrow extends FakeStore {
    override setItem(key: string, text: string) {
      if (key.includes("/aside/")) throw new DOMException("full", "QuotaExceededError");
      super.setItem(key, text);
    }
  }
  const { keeper, store } = windowWith(having(played()), new Narrow());
  const before = new Map(store.entries);
  keeper.forget();
  assert.deepEqual([...store.entries].toSorted(), [...before].toSorted());
});

test("storage that the browser blocks later is reported as blocked, not full", () => {
  class Closing extends FakeStore {
    isClosed = false;
    override get length() {
      if (this.isClosed) throw new DOMException("denied", "SecurityError");
      return super.length;
    }
    override setItem(key: string, text: string) {
      if (this.isClosed) throw new DOMException("denied", "SecurityError");
      super.setItem(key, text);
    }
  }
  const store = new Closing();
  const { keeper } = windowWith(initialState(), store);
  store.isClosed = true;
  const { problem } = keeper.keep({ ...initialState(), theme: "dark" });
  assert.match(problem, /won’t let this page save anything/);
  assert.equal(keeper.keep({ ...initialState(), theme: "light" }).problem, "");
});

test("the page has one keeper, on the browser’s own storage", () => {
  const store = new FakeStore();
  Object.defineProperty(globalThis, "localStorage", { value: store, configurable: true });
  try {
    browserKeeper().recall();
    browserKeeper().keep(having(played()));
    assert.ok(store.getItem(GAME));
    forget();
    assert.equal(store.getItem(GAME), null);
    assert.match([...store.entries.keys()].join(), /over\/everything$/);
  } finally {
    Reflect.deleteProperty(globalThis, "localStorage");
  }
});

/** Copies of one puzzle's game, some of which continue others. */
const copies = fc.array(
  fc.record({
    record: fc.constantFrom("", "e7", "e7 h6", "e7 h6 f5", "e7 h6 f5 c4", "e7 h", "c7", "c7 b5"),
    changed: fc.nat(4),
    seconds: fc.nat(9),
    hints: fc.nat(2),
    isSolved: fc.boolean(),
  }),
  { minLength: 1, maxLength: 6 },
);

/** Whether a game has the moves of another, and perhaps more. */
const continues = (game: Kept, { record }: Kept) =>
  record === "" || game.record === record || game.record.startsWith(`${record} `);

test("uniting copies of a game keeps all moves, the best of their figures, and a solve", () => {
  fc.assert(
    fc.property(copies, (all) => {
      let games: Record<string, Kept> = {};
      for (const { isSolved, ...copy } of all) {
        const kept = played({
          ...copy,
          solved: isSolved ? solve() : null,
          log: isSolved ? "" : "0e7",
        });
        const before = games;
        const { games: after, id } = united(before, kept);
        games = after;
        for (const [key, game] of Object.entries(after)) assert.equal(game.id, key);
        assert.ok(continues(after[id]!, kept), "its moves are there");
        for (const game of Object.values(before)) {
          const left = Object.values(after).filter((other) => continues(other, game));
          assert.ok(
            left.some(({ seconds, hints, changed }) => {
              return seconds >= game.seconds && hints >= game.hints && changed >= game.changed;
            }),
          );
          if (game.solved) assert.ok(left.some(({ solved, log }) => solved && log === ""));
        }
        assert.deepEqual(united(after, kept).games, after, "once more changes nothing");
      }
    }),
    { seed: 24, numRuns: 500 },
  );
});

test("of two games with different moves, the one played last keeps the id", () => {
  const [older, newer] = [played({ record: "e7 h6" }), played({ record: "c7", changed: 2_001 })];
  for (const [first, second] of [
    [older, newer],
    [newer, older],
  ] as const) {
    const { games, id } = united({ [first.id]: first }, second);
    assert.deepEqual(
      Object.values(games).map(({ id, record }) => [id, record]),
      [
        [older.id, "c7"],
        [`${older.id}~2`, "e7 h6"],
      ],
    );
    assert.equal(games[id]?.record, second.record);
  }
});
