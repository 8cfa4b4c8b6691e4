/** Races, ghosts and surveys in WebAssembly: their figures match the native runner. */

import assert from "node:assert/strict";
import { test } from "vitest";
import { from, Ghost, Race, Survey } from "../../tests/unit/engine.ts";
import type { Survey as Surveying } from "./engine.ts";
import { nests } from "./engine.ts";
import type { RaceRequest } from "./generated/race.ts";
import type { LaneOrder } from "./generated/run.ts";
import { MOMENT } from "./wanted.ts";

const LIMIT = 10_000_000;

const lane = (solver: string, options: string = ""): LaneOrder => ({ solver, options, seed: 0 });

/** Repeats a request until it is done. */
function finished(race: Race, request: RaceRequest) {
  let shown = race.ask(request, 5, MOMENT);
  while (!shown.arrived) shown = race.ask(request, 5, MOMENT);
  return shown;
}

function surveyed(survey: Surveying) {
  let news = survey.work(5);
  while (!news.done) news = survey.work(5);
  survey.free();
  return news;
}

test("a race goes to any moment, measured or not", () => {
  const lanes = [lane("backtracking"), lane("forward-checking"), lane("arc-consistency")];
  const race = new Race(from("queens"), lanes, LIMIT);
  const fresh = finished(race, { do: "go", clock: "steps", to: 120 });
  assert.deepEqual(
    fresh.lanes.map(({ moment, end }) => [moment.step, end]),
    [
      [120, null],
      [120, null],
      [106, null],
    ],
  );
  assert.ok(fresh.lanes[0]?.moment.board?.pieces instanceof Float64Array);
  const measured = finished(race, { do: "measure" });
  assert.ok(measured.measured);
  const ends = measured.lanes.map(({ end }) => [end?.outcome, end?.steps, end?.ruledOut]);
  assert.deepEqual(ends, [
    ["solved", 874, null],
    ["solved", 132, 331],
    ["solved", 106, 204],
  ]);
  assert.equal(measured.lanes[0]?.moment.reached, 874, "its depths are known up to the end");
  const placed = finished(race, { do: "place", steps: [315, 51, 0] });
  assert.equal(
    placed.lanes[1]?.moment.sentence?.text,
    "e5 would leave row 3 with no square. Taken back at once.",
  );
  const last = finished(race, { do: "go", clock: "time", to: 1e9 });
  assert.deepEqual(
    last.lanes.map(({ moment, end, microseconds }) => [
      moment.step,
      microseconds === end?.microseconds,
    ]),
    [
      [874, true],
      [132, true],
      [106, true],
    ],
  );
  race.free();
});

test("an impossible race is refused with a sentence, and an invalid request changes nothing", () => {
  const code = (code: string) => ({ code });
  assert.throws(() => new Race(from("queens"), [], LIMIT), code("lanes"));
  const unknown = [lane("backtracking"), lane("telepathy")];
  assert.throws(() => new Race(from("queens"), unknown, LIMIT), code("solver"));
  const race = new Race(from("queens"), [lane("backtracking"), lane("forward-checking")], 100);
  // @ts-expect-error There is no such request.
  assert.throws(() => race.ask({ do: "win" }, 5, MOMENT), code("request"));
  const { end } = finished(race, { do: "measure" }).lanes[0]!;
  assert.deepEqual([end?.outcome, end?.steps], ["stopped", 100]);
});

test("a ghost shows the spared steps", () => {
  const [weaker, stronger] = [lane("backtracking"), lane("forward-checking")];
  assert.ok(nests("queens", weaker, stronger));
  assert.ok(!nests("queens", stronger, weaker));
  assert.ok(!nests("queens", weaker, lane("forward-checking", "rows=fewest")));
  const ghost = new Ghost(from("queens"), weaker, stronger, LIMIT);
  let news = ghost.work(5);
  while (!news.done) news = ghost.work(5);
  const { answer } = news;
  assert.ok(answer);
  const { steps, strongerSteps, spared, stopped } = answer;
  assert.deepEqual([steps, strongerSteps, spared, stopped], [874, 132, 480, false]);
  const span = Array.from(answer.from).indexOf(315);
  assert.deepEqual([answer.from.length, answer.to[span], answer.cutAt[span]], [35, 338, 51]);
  assert.equal(answer.profile.most.length, 874);
  assert.throws(() => new Ghost(from("queens"), stronger, weaker, LIMIT), { code: "apart" });
});

test("every start, by square", () => {
  const news = surveyed(Survey.starts("queens", 8, 8, lane("forward-checking"), LIMIT));
  assert.ok(news.survey === "starts");
  const steps = news.squares.map((run) => run?.steps ?? 0);
  assert.deepEqual([steps[0], Math.min(...steps), Math.max(...steps)], [132, 7, 183]);
  assert.equal(steps.filter((count) => count > 130).length, 6);
});

test("growth, chance and the course of a run", () => {
  const grown = surveyed(Survey.growth("queens", 4, 20, 9, lane("backtracking"), 1_000));
  assert.ok(grown.survey === "growth");
  const last = grown.sizes.at(-1);
  assert.ok(last && last.n < 20 && last.stopped > 4);
  assert.equal(last.steps.median, 1_000);
  assert.ok(grown.sizes.every(({ microseconds }) => microseconds.median > 0));
  const drawn = surveyed(Survey.chance(from("queens", [], 20), lane("min-conflicts"), 50, LIMIT));
  assert.ok(drawn.survey === "chance");
  assert.deepEqual([drawn.runs.length, drawn.solved], [50, 50]);
  assert.ok(
    Number(drawn.low) <= Number(drawn.median) && Number(drawn.median) <= Number(drawn.high),
  );
  const annealing = Survey.course(from("queens", [], 20), lane("simulated-annealing"), LIMIT);
  const course = surveyed(annealing);
  assert.ok(course.survey === "course");
  assert.deepEqual([course.outcome, course.points.at(-1)?.pairs], ["solved", 0]);
  assert.ok(Number(course.points[0]?.temperature) > Number(course.points.at(-1)?.temperature));
});
