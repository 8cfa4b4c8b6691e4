import assert from "node:assert/strict";
import { test } from "vitest";
import { asked, from, Run, roster } from "../../tests/unit/engine.ts";
import { FakeWorker } from "../../tests/unit/fake-worker.ts";
import { logOf, solve } from "../../tests/unit/solves.ts";
import { emptySnapshot } from "../engine/snapshots.ts";
import "../../tests/unit/tape.ts";
import { Narrator } from "../app/narrator.ts";
import { outlineOf } from "../charts/profile.ts";
import type { Preset } from "../content/compare/first.ts";
import { PRESETS } from "../content/compare/presets.ts";
import { KEPT } from "../core/clock.ts";
import { timeWords } from "../core/time-words.ts";
import { makeGhost, makeRace } from "../engine/engine.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import type { RaceClock, RaceSnapshot } from "../engine/generated/race.ts";
import type { Profile, RunEnd, Snapshot } from "../engine/generated/run.ts";
import type { RaceAnswer, RaceOrder, RaceQuestion } from "../engine/race-methods.ts";
import { Racer } from "../engine/racer.ts";
import { FIGURES } from "../engine/wanted.ts";
import { altered, initial, parse, type Race as RaceState } from "../routes/compare/race.ts";
import { compared } from "../store/comparing.ts";
import { initialState, type Solve } from "../store/state.ts";
import { pairsIn } from "./ghost-controller.ts";
import { flagsOf, rateOf, SPEEDS, scaleOf, ticksOf } from "./race-clock.ts";
import { RaceController } from "./race-controller.ts";
import { LIMIT, placesOf, takeaway, verdict } from "./race-result.ts";
import { raceView } from "./race-view.ts";
import { raceWords, setUpWords } from "./race-words.ts";
import { standingOfRace } from "./speech.ts";

const ROSTER = roster();

/** The lanes of a preset, run to their ends. */
function endsOf({ game, layout, lanes }: Preset) {
  const race = makeRace({ game, ...layout }, lanes, LIMIT);
  const { lanes: measured } = race.ask({ do: "measure" }, Number.POSITIVE_INFINITY, FIGURES);
  race.free();
  return measured.map(({ end }) => end!);
}

const preset = (id: string) => PRESETS.find((one) => one.id === id)!;

const end = (more: Partial<RunEnd>): RunEnd => ({
  outcome: "solved",
  steps: 10,
  nodes: 10,
  backtracks: 0,
  ruledOut: null,
  microseconds: 10,
  ...more,
});

const lane = (name: string, figures: Partial<RunEnd>, isLocal: boolean = false) => ({
  name,
  inText: name.toLowerCase(),
  end: end(figures),
  info: ROSTER.find((info) => info.isLocal === isLocal)!,
});

test("presets take the steps that their lessons rely on", () => {
  const steps = Object.fromEntries(
    PRESETS.map((one) => [one.id, endsOf(one).map((end) => end.steps)]),
  );
  assert.deepEqual(steps["look-ahead"], [874, 132, 106]);
  assert.deepEqual(steps["row-order"], [183, 15]);
  assert.deepEqual(steps.repair, [64, 48, 74]);
  assert.deepEqual(steps.rule, [6_484_065, 1_731_697, 63]);
  // “One rule replaces six million steps.”
  const [searched, , ruled] = steps.rule;
  assert.ok(searched! - ruled! > 6_000_000);
  const [plain, gaschnig, directed] = endsOf(preset("blame")).map(({ nodes }) => nodes);
  assert.ok(
    plain! > gaschnig! && gaschnig! >= directed!,
    "the solver that jumps back further tries fewer queens",
  );
});

test("places go by the race’s clock; a solver that gave up has none, and ties share one", () => {
  const ends = [
    end({ microseconds: 3 }),
    end({ steps: 5, microseconds: 9 }),
    end({ outcome: "stopped" }),
  ];
  assert.deepEqual(placesOf("steps", ends), [1, 0, null]);
  assert.deepEqual(placesOf("time", ends), [0, 1, null]);
  assert.deepEqual(placesOf("steps", [end({}), end({}), end({ steps: 11 })]), [0, 0, 2]);
});

