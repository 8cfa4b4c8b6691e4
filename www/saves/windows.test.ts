import assert from "node:assert/strict";
import fc from "fast-check";
import { test } from "vitest";
import { DAILY } from "../../tests/unit/invented-day.ts";
import { logOf, solve, summaryWith } from "../../tests/unit/solves.ts";
import { FakeStore, memorySaves } from "../../tests/unit/store.ts";
import { EnginePanic } from "../engine/door.ts";
import { tidied, united } from "../store/games.ts";
import { EMPTY, initialState, type Kept, NOT_PLAYED, newGame, type State } from "../store/state.ts";
import { exportAll } from "./exported.ts";
import * as saved from "./saved.ts";
import { browserSaves, forget } from "./storage.ts";
import { importAll } from "./transfer.ts";
import "../../tests/unit/engine.ts";

/** How a window saves, and what it takes over from other windows. */

const A8 = { ...EMPTY, squares: [0] };
const A8_ID = "queens/8/a8";
const GAME = `forward-check/game/${A8_ID}`;
const SETTINGS = "forward-check";

const DAYS: State["days"] = { [DAILY.date]: DAILY };

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
  const saves = memorySaves(store);
  saves.load();
  saves.save(state);
  return { saves, store };
}

/** What a window takes over of a game that another has saved: heard at once, or only when it saves its own. */
function merged(base: Kept, mine: Kept, theirs: Kept) {
  const text = saved.saveGame(theirs);
  const listening = windowWith(having(base));
  listening.store.entries.set(GAME, text);
  const heard = listening.saves.received({ key: GAME, newValue: text }, having(mine));
  const deaf = windowWith(having(base));
  deaf.store.entries.set(GAME, text);
  const { state } = deaf.saves.save(having({ ...mine }));
  assert.deepEqual(state.play.games, heard.play.games);
  for (const [store, now] of [
    [listening.store, listening.saves.save(heard).state],
    [deaf.store, state],
  ] as const) {
    assert.deepEqual(now.play.games, heard.play.games);
    const { games } = memorySaves(store).load().state.play;
    assert.deepEqual(games, heard.play.games, "it is saved");
  }
  return Object.values(heard.play.games).filter(({ id }) => id.startsWith(played().id));
}

test("if one of two windows has moved, or goes on from the other, its board is in both", () => {
  const base = played({ record: "e7 h6" });
  const [on, further, back] = [
    played({ record: "e7 h6 f5", changed: 2_001 }),
    played({ record: "e7 h6 f5 c4", changed: 2_002 }),
    played({ record: "e7", undone: "h6", changed: 2_003 }),
  ];
  for (const [mine, theirs, wanted] of [
    [base, on, on],
    [on, base, on],
    // By a clock that was set back.
    [base, { ...on, changed: 1_000 }, on],
    [base, back, back],
    [further, on, further],
    [on, further, further],
    [further, back, further],
    [back, further, further],
  ] as const) {
    const [one, ...others] = merged(base, mine, theirs);
    const what = `${mine.record} and ${theirs.record}`;
    assert.deepEqual(others, [], what);
    assert.deepEqual([one?.record, one?.undone], [wanted.record, wanted.undone], what);
  }
});

test("if two windows have made different moves, there are two games, and the later keeps its id", () => {
  const base = played();
  const [older, newer] = [played({ record: "e7 h6" }), played({ record: "e7 g5", changed: 2_001 })];
  for (const [mine, theirs] of [
    [older, newer],
    [newer, older],
  ] as const) {
    assert.deepEqual(
      merged(base, mine, theirs).map(({ id, record }) => [id, record]),
      [
        [base.id, "e7 g5"],
        [`${base.id}~2`, "e7 h6"],
      ],
    );
  }
});

test("hints and mistakes of two windows add up, and neither time, mark nor solve is lost", () => {
  const base = played({ hints: 1, mistakes: 1, seconds: 5 });
  const mine = played({ hints: 2, mistakes: 3, seconds: 9, mark: "e7" });
  const theirs = played({ hints: 4, mistakes: 1, seconds: 7, solved: solve(), log: "" });
  const wanted = { hints: 5, mistakes: 3, seconds: 9, mark: "e7", solved: solve(), log: "" };
  for (const [one, other] of [
    [mine, theirs],
    [theirs, mine],
  ] as const) {
    const [both, ...others] = merged(base, one, other);
    assert.deepEqual(both, { ...base, ...wanted });
    assert.deepEqual(others, []);
  }
});

