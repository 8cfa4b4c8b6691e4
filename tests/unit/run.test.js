import assert from "node:assert/strict";
import { test } from "node:test";
import { from, Run, randomLock, roster, Status } from "./engine.js";

const NO_LIMIT = 2 ** 53;

/** @type {[string, string, number][]} */
const STEPS = [
  ["queens", "row-brute-force", 1_299_851],
  ["queens", "backtracking", 874],
  ["queens", "forward-checking", 132],
  ["knights", "backtracking", 6_484_065],
  ["knights", "forward-checking", 1_731_697],
  ["knights", "warnsdorff", 63],
  ["knights", "hamiltonian", 63],
];

for (const [game, solver, steps] of STEPS) {
  test(`${game} ${solver} takes ${steps} steps`, () => {
    const run = new Run(...from(game), solver, 0);
    assert.equal(run.run(NO_LIMIT, Number.POSITIVE_INFINITY), Status.Solved);
    assert.equal(run.step, steps);
    assert.equal(run.pieces().length, game === "queens" ? 7 : 64);
  });
}

test("the roster names every solver", () => {
  const ids = roster().map(({ game, id }) => `${game} ${id}`);
  assert.deepEqual(
    ids.toSorted(),
    ["queens brute-force", ...STEPS.map(([g, s]) => `${g} ${s}`)].toSorted(),
  );
});

test("a batch of a thousand is a thousand moves", () => {
  for (const { game, id } of roster()) {
    const [one, many] = [new Run(...from(game), id, 0), new Run(...from(game), id, 0)];
    for (let step = 0; step < 1000; step++) one.nextMove();
    many.run(1000, Number.POSITIVE_INFINITY);
    const shown = (run) => [
      ...[run.step, run.status, run.depth, run.explanation()],
      ...[run.tally(), run.pieces(), run.domains(), run.degrees(), run.conflicts()],
    ];
    assert.deepEqual(shown(many), shown(one), `${game} ${id}`);
  }
});

test("a budget of no time still goes on", () => {
  const run = new Run(...from("queens"), "brute-force", 0);
  assert.equal(run.run(NO_LIMIT, 0), Status.Running);
  assert.ok(run.step > 0);
  assert.ok(run.step < 100_000);
});

test("views have the shapes that are drawn", () => {
  const queens = new Run(...from("queens"), "forward-checking", 0);
  queens.nextMove();
  const domains = queens.domains();
  assert.ok(domains instanceof Int16Array);
  assert.equal(domains.length, 64);
  assert.deepEqual([...domains.slice(0, 8)], Array(8).fill(0));
  assert.deepEqual([...domains.slice(8, 16)], [0, 0, 0, -1, -1, -1, -1, -1]);
  assert.deepEqual([...queens.pieces()], [10]);
  assert.equal(queens.explanation(), "Queen placed on c7. She strikes 11 squares.");
  const [placements, backtracks, , struck] = queens.tally();
  assert.deepEqual([placements, backtracks, struck], [1, 0, 11]);
  const knights = new Run(...from("knights"), "warnsdorff", 0);
  assert.equal(knights.domains(), undefined);
  assert.equal(knights.choice(), 10);
  assert.equal(knights.degrees()[0], -1);
  assert.equal(knights.degrees().length, 64);
});

test("an ended run stays as it is", () => {
  const run = new Run(...from("queens", [], 3), "backtracking", 0);
  assert.equal(run.run(NO_LIMIT, 1000), Status.Exhausted);
  const steps = run.step;
  assert.equal(run.nextMove(), Status.Exhausted);
  assert.equal(run.step, steps);
});

test("what is no puzzle is an Error with a code and a sentence", () => {
  const given = Uint32Array.from([0]);
  /** @type {[string, () => unknown][]} */
  const bad = [
    ["size", () => new Run("queens", 65, 65, given, false, "backtracking", 0)],
    ["size", () => new Run("knights", 0, 8, given, false, "backtracking", 0)],
    ["not-square", () => new Run("queens", 5, 6, given, false, "backtracking", 0)],
    ["off-board", () => new Run(...from("queens", [64]), "backtracking", 0)],
    ["locked-attack", () => new Run(...from("queens", [0, 9]), "backtracking", 0)],
    ["many-starts", () => new Run(...from("knights", [0, 9]), "backtracking", 0)],
    ["closed-queens", () => new Run("queens", 8, 8, given, true, "backtracking", 0)],
    ["solver", () => new Run(...from("queens"), "warnsdorff", 0)],
    ["game", () => new Run(...from("chess"), "backtracking", 0)],
    ["size", () => randomLock(65, 0)],
  ];
  for (const [code, attempt] of bad) {
    assert.throws(attempt, (error) => {
      assert.ok(error instanceof Error);
      assert.equal(Reflect.get(error, "code"), code);
      assert.match(error.message, /^[A-Z].*\.$/);
      return true;
    });
  }
});

test("locks by lot are never hopeless", () => {
  for (let seed = 0; seed < 100; seed++) {
    const lock = randomLock(6, seed);
    const [row, column] = [Math.floor(lock / 6), lock % 6];
    assert.ok(row !== column && row + column !== 5, `seed ${seed} gives ${lock}`);
  }
});
