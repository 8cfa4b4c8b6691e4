import assert from "node:assert/strict";
import { test, vi } from "vitest";
import type { Mode } from "../store/state.ts";
import { Loader, PendingLoad } from "./loader.ts";
import "../../tests/unit/engine.ts";

/** A resource that arrives when the test says so. */
function resource() {
  const waiting = [] as { resolve: (it?: unknown) => void; reject: (why: Error) => void }[];
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    fetch: () => new Promise((resolve, reject) => waiting.push({ resolve, reject })),
    arrive: () => {
      for (const { resolve } of waiting.splice(0)) resolve();
      return settle();
    },
    fail: () => {
      for (const { reject } of waiting.splice(0)) reject(new TypeError("Failed to fetch"));
      return settle();
    },
  };
}

/** The resources that a mode needs, in any game. */
const required = (mode: Mode) => ({ mode, games: [] });

/** A loader with two resources: Watch needs one, Learn both. */
function setUp() {
  const [engine, lessons] = [resource(), resource()];
  const supplies = new Loader({
    play: [],
    watch: [engine.fetch],
    learn: [engine.fetch, lessons.fetch],
    compare: [],
    lab: [],
  });
  const done: string[] = [];
  const say = (what: string) => () => done.push(what);
  return { engine, lessons, supplies, pending: new PendingLoad(supplies), done, say };
}

test("a mode appears once everything it needs has loaded", async () => {
  const { engine, lessons, supplies } = setUp();
  const fetched = supplies.load(required("learn"));
  await engine.arrive();
  assert.equal(supplies.has(required("learn")), false);
  await lessons.arrive();
  await fetched;
  assert.equal(supplies.has(required("learn")), true);
  assert.equal(supplies.has(required("watch")), false, "it was not requested");
});

test("a waiting action runs once what it requires has loaded, and only the latest one", async () => {
  const { engine, lessons, pending, done, say } = setUp();
  pending.run(required("watch"), say("watch"), say("missed"));
  pending.run(required("learn"), say("learn"), say("missed"));
  assert.equal(pending.awaited, "learn");
  await engine.arrive();
  assert.deepEqual(done, []);
  await lessons.arrive();
  assert.deepEqual(done, ["learn"]);
  assert.equal(pending.awaited, null);
});

test("a dropped request has no effect, and its failure is not reported", async () => {
  const { engine, pending, done, say } = setUp();
  pending.run(required("watch"), say("watch"), say("missed"));
  pending.drop();
  assert.equal(pending.awaited, null);
  await engine.arrive();
  pending.run(required("watch"), say("watch"), say("missed"));
  pending.drop();
  await engine.fail();
  assert.deepEqual(done, []);
});

test("a failed load is reported, and tried again on request", async () => {
  const { engine, supplies, pending, done, say } = setUp();
  pending.run(required("watch"), say("watch"), say("missed"));
  await engine.fail();
  assert.deepEqual(done, ["missed"]);
  assert.equal(supplies.has(required("watch")), false);
  pending.run(required("watch"), say("watch"), say("missed"));
  await engine.arrive();
  assert.deepEqual(done, ["missed", "watch"]);
});

test("what may be needed later is fetched once, and reported once it has loaded", async () => {
  const { engine, supplies, done, say } = setUp();
  for (const name of ["first", "second"]) supplies.fetch(required("watch"), say(name));
  assert.deepEqual(done, []);
  await engine.arrive();
  assert.deepEqual(done, ["first"]);
  assert.equal(supplies.has(required("watch")), true);
});

test("what may be needed later is fetched again after a failure, but not at once", async () => {
  const { engine, supplies, done, say } = setUp();
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  try {
    const fetch = () => supplies.fetch(required("watch"), say("watch"));
    fetch();
    engine.fail();
    await vi.advanceTimersByTimeAsync(9000);
    fetch();
    engine.arrive();
    await vi.advanceTimersByTimeAsync(1000);
    assert.deepEqual(done, []);
    fetch();
    engine.arrive();
    await vi.advanceTimersByTimeAsync(0);
    assert.deepEqual(done, ["watch"]);
  } finally {
    vi.useRealTimers();
  }
});
