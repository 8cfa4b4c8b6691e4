import assert from "node:assert/strict";
import { test } from "vitest";
import { roster, tieBreaksThatSucceed } from "../../tests/unit/engine.ts";
import { FakeWorker } from "../../tests/unit/fake-worker.ts";
import { openLink } from "../../tests/unit/opening.ts";
import type { Size } from "../core/geometry.ts";
import { makeSurvey } from "../engine/engine.ts";
import type { SurveyNews } from "../engine/generated/survey.ts";
import type { SurveyOrder } from "../engine/survey-order.ts";
import * as chance from "../routes/compare/chance.ts";
import * as growth from "../routes/compare/growth.ts";
import * as starts from "../routes/compare/starts.ts";
import type { Tab } from "../routes/route.ts";
import { compared, toTab } from "../store/changes.ts";
import { linkTo } from "../store/links.ts";
import { initialState } from "../store/state.ts";
import { chanceView } from "./chance-view.ts";
import { growthView } from "./growth-view.ts";
import { raceLink, runLink } from "./links.ts";
import { squareWords, startsView } from "./starts-view.ts";
import { SurveyController } from "./survey-controller.ts";
import { type SurveyTask, tasksFor, windowOf } from "./survey-tasks.ts";
import { rulesOf, tiesView } from "./ties-view.ts";

const SOLVERS = roster();
const QUEENS = SOLVERS.filter(({ game }) => game === "queens");
const KNIGHTS = SOLVERS.filter(({ game }) => game === "knights");

/** The results of tasks, by the task as text. */
const known: Map<string, ReturnType<typeof measured>> = new Map();

const measured = (task: SurveyTask) => (task.survey === "ties" ? tiesOf(task) : surveyOf(task));

/** The results of a task, as the worker reports them. */
function done(task: SurveyTask) {
  const key = JSON.stringify(task);
  const value = known.get(key) ?? measured(task);
  known.set(key, value);
  return { value: structuredClone(value), progress: 1, done: true, problem: "", fault: null };
}

function surveyOf(order: SurveyOrder) {
  const work = makeSurvey(order);
  let news = work.work(1e9);
  while (!news.done) news = work.work(1e9);
  work.free();
  return news;
}

const tiesOf = ({ rows, columns }: Size) =>
  Uint8Array.from({ length: rows * columns }, (_, start) =>
    tieBreaksThatSucceed(rows, columns, start),
  );

test("the figures of every start of 8 × 8 are the published ones", () => {
  const view = startsView(starts.initial("queens"), "queens", QUEENS, done);
  const [one, other] = view.maps;
  assert.ok(one && other);
  assert.equal(one.message, "34 to 1,220 steps, median 273");
  assert.equal(other.message, "7 to 183 steps, median 47");
  const hard = other.values.flatMap((value, square) =>
    value && value.value > 130 ? view.nameOf(square) : [],
  );
  assert.deepEqual(
    hard,
    ["a8", "h1", "g1", "f1", "d2", "c3"].sort((a, b) => hard.indexOf(a) - hard.indexOf(b)),
  );
  assert.equal(hard.length, 6);
  assert.match(
    view.caption,
    /^Backtracking: 34 \(a3\) to 1,220 \(g1\) steps\. Forward checking: 7 \(a3\) to 183 \(g1\) steps\./,
  );
  assert.match(view.caption, /Forward checking takes fewer steps on 64 of 64 squares\.$/);
  assert.deepEqual(view.ends, [7, 1220]);
  assert.deepEqual(view.table.rows[62], ["g1", 1220, 183]);
  const words = squareWords(view, "queens", 62);
  assert.equal(words.name, "g1");
  assert.deepEqual(
    words.rows.map(({ text }) => text),
    ["1,220", "183"],
  );
  assert.equal(words.ratio, "Backtracking takes 6.7 times as many steps.");
});

