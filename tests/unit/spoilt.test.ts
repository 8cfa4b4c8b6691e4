/**
 * Damages every part of every saved entry in every way: the page opens, loses only that part, and
 * shows only real numbers. Tests a fixed selection, or everything where ALL is 1.
 */
import assert from "node:assert/strict";
import fc from "fast-check";
import { test } from "vitest";
import { roster } from "../../www/engine/setting-up.ts";
import { GAME_IDS } from "../../www/routes/ids.ts";
import { linkTo } from "../../www/store/links.ts";
import { initialState, type State } from "../../www/store/state.ts";
import { homeView } from "../../www/today/home-view.ts";
import { sheetView } from "../../www/today/sheet-view.ts";
import { dayWith } from "./invented-day.ts";
import { Person } from "./person.ts";
import { onItsDay, solve, summaryWith } from "./solves.ts";
import { FakeStore, memorySaves } from "./store.ts";
import "./engine.ts";

/** A damaged entry, and how it was damaged. */
interface Spoilt {
  key: string;
  how: string;
  text: string;
  path?: string[];
}

const TODAY = "2026-11-21";
const NOW = Date.UTC(2026, 10, 21, 12);
const SOLVERS = roster();

const daily = (date: string) => dayWith({ date });

const TOUR = solve({
  id: "knights/3x4/a3",
  game: "knights",
  rows: 3,
  columns: 4,
  at: "a3",
  grade: null,
  position: "b1+d2",
  kinds: { closed: false, symmetric: "", semiMagic: false, magic: false },
});

const ARCHIVED = {
  revision: 4,
  summary: summaryWith(
    onItsDay(TODAY),
    onItsDay("2026-11-20", { seconds: 90 }),
    solve({ ...TOUR, ended: 7 }),
    solve({ game: "colour", regions: "A".repeat(64), ended: 8 }),
  ),
  excluded: 1,
};

/** A store with something of every kind. */
function fullStore() {
  const store = new FakeStore();
  const session = new Person(initialState(), SOLVERS, memorySaves(store), { clock: () => NOW });
  session.know(daily(TODAY));
  session.know(daily("2026-11-20"));
  session.ask({ type: "play/open-day", date: TODAY, which: "queens-easy" });
  session.act(29);
  session.openLink("#/play/queens/8/a8");
  for (const square of [12, 23, 29, 34, 46, 49, 59]) session.act(square);
  session.openLink("#/play/knights/8x8/a8");
  session.act(17);
  session.ask({ type: "draft/open" });
  session.act(0);
  session.merge({
    ...session.state,
    theme: "dark",
    sounds: true,
    hintsSeen: ["crosses"],
    learned: ["words/1"],
    bookmarks: [{ run: "#/queens/8/-/count@0", step: 7 }],
    solves: { archived: ARCHIVED, pending: [...session.state.solves.pending, TOUR] },
  });
  return store;
}

const FULL = fullStore();

/** A window on a store, with the restored state. */
function opened(store: FakeStore) {
  const saves = memorySaves(store);
  const { state, problem } = saves.load();
  return { saves, state, problem };
}

const WHOLE = opened(FULL).state;

// ---- how entries are damaged -----------------------------------------------------------------

/** Deeply nested lists, too deep for recursion. */
const DEEP = "deep";
const deepened = (text: string) =>
  text.replaceAll(`"${DEEP}"`, () => `${"[".repeat(50_000)}${"]".repeat(50_000)}`);

/** Values to put in place of any other. */
const BAD = [
  ...[null, true, 0, -1, -5, 0.5, 1e99, 1e308, 2 ** 53, "", "NaN", "a8", "0x0", "__proto__"],
  ...["99999999x99999999", "constructor", "2026-02-30", "x".repeat(5000), DEEP],
  ...[[], {}, [null], [-1], { toString: 1 }, JSON.parse('{"__proto__": {"rows": 1}}')],
];

/** The paths of a value and everything in it. */
const pathsIn = (value: unknown): string[][] =>
  value === null || typeof value !== "object"
    ? [[]]
    : [
        [],
        ...Object.entries(value).flatMap(([key, part]) =>
          pathsIn(part).map((path) => [key, ...path]),
        ),
      ];

/** A value with another in one of its places; with none there, if it is undefined. */
function withBad(value: unknown, [first, ...rest]: string[], bad: unknown): unknown {
  if (first === undefined) return bad;
  assert.ok(value instanceof Object);
  const copy: object = Array.isArray(value) ? [...value] : { ...value };
  Reflect.set(copy, first, withBad(Reflect.get(copy, first), rest, bad));
  return copy;
}