/** A window that shows something else than the first visit does. */
function elsewhere(...games: Kept[]): State {
  const state = having(...games);
  return {
    ...state,
    theme: "dark",
    mode: "learn",
    game: "knights",
    screen: "home",
    lesson: { ...state.lesson, id: "thrashing" },
    page: "key",
    projector: true,
    watch: { ...state.watch, queens: { ...state.watch.queens, step: 7 } },
  };
}

test("a window takes over another’s settings, but not its place", () => {
  const mine = initialState();
  const compare = { ...mine.compare, tab: "growth" as const };
  const theirs: State = { ...elsewhere(played()), compare };
  const { saves, store } = windowWith(mine);
  const newValue = saved.saveSettings(theirs);
  store.entries.set(SETTINGS, newValue);
  const heard = saves.received({ key: SETTINGS, newValue }, mine);
  assert.deepEqual(heard, { ...mine, theme: "dark" });
});

test("a file adds its bookmarks and hints to those here, and leads nowhere", () => {
  const [one, other] = [1, 2].map((step) => ({ run: "#/queens/8/-/count@0", step }));
  const mine: State = { ...having(played()), bookmarks: [one!], hintsSeen: ["crosses"] };
  const untouched = newGame("queens", { ...EMPTY, squares: [1] });
  const theirs: State = {
    ...elsewhere(untouched),
    bookmarks: [one!, other!],
    hintsSeen: ["crosses", "pen"],
    solves: logOf(solve()),
  };
  const { state, message } = importAll(mine, exportAll(theirs, 0).text);
  const games = { ...mine.play.games, [untouched.id]: untouched };
  assert.deepEqual(state, {
    ...mine,
    ...{ theme: "dark", bookmarks: theirs.bookmarks, hintsSeen: theirs.hintsSeen },
    ...{ solves: theirs.solves, play: { ...mine.play, games } },
  });
  assert.equal(message, "Loaded: 0 puzzles and 1 solve added.");
});

test("a file need not have every part, and only its readable settings count", () => {
  const { text } = exportAll({ ...having(played()), theme: "dark" }, 0);
  const { version } = JSON.parse(text);
  const loaded = (file: object) => importAll(initialState(), JSON.stringify(file));
  const none = loaded({ format: "forward-check", version });
  assert.deepEqual(
    [none.state, none.message],
    [initialState(), "Loaded. Everything in it was here already."],
  );
  const newer = loaded({ ...JSON.parse(text), settings: { version: version + 1 } });
  assert.deepEqual([newer.state.theme, recordOf(newer.state)], [null, "e7"]);
  assert.equal(
    newer.message,
    "Loaded: 1 puzzle and 0 solves added. Part of the file is damaged and was left out.",
  );
});

test("a game started in another window appears", () => {
  const { saves, store } = windowWith(initialState());
  const text = saved.saveGame(played());
  store.entries.set(GAME, text);
  assert.equal(recordOf(saves.received({ key: GAME, newValue: text }, initialState())), "e7");
});

test("an unreadable game of another window removes nothing", () => {
  const mine = having(played());
  const { saves, store } = windowWith(mine);
  store.entries.set(GAME, "spoilt");
  assert.equal(saves.received({ key: GAME, newValue: "spoilt" }, mine), mine);
});

test("a game that this window wrote is removed once it is dropped, others are not", () => {
  const { saves, store } = windowWith(having(played()));
  assert.ok(store.getItem(GAME));
  saves.save(initialState());
  assert.equal(store.getItem(GAME), null);

  const full = windowWith(having(played()));
  full.store.entries.set(GAME, "x".repeat(80));
  // There is no space to set it aside.
  full.store.room = full.store.used;
  full.saves.save(initialState());
  assert.equal(full.store.getItem(GAME), "x".repeat(80));
});

test("unknown entries are left alone", () => {
  const state = initialState();
  const { saves, store } = windowWith(state);
  const log = saved.saveSolve(solve());
  for (const key of ["forward-check/else", "another/page"]) {
    store.entries.set(key, log);
    assert.equal(saves.received({ key, newValue: log }, state), state, key);
  }
});

test("an entry that another window damaged changes nothing", () => {
  const state = { ...initialState(), learned: ["words/1"] };
  const { saves, store } = windowWith(state);
  for (const name of ["learned", "days", "solves"]) {
    const key = `forward-check/${name}`;
    store.entries.set(key, "spoilt");
    const heard = saves.received({ key, newValue: "spoilt" }, state);
    assert.deepEqual(heard, state, name);
  }
  const now = { ...state, days: DAYS };
  store.entries.set("forward-check/days", "spoilt again");
  assert.deepEqual(saves.save(now), { state: now, problem: "" });
  assert.equal(store.getItem("forward-check/days"), saved.saveDays(now));
});

