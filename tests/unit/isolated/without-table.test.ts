/**
 * A link into a run, a lesson or a race opens with one module of solvers, before the table arrives.
 */
import assert from "node:assert/strict";
import { beforeAll, test } from "vitest";
import { loadLessons } from "../../../www/content/lessons/loaded.ts";
import { areOpen, type ModuleName, modulesOf, openCompiled } from "../../../www/engine/modules.ts";
import { roster } from "../../../www/engine/setting-up.ts";
import { SAVES } from "../../../www/state/late-saves.ts";
import { openLink } from "../../../www/state/links.ts";
import { NEED_OF_SAVES, needOfChance, needOfLink } from "../../../www/state/need.ts";
import { saveSettings } from "../../../www/state/saved.ts";
import { initialState } from "../../../www/state/state.ts";
import { Keeper } from "../../../www/state/storage.ts";
import { codeOf } from "../code.ts";
import { FakeStore } from "../store.ts";

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
  await SAVES.load();
});

test("the table is not needed", () => {
  for (const link of LINKS) {
    const game = /knights|warnsdorff/.test(link) ? "knights" : "queens";
    assert.deepEqual(modulesOf(needOfLink(link)), [game], link);
  }
  assert.deepEqual(modulesOf(needOfLink("#/colour/4A2B/a1/backtracking")), ["colour"]);
  assert.equal(areOpen(["table"]), false);
});

test("random choices and checks of hopeless starts wait for the table", () => {
  const tables = (names: ModuleName[]) => names.filter((name) => name === "table");
  const watched = openLink(LINKS[0]!, initialState()).state;
  assert.deepEqual(tables(modulesOf(needOfChance(watched))), ["table"]);
  for (const link of [
    "#/play/queens/8",
    "#/learn/light-and-dark",
    "#/learn/backtracking/practice?seed=1",
  ]) {
    assert.deepEqual(tables(modulesOf(needOfLink(link))), ["table"], link);
  }
});

test("links open, and the solvers of all games are known", () => {
  assert.deepEqual(new Set(roster().map(({ game }) => game)), new Set(["queens", "knights"]));
  for (const link of LINKS) assert.equal(openLink(link, initialState()).problem, "", link);
});

test("saves, which may hold boards of colours, wait for the table", async () => {
  const read = () => {
    const store = new FakeStore();
    store.setItem("forward-check", saveSettings(initialState()));
    return new Keeper(() => store).recall().problem;
  };
  assert.notEqual(read(), "", "the module for queens has no colours");
  for (const name of modulesOf(NEED_OF_SAVES)) {
    await openCompiled(name, new WebAssembly.Module(codeOf(name)));
  }
  assert.equal(read(), "");
});
