/** The puzzles of a day that do not come: they are asked for again, but less and less often. */
import assert from "node:assert/strict";
import { test } from "vitest";
import { roster } from "../../www/engine/table.ts";
import { type Question, Thinker } from "../../www/engine/thinker.ts";
import { initialState } from "../../www/state/state.ts";
import { dateOf } from "../../www/state/today.ts";
import "./engine.ts";
import { Person } from "./person.ts";
import { memoryKeeper } from "./store.ts";

const NOON = new Date(2026, 10, 21, 12).getTime();
const TODAY = dateOf(NOON);
const TROUBLE = "What thinks could not be loaded: load the page again.";

/** Lets promises settle. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A session whose questions are answered when that is asked for, and a clock. */
function setUp() {
  let now = NOON;
  const asked: { question: Question; reject: (error: Error) => void }[] = [];
  const thinker = new Thinker();
  thinker.think = (question) => ({
    answer: new Promise((_, reject) => asked.push({ question, reject })),
    drop: () => {},
  });
  let isNew = false;
  const changed = () => {
    isNew = true;
  };
  const around = { clock: () => now, thinker, changed };
  const session = new Person(initialState(), roster(), memoryKeeper(), around);
  /** What every frame does; it shows what is new. */
  const frame = () => {
    session.days.follow(now);
    if (isNew) session.follow();
    isNew = false;
  };
  const fail = async () => {
    asked.at(-1)?.reject(new Error(TROUBLE));
    await settled();
  };
  const pass = (time: number) => {
    now += time;
    frame();
  };
  session.follow();
  const says = () => session.days.problemOf(TODAY);
  return { session, asked, frame, fail, pass, says };
}

test("puzzles that do not come are asked for again after 1, 2, 4 … s, at most every minute", async () => {
  const { asked, frame, fail, pass, says } = setUp();
  assert.deepEqual(
    asked.map(({ question }) => question),
    [{ ask: "daily", date: TODAY }],
  );
  for (const [times, pause] of [1, 2, 4, 8, 16, 32, 60, 60].entries()) {
    await fail();
    for (let frames = 0; frames < 60; frames++) frame();
    pass(1000 * pause - 1);
    assert.equal(asked.length, times + 1, `not before ${pause} s`);
    assert.equal(says(), TROUBLE);
    pass(1);
    assert.equal(asked.length, times + 2, `after ${pause} s`);
  }
});

test("they are asked for at once when the network comes back, or by hand", async () => {
  const { session, asked, frame, fail, pass } = setUp();
  for (let times = 0; times < 3; times++) {
    await fail();
    pass(60_000);
  }
  assert.equal(asked.length, 4);
  await fail();
  session.days.retry();
  frame();
  assert.equal(asked.length, 5);
  session.days.retry();
  frame();
  assert.equal(asked.length, 5, "not while they are on their way");
  await fail();
  pass(1000);
  assert.equal(asked.length, 6, "from the shortest pause on");
  await fail();
  session.ask({ type: "play/open-day", date: TODAY, game: "queens" });
  frame();
  assert.equal(asked.length, 7);
});
