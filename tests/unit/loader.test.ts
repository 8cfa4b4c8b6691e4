import assert from "node:assert/strict";
import { test } from "vitest";
import { Loader, PendingLoad } from "../../www/run/loader.ts";

/** Something that arrives when it is told to. */
function parcel() {
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

/** Loader of which Watch needs one parcel, and Learn another. */
function shop() {
  const [engine, lessons] = [parcel(), parcel()];
  const supplies = new Loader({
    play: [],
    watch: [engine.fetch],
    learn: [engine.fetch, lessons.fetch],
    compare: [],
  });
  const done: string[] = [];
  const say = (what: string) => () => done.push(what);
  return { engine, lessons, supplies, errand: new PendingLoad(supplies), done, say };
}

test("a mode can be seen once all that it needs is there", async () => {
  const { engine, lessons, supplies } = shop();
  const fetched = supplies.load("learn");
  await engine.arrive();
  assert.equal(supplies.has("learn"), false);
  await lessons.arrive();
  await fetched;
  assert.equal(supplies.has("learn"), true);
  assert.equal(supplies.has("watch"), false, "nobody has asked for that");
});

test("what waits is done when what it needs has arrived, and only the last of it", async () => {
  const { engine, lessons, errand, done, say } = shop();
  errand.run("watch", say("watch"), say("missed"));
  errand.run("learn", say("learn"), say("missed"));
  assert.equal(errand.awaited, "learn");
  await engine.arrive();
  assert.deepEqual(done, []);
  await lessons.arrive();
  assert.deepEqual(done, ["learn"]);
  assert.equal(errand.awaited, null);
});

test("what nobody wants any more is not done, nor is its failure told", async () => {
  const { engine, errand, done, say } = shop();
  errand.run("watch", say("watch"), say("missed"));
  errand.drop();
  assert.equal(errand.awaited, null);
  await engine.arrive();
  errand.run("watch", say("watch"), say("missed"));
  errand.drop();
  await engine.fail();
  assert.deepEqual(done, []);
});

test("what does not arrive is told, and fetched again when that is asked for", async () => {
  const { engine, supplies, errand, done, say } = shop();
  errand.run("watch", say("watch"), say("missed"));
  await engine.fail();
  assert.deepEqual(done, ["missed"]);
  assert.equal(supplies.has("watch"), false);
  errand.run("watch", say("watch"), say("missed"));
  await engine.arrive();
  assert.deepEqual(done, ["missed", "watch"]);
});