test("a guess is judged by its lane’s place; without a guess, the winner is named", () => {
  const placed = (...places: (number | null)[]) =>
    places.map((place, at) => ({ name: `Lane ${at}`, inText: `lane ${at}`, place }));
  const three = placed(2, 1, 0);
  assert.equal(verdict(three, null), "Lane 2 won.");
  assert.equal(verdict(three, 2), "You guessed right. Lane 2 won.");
  assert.equal(verdict(three, 1), "Close. Lane 1 came second.");
  assert.equal(verdict(three, 0), "Not this time. Lane 0 came third.");
  assert.equal(verdict(placed(0, 1), 1), "Not this time. Lane 1 came second.");
  assert.equal(verdict(placed(0, 0, 2), 1), "You guessed right. Lane 0 and lane 1 tied.");
  assert.equal(verdict(placed(0, null), 1), "Not this time. Lane 1 found no answer.");
  assert.equal(verdict(placed(null, null), null), "No solver found an answer.");
});

test("the conclusion of a race is true of its figures", () => {
  assert.equal(
    takeaway([
      lane("Slow", { steps: 100, microseconds: 200 }),
      lane("Quick", { steps: 10, microseconds: 20 }),
    ]),
    "Quick needs 10 steps, slow 100.",
  );
  assert.equal(
    takeaway([
      lane("Cheap", { steps: 100, microseconds: 20 }),
      lane("Wise", { steps: 10, microseconds: 40 }),
    ]),
    "Wise needs the fewest steps, cheap the least time: a step of wise takes 20 times as long.",
  );
  assert.match(takeaway([lane("One", {}), lane("Two", {})]), /^All need 10 steps;/);
  assert.match(
    takeaway([lane("Search", { microseconds: 5 }), lane("Repair", {}, true)]),
    /^Steps of search and repair can’t be compared\. Search takes 5\.0 µs, repair 10 µs\.$/,
  );
  assert.equal(
    takeaway([lane("One", {}), lane("Two", { outcome: "stopped", steps: LIMIT })]),
    "Two was stopped after 10,000,000 steps.",
  );
  assert.equal(
    takeaway([lane("One", { outcome: "gave-up", steps: 1 })]),
    "One gave up after 1 step.",
  );
});

test("times are written in a suitable unit", () => {
  assert.deepEqual([8.71, 346, 2500, 346_000, 1_200_000].map(timeWords), [
    ...["8.7 µs", "346 µs", "2.5 ms", "346 ms", "1.2 s"],
  ]);
});

test("a scale is logarithmic where one run is over sixty times another", () => {
  const plain = scaleOf([874, 132, 106]);
  assert.deepEqual(
    [plain.isLog, plain.longest, plain.toX(437), plain.fromX(0.5)],
    [false, 874, 0.5, 437],
  );
  assert.deepEqual(ticksOf(plain), []);
  const far = scaleOf([6_484_065, 63]);
  assert.ok(far.isLog);
  assert.deepEqual([far.toX(0), far.toX(6_484_065)], [0, 1]);
  for (const step of [1, 63, 1000, 1e6])
    assert.ok(Math.abs(far.fromX(far.toX(step)) - step) < 1e-6 * step);
  assert.deepEqual(ticksOf(far), [1, 10, 100, 1e3, 1e4, 1e5, 1e6]);
  // The decades lie as far apart as their logarithms.
  const places = [9, 99, 999].map((step) => scaleOf([999, 1]).toX(step).toFixed(6));
  assert.deepEqual(places, ["0.333333", "0.666667", "1.000000"]);
  assert.deepEqual([scaleOf([60, 1]).isLog, scaleOf([61, 1]).isLog], [false, true]);
  assert.deepEqual([scaleOf([60, 0]).isLog, scaleOf([120, 2, 5]).isLog], [false, false]);
  assert.equal(scaleOf([]).longest, 1);
});

