/** The laws of the store: actions are data, and replaying them ends in the same state. */
import assert from "node:assert/strict";
import fc from "fast-check";
import { test } from "vitest";
import { PRESETS } from "../../www/content/compare/presets.ts";
import { EngineClient } from "../../www/engine/engine-client.ts";
import { roster } from "../../www/engine/setting-up.ts";
import { readLink } from "../../www/routes/forgiving.ts";
import { GAME_IDS } from "../../www/routes/ids.ts";
import { noteEnd } from "../../www/run/effects/run-end.ts";
import type { Action } from "../../www/state/actions.ts";
import { raceOn } from "../../www/state/compare/race.ts";
import { reducerOf } from "../../www/state/reduce.ts";
import { reportOf } from "../../www/state/report.ts";
import { initialState, NOT_PLAYED, playedOf } from "../../www/state/state.ts";
import { replay, Store } from "../../www/state/store.ts";
import { initialUi, type Ui } from "../../www/state/ui.ts";
import "./engine.ts";
import { FakeWorker } from "./fake-worker.ts";
import { DAILY, ON } from "./invented-day.ts";
import { Person } from "./person.ts";
import { memoryKeeper } from "./store.ts";

const SOLVERS = roster();
const reduce = reducerOf(SOLVERS);

const game = fc.constantFrom(...GAME_IDS);
const mode = fc.constantFrom(
  ...(["play", "play", "play", "watch", "watch", "learn", "compare"] as const),
);
const square = fc.nat(63);
const side = fc.integer({ min: 4, max: 9 });
const flag = fc.boolean();
const sized = { rows: side, columns: side };

const type = <T extends Action["type"]>(name: T) => fc.constant(name);

/** The actions of a player, and those that chance and the clock can cause. */
const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: type("board/press"), square }) },
  fc.record({ type: type("app/game"), game }),
  { weight: 2, arbitrary: fc.record({ type: type("app/mode"), mode }) },
  fc.record({ type: type("app/undo") }),
  fc.record({ type: type("app/redo") }),
  fc
    .constantFrom("#/play", "#/play/queens/6/b5", "#/learn/3", "#/mangled", "#/setup/knights")
    .map((link) => ({
      type: "app/open" as const,
      ...readLink(link),
      time: Date.UTC(2026, 10, 21),
    })),
  fc.record({
    type: type("settings/set"),
    settings: fc.record({ free: flag, hints: flag, timer: flag }, { requiredKeys: [] }),
  }),
  fc.record({ type: type("board/cross"), square }),
  fc.record({ type: type("board/point"), square: fc.option(square) }),
  fc.record({ type: type("app/toast"), text: fc.constant("Copied.") }),
  fc.record({ type: type("play/home") }),
  fc.record({ type: type("play/restart") }),
  fc.record({ type: type("play/watch") }),
  fc.record({ type: type("play/set-mark") }),
  fc.record({ type: type("play/back-to-mark") }),
  fc.record({ type: type("draft/open") }),
  fc.record({ type: type("draft/resize"), ...sized }),
  fc.record({ type: type("draft/play") }),
  fc.record({ type: type("draft/random") }),
  fc.record({ type: type("draft/pen"), pen: fc.constantFrom("start" as const, "block" as const) }),
  fc.record({ type: type("hint/toggle") }),
  fc.record({ type: type("sheet/month"), by: fc.constantFrom(-1, 1) }),
  fc.record({ type: type("sheet/statistics"), game }),
  { weight: 2, arbitrary: fc.record({ type: type("watch/step") }) },
  fc.record({ type: type("watch/seek"), step: fc.nat(400), announce: flag }),
  fc.record({ type: type("watch/toggle") }),
  fc.record({ type: type("watch/new-run") }),
  fc.record({ type: type("watch/bookmark") }),
  fc.record({ type: type("watch/block") }),
  fc.record({ type: type("watch/random") }),
  fc.record({ type: type("watch/resize"), ...sized }),
  fc.record({ type: type("watch/play-on") }),
  fc.record({ type: type("learn/go"), by: fc.constantFrom(-1, 1) }),
  fc.record({ type: type("learn/drive"), drive: fc.constantFrom("on" as const, "back" as const) }),
  fc.record({
    type: type("compare/turn"),
    tab: fc.constantFrom("race" as const, "starts" as const),
  }),
  fc.record({ type: type("race/lock"), square }),
  fc.record({ type: type("race/add") }),
  fc.record({ type: type("race/remove"), lane: fc.nat(3) }),
);

/** Nothing here is as on a first visit. */
const BUSY: Ui = {
  ...initialUi(),
  ...{ notice: "No.", hint: "Try.", unsaid: "Full.", hovered: 3, hoveredText: "a8" },
  ...{ toast: { text: "Copied.", count: 4 }, peek: { square: 1, step: 2 }, blocking: true },
  ...{ sheet: "archive", help: "keys", month: "2026-10", statistics: "queens" },
  ...{ wanted: { date: ON, which: "queens", screen: "board" }, showsBoth: true, draftPen: "block" },
};

