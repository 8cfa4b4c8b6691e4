/** The laws of the store: commands are data, and replaying a recording ends in the same state. */
import assert from "node:assert/strict";
import fc from "fast-check";
import { test } from "vitest";
import type { SessionCommand } from "../../www/app/perform.ts";
import { reportOf } from "../../www/app/report.ts";
import { PRESETS } from "../../www/content/compare/presets.ts";
import { EngineClient } from "../../www/engine/engine-client.ts";
import { roster } from "../../www/engine/setting-up.ts";
import { raceOn } from "../../www/routes/compare/race.ts";
import { readLink } from "../../www/routes/forgiving.ts";
import { GAME_IDS } from "../../www/routes/ids.ts";
import * as change from "../../www/store/changes.ts";
import { showMessage, toast } from "../../www/store/messages.ts";
import { changing } from "../../www/store/model.ts";
import type { Change } from "../../www/store/state.ts";
import { initialState, NOT_PLAYED, playedOf } from "../../www/store/state.ts";
import { replay } from "../../www/store/store.ts";
import { initialUi, type Ui } from "../../www/store/ui.ts";
import { knowing } from "../../www/today/awaiting.ts";
import type { Command } from "../../www/ui/context.ts";
import { noteEnd } from "../../www/watch/run-end.ts";
import { after, answered } from "./bare-session.ts";
import "./engine.ts";
import { FakeWorker } from "./fake-worker.ts";
import { DAILY, ON } from "./invented-day.ts";
import { Person } from "./person.ts";
import { memorySaves } from "./store.ts";

const SOLVERS = roster();

const game = fc.constantFrom(...GAME_IDS);
const mode = fc.constantFrom(
  ...(["play", "play", "play", "watch", "watch", "learn", "compare"] as const),
);
const square = fc.nat(63);
const side = fc.integer({ min: 4, max: 9 });
const flag = fc.boolean();
const sized = { rows: side, columns: side };

const type = <T extends SessionCommand["type"]>(name: T) => fc.constant(name);

/** The commands of a player. */
const command: fc.Arbitrary<SessionCommand> = fc.oneof(
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
  fc.record({ type: type("app/help"), part: fc.constantFrom("keys" as const, null) }),
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
  ...{ notice: "No.", hint: "Try.", saveProblem: "Full.", hovered: 3, hoveredText: "a8" },
  ...{
    toast: { text: "Copied.", count: 4 },
    refused: 4,
    peek: { square: 1, step: 2 },
    blocking: true,
  },
  ...{ sheet: "archive", help: "keys", month: "2026-10", statistics: "queens" },
  ...{
    wanted: { date: ON, which: "queens-easy" },
    newGame: "colour",
    showsBoth: true,
    draftPen: "block",
  },
};

test("commands that save nothing only change what they name on the page", () => {
  const state = initialState();
  for (const [action, ui] of [
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
    [{ type: "draft/pen", pen: "start" }, { draftPen: "start" }],
    [{ type: "draft/brush", brush: "queen" }, { brush: "queen" }],
    [{ type: "draft/both", shown: false }, { showsBoth: false }],
    [{ type: "draft/pick-up", square: 0 }, {}],
    [{ type: "sheet/turn", tab: null }, { sheet: null }],
    [{ type: "sheet/month", by: 1 }, { month: "2026-11" }],
    [{ type: "sheet/statistics", game: "knights" }, { statistics: "knights" }],
    [{ type: "hint/toggle" }, {}],
  ] satisfies [SessionCommand, Partial<Ui>][]) {
    const made = after({ state, ui: BUSY }, action);
    assert.equal(made.state, state, action.type);
    assert.deepEqual(made.ui, { ...BUSY, ...ui }, action.type);
    assert.deepEqual([made.notice, made.hint], ["", ""], action.type);
  }
  const colour = { ...state, game: "colour" as const };
  const picked = after({ state: colour, ui: BUSY }, { type: "draft/pick-up", square: 63 });
  assert.deepEqual(picked.ui, { ...BUSY, brush: 6 });
});

test("a message replaces the one before, and toasts are counted", () => {
  const session = somebody();
  session.show(BUSY);
  showMessage(session, "Yes.", "Go.");
  toast(session, "Saved.");
  const ui = {
    ...BUSY,
    notice: "Yes.",
    hint: "Go.",
    saveProblem: "",
    hovered: null,
    refused: null,
    peek: null,
  };
  assert.deepEqual(session.ui, { ...ui, toast: { text: "Saved.", count: 5 } });
});