test("storage cleared elsewhere is filled again", () => {
  const state = initialState();
  const { saves, store } = windowWith(state);
  store.entries.clear();
  assert.equal(saves.received({ key: null, newValue: null }, state), state);
  saves.save(state);
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
  const loaded = (...entries: [string, string][]) => {
    const store = new FakeStore();
    for (const [key, text] of entries) store.setItem(key, text);
    return memorySaves(store).load();
  };
  const settings = saved.saveSettings(initialState());
  assert.equal(loaded().isFirst, true);
  assert.equal(loaded([SETTINGS, settings]).isFirst, false);
  assert.equal(loaded([GAME, saved.saveGame(played())]).isFirst, false);
  assert.equal(loaded([SETTINGS, "spoilt"]).isFirst, false);
});

test("settings are restored, and only a damaged one is set aside", () => {
  const state: State = { ...initialState(), theme: "dark", rate: 7, sounds: true };
  const { store } = windowWith(state);
  const again = memorySaves(store).load().state;
  assert.deepEqual([again.theme, again.rate, again.sounds], ["dark", 7, true]);
  assert.deepEqual(Object.keys(again).toSorted(), Object.keys(state).toSorted());
  store.entries.set(SETTINGS, store.getItem(SETTINGS)!.replace('"rate":7', '"rate":"7"'));
  const saves = memorySaves(store);
  const { theme, rate } = saves.load().state;
  assert.deepEqual([theme, rate], ["dark", initialState().rate]);
  assert.deepEqual(
    saves.quarantined.map(({ text }) => text.includes('"rate":"7"')),
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
  const loaded = () => memorySaves(store).load().state.play;
  assert.deepEqual([loaded().back.queens, loaded().on], [[other.id], play.on]);
  assert.equal(loaded().seen.queens, played().id);
  store.entries.delete(`forward-check/game/${other.id}`);
  assert.deepEqual([loaded().back.queens, loaded().on.queens], [[], []]);
  store.entries.delete(GAME);
  assert.equal(loaded().seen.queens, newGame("queens", EMPTY).id);
});

test("a game set aside keeps its name, and stays there", () => {
  const { saves, store } = windowWith(having(played()));
  saves.quarantine(played());
  assert.match(saves.quarantined[0]!.name, /queens/);
  assert.ok(store.getItem(GAME));
});

test("after starting over nothing is stored", () => {
  const state = having(played());
  const { saves, store } = windowWith(state);
  saves.forget();
  const left = new Map(store.entries);
  assert.deepEqual(
    [...left.keys()],
    ["forward-check/quarantine/1/over/everything", "forward-check/archive"],
  );
  const { state: now, problem } = saves.save({ ...state, theme: "dark" });
  assert.deepEqual([now.theme, problem], ["dark", ""]);
  assert.deepEqual(store.entries, left);
});

const ARCHIVED = { revision: 1, summary: summaryWith(solve({ ended: 2 })), excluded: 0 };

test("starting over puts every entry into the file: what can’t be read as text, the rest to load", () => {
  const state: State = {
    ...having(played()),
    theme: "dark",
    learned: ["words/1"],
    solves: { archived: ARCHIVED, pending: [solve()] },
    days: DAYS,
  };
  const all = new Map(windowWith(state).store.entries);
  const [solves, days, learned, pending] = ["solves", "days", "learned", `solve/1/${A8_ID}`].map(
    (name) => `${SETTINGS}/${name}`,
  );
  for (const key of ["", ...all.keys()]) {
    const lists = key === solves || key === learned ? ['{"version":1}'] : [];
    for (const spoilt of ["", "{mangled", "17", "null", ...lists]) {
      const store = new FakeStore();
      for (const [name, text] of all) store.entries.set(name, name === key ? spoilt : text);
      memorySaves(store).forget();
      const [file = "", ...others] = store.entries.values();
      const { unreadable, archived, archive, ...parts } = JSON.parse(file);
      assert.deepEqual(unreadable, key ? [spoilt] : [], `${key} is ${spoilt}`);
      assert.deepEqual([others, archive], [["forward-check-2"], "forward-check"]);
      assert.equal("days" in parts, key !== days);
      assert.deepEqual(archived, key === solves ? undefined : { version: 1, ...ARCHIVED });
      const { state: read, problem, message } = importAll(initialState(), file);
      assert.equal(problem, "");
      assert.doesNotMatch(message, /damaged/);
      assert.equal(read.theme, key === SETTINGS ? null : "dark");
      assert.deepEqual(read.solves.pending, key === pending ? [] : [solve()]);
      assert.deepEqual(read.learned, key === learned ? [] : ["words/1"]);
      assert.equal(recordOf(read), key === GAME ? undefined : "e7");
    }
  }
});

/** The entries that are set aside, without the beginning of their keys. */
const quarantinedIn = ({ entries }: FakeStore) =>
  [...entries.keys()].flatMap((key) => key.split("forward-check/quarantine/")[1] ?? []);

test("what can’t be read is set aside under a new number, once, and the page says how much it was", () => {
  const store = new FakeStore();
  const told = [SETTINGS, GAME, "forward-check/days"].map((key, at) => {
    store.entries.set(key, `spoilt ${at}`);
    const saves = memorySaves(store);
    return saves.load().problem;
  });
  const one =
    "One saved entry was set aside. It could not be read. You can download it under Help, Settings.";
  assert.deepEqual(told, [one, one, one]);
  const kept = ["1/corrupt/settings", "2/corrupt/game/queens/8/a8", "3/corrupt/days"];
  assert.deepEqual(quarantinedIn(store), kept);
  // The same texts again are not kept twice, and need no words.
  for (const [at, key] of [SETTINGS, GAME].entries()) store.entries.set(key, `spoilt ${at}`);
  const again = memorySaves(store);
  assert.equal(again.load().problem, "");
  assert.deepEqual(
    [quarantinedIn(store), store.getItem(SETTINGS), store.getItem(GAME)],
    [kept, null, null],
  );
  // The same text under another name is another entry.
  store.entries.set(SETTINGS, "spoilt 1");
  store.entries.set("forward-check/learned", "spoilt 2");
  const both = memorySaves(store);
  assert.equal(
    both.load().problem,
    "2 saved entries were set aside. You can download them under Help, Settings.",
  );
  assert.deepEqual(quarantinedIn(store), [...kept, "4/corrupt/settings", "5/corrupt/learned"]);
});

test("what is set aside is listed in its order, with a name for its file and the reason", () => {
  const store = new FakeStore();
  store.entries.set("forward-check/quarantine/10/large/days", "ten");
  store.entries.set("forward-check/quarantine/9/moves/game/queens/8/a8", "nine");
  store.entries.set("forward-check/quarantine/x/unknown/solves", "none");
  assert.deepEqual(memorySaves(store).quarantined, [
    { name: "forward-check solves x.json", text: "none", why: "It could not be read." },
    {
      name: "forward-check game queens 8 a8 9.json",
      text: "nine",
      why: "Some of its moves could not be replayed.",
    },
    { name: "forward-check days 10.json", text: "ten", why: "It is too large to read." },
  ]);
});

test("only a game of a newer version comes back, once it can be read", () => {
  const store = new FakeStore();
  const game = saved.saveGame(played());
  const keys = [
    "12/new/game/queens/8/a8",
    "13/new/game/queens/8/b8",
    "14/corrupt/game/x",
    "15/new/days",
  ];
  for (const key of keys)
    store.entries.set(`forward-check/quarantine/${key}`, key.startsWith("13") ? "{" : game);
  const { state, problem } = memorySaves(store).load();
  assert.deepEqual([recordOf(state), problem], ["e7", ""]);
  assert.deepEqual(quarantinedIn(store), keys.slice(1));
});

test("without space, an entry that can’t be read stays where it is, and is listed", () => {
  for (const [key, name, spoilt] of [
    [GAME, "game queens 8 a8", "{mangled"],
    [SETTINGS, "settings", saved.saveSettings(initialState()).replace('"rate":2', '"rate":"2"')],
  ] as const) {
    const store = new FakeStore();
    store.entries.set(key, spoilt);
    store.room = store.used;
    const saves = memorySaves(store);
    const { state, problem } = saves.load();
    assert.match(problem, /^One saved entry was set aside/);
    assert.match(saves.save({ ...having(played()), theme: "dark" }).problem, /storage is full/);
    assert.deepEqual([...store.entries], [[key, spoilt]]);
    const why = "It could not be read.";
    assert.deepEqual(saves.quarantined, [
      { name: `forward-check ${name}.json`, text: spoilt, why },
    ]);
    assert.equal(state.rate, initialState().rate);
  }
});

test("a bug is thrown, and not taken for a damaged entry", () => {
  class Broken extends FakeStore {
    override getItem(key: string) {
      const text = super.getItem(key);
      return text && Object.assign(Object(text), { toString: raise });
    }
  }
  const raise = () => {
    throw new EnginePanic("The engine has stopped.");
  };
  const store = new Broken();
  store.entries.set(GAME, saved.saveGame(played()));
  assert.throws(() => memorySaves(store).load(), EnginePanic);
  assert.throws(() => importAll(initialState(), store.getItem(GAME)), EnginePanic);
  assert.deepEqual(quarantinedIn(store), []);
});

test("the page knows whether it has saved anything", () => {
  const store = new FakeStore();
  assert.equal(memorySaves(store).isEmpty, true);
  store.entries.set("another/page", "1");
  assert.equal(memorySaves(store).isEmpty, true);
  windowWith(initialState(), store);
  assert.equal(memorySaves(store).isEmpty, false);
});

test("an entry that another window removed changes nothing here", () => {
  const mine: State = { ...having(played()), learned: ["words/1"] };
  const { saves, store } = windowWith(mine);
  for (const key of store.entries.keys()) {
    assert.equal(saves.received({ key, newValue: null }, mine), mine, key);
  }
});

test("a game that nobody began is dropped once nothing refers to it", () => {
  const state = having();
  const left = (more: Partial<Kept>) => {
    const kept = played({ record: "", begun: 0, ...more });
    const games = { ...state.play.games, [kept.id]: kept };
    return kept.id in tidied({ ...state, play: { ...state.play, games } }).play.games;
  };
  const id = `${played().id}~practice`;
  assert.deepEqual(
    [
      {},
      { begun: 1 },
      { record: "e7" },
      { undone: "e7" },
      { id },
      { id, record: "e7" },
      { id, begun: 1 },
      { from: "picture" as const },
    ].map(left),
    [false, true, true, true, false, true, true, true],
  );
  assert.equal(tidied(state), state);
  const back = { ...state.play.back, queens: [played().id] };
  const reached = having(played({ record: "", begun: 0 }));
  const play = { ...reached.play, seen: state.play.seen };
  assert.ok(played().id in tidied({ ...reached, play: { ...play, back } }).play.games);
  assert.ok(!(played().id in tidied({ ...reached, play }).play.games));
});

test("starting over with nothing saved sets nothing aside", () => {
  const store = new FakeStore();
  memorySaves(store).forget();
  assert.equal(store.length, 0);
});

test("starting over without space for the file leaves everything in place", () => {
  class Narrow extends FakeStore {
    override setItem(key: string, text: string) {
      if (key.includes("/quarantine/")) throw new DOMException("full", "QuotaExceededError");
      super.setItem(key, text);
    }
  }
  const { saves, store } = windowWith(having(played()), new Narrow());
  const before = new Map(store.entries);
  saves.forget();
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
  const { saves } = windowWith(initialState(), store);
  store.isClosed = true;
  const { problem } = saves.save({ ...initialState(), theme: "dark" });
  assert.match(problem, /won’t let this page save anything/);
  assert.equal(saves.save({ ...initialState(), theme: "light" }).problem, "");
});

test("the page has one Saves, on the browser’s own storage", () => {
  const store = new FakeStore();
  Object.defineProperty(globalThis, "localStorage", { value: store, configurable: true });
  try {
    browserSaves().load();
    browserSaves().save(having(played()));
    assert.ok(store.getItem(GAME));
    forget();
    assert.equal(store.getItem(GAME), null);
    assert.match([...store.entries.keys()].join(), /over\/everything,forward-check\/archive$/);
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
        assert.deepEqual(united(after, kept).games, after, "a second time changes nothing");
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
    // A game of another puzzle with the same moves is no copy.
    const b7 = played({ record: "e7 h6", id: "queens/8/b7" });
    const { games, id } = united({ [b7.id]: b7, [first.id]: first }, second);
    assert.deepEqual(
      Object.values(games).map(({ id, record }) => [id, record]),
      [
        [b7.id, "e7 h6"],
        [older.id, "c7"],
        [`${older.id}~2`, "e7 h6"],
      ],
    );
    assert.equal(games[id]?.record, second.record);
  }
  // Of two that were played last at the same time, the one that was there.
  const same = { ...newer, changed: older.changed };
  assert.equal(united({ [older.id]: older }, same).id, `${older.id}~2`);
});
