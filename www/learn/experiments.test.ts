/** Predictions, guesses, choices and exact covers. The engine counts the steps; the times are invented. */
import assert from "node:assert/strict";
import { test } from "vitest";
import { asked, Run, solutions } from "../../tests/unit/engine.ts";
import { learnerAt } from "../../tests/unit/learner.ts";
import type { Person } from "../../tests/unit/person.ts";
import { LESSONS } from "../content/lessons/index.ts";
import type { Part, Predict } from "../content/lessons/lesson.ts";
import { moment } from "../content/moment.ts";
import { childrenAhead, childrenOf, estimates, type Node, rootOf } from "./descents.ts";
import {
  choiceOf,
  DESCENTS,
  guessVerdict,
  predictVerdict,
  Trial,
  timeWords,
} from "./experiment.ts";
import { median } from "./measure.ts";
import { isSolution, queensNet, solutionsOf, standing } from "./net.ts";

const ALL = LESSONS.flatMap(({ lesson }) =>
  lesson.parts.map((part, at) => ({ part, link: `#/learn/${lesson.id}/${at + 1}`, lesson })),
);
const kindOf = <K extends Part["kind"]>(kind: K) =>
  ALL.flatMap(({ part, ...where }) =>
    part.kind === kind ? [{ part: part as Extract<Part, { kind: K }>, ...where }] : [],
  );

/** The number of nodes in the whole search tree. */
const sizeOf = (node: Node, below: typeof childrenOf): number =>
  below(node).reduce((size, child) => size + 1 + sizeOf(child, below), 0);

/** The number of nodes that the page says the engine visits in a complete search. */
function visited(side: number, at: string, solver: string) {
  const part = kindOf("guess").find(({ part: { asks } }) => asks === "nodes")!.part;
  const looksAhead = solver === "forward-checking";
  const trial = new Trial({ ...part, looksAhead, moment: moment("queens", side, at, solver, 0) });
  trial.answer(1);
  while (!trial.work());
  return trial.size!.total;
}

test("the descents walk the same trees as the engine", () => {
  for (const [side, at] of [
    [4, ""],
    [5, ""],
    [6, "a6"],
    [7, ""],
    [8, ""],
    [8, "c5"],
  ] as const) {
    const root = rootOf(moment("queens", side, at, "forward-checking", 0));
    for (const [solver, below] of [
      ["forward-checking", childrenAhead],
      ["backtracking", childrenOf],
    ] as const) {
      const where = `${solver} ${side} × ${side} ${at}`;
      assert.equal(sizeOf(root, below), visited(side, at, solver), where);
    }
  }
});

test("the estimate from descents is right on average and depends only on the seed", () => {
  const root = rootOf(moment("queens", 8, "", "forward-checking", 0));
  const [average] = estimates(root, childrenAhead, [20_000], 1);
  assert.ok(Math.abs(average! / 1_724 - 1) < 0.02, `${average}`);
  const ofSeed = (seed: number) => estimates(root, childrenAhead, DESCENTS, seed);
  assert.deepEqual(ofSeed(7), ofSeed(7));
  assert.notDeepEqual(ofSeed(7), ofSeed(8));
});

test("queens as an exact cover have the engine’s solutions", () => {
  for (const side of [4, 5, 6, 7, 8]) {
    const net = queensNet(side);
    const found = solutionsOf(net);
    const board = {
      game: "queens" as const,
      rows: side,
      columns: side,
      squares: [],
      closed: false,
    };
    assert.equal(found.length, solutions(board), `${side}`);
    for (const queens of found) assert.ok(isSolution(net, queens));
  }
});

test("in the net, a choice rules out every option that shares an item", () => {
  const net = queensNet(4);
  const { times, open } = standing(net, [1, 8]);
  assert.deepEqual(times.slice(0, 8), [1, 0, 1, 0, 1, 1, 0, 0]);
  const free = net.options.filter((_, at) => open[at]).map(({ name }) => name);
  assert.deepEqual(free, ["d3", "c1", "d1"]);
});