test("flags that would overlap move sideways or up", () => {
  const sides = (xs: number[]) =>
    flagsOf(xs.map((x, lane) => ({ lane, x }))).map(({ side }) => side);
  assert.deepEqual(sides([0.1, 0.5]), ["right", "right"]);
  assert.deepEqual(sides([0.1, 0.12]), ["left", "right"]);
  assert.deepEqual(sides([0.1, 0.12, 0.14]), ["left", "up", "right"]);
  // None leaves the scale, nor covers another on the narrowest phone.
  assert.deepEqual(sides([1]), ["left"]);
  assert.deepEqual(sides([0.93]), ["right"]);
  assert.deepEqual(sides([0.94]), ["left"]);
  assert.deepEqual(sides([0.95, 0.96]), ["left", "up"]);
  assert.deepEqual(sides([0.02, 0.04]), ["up", "right"]);
  assert.deepEqual(sides([0.5, 0.58]), ["right", "right"]);
  assert.deepEqual(sides([0.5, 0.56]), ["left", "right"]);
  assert.deepEqual(sides([0.86, 0.94]), ["right", "up"]);
  assert.deepEqual(
    flagsOf([
      { lane: 0, x: 0.12 },
      { lane: 1, x: 0.1 },
    ]),
    [
      { lane: 1, x: 0.1, side: "left" },
      { lane: 0, x: 0.12, side: "right" },
    ],
  );
});

test("both clocks have the same number of speeds, from slow to flat out", () => {
  assert.equal(SPEEDS.steps.length, SPEEDS.time.length);
  const rates = (clock: RaceClock) => SPEEDS.steps.map((_, speed) => rateOf(clock, speed, 874));
  assert.deepEqual(rates("steps"), [1, 6, 60, 437]);
  assert.deepEqual(
    rates("time").map((rate) => Math.round(874 / rate)),
    [60, 20, 5, 2],
  );
});

/** Depths of a run, `width` steps to a column. */
const depths = (width: number, least: number[], most: number[]): Profile => ({
  width,
  least: Uint32Array.from(least),
  most: Uint32Array.from(most),
});

test("an outline covers the depth of every step, even with many steps per pixel", () => {
  const whole = depths(2, [0, 2, 1], [1, 3, 4]);
  const course = {
    opening: depths(1, [0, 1], [0, 1]),
    whole,
    reached: 5,
    step: 0,
    most: 7,
  };
  const { low, high } = outlineOf({ ...course, toX: (step) => step / 6 }, 6);
  assert.deepEqual(
    [[...low], [...high]],
    [
      [0, 1, 2, 2, 1, 1],
      [0, 1, 3, 3, 4, 4],
    ],
  );
  const narrow = outlineOf({ ...course, toX: (step) => step / 12 }, 4);
  assert.deepEqual(
    [[...narrow.low], [...narrow.high]],
    [
      [0, 1, -1, -1],
      [3, 4, -1, -1],
    ],
  );
});

test("ghost pairs are the solvers whose trees are nested, as the engine says", () => {
  const { game, layout, lanes } = preset("look-ahead");
  const puzzle = { game, ...layout };
  assert.deepEqual(pairsIn(puzzle, lanes), [
    { weaker: 0, stronger: 1 },
    { weaker: 0, stronger: 2 },
    { weaker: 1, stronger: 2 },
  ]);
  for (const { weaker, stronger } of pairsIn(puzzle, lanes)) {
    makeGhost(puzzle, lanes[weaker]!, lanes[stronger]!, LIMIT).free();
  }
  assert.deepEqual(pairsIn(puzzle, preset("repair").lanes), []);
});

// ---- a race in a worker ---------------------------------------------------------------------

const SHOWN = { ...FIGURES, sentence: true, board: true };
const RACED = { do: "go", clock: "steps", to: 7 };
const ORDER: RaceOrder = { puzzle: from("queens"), lanes: [], limit: 1 };

