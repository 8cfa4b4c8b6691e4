import assert from "node:assert/strict";
import { test } from "vitest";
import { squareNames } from "../../tests/unit/engine.ts";
import { DAILY } from "../../tests/unit/invented-day.ts";
import { Person } from "../../tests/unit/person.ts";
import { logOf, solve, summaryWith } from "../../tests/unit/solves.ts";
import { FakeStore, memorySaves, type Written } from "../../tests/unit/store.ts";
import { withClock } from "../../tests/unit/time.ts";
import { roster } from "../engine/setting-up.ts";
import * as change from "../store/changes.ts";
import { continued } from "../store/games.ts";
import { changing } from "../store/model.ts";
import { NO_LOG, summaryOf } from "../store/solves.ts";
import { initialState, NOT_PLAYED, playedOf, type State } from "../store/state.ts";
import { NO_SOLVES } from "../store/summary.ts";
import { exportAll } from "./exported.ts";
import { hasSomethingToLose, Persistence } from "./persistence.ts";
import { LONGEST, LONGEST_OF_MANY, saveArchived, saveGame, VERSION } from "./saved.ts";
import { Saves } from "./storage.ts";
import { importAll } from "./transfer.ts";

const NAMES = squareNames(8, 8);
const at = (name: string) => NAMES.indexOf(name);
const GAME = "forward-check/game/queens/8/a8";

/** The state after several changes. */
const after = (...changes: change.Change[]) =>
  changes.reduce((state, step) => step(state), initialState());

/** The state after these moves were made by hand. */
const play = (record: string, now: number) => change.played({ ...NOT_PLAYED, record }, now);

/** A window of the page, which loads and saves in a store. */
function openWindow(store: FakeStore, clock = () => 1_000_000) {
  const saves = memorySaves(store);
  const { state, problem, isFirst } = saves.load();
  const session = new Person(state, roster(), saves, { clock });
  session.prepareBoards();
  return { session, saves, problem, isFirst };
}

/** A store with a game of two moves. */
function storeWithGame() {
  const store = new FakeStore();
  const { session } = openWindow(store);
  session.give(0);
  for (const name of ["e7", "h6"]) session.act(at(name));
  return store;
}

test("the first visit finds nothing stored, and saves everything", () => {
  const store = new FakeStore();
  assert.equal(openWindow(store).isFirst, true);
  const again = openWindow(storeWithGame());
  assert.deepEqual([again.isFirst, again.problem], [false, ""]);
  assert.equal(playedOf(again.session.state).record, "e7 h6");
});

test("a move saves only the changed entries, immediately", () => {
  const store = storeWithGame();
  const { session } = openWindow(store);
  store.written = [];
  session.act(at("f5"));
  assert.deepEqual(store.written, [GAME]);
  assert.match(store.getItem(GAME) ?? "", /"e7 h6 f5"/);
  store.written = [];
  session.set({ sounds: true });
  assert.ok(store.written.every((key) => [GAME, "forward-check"].includes(key)));
});

test("unfinished games are listed with the last one played first", () => {
  const store = storeWithGame();
  let now = 2_000_000;
  const { session } = openWindow(store, () => now);
  session.ask({ type: "watch/clear" });
  session.give(9);
  session.act(at("a5"));
  const ids = ({ state }: Person) => continued(state).map(({ id }) => id);
  assert.deepEqual(ids(session), ["queens/8/b7", "queens/8/a8"]);
  now += 1000;
  session.ask({ type: "play/open", id: "queens/8/a8" });
  assert.equal(session.board.game?.record, "e7 h6");
  session.act(at("f5"));
  assert.deepEqual(ids(session), ["queens/8/a8", "queens/8/b7"]);
  assert.deepEqual(ids(openWindow(store).session), ["queens/8/a8", "queens/8/b7"]);
});

