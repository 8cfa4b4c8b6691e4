import assert from "node:assert/strict";
import { onTestFinished, test, vi } from "vitest";
import type { Snapshot } from "../engine/generated/run.ts";
import { LocalRun } from "../engine/local.ts";
import type { Speed } from "../store/state.ts";
import { RunController } from "./run-controller.ts";
import "../../tests/unit/engine.ts";

const BOARD = { rows: 8, columns: 8, squares: [0], closed: false };

/** A run in Watch, at its first step. */
const watch = (game: "queens" | "knights", solver: string, board = {}) =>
  new RunController({ game, ...BOARD, ...board }, { solver, options: "", seed: 0 });

/** Plays frame by frame, a sixtieth of a second each. */
function play(watch: RunController, speed: Speed, frames: number, from = 0) {
  const shown: Snapshot[] = [];
  for (let frame = 0; frame < frames; frame++) {
    if (watch.advance(from + (1000 / 60) * frame, speed, 60)) shown.push(watch.snapshot);
  }
  return shown;
}

/** Counts the questions to runs on the page. */
function counted(work: () => void) {
  const { ask } = LocalRun.prototype;
  const asked: Parameters<typeof ask>[] = [];
  LocalRun.prototype.ask = function (...given) {
    asked.push(given);
    ask.apply(this, given);
  };
  try {
    work();
  } finally {
    LocalRun.prototype.ask = ask;
  }
  return asked;
}

test("a frame makes one request to its run", () => {
  const run = watch("queens", "forward-checking");
  run.start();
  const asked = counted(() => {
    for (const { step, board, sentence } of play(run, "normal", 60)) {
      assert.ok(step > 0 && board && sentence);
      assert.ok(run.scene("normal").kind === "queens" && run.message("normal").text.length > 0);
    }
  });
  assert.equal(asked.length, 60);
  assert.ok(asked.every(([request]) => request.do === "advance"));
  assert.deepEqual(
    play(watch("queens", "forward-checking"), "normal", 3),
    [],
    "it has not started",
  );
});

test("the tree follows a playing run at intervals, and a paused run immediately", () => {
  // A tree that takes long is drawn less often.
  const now = vi.spyOn(performance, "now").mockReturnValue(0);
  onTestFinished(() => now.mockRestore());
  const run = watch("queens", "backtracking");
  run.start();
  const trees = new Set(play(run, "normal", 60, 1000).map(({ tree }) => tree));
  assert.ok(trees.size >= 4 && trees.size <= 5, `${trees.size} in a second`);
  assert.ok(!trees.has(null), "the last one stays");
  run.pause();
  assert.ok(!trees.has(run.snapshot.tree));
  const tip = run.snapshot.tree?.filter(({ current }) => current).at(-1);
  assert.equal(tip?.current?.square, run.snapshot.board?.pieces.at(-1));
});

test("a hidden tree is built when the run rests", () => {
  const run = watch("queens", "backtracking");
  const first = run.snapshot.tree;
  run.start();
  const asked = counted(() => {
    for (let now = 0; now < 2000; now += 20) run.advance(now, "flat", 60, false);
  });
  assert.ok(asked.slice(0, -1).every(([, , { tree }]) => !tree));
  assert.ok(run.ended && run.snapshot.tree !== first);
});

test("steps too fast to read are announced when the run stops", () => {
  const run = watch("knights", "backtracking");
  run.start();
  const [first] = play(run, "fast", 1);
  assert.deepEqual([first?.step, first?.sentence], [1000, null]);
  assert.match(run.message("fast").text, /^Running/);
  run.pause();
  assert.match(run.message("fast").text, /^a1 is a dead end/);
  assert.equal(play(run, "fast", 2).length, 1, "the page shows what was left out");
});

test("a run stops by itself at its end", () => {
  const run = watch("queens", "forward-checking");
  run.start();
  play(run, "flat", 100);
  assert.deepEqual([run.playing, run.solved, run.steps], [false, true, 132]);
  assert.deepEqual(run.result, { text: "Solved in 132 steps", tone: "good" });
  run.start();
  assert.equal(run.playing, false);
});