test("squares say that they are not measured, stopped or without a solution", () => {
  const setup = { ...starts.initial("queens"), rows: 4, columns: 4 };
  const none = startsView(setup, "queens", QUEENS, () => undefined);
  assert.deepEqual([none.ends, none.caption], [null, ""]);
  assert.equal(squareWords(none, "queens", 0).rows[0]?.text, "…");
  const view = startsView(setup, "queens", QUEENS, done);
  assert.equal(view.maps[0]?.values[0]?.label, "no solution");
  const [stopped] = setup.lanes;
  const at = (task: SurveyTask) => {
    const known = done(task);
    assert.ok(task.survey !== "ties" && "survey" in known.value);
    if (task.lane.solver !== stopped?.solver) return known;
    assert.ok(known.value.survey === "starts");
    const { squares } = known.value;
    squares[1] = { ...squares[1]!, outcome: "stopped", steps: 1_000_000 };
    return known;
  };
  const limited = startsView(setup, "queens", QUEENS, at);
  assert.match(limited.caption, /One run was stopped at 1,000,000 steps \(Backtracking\)\./);
  assert.equal(limited.table.rows[1]?.[1], "over 1000000");
  assert.match(
    squareWords(limited, "queens", 1).ratio,
    /^Backtracking takes more than [\d,]+ times as many steps\.$/,
  );
});

test("tie-breaks are reported for each start, one by one or together", () => {
  const setup = { ...starts.initial("knights"), metric: "ties" as const };
  const view = tiesView(setup, KNIGHTS, done);
  assert.equal(view.rule, "roth");
  assert.match(view.caption, /^\d+ of 64 starts succeed\.$/);
  const all = tiesView({ ...setup, rule: "all" }, KNIGHTS, done);
  assert.match(all.caption, /^All tie-breaks succeed from \d+ of 64 starts, none from \d+\.$/);
  const odd = tiesView({ ...setup, rows: 5, columns: 5 }, KNIGHTS, done);
  assert.match(odd.caption, /of 13 starts/);
  assert.equal(odd.shares.filter((share) => share === null).length, 12);
  assert.equal(rulesOf(KNIGHTS).length, view.table.head.length - 1);
  // One start of 8 × 8 fails in the fixed order.
  const fixed = tiesView({ ...setup, rule: "fixed" }, KNIGHTS, done);
  assert.equal(fixed.caption, "63 of 64 starts succeed.");
});

test("growth shows medians, bands and their values at a size", () => {
  const setup = { ...growth.initial("queens"), to: 10, n: 8 };
  const view = growthView(setup, "queens", QUEENS, done);
  assert.deepEqual(
    view.series.map(({ points }) => points.length),
    [7, 7, 7, 7, 7],
  );
  const [slow] = view.series;
  const at8 = slow?.points.find(({ x }) => x === 8);
  assert.ok(at8);
  assert.ok(at8.low <= at8.value && at8.value <= at8.high);
  assert.match(
    view.caption,
    /^On 8 × 8, Backtracking takes \d+ steps, [\d.]+ times as many as [A-Z]/,
  );
  assert.equal(view.offered.length, 6);
  assert.deepEqual(
    view.offered.filter(({ shown }) => !shown).map(({ name }) => name),
    ["Arc consistency"],
  );
  assert.equal(new Set(view.offered.map(({ colour }) => colour)).size, 6);
  const time = growthView({ ...setup, measure: "time" }, "queens", QUEENS, done);
  assert.equal(time.unit, "milliseconds");
  assert.equal(time.limit, null);
});

test("medians match the native runner", () => {
  // compare growth queens min-conflicts,backtracking --from 4 --to 12
  const lanes = ["backtracking", "min-conflicts"].map((solver) => ({
    solver,
    options: "",
    seed: 0,
  }));
  const setup = { ...growth.initial("queens"), lanes, to: 12 };
  const { series } = growthView(setup, "queens", QUEENS, done);
  assert.deepEqual(
    series.map(({ points }) => points.map(({ value }) => value)),
    [
      [9, 18, 75, 63, 315, 171, 655, 1584, 1100],
      [3, 4, 238, 55, 32, 30, 129, 210, 97],
    ],
  );
});

test("a line ends where the median run stopped, and says so", () => {
  const setup = {
    ...growth.initial("queens"),
    lanes: growth.initial("queens").lanes.slice(0, 1),
    n: 12,
  };
  const known = (task: SurveyTask) => {
    assert.ok(task.survey === "growth");
    return done({ ...task, to: Math.min(task.to, 12), limit: 500 });
  };
  const view = growthView(setup, "queens", QUEENS, known);
  const last = view.series[0]?.points.at(-1);
  assert.ok(last?.stopped && last.value === 500);
  assert.match(String(view.table.rows.at(-1)?.[1]), /^over 500$/);
});