/** Ten ways to damage a saved game. */
const SPOILT: Record<string, (text: string) => string> = {
  empty: () => "",
  "cut off": (text) => text.slice(0, text.length / 2),
  "with other bytes": () => "\0\u0001\ufffe",
  null: () => "null",
  "a list": (text) => `[${text}]`,
  "a number": () => "17",
  "without a version": (text) => text.replace('"version":', '"edition":'),
  "of another puzzle": (text) => text.replaceAll("queens/8/a8", "queens/8/b8"),
  "with a square off the board": (text) => text.replace('"squares":[0]', '"squares":[6400]'),
  "with a time that is text": (text) => text.replace(/"seconds":[\d.]+/, '"seconds":"long"'),
  "with moves that are not text": (text) => text.replace('"e7 h6"', '["e7","h6"]'),
  "with a missing part": (text) => text.replace('"undone":"",', ""),
  "with an invalid solve": (text) => text.replace('"solved":null', '"solved":{"id":1}'),
};

for (const [how, spoil] of Object.entries(SPOILT)) {
  test(`a damaged save is set aside, with a message: ${how}`, () => {
    const store = storeWithGame();
    const spoilt = spoil(store.getItem(GAME) ?? "");
    store.entries.set(GAME, spoilt);
    const { problem, saves, session } = openWindow(store);
    assert.match(problem, /^One saved entry was set aside\. It could not be read\./);
    assert.equal(store.getItem("forward-check/quarantine/1/corrupt/game/queens/8/a8"), spoilt);
    const name = "forward-check game queens 8 a8 1.json";
    assert.deepEqual(saves.quarantined, [{ name, text: spoilt, why: "It could not be read." }]);
    // A new game starts, and is saved under the old name.
    session.give(0);
    session.act(at("c7"));
    assert.match(store.getItem(GAME) ?? "", /"c7"/);
    assert.equal(store.getItem("forward-check/quarantine/1/corrupt/game/queens/8/a8"), spoilt);
  });
}

test("damaged settings leave all games alone", () => {
  const store = storeWithGame();
  store.entries.set("forward-check", "{mangled");
  const { problem, session } = openWindow(store);
  assert.match(problem, /set aside/);
  assert.equal(store.getItem("forward-check/quarantine/1/corrupt/settings"), "{mangled");
  assert.deepEqual(
    continued(session.state).map(({ record }) => record),
    ["e7 h6"],
  );
});

test("each damaged value gets a number, and is set aside only once", () => {
  const store = storeWithGame();
  for (const text of ["one", "two", "one"]) {
    store.entries.set(GAME, text);
    openWindow(store);
  }
  const quarantined = [...store.entries.keys()].filter((key) => key.includes("/quarantine/"));
  assert.deepEqual(
    quarantined.map((key) => store.getItem(key)),
    ["one", "two"],
  );
});

test("a save of a newer page is set aside until a page can read it", () => {
  const store = storeWithGame();
  const text = store.getItem(GAME) ?? "";
  store.entries.set(GAME, text.replace(`"version":${VERSION}`, `"version":${VERSION + 1}`));
  const { problem, session } = openWindow(store);
  assert.match(problem, /newer version of this page/);
  assert.deepEqual(continued(session.state), []);
  // Now the page can read it.
  store.entries.set("forward-check/quarantine/1/new/game/queens/8/a8", text);
  const later = openWindow(store);
  assert.deepEqual(
    continued(later.session.state).map(({ record }) => record),
    ["e7 h6"],
  );
  assert.deepEqual([later.saves.quarantined, later.problem], [[], ""]);
});

test("the page knows whether boards of colours may have been saved", () => {
  const store = storeWithGame();
  assert.equal(memorySaves(store).mayHoldColours, false);
  memorySaves(store).save(after(change.toGame("colour"), change.colour("AABBACBBCCCDCDDD")));
  assert.equal(memorySaves(store).mayHoldColours, true);
});

test("a save that is too large is set aside, or left alone if there is no space for that", () => {
  const large = "x".repeat(LONGEST + 1);
  const roomy = storeWithGame();
  roomy.entries.set(GAME, large);
  assert.match(openWindow(roomy).problem, /too large/);
  assert.equal(roomy.getItem("forward-check/quarantine/1/large/game/queens/8/a8"), large);
  const tight = storeWithGame();
  tight.entries.set(GAME, large);
  tight.room = tight.used + 10_000;
  const { saves, session } = openWindow(tight);
  session.give(0);
  session.act(at("c7"));
  assert.equal(tight.getItem(GAME), large);
  assert.deepEqual(
    saves.quarantined.map(({ text }) => text === large),
    [true],
  );
  assert.match(saves.trouble, /storage is full/);
});

