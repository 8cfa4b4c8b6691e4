import assert from "node:assert/strict";
import { test } from "vitest";
import type { GameId } from "../../www/engine/generated/puzzle.ts";
import type { Request } from "../../www/engine/generated/run.ts";
import { FIGURES } from "../../www/engine/wanted.ts";
import {
  asked,
  from,
  lockHasSolution,
  paletteNames,
  parseSquare,
  Run,
  randomLock,
  randomStart,
  roster,
  squareNames,
  TO_THE_END,
} from "./engine.ts";

const advance = (steps: number) => ({ do: "advance", steps }) as const;

const STEPS: [GameId, string, number][] = [
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
    const { outcome, step, board } = asked(new Run(from(game), solver, "", 0), TO_THE_END);
    assert.deepEqual([outcome, step], ["solved", steps]);
    assert.equal(board?.pieces.length, game === "queens" ? 7 : 64);
  });
}

test("the roster lists every solver once", () => {
  const ids = roster().map(({ game, id }) => `${game} ${id}`);
  assert.equal(new Set(ids).size, ids.length);
  for (const [game, solver] of STEPS) assert.ok(ids.includes(`${game} ${solver}`), solver);
});

test("a batch of a thousand is a thousand moves", () => {
  for (const { game, id } of roster()) {
    const [one, many] = [new Run(from(game), id, "", 0), new Run(from(game), id, "", 0)];
    for (let step = 0; step < 1000; step++) one.ask(advance(1), 0, FIGURES);
    many.ask(advance(1000), Number.POSITIVE_INFINITY, FIGURES);
    assert.deepEqual(asked(many), asked(one), `${game} ${id}`);
  }
});

test("a run makes progress even without a time budget", () => {
  const run = new Run(from("queens"), "brute-force", "", 0);
  const { outcome, step } = run.ask(TO_THE_END, 0, FIGURES);
  assert.equal(outcome, null);
  assert.ok(step > 0 && step < 100_000);
});

test("work beyond a budget continues with the next request", () => {
  const goals: Request[] = [
    { do: "reach", step: 300_000 },
    { do: "next-solution" },
    { do: "backtrack-after" },
  ];
  for (const request of goals) {
    // The first steps of one queen per row never backtrack and never solve.
    const make = () => new Run(from("queens"), "row-brute-force", "", 0);
    const [slow, fast] = [make(), make()];
    let last = slow.ask(request, 0, FIGURES);
    assert.ok(!last.arrived && last.step < 300_000, request.do);
    while (!last.arrived) last = slow.ask(request, 0, FIGURES);
    const { step, outcome, arrived } = asked(fast, request);
    assert.deepEqual([last.step, last.outcome, arrived], [step, outcome, true], request.do);
  }
});

test("every place in a run is one request away", () => {
  const run = new Run(from("queens", [], 6), "forward-checking", "", 0);
  const go = (request: Request) => asked(run, request);
  const [first, second] = [go({ do: "next-solution" }), go({ do: "next-solution" })];
  const [before, start] = [go({ do: "backtrack-before" }), go({ do: "seek", step: 0 })];
  const [after, deepest] = [go({ do: "backtrack-after" }), go({ do: "deepest" })];
  const fifth = go({ do: "reach", step: 5 });
  assert.deepEqual([first.outcome, first.solutions, second.solutions], ["solved", 1, 2]);
  assert.ok(first.step < second.step && before.step < second.step);
  assert.ok(before.tally.backtracks > 0 && after.tally.backtracks === 1);
  assert.deepEqual([start.step, deepest.step, fifth.step], [0, first.step, 5]);
  const later = [second, before, start, after, deepest, fifth];
  assert.ok(later.every(({ reached }) => reached === second.step));
});

test("previewing another step leaves the run where it is", () => {
  const run = new Run(from("queens"), "forward-checking", "", 0);
  const there = asked(run, advance(3));
  const here = asked(run, advance(20));
  const { profile, tree, ...peeked } = run.peek(3);
  assert.deepEqual([profile, tree], [null, null]);
  const { reached, arrived } = here;
  assert.deepEqual({ ...there, ...peeked }, { ...there, reached, arrived });
  const { profile: unchanged, ...still } = asked(run);
  assert.equal(unchanged, null);
  assert.deepEqual({ ...still, profile: here.profile }, here);
});

test("only wanted and new parts are sent", () => {
  const run = new Run(from("queens"), "forward-checking", "", 0);
  const { sentence, board, tree, profile } = run.ask(advance(5), Number.POSITIVE_INFINITY, FIGURES);
  assert.deepEqual([sentence, board, tree], [null, null, null]);
  assert.ok(profile);
  const { width, least, most } = profile;
  assert.deepEqual(
    [width, Array.from(least), Array.from(most)],
    [1, [1, 2, 2, 3, 4], [1, 2, 2, 3, 4]],
  );
  assert.equal(asked(run).profile, null);
  const end = run.ask(TO_THE_END, Number.POSITIVE_INFINITY, FIGURES);
  assert.match(
    end.sentence?.text ?? "",
    /^8 queens, and no two attack each other/,
    "an ended run always has an outcome",
  );
});