test("actions that save nothing only change what they name on the page", () => {
  const state = initialState();
  const unrefused = { notice: "", unsaid: "", hovered: null, peek: null };
  const end = "This run ends at step 1,200, before step 2,000. Here is its end.";
  const missed = { sought: 2000, end: 1200 };
  for (const [action, ui] of [
    [
      { type: "app/notice", notice: "Yes.", hint: "Go." },
      { ...unrefused, notice: "Yes.", hint: "Go." },
    ],
    [{ type: "app/toast", text: "Saved." }, { toast: { text: "Saved.", count: 5 } }],
    [{ type: "app/unsaid", text: "" }, { unsaid: "" }],
    [{ type: "app/help", part: null }, { help: null }],
    [
      { type: "board/point", square: 9 },
      { notice: "", hovered: 9 },
    ],
    [
      { type: "board/point-large", words: "b7" },
      { notice: "", hoveredText: "b7" },
    ],
    [{ type: "board/point-large", words: "" }, { hoveredText: "" }],
    [{ type: "watch/block" }, { blocking: false }],
    [{ type: "watch/peek", value: null }, { peek: null }],
    [
      { type: "watch/missed", missed },
      { ...unrefused, missed, hint: end },
    ],
    [{ type: "watch/ended", words: "" }, unrefused],
    [{ type: "draft/pen", pen: "start" }, { draftPen: "start" }],
    [{ type: "draft/brush", brush: "queen" }, { brush: "queen" }],
    [{ type: "draft/both", shown: false }, { showsBoth: false }],
    [{ type: "draft/pick-up", square: 0 }, {}],
    [{ type: "sheet/turn", tab: null }, { sheet: null }],
    [{ type: "sheet/at-month", month: "" }, { month: "" }],
    [{ type: "sheet/statistics", game: "knights" }, { statistics: "knights" }],
    [{ type: "hint/toggle" }, {}],
  ] satisfies [Action, Partial<Ui>][]) {
    const after = reduce({ state, ui: BUSY }, action);
    assert.equal(after.state, state, action.type);
    assert.deepEqual(after.ui, { ...BUSY, ...ui }, action.type);
    assert.deepEqual([after.notice, after.hint], ["", ""], action.type);
  }
  const colour = { ...state, game: "colour" as const };
  const picked = reduce({ state: colour, ui: BUSY }, { type: "draft/pick-up", square: 63 });
  assert.deepEqual(picked.ui, { ...BUSY, brush: 6 });
  const noted = reduce({ state, ui: BUSY }, { type: "watch/ended", words: "132" });
  assert.deepEqual([...noted.ui.results.values()], ["132"]);
});

/** What is done without being asked for, and what changes no board. */
const ASIDE: Action[] = [
  { type: "settings/set", settings: { sounds: true } },
  { type: "learn/learned", marks: ["words/1"] },
  { type: "play/hints-seen", hints: ["cross"] },
  { type: "play/coached" },
  { type: "compare/look-at-start", at: 9 },
  { type: "compare/look-at-size", n: 9 },
  { type: "compare/look-at-run", run: 9 },
  { type: "race/stands", standing: { clock: "time", at: 9, apart: [] } },
  { type: "play/played", played: { ...NOT_PLAYED, record: "e7" }, time: 1 },
  { type: "app/merged", state: { ...initialState(), sounds: true } },
  { type: "days/known", daily: { ...DAILY, date: "2026-11-20" } },
  { type: "play/graded", claim: { id: "queens/8/-", grade: "easy" } },
  { type: "watch/reached", step: 9 },
];

test("the puzzle of a day is awaited until the person does something else", () => {
  const model = { state: initialState(), ui: BUSY };
  for (const action of ASIDE) {
    const { state, ui } = reduce(model, action);
    assert.notEqual(state, model.state, action.type);
    assert.deepEqual(ui, BUSY, action.type);
  }
  const others: Action[] = [
    { type: "app/mode", mode: "watch" },
    { type: "board/given", square: 9 },
    { type: "play/wish", wish: { rows: 6 } },
    { type: "race/lock", square: 9 },
  ];
  for (const action of others) {
    const { ui } = reduce(model, action);
    const blocking = action.type !== "app/mode" && action.type !== "race/lock";
    assert.deepEqual(ui, { ...BUSY, blocking, wanted: null }, action.type);
  }
  const { state, ui } = reduce(model, { type: "days/known", daily: DAILY });
  assert.deepEqual([playedOf(state).id, ui.wanted], [`day/${ON}/queens`, null]);
});