test("moves that can’t be replayed are set aside before the game continues", () => {
  const store = storeWithGame();
  const spoilt = (store.getItem(GAME) ?? "").replace("e7 h6", "e7 a0 h6");
  store.entries.set(GAME, spoilt);
  const { saves, session } = openWindow(store);
  assert.equal(session.board.game?.record, "e7");
  assert.deepEqual(
    saves.quarantined.map(({ why }) => why),
    ["Some of its moves could not be replayed."],
  );
  assert.match(saves.quarantined[0]!.text, /"e7 a0 h6"/);
});

test("with full storage the game continues, and one message says that it isn’t saved", () => {
  const store = storeWithGame();
  const { session } = openWindow(store);
  store.room = store.used;
  // Automatic saves show no message.
  session.set({ sounds: true });
  const first = session.act(at("f5"));
  assert.match(session.takeSaveProblem(), /^The browser’s storage is full/);
  assert.deepEqual([first.done, first.notice], ["Queen on f5.", ""]);
  assert.equal(session.act(at("c4")).notice, "");
  assert.equal(session.takeSaveProblem(), "");
  assert.equal(session.board.game?.record, "e7 h6 f5 c4");
  assert.match(store.getItem(GAME) ?? "", /"e7 h6"/);
  // Once there is space again, everything is saved.
  store.room = Number.POSITIVE_INFINITY;
  session.act(at("g3"));
  assert.match(store.getItem(GAME) ?? "", /"e7 h6 f5 c4 g3"/);
});

test("with blocked storage the game continues, and one message says that it isn’t saved", () => {
  const denied = new Saves(() => {
    throw new DOMException("denied", "SecurityError");
  });
  const { state, problem, isFirst } = denied.load();
  assert.deepEqual([problem, isFirst, denied.quarantined], ["", true, []]);
  const session = new Person(state, roster(), denied);
  session.give(0);
  assert.match(session.takeSaveProblem(), /^The browser won’t let this page save/);
  session.act(at("e7"));
  assert.equal(session.takeSaveProblem(), "");
  assert.equal(session.board.game?.record, "e7");
});

/** Two windows on one store; each hears of the other's writes. */
function twoWindows() {
  const store = storeWithGame();
  let now = 5_000_000;
  const clock = () => {
    now += 1000;
    return now;
  };
  const [one, other] = [openWindow(store, clock).session, openWindow(store, clock).session];
  const events: { to: Person; event: Written }[] = [];
  const tell = () => {
    for (const { to, event } of events.splice(0)) to.hear(event);
  };
  const acting = (by: Person, act: () => void) => {
    const to = by === one ? other : one;
    store.listeners = [(event) => events.push({ to, event })];
    act();
    store.listeners = [];
  };
  return { store, one, other, tell, acting };
}

test("a move in one window appears in the other, which continues from there", () => {
  const { store, one, other, tell, acting } = twoWindows();
  acting(one, () => one.act(at("f5")));
  tell();
  assert.equal(other.board.game?.record, "e7 h6 f5");
  acting(other, () => other.act(at("c4")));
  tell();
  assert.equal(one.board.game?.record, "e7 h6 f5 c4");
  assert.match(store.getItem(GAME) ?? "", /"e7 h6 f5 c4"/);
});

test(
  "the last move wins, and an idle window overwrites nothing",
  withClock((clock) => {
    const { store, one, other, tell, acting } = twoWindows();
    other.see(true);
    acting(other, () => other.act(at("f5")));
    tell();
    acting(one, () => one.act(at("c4")));
    // The other window hasn't heard yet, and its clock runs.
    clock.now = 60_000;
    other.flush();
    assert.match(store.getItem(GAME) ?? "", /"e7 h6 f5 c4"/);
    assert.equal(other.board.game?.record, "e7 h6 f5 c4");
    assert.equal(other.act(at("g3")).done, "Queen on g3.");
    assert.match(store.getItem(GAME) ?? "", /"e7 h6 f5 c4 g3"/);
  }),
);