for (const { part, link, lesson } of kindOf("cover")) {
  test(`${lesson.title}: the exact cover accepts only its one solution`, () => {
    const [only, ...others] = solutionsOf(part.net);
    assert.ok(only && others.length === 0);
    const person = at(link);
    assert.equal(person.answer(only[0]!).reply?.lead, "Not yet:");
    const clash = part.net.options.findIndex(
      (_, at) => !standing(part.net, [only[0]!]).open[at] && at !== only[0],
    );
    assert.match(person.answer(clash).reply!.text, /covered twice/);
    person.answer(clash);
    for (const option of only.slice(1)) person.answer(option);
    const { reply, isSettled } = person.see();
    assert.deepEqual([reply?.tone, isSettled], ["right", true]);
    assert.equal(person.learned().length, 1);
  });

  test(`${lesson.title}: a cover that the page shows does not count as solved`, () => {
    const person = at(link);
    const { reply, offer, isSettled } = person.show();
    assert.deepEqual([reply?.tone, reply?.lead, offer], ["shown", "Here it is.", ""]);
    assert.equal(isSettled, true);
    assert.deepEqual(person.learned(), []);
  });
}

for (const { part, link, lesson } of kindOf("choose")) {
  const [right, wrong] = [true, false].map((isIt) =>
    part.choices.findIndex((one) => Boolean(one.isRight) === isIt),
  );

  test(`${lesson.title}: “${part.prompt}” takes a wrong answer, and then the right one`, () => {
    const person = at(link);
    const missed = person.answer(wrong!);
    assert.deepEqual(
      [missed.reply?.tone, missed.offer, missed.isSettled],
      ["wrong", "Show me", false],
    );
    assert.equal(missed.reply?.text, part.choices[wrong!]!.why);
    assert.deepEqual(person.learned(), []);
    const { reply, answer, offer, isSettled, trial } = person.answer(right!);
    assert.deepEqual([reply?.tone, offer, isSettled], ["right", "", true]);
    assert.equal(answer, part.means);
    assert.ok(trial?.kind === "choose" && trial.choices[right!]!.isRight);
    assert.equal(person.answer(wrong!).reply?.tone, "right", "the right answer stays");
    assert.equal(person.learned().length, 1);
  });

  test(`${lesson.title}: “${part.prompt}” does not count as solved once it was shown`, () => {
    const person = at(link);
    const { reply, offer, trial } = person.show();
    assert.deepEqual([reply?.tone, reply?.lead, offer], ["shown", "Here it is.", ""]);
    assert.ok(trial?.kind === "choose" && trial.choices[right!]!.isChosen);
    assert.deepEqual(person.learned(), []);
  });
}

/** A player at a part. */
function at(link: string) {
  const { person, see } = learnerAt(link);
  const ask = (...[action]: Parameters<Person["ask"]>) => {
    const outcome = person.ask(action);
    return { outcome, ...see() };
  };
  return {
    see,
    answer: (value: number) => ask({ type: "learn/answer", value }),
    show: () => ask({ type: "learn/take", offer: "Show me" }),
    work: () => person.lesson.work(),
    trial: () => person.lesson.trial!,
    learned: () => person.state.learned,
  };
}

for (const { part, lesson } of kindOf("predict")) {
  test(`${lesson.title}: “${part.prompt}” is measured on runs that end with a solution`, () => {
    const trial = new Trial(part);
    trial.answer(0);
    while (!trial.work());
    const steps = trial.measured!.map((one) => one.steps);
    assert.ok(steps.every(({ length }) => length === part.seeds));
    for (const [at, run] of part.runs.entries()) {
      assert.equal(steps[at]![0], stepsOf(run), `${part.names[at]}`);
    }
    assert.equal(trial.verdict?.more, part.means);
  });

  test(`${lesson.title}: “${part.prompt}” has a choice for each outcome`, () => {
    const isLeast = part.asks === "least-time" || part.asks === "least-steps";
    if (isLeast) assert.deepEqual(part.choices, part.names);
    else assert.equal(part.choices.length, 3);
    assert.equal(part.names.length, part.runs.length);
  });
}

function stepsOf({ solver, options, seed, ...puzzle }: Predict["runs"][number]) {
  const run = new Run(puzzle, solver, options, seed);
  const { step, outcome } = asked(run, { do: "next-solution" });
  run.free();
  assert.equal(outcome, "solved");
  return step;
}

const timed = kindOf("predict").find(({ lesson }) => lesson.id === "steps-and-time")!;

/** Two measured runs. */
const found = (...runs: [steps: number[], time: number][]) =>
  runs.map(([steps, time]) => ({ steps, time }));

test("a prediction is judged by the measurement", () => {
  const one = found([[100], 3], [[50], 5]);
  assert.equal(choiceOf({ asks: "least-time" }, one), 0);
  assert.equal(choiceOf({ asks: "least-steps" }, one), 1);
  const slower = (time: number) => choiceOf({ asks: "slower-by" }, found([[100], time], [[10], 1]));
  assert.deepEqual([slower(4), slower(9), slower(17)], [0, 1, 2]);
  const cut = found([[1, 2, 60], 1], [[1, 2, 6], 1]);
  assert.equal(choiceOf({ asks: "most-cut" }, cut), 2);
  assert.equal(median([4, 1, 3, 2]), 2.5);
});