test("a snapshot has the shapes to draw", () => {
  const queens = new Run(from("queens"), "forward-checking", "", 0);
  const { board, sentence, tally } = asked(queens, advance(1));
  const levels = Array.from(board?.levels ?? []);
  assert.equal(levels.length, 64);
  assert.deepEqual(levels.slice(0, 8), Array(8).fill(0));
  assert.deepEqual(levels.slice(8, 16), [0, 0, 0, -1, -1, -1, -1, -1]);
  assert.deepEqual(Array.from(board?.pieces ?? []), [10]);
  const text = "Queen on c7: 11 squares ruled out.";
  assert.deepEqual(sentence, { text, squares: [10] });
  assert.deepEqual([tally.placements, tally.backtracks, tally.struck], [1, 0, 11]);
  const knights = asked(new Run(from("knights"), "warnsdorff", "", 0), advance(1)).board;
  assert.equal(knights?.levels, null);
  const chosen = { kind: "candidate", from: 0, square: 10, value: 5, chosen: true };
  assert.deepEqual(knights?.annotations.at(-1), chosen);
  assert.deepEqual([knights?.degrees[0], knights?.degrees.length], [-1, 64]);
});

test("counts have names", () => {
  const tally = (solver: string) => asked(new Run(from("queens"), solver, "", 0), TO_THE_END).tally;
  assert.deepEqual(tally("forward-checking"), {
    placements: 87,
    backtracks: 45,
    conflicts: 0,
    struck: 331,
    restored: 380,
    wipeouts: 35,
    deepest: 7,
    moves: 0,
    restarts: 0,
    jumped: 0,
  });
  const { placements, backtracks, conflicts, deepest } = tally("backtracking");
  assert.deepEqual([placements, backtracks, conflicts, deepest], [874, 105, 763, 7]);
});

test("a queen that leaves a row without squares comes off, and the sentence names the row", () => {
  const run = new Run(from("queens"), "forward-checking", "", 0);
  const { board, depth, sentence } = asked(run, advance(3));
  assert.deepEqual([board?.rejected, board?.wipedOut, depth], [25, 40, 2]);
  assert.match(sentence?.text ?? "", /^b5 would leave row 3 with no square\./);
});

test("a rule that can’t solve a board gives up, with the reason", () => {
  const open = asked(new Run(from("knights", [0], 5), "hamiltonian", "", 0), TO_THE_END);
  assert.equal(open.outcome, "gave-up");
  assert.match(open.sentence?.text ?? "", /13 light and 12 dark/);
  // For a closed tour, the same theorem settles the puzzle.
  const closed = new Run(
    { ...from("knights"), rows: 5, columns: 5, closed: true },
    "hamiltonian",
    "",
    0,
  );
  assert.equal(asked(closed, TO_THE_END).outcome, "exhausted");
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
  const { step, outcome } = asked(run, TO_THE_END);
  assert.equal(outcome, "exhausted");
  assert.deepEqual([asked(run, advance(1)).step, asked(run).outcome], [step, "exhausted"]);
});

test("an invalid puzzle is an Error with a code and a sentence", () => {
  const bad: [string, () => unknown][] = [
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
    // @ts-expect-error There is no such game.
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
      assert.match(error.message, /^[“A-Z].*\.$/);
      return true;
    });
  }
});

test("every colour of a picture has a name", () => {
  const names = paletteNames();
  assert.equal(new Set(names).size, names.length);
  assert.ok(
    ["wood-a", "locked", "depth-1", "struck-b-1", "ramp-1"].every((name) => names.includes(name)),
  );
});

test("a random lock always leaves a solution", () => {
  for (let seed = 0; seed < 100; seed++) {
    const lock = randomLock(6, seed);
    const [row, column] = [Math.floor(lock / 6), lock % 6];
    assert.ok(row !== column && row + column !== 5, `seed ${seed} gives ${lock}`);
  }
});

test("a random lock can be anywhere on the largest board", () => {
  const locks = Array.from({ length: 20 }, (_, seed) => randomLock(1e6, seed));
  assert.ok(locks.every((lock) => Number.isInteger(lock) && lock >= 0 && lock < 1e12));
  assert.ok(Math.max(...locks) > 2 ** 33);
});

test("the engine knows which locks have a solution", () => {
  const diagonal = Array.from({ length: 6 }, (_, row) => lockHasSolution(6, 7 * row));
  assert.deepEqual(diagonal, Array(6).fill(false));
  assert.ok(lockHasSolution(6, 1));
  assert.ok(lockHasSolution(8, 0));
  assert.ok(!lockHasSolution(3, 0));
  assert.ok(lockHasSolution(1e6, 1e12 - 1));
});

test("a seed that isn’t a whole number, 0 or more, is refused in a sentence", () => {
  for (const seed of [-5, 1.5, Number.NaN]) {
    const refusal = { code: "seed", message: /^A seed is a whole number, 0 or more: / };
    assert.throws(() => new Run(from("queens"), "hill-climbing", "", seed), refusal);
    assert.throws(() => randomLock(8, seed), refusal);
    assert.throws(() => randomStart(5, 5, false, [], seed), refusal);
  }
  new Run(from("queens"), "hill-climbing", "", Number.MAX_SAFE_INTEGER).free();
});

test("on an odd board, random starts have the colour with more squares", () => {
  for (let seed = 0; seed < 100; seed++) {
    const start = randomStart(5, 5, false, [], seed);
    assert.equal(start % 2, 0, `seed ${seed} gives ${start}`);
  }
});
