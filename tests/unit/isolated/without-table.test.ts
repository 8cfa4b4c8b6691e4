/**
 * A link into a run, a lesson or a race opens with one module of solvers, before the table arrives.
 */
import assert from "node:assert/strict";
import { beforeAll, test } from "vitest";
import { setUp } from "../../../www/compare/Presets.tsx";
import { PRESETS } from "../../../www/content/compare/presets.ts";
import { loadLessons } from "../../../www/content/lessons/loaded.ts";
import { areOpen, type ModuleName, modulesOf, openCompiled } from "../../../www/engine/modules.ts";
import { roster } from "../../../www/engine/setting-up.ts";
import { SAVES_REQUIREMENTS } from "../../../www/routes/requirements.ts";
import { TRANSFER } from "../../../www/saves/lazy.ts";
import { newDraft } from "../../../www/store/draft.ts";
import { requirementsOfChance } from "../../../www/store/requirements.ts";
import { FIRST_BOARDS, initialState, newGame, type State } from "../../../www/store/state.ts";
import { codeOf } from "../code.ts";
import { openLink, requirementsOfLink } from "../opening.ts";
import { logOf, solve } from "../solves.ts";
import { FakeStore, memorySaves } from "../store.ts";

const LINKS = [
  "#/queens/12/c5/forward-checking@41",
  "#/knights/5x6/a5/warnsdorff@3",
  "#/learn/backtracking/2",
  "#/learn/warnsdorff",
  "#/compare/queens/race/8/c5/backtracking,forward-checking@41",
];

beforeAll(async () => {
  await openCompiled("queens", new WebAssembly.Module(codeOf("queens")));
  await loadLessons();
  await TRANSFER.load();
});

test("the table is not needed", () => {
  for (const link of LINKS) {
    const game = /knights|warnsdorff/.test(link) ? "knights" : "queens";
    assert.deepEqual(modulesOf(requirementsOfLink(link)), [game], link);
  }
  assert.deepEqual(modulesOf(requirementsOfLink("#/colour/4A2B/a1/backtracking")), ["colour"]);
  assert.equal(areOpen(["table"]), false);
});

test("random choices and checks of hopeless starts wait for the table", () => {
  const tables = (names: ModuleName[]) => names.filter((name) => name === "table");
  const watched = openLink(LINKS[0]!, initialState()).state;
  assert.deepEqual(tables(modulesOf(requirementsOfChance(watched))), ["table"]);
  for (const link of [
    "#/play/queens/8",
    "#/learn/light-and-dark",
    "#/learn/backtracking/practice?seed=1",
  ]) {
    assert.deepEqual(tables(modulesOf(requirementsOfLink(link))), ["table"], link);
  }
});

test("links open, and the solvers of all games are known", () => {
  assert.deepEqual(new Set(roster().map(({ game }) => game)), new Set(["queens", "knights"]));
  for (const link of LINKS) assert.equal(openLink(link, initialState()).problem, "", link);
});

test("races that are ready-made are set up by the page alone", () => {
  for (const preset of PRESETS) assert.equal(setUp(preset).type, "race/set", preset.name);
});

/** A board of colours that is not the first. */
const OTHER = "AABBACBBCCCDCDDD";

/** States with that board, each in another place. */
function painted(): State[] {
  const state = initialState();
  const board = { ...FIRST_BOARDS.colour, rows: 4, columns: 4, regions: OTHER };
  const race = { ...state.compare.race.colour, ...board };
  const kept = newGame("colour", board);
  const { id } = kept;
  const done = { at: "", position: "b4+d3+a2+c1" };
  const solved = solve({ id, game: "colour", rows: 4, columns: 4, regions: OTHER, ...done });
  return [
    { ...state, watch: { ...state.watch, colour: { ...state.watch.colour, ...board } } },
    { ...state, drafts: { ...state.drafts, colour: newDraft(board) } },
    { ...state, compare: { ...state.compare, race: { ...state.compare.race, colour: race } } },
    { ...state, play: { ...state.play, games: { ...state.play.games, [kept.id]: kept } } },
    { ...state, play: { ...state.play, seen: { ...state.play.seen, colour: kept.id } } },
    { ...state, bookmarks: [{ run: `#/${kept.id}`, step: 3 }] },
    { ...state, solves: logOf(solved) },
  ];
}

test("saves are read without the table if they hold no board of colours but the first", () => {
  const store = new FakeStore();
  memorySaves(store).save({ ...initialState(), rate: 5 });
  const saves = memorySaves(store);
  assert.equal(saves.mayHoldColours, false);
  const { state, problem } = saves.load();
  assert.equal(problem, "");
  assert.equal(state.rate, 5);
  assert.deepEqual(state.compare, initialState().compare);
});

test("saves with other boards of colours wait for the table, and are kept until then", async () => {
  const stores = painted().map((state) => {
    const store = new FakeStore();
    memorySaves(store).save(state);
    return { state, store, kept: [...store.entries] };
  });
  for (const [index, { store, kept }] of stores.entries()) {
    const saves = memorySaves(store);
    assert.equal(saves.mayHoldColours, true, String(index));
    assert.equal(saves.load().problem, "", String(index));
    saves.save({ ...initialState(), rate: 7 });
    assert.deepEqual([...store.entries], kept, String(index));
  }
  for (const name of modulesOf(SAVES_REQUIREMENTS)) {
    await openCompiled(name, new WebAssembly.Module(codeOf(name)));
  }
  for (const { state, store } of stores) {
    const { state: read, problem } = memorySaves(store).load();
    assert.equal(problem, "");
    assert.deepEqual(read.watch, state.watch);
    assert.deepEqual(read.compare, state.compare);
    assert.deepEqual(read.play.games, state.play.games);
    assert.deepEqual(read.solves, state.solves);
  }
});