test("the summary has the median and the ninth decile, and the dots show all runs", () => {
  const setup = { ...chance.initial("queens"), rows: 12, columns: 12, seeds: 40, run: 3 };
  const view = chanceView(setup, "queens", QUEENS, done);
  assert.equal(view.rows.length, 4);
  for (const { runs, median, most } of view.rows) {
    assert.equal(runs.length, 40);
    assert.ok(median !== null && most);
    const order = runs.map(({ value }) => value).sort((a, b) => a - b);
    assert.ok(
      order[0]! <= most[0] && most[0] <= median && median <= most[1] && most[1] <= order[39]!,
    );
  }
  assert.match(view.caption, /All 160 runs found a solution\.$/);
  assert.equal(view.courses.length, 3);
  const placing = view.courses.find(({ contender }) => contender.name === "Min-conflicts")?.placing;
  assert.equal(placing, 12, "it places twelve queens before it moves any");
  const ofSeed3 = view.rows.map(({ runs }) => runs[3]!.value);
  assert.equal(
    view.courses[0]?.points.at(-1)?.step,
    Math.min(ofSeed3[0]!, windowOf(ofSeed3.slice(0, 3))),
  );
  assert.match(view.courseCaption, /^Seed 3: attacking pairs after each step\./);
});

test("a very long run is cut off so that the others stay visible", () => {
  assert.equal(windowOf([35, 69, 17_117]), 138);
  assert.equal(windowOf([10, 12, 14]), 14);
  assert.equal(windowOf([5, 6, 900]), 60);
  assert.equal(windowOf([30_675]), 30_675);
});

const opened = (link: string) => openLink(link, initialState());

test("every set-up of a chart has a link that opens it", () => {
  for (const link of [
    "#/compare/queens/starts/8/backtracking,forward-checking",
    "#/compare/queens/starts/6/backtracking,forward-checking(rows=fewest)?metric=nodes&at=b2",
    "#/compare/knights/starts/5x6/warnsdorff,pruned?metric=ties&rule=all&at=c3",
    "#/compare/queens/growth/4-20/min-conflicts?measure=time&n=12",
    "#/compare/knights/growth/5-12/warnsdorff,pruned",
    "#/compare/queens/chance/20/min-conflicts,hill-climbing(variant=sideways)?seeds=50&run=7",
    // A link that would end in a bracket ends in a usual word.
    "#/compare/knights/chance/6x6/warnsdorff(tie-break=random)?seeds=200",
  ]) {
    const { state, problem } = opened(link);
    assert.equal(problem, "", link);
    assert.equal(linkTo(state), link);
  }
});

test("a link to an impossible chart is refused with a reason and advice", () => {
  for (const [link, why] of [
    [
      "queens/starts/17/backtracking,forward-checking",
      /up to 16 × 16\. Choose a smaller one\. Here is the last comparison instead\.$/,
    ],
    ["knights/starts/9x9/warnsdorff,pruned", /up to 8 × 8/],
    ["queens/starts/8/backtracking", /Two solvers are compared here/],
    [
      "queens/starts/8/backtracking,forward-checking?metric=ties",
      /no figure “ties”\. Choose one of steps, nodes/,
    ],
    ["queens/starts/8/backtracking,forward-checking?at=z9", /z9/],
    ["queens/starts/8/backtracking,nobody", /nobody/],
    ["queens/growth/4/backtracking", /not a range of boards/],
    ["queens/growth/3-99/backtracking", /go from 4 to 64/],
    ["queens/chance/500/min-conflicts", /up to 100 × 100/],
    ["queens/chance/50/min-conflicts?seeds=0", /Choose 1 to 1,000 seeds/],
    ["queens/chance/50/min-conflicts?seeds=10&run=10", /last one is 9/],
  ] as const) {
    const { problem, state } = opened(`#/compare/${link}`);
    assert.match(problem, why, link);
    assert.match(problem, /^[^.]*\.( [A-Z][^.]*\.)? Here is the last comparison instead\.$/);
    assert.equal(state.mode, "compare");
  }
});