/** A race and its worker, which answers when the test says so. */
function pair() {
  const worker = new FakeWorker<RaceQuestion, RaceAnswer>();
  /** Answers the last question. */
  const answer = (more: Partial<RaceSnapshot> = {}, seen: Partial<Snapshot> = {}) => {
    const lanes = [{ moment: emptySnapshot(seen), end: null, microseconds: null }];
    const snapshot = { arrived: true, measured: true, lanes, ...more };
    worker.answer({ openings: null, snapshot });
  };
  const start = () => worker;
  const racer = new Racer(() => {}, start);
  const go = (to: number) =>
    racer.ask({ request: { do: "go", clock: "steps", to }, wanted: SHOWN });
  return { worker, answer, start, racer, go };
}

test("only the latest of the waiting questions is sent", () => {
  const { worker, answer, racer, go } = pair();
  racer.begin(ORDER, { request: { do: "go", clock: "steps", to: 0 }, wanted: SHOWN });
  for (const step of [1, 2, 3]) go(step);
  assert.equal(worker.asked.length, 1);
  answer();
  assert.deepEqual(
    worker.asked.map(({ request }) => request.do === "go" && request.to),
    [0, 3],
  );
  answer();
  assert.equal(racer.waiting, false);
});

test("an unfinished request continues, and nothing is measured before it arrives", () => {
  const { worker, answer, racer, go } = pair();
  racer.begin(ORDER, { request: { do: "show" }, wanted: SHOWN });
  answer();
  go(9);
  answer({ arrived: false, measured: false });
  assert.deepEqual(worker.last.request, { do: "go", clock: "steps", to: 9 });
  answer({ measured: false });
  assert.deepEqual(worker.last.request, { do: "measure" });
  assert.equal(racer.waiting, false, "it is no longer needed");
  racer.rest();
  answer({ measured: false });
  assert.equal(worker.asked.length, 4, "a race at rest does not measure");
});

test("measuring does not change the view", () => {
  const { answer, racer } = pair();
  racer.begin(ORDER, { request: { do: "show" }, wanted: SHOWN });
  const run = new Run(from("queens"), "backtracking", "", 0);
  const { board, profile } = asked(run, { do: "advance", steps: 3 });
  const seen = { board, sentence: { text: "Here.", squares: [] }, profile };
  answer({ measured: false }, seen);
  answer({}, {});
  assert.deepEqual(racer.snapshot?.lanes[0]?.moment, emptySnapshot(seen));
});

test("an answer about the previous race is ignored", () => {
  const { answer, racer } = pair();
  racer.begin(ORDER, { request: { do: "show" }, wanted: SHOWN });
  racer.begin(ORDER, { request: { do: "show" }, wanted: SHOWN });
  answer();
  assert.equal(racer.snapshot, null);
  answer();
  assert.notEqual(racer.snapshot, null);
});

test("a broken worker is reported in a sentence, and the next race gets a new one", () => {
  const { worker, answer, racer } = pair();
  racer.begin(ORDER, { request: { do: "show" }, wanted: SHOWN });
  worker.fail();
  assert.equal(racer.problem, "The race could not be loaded: load the page again.");
  racer.begin(ORDER, { request: { do: "show" }, wanted: SHOWN });
  answer();
  assert.equal(racer.problem, "");
});

test("a race whose worker was given back gets another with the next question", () => {
  const { worker, answer, racer, go } = pair();
  racer.begin(ORDER, { request: { do: "show" }, wanted: SHOWN });
  answer({}, { step: 7 });
  racer.release();
  assert.deepEqual([worker.ended, racer.snapshot?.lanes[0]?.moment.step], [1, 7]);
  go(7);
  const [question, order] = worker.calls.at(-1)?.args ?? [];
  assert.deepEqual([question, order], [{ request: RACED, wanted: SHOWN }, ORDER]);
  answer({}, { step: 7 });
  go(8);
  assert.equal(worker.calls.at(-1)?.args[1], null, "it is sent once");
});