/** An entry, damaged in every way. */
function spoiltWays([key, text]: [string, string]): Spoilt[] {
  const whole = JSON.parse(text);
  const texts = [
    "",
    "{",
    "null",
    "17",
    "\0",
    text.slice(0, -9),
    `[${text}]`,
    "x".repeat(2_000_001),
  ];
  const inside = pathsIn(whole).flatMap((path) =>
    [...BAD, undefined].map((value) => {
      const spoilt = JSON.stringify(withBad(whole, path, value)) ?? "undefined";
      const how = `${path.join(".")} = ${JSON.stringify(value)?.slice(0, 40)}`;
      return { key, how, text: deepened(spoilt), path };
    }),
  );
  const more = { ...whole, ...JSON.parse('{"__proto__": {"sounds": 1}}'), constructor: 1, days: 1 };
  return [
    ...texts.map((bad) => ({ key, how: JSON.stringify(bad.slice(0, 20)), text: bad })),
    ...[99, 0, -1, 1.5, "6"].map((version) => {
      return { key, how: `version ${version}`, text: JSON.stringify({ ...whole, version }) };
    }),
    { key, how: "more names", text: JSON.stringify(more) },
    ...inside,
  ];
}

// ---- what must hold -----------------------------------------------------------------------

/** The saved data, by the key of its entry. */
type Parts = Record<string, unknown>;

/** The saved data, entry by entry. */
function partsOf(state: State): Parts {
  const { play, days, solves, learned, ...settings } = state;
  const games = Object.values(play.games).map((kept) => [`forward-check/game/${kept.id}`, kept]);
  const pending = solves.pending.map((one) => [`forward-check/solve/${one.ended}/${one.id}`, one]);
  return {
    "forward-check": settings,
    "forward-check/days": days,
    "forward-check/solves": solves.archived,
    "forward-check/learned": learned,
    ...Object.fromEntries([...games, ...pending]),
  };
}

/** Fails if anything in a view is NaN or undefined. */
function assertShown(view: unknown, where: string) {
  if (view !== null && typeof view === "object") {
    for (const [name, part] of Object.entries(view)) {
      assertShown(part, `${where}.${name}`);
    }
    return;
  }
  assert.notEqual(view, undefined, where);
  if (typeof view === "number")
    assert.ok(Number.isFinite(view) && view < 1e10, `${where}: ${view}`);
  if (typeof view === "string") assert.doesNotMatch(view, /NaN|undefined|Infinity|\[object/, where);
}

function assertShows(state: State) {
  assertShown(homeView(state, TODAY, ""), "home");
  for (const game of GAME_IDS) {
    assertShown(sheetView(state, TODAY, "", game), game);
  }
}

/** Fails if the parts next to a damaged one are lost. */
function assertNeighbours({ key, path = [] }: Spoilt, before: Parts, after: Parts) {
  const [first, second] = path;
  const others = (all: Parts, name: string) =>
    Object.entries(all[key] ?? {}).filter(([other]) => other !== name);
  if (key === "forward-check" && first && first !== "version") {
    assert.deepEqual(others(after, first), others(before, first), "the other settings");
  }
  if (key === "forward-check/days" && second) {
    assert.deepEqual(others(after, second), others(before, second), "the other days");
  }
}

function assertSurvived(spoilt: Spoilt) {
  const { key, text } = spoilt;
  const store = new FakeStore();
  for (const [name, value] of FULL.entries) store.entries.set(name, name === key ? text : value);
  const { saves, state, problem } = opened(store);
  const [before, after] = [partsOf(WHOLE), partsOf(state)];
  for (const name of Object.keys(before)) {
    if (name !== key) assert.deepEqual(after[name], before[name], `${name} is as it was`);
  }
  assertNeighbours(spoilt, before, after);
  assert.equal(saves.quarantined.length > 0, problem !== "", "it reports the damaged part");
  assertShows(state);
  const session = new Person(state, SOLVERS, saves, { clock: () => NOW });
  session.prepareBoards();
  linkTo(session.state);
  const again = opened(store);
  assert.equal(again.problem, "", "the data saved then is complete");
  assert.deepEqual(again.state.solves, session.state.solves);
  session.board.game?.free();
}

const ENTRIES = [...FULL.entries];
/** The number of damages tried for each entry. */
const TRIED = 25;

test("everything saved is restored and shown", () => {
  assert.equal(ENTRIES.length, 11);
  assert.equal(opened(FULL).problem, "");
  assertShows(WHOLE);
});

for (const entry of ENTRIES) {
  test(`however ${entry[0]} is damaged, the page opens and keeps the rest`, () => {
    const ways = spoiltWays(entry);
    if (process.env.ALL === "1") {
      for (const way of ways)
        fc.assert(fc.property(fc.constant(way), assertSurvived), { numRuns: 1 });
      return;
    }
    fc.assert(fc.property(fc.constantFrom(...ways), assertSurvived), { numRuns: TRIED, seed: 24 });
  });
}
