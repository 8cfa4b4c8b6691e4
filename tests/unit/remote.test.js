import assert from "node:assert/strict";
import { test } from "node:test";
import { Status } from "../../www/engine/engine.js";
import { RemoteRun } from "../../www/engine/remote.js";

const PUZZLE = { game: "queens", rows: 100, columns: 100, squares: [], closed: false };
const LOOK = { left: 0, top: 0, side: 2, width: 200, height: 200, close: false };

/** A worker that answers when it is told to, and the run that it works for. */
function pair() {
  const hearers = {};
  const worker = {
    asked: [],
    ended: false,
    addEventListener: (what, hear) => {
      hearers[what] = hear;
    },
    postMessage: (ask) => worker.asked.push(ask),
    terminate: () => {
      worker.ended = true;
    },
    fail: () => hearers.error(),
    answer: (answer) => hearers.message({ data: { ...ANSWER, ...answer } }),
  };
  const run = new RemoteRun(
    /** @type {any} */ (PUZZLE),
    "linear",
    "",
    7,
    () => /** @type {any} */ (worker),
  );
  return { worker, run };
}

const ANSWER = {
  step: 0,
  reached: 0,
  depth: 0,
  status: Status.RUNNING,
  solutions: 0,
  line: "",
  profile: new Uint32Array(),
  profileWidth: 1,
  tally: [0, 0, 0, 0, 0, 0, 0],
  counts: {},
  progress: null,
  explanation: null,
  standing: 0,
  inConflict: 0,
  knight: [],
  image: null,
};

/** A picture that counts how often it is let go. */
const image = () => {
  const bitmap = { closed: 0, close: () => bitmap.closed++ };
  return { bitmap, left: 0, top: 0, squaresPerPixel: 1, pieces: null };
};

test("the first question says what to solve", () => {
  const { worker, run } = pair();
  assert.deepEqual(worker.asked[0].order, {
    puzzle: PUZZLE,
    solver: "linear",
    options: "",
    seed: 7,
  });
  assert.deepEqual(
    [run.step, run.status, run.explanation()],
    [0, Status.RUNNING, "The board is being laid out."],
  );
});

test("one question is under way at a time, and what is asked meanwhile is asked at once", () => {
  const { worker, run } = pair();
  run.nextMove();
  run.nextMove();
  run.run(1000, 5);
  run.look(LOOK);
  assert.equal(worker.asked.length, 1);
  worker.answer({ explanation: "100 queens to place." });
  assert.equal(worker.asked.length, 2);
  const { calls, words, look, order } = worker.asked[1];
  assert.deepEqual(
    { calls, words, look, order },
    {
      calls: [{ what: "run", step: 1002, budget: Number.POSITIVE_INFINITY }],
      words: true,
      look: LOOK,
      order: undefined,
    },
  );
  worker.answer({ step: 1002 });
  assert.equal(worker.asked.length, 2);
  assert.deepEqual([run.step, run.answers, run.explanation()], [1002, 2, "100 queens to place."]);
});

test("a run at rest makes no step that is not under way", () => {
  const { worker, run } = pair();
  run.run(2 ** 53, 12);
  run.run(2 ** 53, 12);
  run.rest();
  worker.answer({});
  assert.deepEqual([worker.asked[1].calls, worker.asked[1].words], [[], true]);
});

test("a run stands where it was sent to, before it can tell what is there", () => {
  const { worker, run } = pair();
  worker.answer({ step: 900, reached: 900, status: Status.EXHAUSTED });
  for (const step of [800, 700, 2_000]) run.seek(step);
  assert.deepEqual([run.step, run.status], [900, Status.RUNNING]);
  run.seek(650);
  assert.deepEqual(worker.asked[1].calls, [{ what: "seek", step: 800 }]);
  assert.deepEqual([run.step, run.status, run.waiting], [650, Status.RUNNING, true]);
  worker.answer({ step: 800, reached: 900 });
  assert.deepEqual(
    [worker.asked[2].calls, worker.asked[2].words],
    [[{ what: "seek", step: 650 }], true],
  );
  assert.equal(run.step, 650);
  worker.answer({ step: 650, reached: 900, status: Status.SOLVED, explanation: "There." });
  assert.deepEqual(
    [run.step, run.reached, run.status, run.explanation(), run.waiting],
    [650, 900, Status.SOLVED, "There.", false],
  );
});

test("what is asked is done in order, but a new place makes the way to the last one idle", () => {
  const { worker, run } = pair();
  run.run(1000, 5);
  run.seekBacktrackBefore();
  run.passSolution();
  run.run(10, 5);
  run.run(10, 7);
  worker.answer({});
  assert.deepEqual(worker.asked[1].calls, [
    { what: "run", step: 1000, budget: 5 },
    { what: "seekBacktrackBefore" },
    { what: "passSolution" },
    { what: "run", step: 20, budget: 7 },
  ]);
  run.run(1000, 5);
  run.seekBacktrack(100);
  run.approach(5_000, 15);
  run.seekDeepest();
  worker.answer({});
  assert.deepEqual(worker.asked[2].calls, [
    { what: "approach", step: 5_000, budget: 15 },
    { what: "seekDeepest" },
  ]);
});

test("a cancelled run says after how many steps", () => {
  const { worker, run } = pair();
  worker.answer({ step: 1234, reached: 1234 });
  run.run(1000, 5);
  run.cancel();
  assert.ok(worker.ended);
  assert.deepEqual(
    [run.stopped, run.status, run.waiting, run.explanation()],
    [true, Status.GAVE_UP, false, "Cancelled after 1,234 steps."],
  );
  run.nextMove();
  assert.equal(worker.asked.length, 2);
});

test("a run that has ended is not cancelled", () => {
  const { worker, run } = pair();
  worker.answer({ step: 1, status: Status.SOLVED, explanation: "Solved." });
  run.cancel();
  assert.deepEqual([run.stopped, run.status, run.explanation()], [false, Status.SOLVED, "Solved."]);
});

test("what does not fit into memory is said, and ends the run", () => {
  const { worker, run } = pair();
  worker.answer({ failure: "This board does not fit.", panic: false });
  assert.deepEqual(
    [run.status, run.explanation(), worker.ended],
    [Status.GAVE_UP, "This board does not fit.", true],
  );
});

test("a panic is thrown for the page to catch", () => {
  const { worker, run } = pair();
  assert.throws(
    () => worker.answer({ failure: "The engine has stopped.", panic: true }),
    /stopped/,
  );
  assert.ok(run.stopped);
});

test("a worker that does not load is told", () => {
  const { worker, run } = pair();
  worker.fail();
  assert.equal(run.explanation(), "The solver could not be loaded: load the page again.");
});

test("pictures are let go when the next one has come, and with the run", () => {
  const { worker, run } = pair();
  const [first, second] = [image(), image()];
  worker.answer({ image: first });
  assert.equal(run.shown.image, first);
  run.look(LOOK);
  worker.answer({ image: second });
  run.free();
  assert.deepEqual([first.bitmap.closed, second.bitmap.closed, worker.ended], [1, 1, true]);
});