/** A measured race of two independent lanes that take 30 and 20 steps. */
function raced(
  more: Partial<RaceState> = {},
  known?: number,
  solves: Solve[] = [],
  game: GameId = "queens",
) {
  const { worker, start } = pair();
  const race = new RaceController(start);
  const { lanes } = preset("row-order");
  const state = compared("race", { lanes, ...more })({
    ...initialState(),
    game,
    solves: logOf(...solves),
  });
  const ends = [end({ steps: 30 }), end({ steps: 20 })];
  /** A step takes a microsecond, so the unit of a request makes no difference. */
  const stepAsked = () => {
    const requests = worker.calls.map(({ args }) => (args as [RaceQuestion])[0].request);
    const last = requests.findLast(({ do: what }) => what === "go");
    return last?.do === "go" ? last.to : 0;
  };
  /**
   * Answers with the lanes at the clock's moment.
   * @param known how many steps of each lane have been measured
   * @param untimed whether no step's time is known yet
   */
  const answer = (known: number = Number.POSITIVE_INFINITY, { untimed = false } = {}) => {
    const lanes = ends.map((end, at) => {
      const reached = Math.min(end.steps, known);
      const step = Math.min(race.standing.apart[at] ?? stepAsked(), reached);
      const isMeasured = reached === end.steps;
      return {
        moment: emptySnapshot({ step, reached }),
        end: isMeasured ? end : null,
        microseconds: untimed ? null : step,
      };
    });
    const measured = !untimed && lanes.every(({ end }) => end !== null);
    worker.answer({ openings: null, snapshot: { arrived: true, measured, lanes } });
    race.advance(0);
  };
  race.show(state);
  answer(known);
  const view = () => raceView(race, { queens: ROSTER, colour: ROSTER, knights: [] })!;
  return { race, answer, view, worker, state };
}

/** A board of 6 × 6, solved in five steps and ten seconds. */
const SIX = { rows: 6, columns: 6, squares: [1], own: "you" as const };
const SOLVED = solve({ rows: 6, columns: 6, at: "b6", log: "20d5 20f4 20a3 20c2 20e1" });

test("your own solve is the last lane, on the clock of the race", () => {
  const { race, view, answer } = raced(SIX, undefined, [SOLVED]);
  const steps = () => race.lanes.map(({ moment }) => moment.step);
  race.seek(3);
  answer();
  assert.deepEqual(steps(), [3, 3, 3]);
  race.seekEnd();
  answer();
  assert.deepEqual(steps(), [30, 20, 5]);
  const { lanes, verdict, takeaway, flags, results } = view();
  assert.deepEqual(
    lanes.map(({ letter, place }) => [letter, place]),
    [
      ["A", 2],
      ["B", 1],
      ["Y", 0],
    ],
  );
  assert.equal(verdict, "You won.");
  assert.match(takeaway, /^You 5 steps · .* 30 · .* 20\.$/);
  assert.equal(flags.find(({ letter }) => letter === "Y")?.isFirst, true);
  assert.deepEqual(results[0]?.figures.tried, "5");
  race.share("time");
  answer();
  race.seek(6_500_000);
  assert.equal(race.lanes[2]?.moment.step, 3, "after 6.5 seconds");
  assert.equal(view().lanes[2]?.place, 2, "by time");
});

test("a race goes on by time where it was by steps, once that time is known", () => {
  const { race, answer } = raced();
  race.seek(7);
  answer(7, { untimed: true });
  race.share("time");
  assert.equal(race.stage, "run", "it doesn’t ask again who wins");
  answer(7, { untimed: true });
  answer(7, { untimed: true });
  assert.deepEqual([race.standing.clock, race.lanes[0]?.moment.step], ["time", 7]);
  answer(7);
  assert.deepEqual(race.standing, { clock: "time", at: 7, apart: [] });
  answer(7);
  assert.equal(race.lanes[0]?.moment.step, 7);
});

test("a change of clock waits for lanes that are on their way", () => {
  const { race, answer } = raced();
  race.seek(7);
  race.share("time");
  assert.equal(race.stage, "run", "it doesn’t ask again who wins");
  answer();
  answer();
  answer();
  assert.deepEqual(race.standing, { clock: "time", at: 7, apart: [] });
  race.seek(9);
  race.share("steps");
  assert.equal(race.stage, "run");
});