test("the games, solves and settings of two windows are all kept", () => {
  const { store, one, other, tell, acting } = twoWindows();
  acting(other, () => other.ask({ type: "watch/clear" }));
  acting(other, () => other.give(9));
  acting(other, () => other.act(at("a5")));
  acting(one, () => one.set({ sounds: true }));
  for (const name of ["f5", "c4", "g3", "b2", "d1"]) acting(one, () => one.act(at(name)));
  tell();
  assert.equal(other.board.game?.record, "a5", "the other game is still visible");
  assert.deepEqual([other.state.sounds, other.state.solves.pending.length], [true, 1]);
  const { session } = openWindow(store);
  assert.equal(session.state.play.games["queens/8/a8"]?.solved?.moves, 7);
  assert.deepEqual(
    continued(session.state).map(({ id }) => id),
    ["queens/8/b7"],
  );
});

test("two windows solve puzzles before they hear of each other: both keep every solve", () => {
  const { store, one, other } = twoWindows();
  const [first, second] = [solve({ ended: 1 }), solve({ id: "queens/8/b7", at: "b7", ended: 2 })];
  const log = ({ state }: { state: State }) => state.solves.pending.map(({ ended }) => ended);
  one.merge({ ...one.state, solves: logOf(first) });
  other.merge({ ...other.state, solves: logOf(second) });
  assert.deepEqual(log(openWindow(store).session), [1, 2]);
  // Only now do they hear of each other.
  for (const { id, ended } of [first, second]) {
    const key = `forward-check/solve/${ended}/${id}`;
    for (const window of [one, other]) window.hear({ key, newValue: store.getItem(key) });
  }
  assert.deepEqual(
    [log(one), log(other)],
    [
      [1, 2],
      [1, 2],
    ],
  );
});

test("a window hears what the archive has, and keeps its own solves until it has them", () => {
  const { store, one, other } = twoWindows();
  const [first, second] = [solve({ ended: 1 }), solve({ id: "queens/8/b7", at: "b7", ended: 2 })];
  const archived = { revision: 1, summary: summaryWith(first), excluded: 0 };
  one.merge({ ...one.state, solves: logOf(first, second) });
  one.adjust(changing(change.archived(archived, [first], [])));
  const key = "forward-check/solves";
  assert.equal(store.getItem(key), saveArchived(one.state));
  assert.deepEqual(
    [...store.entries.keys()].filter((key) => key.startsWith("forward-check/solve/")),
    ["forward-check/solve/2/queens/8/b7"],
  );
  other.hear({ key, newValue: store.getItem(key) });
  assert.deepEqual(other.state.solves.archived, archived);
  const again = openWindow(store).session.state.solves;
  assert.deepEqual(again, { archived, pending: [second] });
  assert.equal(summaryOf(again).games.queens.solved, 2);
  // An earlier state of the archive arrives late.
  const before = { ...archived, revision: 0, summary: NO_SOLVES };
  store.entries.set(key, saveArchived({ ...one.state, solves: { archived: before, pending: [] } }));
  one.hear({ key, newValue: store.getItem(key) });
  assert.deepEqual(one.state.solves, { archived, pending: [second] });
});

test("a damaged solve is set aside on its own, and a damaged summary starts again", () => {
  const { store, one } = twoWindows();
  const solves = [solve({ ended: 1 }), solve({ ended: 2 })];
  const archived = { revision: 1, summary: summaryWith(solve({ ended: 3 })), excluded: 0 };
  one.merge({ ...one.state, solves: { archived, pending: solves } });
  const entries = new Map(store.entries);
  const [first, summary] = ["forward-check/solve/1/queens/8/a8", "forward-check/solves"];
  for (const [key, left] of [
    [first, { archived, pending: [solves[1]] }],
    [summary, { ...NO_LOG, pending: solves }],
  ] as const) {
    store.entries = new Map([...entries, [key, "{mangled"]]);
    const { session, saves, problem } = openWindow(store);
    assert.match(problem, /^One saved entry was set aside/, key);
    assert.deepEqual(session.state.solves, left, key);
    assert.deepEqual(
      saves.quarantined.map(({ text }) => text),
      ["{mangled"],
    );
  }
});

