/** The laws of the store: actions are data, and replaying them ends in the same state. */
import assert from "node:assert/strict";
import fc from "fast-check";
import { test } from "vitest";
import { EngineClient } from "../../www/engine/engine-client.ts";
import { roster } from "../../www/engine/setting-up.ts";
import type { Action } from "../../www/state/actions.ts";
import { GAME_IDS } from "../../www/state/ids.ts";
import { reducerOf } from "../../www/state/reduce.ts";
import { reportOf } from "../../www/state/report.ts";
import { initialState } from "../../www/state/state.ts";
import { replay } from "../../www/state/store.ts";
import "./engine.ts";
import { FakeWorker } from "./fake-worker.ts";
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
  fc.record({
    type: type("app/open"),
    link: fc.constantFrom(
      "#/play",
      "#/play/queens/6/b5",
      "#/learn/3",
      "#/mangled",
      "#/setup/knights",
    ),
    time: fc.constant(Date.UTC(2026, 10, 21)),
  }),
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
  session.noteEnd();
  for (let time = 0; time < 1200; time++) session.ask({ type: "board/point", square: time % 64 });
  const { recording, state, ui } = session.store;
  const text = reportOf(recording, "main-1.js", new Error("It broke."));
  const { from, actions, version, error } = JSON.parse(text);
  assert.deepEqual([version, error.split("\n")[0]], ["main-1.js", "Error: It broke."]);
  from.ui.results = new Map(from.ui.results);
  assert.deepEqual(replay(reduce, { from, actions }), { state, ui });
});

test("a recording holds at least the last thousand actions, not all of them", () => {
  const session = somebody();
  for (let time = 0; time < 2500; time++) session.ask({ type: "board/point", square: time % 64 });
  const { recording, state, ui } = session.store;
  assert.ok(recording.actions.length >= 1000 && recording.actions.length <= 2000);
  assert.deepEqual(replay(reduce, recording), { state, ui });
});