test("a race says when your solve is not here, and offers it when it is", () => {
  const without = raced(SIX);
  assert.equal(without.view().lanes.length, 2);
  assert.match(without.view().missing, /^Your lane is missing: .*\.$/);
  const here = raced({ ...SIX, own: "" }, undefined, [SOLVED]);
  assert.deepEqual([here.view().offersYou, here.view().mayRemove], [true, false]);
  assert.deepEqual([here.view().missing, raced().view().offersYou], ["", false]);
  without.race.show({ ...without.state, solves: logOf(SOLVED) });
  assert.equal(without.view().lanes.length, 3, "a solve that arrives");
  assert.equal(without.view().missing, "");
});

test("before its start, a race doesn’t reveal its result", () => {
  const { race, view } = raced();
  const { stage, lanes, flags, longest, results, ghost, takeaway, verdict, ...seen } = view();
  assert.equal(stage, "ask");
  assert.deepEqual(
    lanes.map(({ end, place, isDone, course }) => [end, place, isDone, course.reached]),
    [
      [null, null, false, 0],
      [null, null, false, 0],
    ],
  );
  assert.deepEqual([flags, longest, results, ghost, takeaway, verdict], [[], "", [], null, "", ""]);
  assert.equal(raceWords(view()), "Who wins?");
  const scene = lanes[0]?.scene;
  assert.ok(scene?.kind === "queens" && scene.queens.length === 0, "nothing has been tried");
  assert.match(
    setUpWords(view()),
    /^One puzzle, two solvers: 8 × 8 with a queen locked on a8\. The fewest steps win\.$/,
  );
  assert.ok(seen.measured, "although it has been measured");
  race.toggle();
  assert.equal(view().stage, "run");
});

test("squares of colours are neutral before the start, as during the race", () => {
  const { lanes, layout } = preset("colours");
  const { race, view, answer } = raced(
    { ...layout, lanes: lanes.slice(0, 2) },
    undefined,
    [],
    "colour",
  );
  const filled = () => view().lanes.map(({ scene }) => scene?.kind === "queens" && scene.filled);
  assert.equal(view().puzzle.game, "colour");
  assert.deepEqual([view().stage, filled()], ["ask", [false, false]]);
  race.toggle();
  answer();
  assert.deepEqual([view().stage, filled()], ["run", [false, false]]);
});

test("during a race only past events are shown; at the end, everything", () => {
  const { race, answer, view } = raced({ at: 25 });
  const told = () => view().lanes.map(({ end, place }) => [end?.steps, place]);
  assert.equal(view().stage, "run");
  assert.deepEqual(told(), [
    [undefined, null],
    [20, 0],
  ]);
  assert.deepEqual(
    view().flags.map(({ letter, isFirst }) => [letter, isFirst]),
    [["B", true]],
  );
  assert.deepEqual([view().longest, view().results], ["", []]);
  race.guess = 1;
  race.seekEnd();
  answer();
  assert.equal(view().stage, "end");
  assert.match(view().verdict, /^You guessed right\. .+ won\.$/);
  assert.deepEqual(told(), [
    [30, 1],
    [20, 0],
  ]);
  assert.deepEqual([view().flags.length, view().longest, view().results.length], [2, "30", 2]);
  // A known result stays known: you can scrub through it without another guess.
  race.seek(0);
  answer();
  assert.deepEqual([view().stage, view().longest], ["run", "30"]);
  assert.equal(told()[0]?.[0], 30);
});

test("a clock that ran past the end returns to it once the end is known", () => {
  const { race, answer } = raced({}, 10);
  race.seek(35);
  answer();
  assert.equal(race.standing.at, 30);
});

test("End waits until the end is measured, and then the verdict is announced", () => {
  const { race, answer, view } = raced({}, 10);
  const narrator = new Narrator();
  const hear = (announce: boolean) => {
    const status = { place: "race", title: () => "", ...standingOfRace(view()) };
    narrator.update(status, { announce, done: "", notice: "", end: "" }, 0);
    return narrator.text;
  };
  hear(true);
  race.seekEnd();
  hear(true);
  answer(10);
  assert.notEqual(view().stage, "end");
  const before = hear(false);
  answer();
  hear(false);
  answer();
  assert.equal(view().stage, "end");
  assert.doesNotMatch(before, /won\.|Step/);
  assert.match(hear(false), /^.+ won\. /);
  // Leaving in the meantime cancels it.
  const other = raced({}, 10);
  other.race.seekEnd();
  other.race.seek(3);
  other.answer();
  other.answer();
  assert.equal(other.race.standing.at, 3);
});