test("leaving a board does not delete the game that another window just started on it", () => {
  const store = storeWithGame();
  const looks = openWindow(store).session;
  looks.ask({ type: "watch/clear" });
  looks.give(9);
  // This window hasn't started it.
  const plays = openWindow(store).session;
  plays.act(at("a5"));
  looks.ask({ type: "play/open", id: "queens/8/a8" });
  assert.match(store.getItem("forward-check/game/queens/8/b7") ?? "", /"a5"/);
  assert.equal(looks.state.play.games["queens/8/b7"]?.record, "a5");
});

test(
  "a window restored from the cache reads what others have saved",
  withClock(() => {
    const store = storeWithGame();
    const sleeps = openWindow(store).session;
    const { session } = openWindow(store);
    const before = sleeps.state;
    sleeps.wake();
    assert.equal(sleeps.state, before);
    session.act(at("f5"));
    session.set({ theme: "dark" });
    session.know(DAILY);
    session.merge({ ...session.state, solves: logOf(solve()), learned: ["words/1"] });
    sleeps.wake();
    assert.equal(sleeps.board.game?.record, "e7 h6 f5");
    const { theme, days, solves, learned } = sleeps.state;
    assert.deepEqual(
      [theme, Object.keys(days), solves.pending.length, learned],
      ["dark", [DAILY.date], 1, ["words/1"]],
    );
  }),
);