/** Answers of the engine, of the clock and of other windows. */
const ANSWERS: Change[] = [
  change.compared("race", { clock: "time", at: 9, apart: [] }),
  change.played({ ...NOT_PLAYED, record: "e7" }, 1),
  () => ({ ...initialState(), sounds: true }),
  change.graded({ id: "queens/8/-", grade: "easy" }),
  change.reached(9),
];

/** What leaves the boards as they are. */
const QUIET: SessionCommand[] = [
  { type: "settings/set", settings: { sounds: true } },
  { type: "play/coached" },
  { type: "compare/look-at-start", at: 9 },
  { type: "compare/look-at-size", n: 9 },
  { type: "compare/look-at-run", run: 9 },
];

test("the puzzle of a day is awaited until the person does something else", () => {
  const model = { state: initialState(), ui: BUSY };
  const another = knowing({ ...DAILY, date: "2026-11-20" });
  for (const { state, ui } of [
    ...[...ANSWERS.map((answer) => changing(answer)), another].map((to) => answered(model, to)),
    ...QUIET.map((command) => after(model, command)),
  ]) {
    assert.notEqual(state, model.state);
    assert.deepEqual(ui, BUSY);
  }
  for (const command of [
    { type: "app/mode", mode: "watch" },
    { type: "watch/resize", rows: 9, columns: 9 },
    { type: "play/order", order: { rows: 6 } },
    { type: "race/lock", square: 9 },
  ] satisfies SessionCommand[]) {
    const { ui } = after(model, command);
    const blocking = command.type !== "app/mode" && command.type !== "race/lock";
    assert.deepEqual(ui, { ...BUSY, blocking, wanted: null }, command.type);
  }
  const { state, ui } = answered(model, knowing(DAILY));
  assert.deepEqual([playedOf(state).id, ui.wanted], [`day/${ON}/queens-easy`, null]);
});

test("a race is set up lane by lane or by a preset, but in an embed the host chooses", () => {
  const model = { state: initialState(), ui: initialUi() };
  const lane = { solver: "dancing-links", options: "", seed: 5 };
  const before = model.state.compare.race.queens;
  const raced = (command: SessionCommand, from = model) => {
    const { state } = after(from, command);
    const race = state.compare.race[state.game];
    return { state, race, solvers: race.lanes.map(({ solver }) => solver) };
  };
  const [first, ...others] = before.lanes;
  const chosen = { ...lane, rows: 4 };
  assert.deepEqual(raced({ type: "race/choose", lane: 0, chosen }).race.lanes, [lane, ...others]);
  assert.deepEqual(raced({ type: "race/lock", square: 9 }).race.squares, [9]);
  assert.equal(raced({ type: "race/own", own: "you" }).race.own, "you");
  const three = raced({ type: "race/add" });
  const next = SOLVERS.find(
    ({ game, id, goesBack, counts }) =>
      game === "queens" && goesBack && !counts && before.lanes.every(({ solver }) => solver !== id),
  )!;
  assert.deepEqual(three.race.lanes, [...before.lanes, { solver: next.id, options: "", seed: 0 }]);
  const two = raced({ type: "race/remove", lane: 0 }, { ...model, state: three.state });
  assert.deepEqual(two.race.lanes, three.race.lanes.slice(1));
  assert.deepEqual([three.state.mode, first], ["compare", before.lanes[0]]);
  for (const { game, layout, lanes } of PRESETS) {
    const { state, race } = raced({ type: "race/set", game, race: raceOn(game, layout, lanes) });
    assert.deepEqual([state.game, race.lanes], [game, lanes]);
  }
  const embed = { ...model, ui: { ...model.ui, isFixed: true } };
  assert.equal(raced({ type: "race/add" }, embed).state, model.state);
});

/** A thousand commands in all, or ten thousand if ALL is 1. */
const RUNS = process.env.ALL ? 50 : 5;

/** A player whose races and measurements never start, and whose worker never answers. */
function somebody(state = initialState()) {
  const engine = new EngineClient("The puzzle engine", () => new FakeWorker());
  return new Person(state, SOLVERS, memorySaves(), { engine, clock: () => 1_000_000 });
}