test("every choice shows the measured result", () => {
  const { part } = timed;
  const told = (chosen: number, seeds = 1_000) =>
    predictVerdict({ ...part, seeds }, chosen, found([[132], 4.4], [[119], 9.2]));
  assert.deepEqual([told(0).right, told(1).right], [true, false]);
  assert.equal(told(0).lead, "Right: forward checking.");
  assert.equal(told(1).lead, "No: forward checking.");
  assert.equal(told(1).text, "It took 4.4 µs, dancing links 9.2 µs.");
  assert.deepEqual(
    [timeWords(0.00003), timeWords(0.0123), timeWords(41.4), timeWords(2_345)],
    ["30 ns", "12 µs", "41 ms", "2.3 s"],
  );
});

test("a prediction among four runs names the least and tells the others", () => {
  const { part, link } = kindOf("predict").find(({ part: { runs } }) => runs.length === 4)!;
  const person = at(link);
  person.answer(part.names.indexOf("Both"));
  while (!person.work());
  const { reply, trial } = person.see();
  assert.equal(
    `${reply!.lead} ${reply!.text}`,
    "Right: both. It took 59 steps, neither 132 steps, squares only 67 steps and rows only 118 steps.",
  );
  assert.ok(trial?.kind === "predict");
  assert.deepEqual(trial.rows, [["Steps", "132", "67", "118", "59"]]);
});

test("a prediction is answered once, and counts even if it is wrong", () => {
  const { link } = timed;
  const person = at(link);
  const { outcome, note, trial, isSettled } = person.answer(1);
  assert.deepEqual([outcome.done, note, isSettled], ["Measuring.", "Measuring.", false]);
  assert.ok(trial?.kind === "predict" && trial.isAnswered);
  assert.ok(trial.rows.every(([, ...figures]) => figures.every((figure) => figure === "…")));
  person.answer(0);
  while (!person.work());
  const { reply, isSettled: settled, trial: after } = person.see();
  assert.ok(after?.kind === "predict" && after.choices[1]?.isChosen);
  assert.deepEqual(after.rows[0], ["Steps", "132", "119"]);
  assert.match(reply!.lead, /^(Right|No): /);
  assert.notEqual(reply!.tone, "wrong", "a wrong prediction is not marked as a mistake");
  assert.equal(settled, true);
  assert.equal(person.learned().length, 1);
});

test("a guess is compared with the estimates and the whole tree", () => {
  const { part, link } = kindOf("guess").find(({ part: { asks } }) => asks === "nodes")!;
  const size = { estimates: [], total: 856_188 };
  assert.equal(guessVerdict(part, 500_000, size).right, true);
  const far = guessVerdict(part, 1_000, size);
  assert.equal(`${far.lead} ${far.text}`, "856,188 nodes: your guess was 856 times too small.");
  const person = at(link);
  person.answer(1_000);
  while (!person.work());
  const { trial } = person.see();
  assert.ok(trial?.kind === "guess");
  assert.deepEqual(
    trial.spots.map(({ name }) => name),
    ["Your guess", "1 descent", "10 descents", "100 descents", "1,000 descents", "The whole tree"],
  );
  assert.equal(trial.spots.at(-1)!.value, "856,188");
  const { estimates: found, total } = person.trial().size!;
  assert.ok(Math.abs(found.at(-1)! / total - 1) < 0.05);
});

test("sets and arrangements of queens are counted, and an exact question wants an exact answer", () => {
  const told = (id: string, guess: number) => {
    const { part } = kindOf("guess").find(({ lesson }) => lesson.id === id)!;
    const trial = new Trial(part);
    trial.answer(guess);
    while (!trial.work());
    const { right, lead, text } = trial.verdict!;
    return [right, `${lead} ${text}`, trial.size!.estimates.length];
  };
  assert.deepEqual(told("brute-force", 300_000_000), [true, "Well guessed: 553,270,671 sets.", 0]);
  assert.deepEqual(told("brute-force", 2_000_000), [
    false,
    "553,270,671 sets: your guess was 277 times too small.",
    0,
  ]);
  assert.deepEqual(told("one-per-row", 5_040), [true, "Exactly right: 5,040 boards.", 0]);
  assert.deepEqual(told("one-per-row", 5_000), [false, "5,040 boards: your guess was 5,000.", 0]);
});