test("a link to lanes at different steps reveals the result; another race asks for a guess again", () => {
  const { race, view } = raced({ apart: [5, 3] });
  assert.deepEqual([view().stage, view().longest], ["run", "30"]);
  race.guess = 0;
  race.show(initialState());
  assert.deepEqual([race.guess, race.isKnown, race.stage], [null, false, "ask"]);
});

test("a long race goes flat out until another speed is chosen", () => {
  const { race } = raced();
  assert.equal(race.speed, 2);
  race.speed = 0;
  assert.equal(race.speed, 0);
});

test("a race with an invalid seed is refused every time", () => {
  const race = initial("queens");
  const refusal = /is not a seed\. Write a whole number, 0 or more\.$/;
  for (const seed of [-5, 0.5, Number.NaN, 2 ** 53]) {
    const lanes = race.lanes.with(1, { ...race.lanes[1]!, seed });
    assert.throws(() => altered("queens", race, { lanes }), { message: refusal }, `${seed}`);
    const link = `8/a8/backtracking,random-walk(seed=${seed})`;
    assert.throws(() => parse(link, new URLSearchParams(), "queens"), { message: refusal }, link);
  }
});

test("a race without a start begins on the first open square", () => {
  const link = "8x8/-/warnsdorff,backtracking?blocked=a8,b8";
  const race = parse(link, new URLSearchParams("blocked=a8,b8"), "knights");
  assert.deepEqual(race.squares, [2]);
});

test("a refused race says why, and the race before it ends", () => {
  const { worker, answer, start } = pair();
  const race = new RaceController(start);
  race.show(initialState());
  answer();
  assert.equal(race.lanes.length, 1);
  const [first, second] = initial("queens").lanes;
  const lanes = [first!, { ...second!, seed: -5 }];
  race.show(compared("race", { lanes })(initialState()));
  assert.deepEqual([race.lanes, race.ghost.pair], [[], null]);
  worker.refuse("There is no such seed.", "refused");
  assert.equal(race.racer.problem, "There is no such seed.");
  race.seek(9);
  assert.equal(worker.asked.length, 2, "it gets no further question");
});

test("the reason for a refused race doesn’t reappear with the next race", () => {
  for (const fault of ["refused", "full"] as const) {
    const { worker, answer, racer } = pair();
    const begin = () => racer.begin(ORDER, { request: { do: "show" }, wanted: SHOWN });
    begin();
    begin();
    worker.refuse("There is no such race.", fault);
    assert.deepEqual([racer.problem, worker.asked.length], ["", 2], fault);
    answer();
    assert.equal(racer.snapshot?.lanes.length, 1, fault);
  }
});

test("a hidden race gives back its worker after two minutes, and returns where it was", () => {
  const { race, answer, worker, state } = raced();
  race.guess = 1;
  race.seek(12);
  answer();
  const after = { ...state };
  const stands = race.present(after);
  assert.notEqual(stands, after);
  race.tidy(0);
  race.tidy(10 * KEPT);
  assert.equal(worker.ended, 0, "it is seen");
  race.rest();
  race.tidy(10 * KEPT);
  race.tidy(11 * KEPT - 1);
  assert.equal(worker.ended, 0, "it waits");
  race.tidy(11 * KEPT);
  race.tidy(12 * KEPT);
  assert.ok(worker.ended > 0);
  race.show(stands);
  const [question, order] = worker.calls.at(-1)!.args as [RaceQuestion, RaceOrder];
  assert.deepEqual(question.request, { do: "go", clock: "steps", to: 12 });
  assert.equal(order.lanes.length, 2);
  answer();
  assert.deepEqual([race.standing.at, race.guess, race.lanes[0]?.moment.step], [12, 1, 12]);
});