test("starting over after a crash begins empty, with all data in one file", () => {
  const store = storeWithGame();
  const { saves, session } = openWindow(store);
  session.set({ theme: "dark" });
  session.know(DAILY);
  session.change(changing(change.solved(solve())));
  const before = session.present();
  store.entries.set("forward-check/learned", "{mangled");
  // There isn't even space for the file's name.
  store.room = store.used + 60;
  saves.forget();
  session.act(at("f5"));
  const [first, ...others] = store.entries;
  assert.ok(first);
  const [key, text] = first;
  assert.equal(key, "forward-check/quarantine/1/over/everything");
  // The archive of before stays; the next one has another name.
  assert.deepEqual(others, [["forward-check/archive", "forward-check-2"]]);
  const again = openWindow(store);
  assert.equal(again.saves.archive, "forward-check-2");
  assert.deepEqual([again.problem, again.isFirst], ["", true]);
  assert.deepEqual(again.session.state, openWindow(new FakeStore()).session.state);
  assert.deepEqual(again.saves.quarantined, [
    {
      name: "forward-check everything 1.json",
      text,
      why: "You started over. Load this file to get everything back.",
    },
  ]);
  assert.match(text, /\{mangled/);
  assert.match(text, new RegExp(DAILY.date));
  assert.equal(
    again.session.ask({ type: "settings/import", text }).hint,
    "Loaded: 1 puzzle and 1 solve added.",
  );
  assert.equal(again.session.state.theme, "dark");
  assert.deepEqual(again.session.state.play.games["queens/8/a8"], before.play.games["queens/8/a8"]);
});

test("one file holds everything, and loads again", () => {
  const store = storeWithGame();
  const { session } = openWindow(store);
  session.set({ sounds: true });
  const { name, text } = exportAll(session.state, new Date(2026, 10, 21, 9).getTime());
  assert.equal(name, "forward-check-2026-11-21.json");
  const { state, message, problem } = importAll(initialState(), text);
  assert.deepEqual([message, problem], ["Loaded: 1 puzzle and 0 solves added.", ""]);
  assert.deepEqual(state.play.games["queens/8/a8"], session.state.play.games["queens/8/a8"]);
  assert.equal(state.sounds, true);
  const again = importAll(state, text);
  assert.equal(again.message, "Loaded. Everything in it was here already.");
  assert.deepEqual(again.state, state);
});

test("a merge loses nothing from either side", () => {
  const mine = after(
    change.give(0),
    play("e7 h6", 50),
    change.clear,
    change.give(9),
    play("a5", 60),
  );
  const theirs = after(change.give(0), play("c7", 70), change.toGame("knights"), change.give(0));
  const other = play("b6", 80)(theirs);
  const { state } = importAll({ ...mine, rate: 6 }, exportAll({ ...other, rate: 9 }, 0).text);
  const records = Object.fromEntries(continued(state).map(({ id, record }) => [id, record]));
  assert.deepEqual(records, {
    "knights/8x8/a8": "b6",
    "queens/8/a8": "c7",
    "queens/8/b7": "a5",
    "queens/8/a8~2": "e7 h6",
  });
  assert.equal(state.rate, 6, "the choices made here stay");
  // Merged the other way round, the same games are there.
  const back = importAll(other, exportAll(mine, 0).text).state;
  assert.deepEqual(
    new Set(continued(back).map(({ record }) => record)),
    new Set(Object.values(records)),
  );
  // A game that continues another replaces it.
  const further = importAll(mine, exportAll(after(change.give(0), play("e7 h6 f5", 40)), 0).text);
  assert.equal(further.state.play.games["queens/8/a8"]?.record, "e7 h6 f5");
});

test("an unreadable file changes nothing, and a message says what to do", () => {
  const state = after(change.give(0), play("e7", 5));
  const { text } = exportAll(state, 0);
  for (const [bad, sentence] of [
    ["", /^This isn’t a Forward Check file, or it is damaged: choose/],
    ["{}", /^This isn’t a Forward Check file/],
    [text.replace("forward-check", "other"), /^This isn’t a Forward Check file/],
    [text.replaceAll(`"version":${VERSION}`, '"version":99'), /newer version/],
    ["x".repeat(LONGEST_OF_MANY + 1), /too large/],
  ] as const) {
    const read = importAll(state, bad);
    assert.match(read.problem, sentence);
    assert.deepEqual([read.state === state, read.message], [true, ""]);
  }
});

test("damaged parts of a file are left out, and the rest is imported", () => {
  const state = after(change.give(0), play("e7", 5), change.give(9), play("a5", 6));
  const { text } = exportAll({ ...state, theme: "dark", solves: logOf(solve()) }, 0);
  for (const [good, bad, sentence] of [
    ['"a5"', "7", "Loaded: 1 puzzle and 1 solve added."],
    ['"seconds":60', '"seconds":1e308', "Loaded: 2 puzzles and 0 solves added."],
    ['"seed":0', '"seed":-5', "Loaded: 2 puzzles and 1 solve added."],
  ] as const) {
    const { state: read, message } = importAll(initialState(), text.replace(good, bad));
    assert.equal(message, `${sentence} Part of the file is damaged and was left out.`);
    assert.equal(read.theme, "dark");
  }
});

test("the page asks for persistent storage only once there is something to lose", async () => {
  let asked = 0;
  const persist = async () => {
    asked++;
    return true;
  };
  const persistence = new Persistence({ persist, persisted: async () => false });
  await persistence.ask(after(change.give(0), play("e7 h6", 5)));
  assert.deepEqual([asked, persistence.answer], [0, "not asked"]);
  const much = after(change.give(0), play("e7 h6 f5 -f5 f5 c4 -c4 c4 g3 b2", 5));
  assert.equal(hasSomethingToLose(much), true);
  for (let times = 0; times < 2; times++) await persistence.ask(much);
  assert.deepEqual([asked, persistence.answer], [1, "promised"]);
  const refused = new Persistence({ persist: async () => false, persisted: async () => false });
  await refused.ask(much);
  assert.equal(refused.answer, "not promised");
  const none = new Persistence(undefined);
  await none.ask(much);
  assert.equal(none.answer, "unknown");
  const late = async () => {
    throw new DOMException("denied", "SecurityError");
  };
  const failing = new Persistence({ persist: late, persisted: late });
  await failing.ask(much);
  assert.equal(failing.answer, "unknown");
  const kept = new Persistence({ persist: late, persisted: async () => true });
  await kept.ask(much);
  assert.equal(kept.answer, "promised", "it need not be asked again");
});

test("ten moves, or a solve, are something to lose", () => {
  const nine = after(change.give(0), play("e7 h6 f5 -f5 f5 c4 -c4 c4 g3", 5));
  const solved = { ...initialState(), solves: logOf(solve()) };
  assert.deepEqual([nine, solved].map(hasSomethingToLose), [false, true]);
});

test("an untouched board is no longer saved once you leave it", () => {
  const store = new FakeStore();
  const { session } = openWindow(store);
  session.openLink("#/play/queens/6/b5");
  session.ask({ type: "play/open", id: "queens/8/-" });
  assert.deepEqual(
    [...store.entries.keys()].filter((key) => key.includes("queens/6")),
    [],
  );
  assert.ok(saveGame(playedOf(session.state)));
});