test("the search for the next solution continues frame by frame", () => {
  // On 8 × 8, a fast machine finds the solution within the first frame.
  const run = watch("queens", "row-brute-force", { rows: 9, columns: 9 });
  run.travel({ do: "next-solution" });
  assert.deepEqual([run.playing, run.solved], [true, false], "it is far away");
  const frames = counted(() => {
    while (run.playing) play(run, "normal", 1);
  });
  assert.ok(frames.length > 1);
  assert.deepEqual([run.steps, run.solved], [12_645_940, true]);
  assert.ok(run.snapshot.sentence, "its step is announced");
});

test("a flat-out run works between frames, and each frame shows its progress", () => {
  const run = watch("knights", "backtracking");
  assert.equal(run.isFlatOut("flat"), false, "it stands still");
  run.start();
  assert.deepEqual([run.isFlatOut("flat"), run.isFlatOut("fast")], [true, false]);
  play(run, "flat", 1);
  const { snapshot } = run;
  for (let turn = 0; turn < 5; turn++) assert.equal(run.work(2), true);
  assert.equal(run.snapshot, snapshot, "everything shown belongs to one moment");
  run.pause();
  assert.ok(run.steps > snapshot.step + 100);
  const { profile } = run.snapshot;
  assert.ok(profile && profile.width * profile.most.length >= run.steps, "it is not lost");
  assert.equal(run.work(2), false, "it stands still");
});

test("work between frames is shown before a slower speed takes over", () => {
  const run = watch("knights", "backtracking");
  run.start();
  play(run, "flat", 1);
  run.work(1);
  const asked = counted(() => play(run, "normal", 2, 100));
  assert.deepEqual(
    asked.map(([request]) => request.do),
    ["show", "advance"],
  );
});

test("a run that ends between frames is shown ended in the next frame", () => {
  const run = watch("queens", "row-brute-force");
  run.start();
  while (run.work(100));
  assert.deepEqual([run.hasArrived, run.ended], [true, false]);
  assert.equal(run.work(100), false);
  assert.equal(play(run, "flat", 2).length, 1);
  assert.deepEqual([run.steps, run.solved, run.playing], [1_299_851, true, false]);
});

test("a run stops at a solution found between frames", () => {
  const run = watch("queens", "row-brute-force");
  run.travel({ do: "next-solution" });
  while (run.work(100));
  play(run, "normal", 1);
  assert.deepEqual([run.steps, run.solved, run.playing], [1_299_851, true, false]);
});

test("the speed is shown only once it is known, and is never zero", () => {
  const run = watch("queens", "backtracking");
  run.start();
  for (let time = 0; time < 10_000; time += 100) {
    // Most frames bring nothing new.
    run.advance(time, "normal", 0.5);
    const isKnown = run.steps > 1;
    assert.ok(Math.abs(run.stepsASecond - (isKnown ? 0.5 : 0)) < 0.05, `${time} ms`);
  }
});

test("a run stops at the next backtrack found between frames, however far it is", () => {
  const far = watch("queens", "linear", { rows: 64, columns: 64 });
  const near = watch("queens", "backtracking");
  const asked = counted(() => {
    far.travel({ do: "backtrack-after" });
    near.travel({ do: "backtrack-after" });
  });
  const budgets = asked.filter(([request]) => request.do === "backtrack-after");
  assert.ok(budgets.every(([, budget]) => budget < 1000 / 60));
  assert.deepEqual([near.playing, near.snapshot.tally.backtracks], [false, 1]);
});

test("a step beyond the end shows the end, and says so", () => {
  const run = watch("queens", "forward-checking", { rows: 4, columns: 4 });
  run.seek(1000);
  while (run.playing) play(run, "normal", 1);
  assert.equal(run.missed?.sought, 1000);
  assert.deepEqual([run.ended, run.solved], [true, false]);
  assert.equal(play(run, "normal", 2).length, 1);
});

test("an abandoned seek is not continued", () => {
  const run = watch("knights", "backtracking");
  run.seek(6_000_000);
  assert.ok(run.playing);
  run.step();
  const { steps } = run;
  assert.deepEqual([play(run, "flat", 3), run.steps, run.playing], [[], steps, false]);
});

test("a preview of another step leaves the run where it is", () => {
  const run = watch("queens", "forward-checking");
  run.reach(50);
  const [before, here] = [run.snapshot, run.scene("normal")];
  const other = run.sceneAt(3);
  assert.ok(other.kind === "queens" && other.rejected === 25);
  assert.equal(run.snapshot, before);
  run.step();
  run.seek(50);
  assert.deepEqual(run.scene("normal"), here);
});