test("replaying a recording ends in the same state", () => {
  fc.assert(
    fc.property(fc.array(command, { minLength: 200, maxLength: 200 }), (commands) => {
      const session = somebody();
      for (const asked of commands) session.ask(asked);
      const { recording, state, ui } = session.store;
      assert.deepEqual(replay(recording), { state, ui });
    }),
    { numRuns: RUNS, seed: 1 },
  );
});

test("the same commands end in the same state, if chance and clocks say the same", () => {
  const [clock, chance] = [performance.now, crypto.getRandomValues];
  performance.now = () => 5000;
  crypto.getRandomValues = (array) => array;
  try {
    fc.assert(
      fc.property(fc.array(command, { minLength: 200, maxLength: 200 }), (commands) => {
        const session = somebody();
        for (const asked of commands) session.ask(asked);
        const { from, entries } = session.store.recording;
        const again = somebody(from.state);
        const recorded = entries.flatMap(({ command }) => command ?? []);
        for (const asked of recorded) again.ask(asked as SessionCommand);
        assert.deepEqual(recorded, commands);
        assert.deepEqual([again.state, again.ui], [session.state, session.ui]);
      }),
      { numRuns: RUNS, seed: 3 },
    );
  } finally {
    [performance.now, crypto.getRandomValues] = [clock, chance];
  }
});

/** What a value holds, at any depth. */
type Held<T> = T extends readonly (infer Item)[]
  ? Held<Item>
  : T extends object
    ? T extends (...given: never[]) => unknown
      ? T
      : { [Key in keyof T]: Held<T[Key]> }[keyof T]
    : T;

type Data = string | number | boolean | null | undefined;

/** The commands that hold something else than data. */
type Undue = {
  [Each in Command as Each["type"]]: [Held<Each>] extends [Data] ? never : Each["type"];
}[Command["type"]];

/** This compiles only if there are none. */
const undue: Undue[] = [];

test("a recording is plain data, so that a bug report can include it", () => {
  assert.deepEqual(undue, []);
  fc.assert(
    fc.property(fc.array(command, { minLength: 100, maxLength: 100 }), (commands) => {
      const session = somebody();
      for (const asked of commands) session.ask(asked);
      const { from, entries } = session.store.recording;
      const { state } = replay({ from, entries: JSON.parse(JSON.stringify(entries)) });
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
  const { from, entries, version, error } = JSON.parse(text);
  assert.deepEqual([version, error.split("\n")[0]], ["main-1.js", "Error: It broke."]);
  assert.equal(JSON.parse(text).report, "forward-check");
  const after = JSON.parse(reportOf({ from: { state, ui }, entries: [] }, "", "It broke."));
  assert.deepEqual([after.from.ui.results.length, after.error], [1, "It broke."]);
  const replayed = replay({ from, entries });
  const results = new Map(replayed.ui.results);
  assert.deepEqual({ ...replayed, ui: { ...replayed.ui, results } }, { state, ui });
});

test("a recording holds at least the last thousand commands, not all of them", () => {
  const session = somebody();
  const lengths: number[] = [];
  for (let time = 0; time < 2500; time++) {
    session.ask({ type: "board/point", square: time % 64 });
    lengths.push(session.store.recording.entries.length);
  }
  assert.deepEqual(
    [999, 1000, 1999, 2000, 2499].map((at) => lengths[at]),
    [...[1000, 1001, 2000, 1001, 1500]],
  );
  const { recording, state, ui } = session.store;
  assert.equal(ui.hovered, 2499 % 64);
  assert.deepEqual(replay(recording), { state, ui });
});

test("a command is recorded even if it changes nothing, with all that it does", () => {
  const session = somebody();
  session.ask({ type: "hint/toggle" });
  session.ask({ type: "board/press", square: 0 });
  session.ask({ type: "board/press", square: 12 });
  session.know(DAILY);
  const { entries } = session.store.recording;
  assert.deepEqual(
    entries.flatMap(({ command, changed }) =>
      command ? [[command.type, changed.length > 0]] : [],
    ),
    [
      ["hint/toggle", false],
      ["board/press", true],
      ["board/press", true],
    ],
  );
  const { command, changed } = entries.at(-1)!;
  assert.deepEqual([command, changed.length > 0], [null, true], "an answer");
});
