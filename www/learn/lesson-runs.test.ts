import assert from "node:assert/strict";
import { test } from "vitest";
import { asked, Run } from "../../tests/unit/engine.ts";
import type { Lab } from "../content/lessons/lesson.ts";
import { type Moment, moment } from "../content/moment.ts";
import { PageJob } from "../engine/job.ts";
import { laboratory, sideBySide } from "./lanes.ts";
import { profileOfStretch } from "./stretch.ts";

const FC = moment("queens", 8, "a8", "forward-checking", 0);
const BT = moment("queens", 8, "a8", "backtracking", 0);
const BARE = { text: [] };

/** The step and the figures of a run. */
function at(at: Moment, step: number) {
  const run = new Run(at, at.solver, at.options, at.seed);
  const { depth, tally } = asked(run, { do: "reach", step });
  run.free();
  return { depth, backtracks: tally.backtracks };
}

test("a stretch measured in slices matches the run step by step", () => {
  const job = new PageJob(profileOfStretch(FC, [2, 20], "depth", 0));
  let slices = 1;
  while (!job.work()) slices++;
  assert.ok(slices > 1);
  const course = job.value!;
  const steps = Array.from({ length: 19 }, (_, step) => step + 2);
  assert.deepEqual(
    course.heights,
    steps.map((step) => at(FC, step).depth),
  );
  const back = steps.filter(
    (step) => step > 2 && at(FC, step).backtracks > at(FC, step - 1).backtracks,
  );
  assert.deepEqual(course.back, back);
  assert.ok(back.length > 2);
});

test("if all queens are on the board from the start, the profile shows attacking pairs", () => {
  const climbing = moment("queens", 8, "a8", "hill-climbing", 0);
  const job = new PageJob(profileOfStretch(climbing, [0, 2], "attacking pairs"));
  while (!job.work());
  assert.deepEqual(job.value?.heights, [8, 5, 2]);
});

test("the steps of two runs side by side are paired as the lesson says", () => {
  const lanes = sideBySide({
    kind: "side",
    ...BARE,
    left: BT,
    right: FC,
    stretch: [10, 30],
    pairs: [
      [10, 2],
      [15, 3],
      [20, 4],
    ],
  });
  const seen = (step: number) => {
    lanes.seek(step);
    return lanes.shown.map(({ snapshot }) => snapshot.step);
  };
  assert.deepEqual(
    [seen(10), seen(14), seen(15), seen(25)],
    [
      [10, 2],
      [14, 2],
      [15, 3],
      [25, 4],
    ],
  );
  assert.deepEqual(
    [seen(0), seen(99)],
    [
      [10, 2],
      [30, 4],
    ],
    "the run stays within its stretch",
  );
  lanes.toggle();
  assert.deepEqual([lanes.playing, lanes.step], [true, 10], "playing from the end starts over");
  lanes.free();
});

test("the four runs of the laboratory end, with the chosen queen locked", () => {
  const lab: Lab = {
    kind: "lab",
    ...BARE,
    runs: [FC, BT, FC, BT],
    names: { rows: ["a", "b"], columns: ["c", "d"] },
  };
  const lanes = laboratory(lab, null);
  lanes.seek(9_999);
  assert.deepEqual(lanes.step, 874);
  assert.deepEqual(
    lanes.shown.map(({ snapshot }) => [snapshot.step, snapshot.outcome]),
    [
      [132, "solved"],
      [874, "solved"],
      [132, "solved"],
      [874, "solved"],
    ],
  );
  lanes.free();
  const other = laboratory(lab, 26);
  other.seek(9_999);
  const { snapshot, scene } = other.shown[0]!;
  assert.equal(snapshot.step, 23);
  assert.deepEqual(scene.kind === "queens" && scene.locked, [26]);
  other.free();
});
