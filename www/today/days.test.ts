/** Daily puzzles that fail to load: the page retries, less and less often. */
import assert from "node:assert/strict";
import { test } from "vitest";
import { dateOf } from "../core/today.ts";
import { EngineClient } from "../engine/engine-client.ts";
import { roster } from "../engine/setting-up.ts";
import { initialState } from "../store/state.ts";
import "../../tests/unit/engine.ts";
import { FakeWorker } from "../../tests/unit/fake-worker.ts";
import { Person } from "../../tests/unit/person.ts";
import { memorySaves } from "../../tests/unit/store.ts";

const NOON = new Date(2026, 10, 21, 12).getTime();
const TODAY = dateOf(NOON);
const TROUBLE = "The puzzle engine could not be loaded: load the page again.";

/** A session whose workers answer when the test says so, and a clock. */
function setUp() {
  let now = NOON;
  /** The workers, each with one question. */
  const asked: FakeWorker[] = [];
  const engine = new EngineClient("The puzzle engine", () => {
    const worker = new FakeWorker();
    asked.push(worker);
    return worker;
  });
  const options = { clock: () => now, engine };
  const session = new Person(initialState(), roster(), memorySaves(), options);
  /** Does the work of a frame. */
  const frame = () => {
    session.days.request(now);
  };
  const fail = () => asked.at(-1)?.fail();
  const pass = (time: number) => {
    now += time;
    frame();
  };
  const message = () => session.days.problemOf(TODAY);
  return { session, asked, frame, fail, pass, message };
}

test("puzzles that fail to load are retried after 1, 2, 4 … s, at most every minute", () => {
  const { asked, frame, fail, pass, message } = setUp();
  assert.deepEqual(
    asked.flatMap(({ calls }) => calls),
    [{ id: 1, method: "daily", args: [TODAY], needs: ["thinking"] }],
  );
  for (const [times, pause] of [1, 2, 4, 8, 16, 32, 60, 60].entries()) {
    fail();
    for (let frames = 0; frames < 60; frames++) frame();
    pass(1000 * pause - 1);
    assert.equal(asked.length, times + 1, `not before ${pause} s`);
    assert.equal(message(), TROUBLE);
    pass(1);
    assert.equal(asked.length, times + 2, `after ${pause} s`);
  }
});

test("they are retried when the network returns, or on request", () => {
  const { session, asked, frame, fail, pass } = setUp();
  for (let times = 0; times < 3; times++) {
    fail();
    pass(60_000);
  }
  assert.equal(asked.length, 4);
  fail();
  session.days.retry();
  frame();
  assert.equal(asked.length, 5);
  session.days.retry();
  frame();
  assert.equal(asked.length, 5, "not while they are on their way");
  fail();
  pass(1000);
  assert.equal(asked.length, 6, "from the shortest pause on");
  fail();
  session.ask({ type: "play/open-day", date: TODAY, which: "queens-easy" });
  frame();
  assert.equal(asked.length, 7);
});
