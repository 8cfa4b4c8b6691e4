import assert from "node:assert/strict";
import { test } from "node:test";
import {
  from,
  lockHasSolution,
  parseSquare,
  Run,
  randomLock,
  randomStart,
  roster,
  Status,
  squareNames,
} from "./engine.js";

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
    const run = new Run(from(game), solver, "", 0);
    assert.equal(run.run(NO_LIMIT, Number.POSITIVE_INFINITY), Status.Solved);
    assert.equal(run.step, steps);
    assert.equal(run.pieces().length, game === "queens" ? 7 : 64);
  });
}

test("the roster names every solver once", () => {
  const ids = roster().map(({ game, id }) => `${game} ${id}`);
  assert.equal(new Set(ids).size, ids.length);
  for (const [game, solver] of STEPS) assert.ok(ids.includes(`${game} ${solver}`), solver);
});

test("a batch of a thousand is a thousand moves", () => {
  for (const { game, id } of roster()) {
    const [one, many] = [new Run(from(game), id, "", 0), new Run(from(game), id, "", 0)];
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
  const run = new Run(from("queens"), "brute-force", "", 0);
  assert.equal(run.run(NO_LIMIT, 0), Status.Running);
  assert.ok(run.step > 0);
  assert.ok(run.step < 100_000);
});

test("views have the shapes that are drawn", () => {
  const queens = new Run(from("queens"), "forward-checking", "", 0);
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
  const knights = new Run(from("knights"), "warnsdorff", "", 0);
  assert.equal(knights.domains(), undefined);
  assert.equal(knights.choice(), 10);
  assert.equal(knights.degrees()[0], -1);
  assert.equal(knights.degrees().length, 64);
});

test("the counts come in their order", () => {
  const counts = (solver) => {
    const run = new Run(from("queens"), solver, "", 0);
    run.run(NO_LIMIT, Number.POSITIVE_INFINITY);
    return [...run.tally()];
  };
  // Placements, backtracks, conflicts, struck, restored, wipeouts, deepest, moves, restarts, jumped.
  assert.deepEqual(counts("forward-checking"), [87, 45, 0, 331, 380, 35, 6, 0, 0, 0]);
  assert.deepEqual(counts("backtracking"), [874, 105, 763, 0, 0, 0, 6, 0, 0, 0]);
});

test("a queen that dries up a row is rejected, and it is said which", () => {
  const run = new Run(from("queens"), "forward-checking", "", 0);
  run.run(3, Number.POSITIVE_INFINITY);
  assert.deepEqual([run.rejected(), run.wipedOut(), run.depth], [25, 40, 2]);
  assert.match(run.explanation(), /^A queen on b5 would leave row 3 without a square/);
});

test("what a rule cannot solve is given up, with the reason", () => {
  const open = new Run(from("knights", [0], 5), "hamiltonian", "", 0);
  assert.equal(open.run(NO_LIMIT, 1000), Status.GaveUp);
  assert.match(open.explanation(), /Schwenk, 1991/);
  // Where the tour has to close, the same theorem settles the puzzle.
  const closed = new Run(
    { ...from("knights"), rows: 5, columns: 5, closed: true },
    "hamiltonian",
    "",
    0,
  );
  assert.equal(closed.run(NO_LIMIT, 1000), Status.Exhausted);
});

test("squares have names, and names squares", () => {
  const names = squareNames(5, 6);
  assert.deepEqual([names.length, names[0], names[29]], [30, "a5", "f1"]);
  for (const [square, name] of names.entries()) assert.equal(parseSquare(5, 6, name), square);
  assert.equal(squareNames(64, 64)[63], "bl64");
  assert.throws(() => parseSquare(8, 8, "z9"), { message: /^The square z9 is off the 8 × 8/ });
});

test("an ended run stays as it is", () => {
  const run = new Run(from("queens", [], 3), "backtracking", "", 0);
  assert.equal(run.run(NO_LIMIT, 1000), Status.Exhausted);
  const steps = run.step;
  assert.equal(run.nextMove(), Status.Exhausted);
  assert.equal(run.step, steps);
});

test("what is no puzzle is an Error with a code and a sentence", () => {
  /** @type {[string, () => unknown][]} */
  const bad = [
    [
      "size",
      () => new Run({ ...from("queens"), rows: 1e7, columns: 1e7, closed: false }, "linear", "", 0),
    ],
    [
      "size",
      () =>
        new Run({ ...from("knights"), rows: 0, columns: 8, closed: false }, "backtracking", "", 0),
    ],
    [
      "not-square",
      () =>
        new Run({ ...from("queens"), rows: 5, columns: 6, closed: false }, "backtracking", "", 0),
    ],
    ["off-board", () => new Run(from("queens", [64]), "backtracking", "", 0)],
    ["locked-attack", () => new Run(from("queens", [0, 9]), "backtracking", "", 0)],
    ["many-starts", () => new Run(from("knights", [0, 9]), "backtracking", "", 0)],
    [
      "closed-queens",
      () =>
        new Run({ ...from("queens"), rows: 8, columns: 8, closed: true }, "backtracking", "", 0),
    ],
    ["solver", () => new Run(from("queens"), "warnsdorff", "", 0)],
    ["game", () => new Run(from("chess"), "backtracking", "", 0)],
    ["size", () => randomLock(1_000_001, 0)],
    ["size", () => randomStart(8, 2001, false, [], 0)],
    ["size", () => squareNames(0, 8)],
    ["off-board", () => lockHasSolution(8, 64)],
    ["square", () => parseSquare(8, 8, "z9")],
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

test("a lock by lot lies anywhere on the largest board", () => {
  const locks = Array.from({ length: 20 }, (_, seed) => randomLock(1e6, seed));
  assert.ok(locks.every((lock) => Number.isInteger(lock) && lock >= 0 && lock < 1e12));
  assert.ok(Math.max(...locks) > 2 ** 33);
});

test("which locks have a solution is known", () => {
  const diagonal = Array.from({ length: 6 }, (_, row) => lockHasSolution(6, 7 * row));
  assert.deepEqual(diagonal, Array(6).fill(false));
  assert.ok(lockHasSolution(6, 1));
  assert.ok(lockHasSolution(8, 0));
  assert.ok(!lockHasSolution(3, 0));
  assert.ok(lockHasSolution(1e6, 1e12 - 1));
});

test("starts by lot lie on the squares of which an odd board has more", () => {
  for (let seed = 0; seed < 100; seed++) {
    const start = randomStart(5, 5, false, [], seed);
    assert.equal(start % 2, 0, `seed ${seed} gives ${start}`);
  }
});