test("a race is set up lane by lane or by a preset, but in an embed the host chooses", () => {
  const model = { state: initialState(), ui: initialUi() };
  const lane = { solver: "dancing-links", options: "", seed: 5 };
  const before = model.state.compare.race.queens;
  const after = (action: Action, from = model) => {
    const { state } = reduce(from, action);
    const race = state.compare.race[state.game];
    return { state, race, solvers: race.lanes.map(({ solver }) => solver) };
  };
  const [first, ...others] = before.lanes;
  const chosen = { ...lane, rows: 4 };
  assert.deepEqual(after({ type: "race/choose", lane: 0, chosen }).race.lanes, [lane, ...others]);
  assert.deepEqual(after({ type: "race/lock", square: 9 }).race.squares, [9]);
  assert.equal(after({ type: "race/you", you: true }).race.you, true);
  const three = after({ type: "race/add" });
  const next = SOLVERS.find(
    ({ game, id, goesBack, counts }) =>
      game === "queens" && goesBack && !counts && before.lanes.every(({ solver }) => solver !== id),
  )!;
  assert.deepEqual(three.race.lanes, [...before.lanes, { solver: next.id, options: "", seed: 0 }]);
  const two = after({ type: "race/remove", lane: 0 }, { ...model, state: three.state });
  assert.deepEqual(two.race.lanes, three.race.lanes.slice(1));
  assert.deepEqual([three.state.mode, first], ["compare", before.lanes[0]]);
  for (const { game, layout, lanes } of PRESETS) {
    const { state, race } = after({ type: "race/set", game, race: raceOn(game, layout, lanes) });
    assert.deepEqual([state.game, race.lanes], [game, lanes]);
  }
  const embed = { ...model, ui: { ...model.ui, isFixed: true } };
  assert.equal(after({ type: "race/add" }, embed).state, model.state);
});

/** A thousand actions in all, or ten thousand if ALL is 1. */
const RUNS = process.env.ALL ? 50 : 5;

/** A player whose races and measurements never start, and whose worker never answers. */
function somebody() {
  const engine = new EngineClient("The puzzle engine", () => new FakeWorker());
  return new Person(initialState(), SOLVERS, memoryKeeper(), { engine, clock: () => 1_000_000 });
}

test("replaying the recorded actions ends in the same state", () => {
  fc.assert(
    fc.property(fc.array(action, { minLength: 200, maxLength: 200 }), (actions) => {
      const session = somebody();
      for (const asked of actions) session.ask(asked);
      const { recording, state, ui } = session.store;
      assert.deepEqual(replay(reduce, recording), { state, ui });
    }),
    { numRuns: RUNS, seed: 1 },
  );
});

test("a recording is plain data, so that a bug report can include it", () => {
  fc.assert(
    fc.property(fc.array(action, { minLength: 100, maxLength: 100 }), (actions) => {
      const session = somebody();
      for (const asked of actions) session.ask(asked);
      const { from, actions: recorded } = session.store.recording;
      const carried: Action[] = JSON.parse(JSON.stringify(recorded));
      const { state } = replay(reduce, { from, actions: carried });
      assert.deepEqual(state, session.state);
    }),
    { numRuns: RUNS, seed: 2 },
  );
});

test("a bug report can be replayed", () => {
  const session = somebody();
  session.ask({ type: "play/watch" });
  while (!session.board.watch?.ended) session.step();
  noteEnd(session);
  for (let time = 0; time < 1200; time++) session.ask({ type: "board/point", square: time % 64 });
  const { recording, state, ui } = session.store;
  const text = reportOf(recording, "main-1.js", new Error("It broke."));
  const { from, actions, version, error } = JSON.parse(text);
  assert.deepEqual([version, error.split("\n")[0]], ["main-1.js", "Error: It broke."]);
  assert.equal(JSON.parse(text).report, "forward-check");
  const after = JSON.parse(reportOf({ from: { state, ui }, actions: [] }, "", "It broke."));
  assert.deepEqual([after.from.ui.results.length, after.error], [1, "It broke."]);
  from.ui.results = new Map(from.ui.results);
  assert.deepEqual(replay(reduce, { from, actions }), { state, ui });
});

test("a recording holds at least the last thousand actions, not all of them", () => {
  const store = new Store(reduce, { state: initialState(), ui: initialUi() });
  const lengths: number[] = [];
  for (let time = 0; time < 2500; time++) {
    store.dispatch({ type: "board/point", square: time % 64 });
    lengths.push(store.recording.actions.length);
  }
  assert.deepEqual(
    [999, 1000, 1999, 2000, 2499].map((at) => lengths[at]),
    [...[1000, 1001, 2000, 1001, 1500]],
  );
  const { recording, state, ui } = store;
  assert.equal(ui.hovered, 2499 % 64);
  assert.deepEqual(replay(reduce, recording), { state, ui });
  store.dispatch({ type: "hint/toggle" });
  assert.deepEqual(store.recording, recording, "what changes nothing is not recorded");
});