test("a square has links to its run and its race", () => {
  const { lanes } = starts.initial("queens");
  const size = { rows: 8, columns: 8 };
  assert.equal(runLink("queens", size, 62, lanes[0]!), "#/queens/8/g1/backtracking@0");
  assert.equal(
    raceLink("queens", size, 62, lanes),
    "#/compare/queens/race/8/g1/backtracking,forward-checking@0",
  );
  assert.equal(opened(raceLink("queens", size, 62, lanes)).problem, "");
});

/** Surveys whose workers answer when the test says so. */
function setUp() {
  const begun: FakeWorker<SurveyOrder, SurveyNews>[] = [];
  const surveys = new SurveyController(() => {
    const worker = new FakeWorker<SurveyOrder, SurveyNews>();
    begun.push(worker);
    return worker;
  });
  const ended = () => begun.map(({ ended }) => ended > 0);
  return { begun, surveys, ended };
}

const at = (tab: Tab) => toTab(tab)(initialState());
const NEWS: SurveyNews = { survey: "starts", done: false, progress: 0.5, squares: [null] };

test("a survey starts when its tab opens, at most two run at once, and none runs twice", () => {
  const { begun, surveys, ended } = setUp();
  surveys.measure(at("race"));
  surveys.measure(at("published"));
  assert.equal(begun.length, 0);
  surveys.measure(at("growth"));
  assert.equal(begun.length, 2, "the others wait");
  const { version } = surveys.view();
  begun[0]!.answer(NEWS);
  assert.equal(begun.length, 3);
  assert.notEqual(surveys.view().version, version);
  surveys.measure(at("starts"));
  assert.deepEqual(ended(), [true, true, true, false, false]);
  begun[3]!.answer(NEWS);
  begun[4]!.answer(NEWS);
  assert.equal(surveys.view().work.progress, 1);
  surveys.rest();
  surveys.measure(at("starts"));
  assert.equal(begun.length, 5, "known results stay known");
});

test("failed measurements are retried when you open them again", () => {
  const { begun, surveys } = setUp();
  surveys.measure(at("growth"));
  const failed = "A bug stopped this: try again.";
  begun[0]!.refuse(failed, "bug");
  assert.equal(surveys.view().work.message, failed);
  assert.equal(begun.length, 3, "but not over and over");
  surveys.rest();
  surveys.measure(at("growth"));
  assert.equal(surveys.view().work.message, "Measuring…");
  assert.deepEqual(begun[3]!.last, begun[0]!.last);
});

test("a survey can be cancelled and continued, and the next starts at once", () => {
  const { begun, surveys, ended } = setUp();
  surveys.measure(at("starts"));
  begun[0]!.say({ progress: 0.5, value: NEWS });
  assert.equal(surveys.view().work.progress, 0.25);
  surveys.cancel();
  assert.deepEqual(ended(), [true, true]);
  assert.deepEqual([surveys.view().work.working, surveys.view().work.cancelled], [false, true]);
  const [task] = tasksFor(at("starts"), () => undefined);
  assert.ok(task);
  assert.deepEqual(surveys.view().known(task)?.value, NEWS, "known results stay visible");
  surveys.measure(at("starts"));
  assert.equal(begun.length, 2, "a cancelled survey stays cancelled");
  surveys.goOn();
  assert.equal(begun.length, 4);
  surveys.cancel();
  surveys.measure(compared("starts", { rows: 6, columns: 6 })(at("starts")));
  assert.equal(begun.length, 6);
  begun[4]!.refuse("It failed.", "full");
  assert.equal(surveys.view().work.message, "It failed.");
});

test("a run of simulated annealing is shown whole, with its temperature", () => {
  const lanes = ["simulated-annealing", "min-conflicts"].map((solver) => ({
    solver,
    options: "",
    seed: 0,
  }));
  const setup = { ...chance.initial("queens"), rows: 8, columns: 8, seeds: 2, lanes };
  const view = chanceView(setup, "queens", QUEENS, done);
  const course = view.courses.find(({ contender }) => contender.info.id === "simulated-annealing");
  assert.ok(course);
  assert.equal(course.beyond, null);
  assert.ok(course.points.at(-1)!.temperature! < course.points[0]!.temperature!);
  assert.ok(view.courseTable.head.includes("Simulated annealing, temperature"));
});
