/** Numbers that cross to the engine: what is not one it takes is an error, never another number. */

import assert from "node:assert/strict";
import { test } from "vitest";
import {
  anotherLock,
  asked,
  checkPuzzle,
  checkRun,
  colourGrades,
  deductions,
  from,
  Ghost,
  knightsGrades,
  lockHasSolution,
  Measurement,
  Movie,
  Picture,
  Play,
  parseSquare,
  queensGrades,
  Race,
  Run,
  randomLock,
  randomStart,
  Survey,
  squareNames,
  Thinking,
  tieBreaksThatSucceed,
  tourKinds,
} from "../../tests/unit/engine.ts";
import { randomRegions } from "../pkg/thinking.js";
import type { Puzzle } from "./generated/puzzle.ts";

/** They become 0, the largest number or another one if 32 bits take them as they are. */
const STRANGE = [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e300];

/** Those that are no square, side or count, although they are whole. */
const TOO_LARGE = [2 ** 32, 2 ** 32 + 1, 2 ** 53];

const QUEENS = from("queens");
const KNIGHTS = from("knights");
const LANE = { solver: "backtracking", options: "", seed: 1 };
const LETTERS = "AABBACBBCCCDCDDD";

const play = new Play(QUEENS, false);
const knight = new Play(KNIGHTS, false);
const run = new Run(QUEENS, "backtracking", "", 0);
const picture = new Picture(run, new Uint32Array(40));
const movie = new Movie(1, 1);
const pixel = new Uint8Array(4);

type Call = (given: number) => unknown;

/** What takes a square, a side or a count. */
const CALLS: Record<string, Call> = {
  "a locked queen": (it) => checkPuzzle(from("queens", [it])),
  "a start": (it) => checkPuzzle(from("knights", [it])),
  "a blocked square": (it) => checkPuzzle({ ...KNIGHTS, blocked: [it] }),
  "the number of rows": (it) => checkPuzzle({ ...KNIGHTS, rows: it }),
  "the number of columns": (it) => checkPuzzle({ ...KNIGHTS, columns: it }),
  place: (it) => play.place(it),
  lift: (it) => play.lift(it),
  "a queen moved from": (it) => play.moveQueen(it, 1),
  "a queen moved to": (it) => play.moveQueen(0, it),
  cross: (it) => play.cross([it]),
  uncross: (it) => play.uncross([it]),
  attackers: (it) => play.attackers(it),
  jump: (it) => knight.jump(it),
  "the side of a random lock": (it) => randomLock(it, 1),
  "the side of another lock": (it) => anotherLock(it, [0], 1),
  "a lock besides another": (it) => anotherLock(8, [it], 1),
  "a lock with a solution": (it) => lockHasSolution(8, it),
  "the rows of a random start": (it) => randomStart(it, 8, false, [], 1),
  "the columns of a random start": (it) => randomStart(8, it, false, [], 1),
  "a square blocked for a random start": (it) => randomStart(8, 8, false, [it], 1),
  "a square of a tour": (it) => tourKinds(KNIGHTS, [it]),
  "the side of grades of queens": (it) => queensGrades(it, 1),
  "the locks of grades of queens": (it) => queensGrades(8, it),
  "the side of grades of colours": (it) => colourGrades(it),
  "the rows of grades of tours": (it) => knightsGrades(it, 8, 0, false),
  "the blocked squares of grades of tours": (it) => knightsGrades(8, 8, it, false),
  "the rows of squares": (it) => squareNames(it, 8),
  "the rows of a named square": (it) => parseSquare(it, 8, "a1"),
  "a chosen square": (it) => checkRun(QUEENS, "backtracking", "", Float64Array.of(1, it)),
  "a square asked about": (it) => Thinking.whyNot(QUEENS, "", it),
  "a square ruled out": (it) => deductions(QUEENS, [it], 1),
  "the lines of deductions": (it) => deductions(QUEENS, [], it),
  "a lock of a painted board": (it) => Thinking.examine(LETTERS, [it]),
  "a lock of a repaired board": (it) => Thinking.repair(LETTERS, [it]),
  "the side of random regions": (it) => randomRegions(it, 1),
  "a start for tie-breaks": (it) => tieBreaksThatSucceed(5, 5, it),
  "the sides of growth": (it) => Survey.growth("queens", 4, it, 1, LANE, 1),
  "the samples of growth": (it) => Survey.growth("queens", 4, 5, it, LANE, 1),
  "the seeds of chance": (it) => Survey.chance(QUEENS, LANE, it, 1),
  "the rows of starts": (it) => Survey.starts("queens", it, 8, LANE, 1),
  "the width of a movie": (it) => new Movie(it, 1),
  "the duration of a frame": (it) => movie.show(pixel, it),
  "the width of a picture": (it) => picture.paint(run, 0, 0, 1, it, 1),
  "the height of a list of pieces": (it) => picture.pieces(0, 0, 1, 1, it),
  "a published row": (it) => new Measurement(it),
};

/** What takes numbers as large as floats hold exactly. */
const LONG_CALLS: Record<string, Call> = {
  "the seed of a lock": (it) => randomLock(8, it),
  "the seed of a run": (it) => new Run(QUEENS, "backtracking", "", it),
  "the seed of regions": (it) => randomRegions(8, it),
  "a step": (it) => run.peek(it),
  "a step to go to": (it) => asked(run, { do: "seek", step: it }),
  "the step of a choice": (it) => checkRun(QUEENS, "backtracking", "", Float64Array.of(it, 1)),
  "the limit of a race": (it) => new Race(QUEENS, [LANE], it),
  "the limit of a ghost": (it) =>
    new Ghost(QUEENS, LANE, { ...LANE, solver: "forward-checking" }, it),
  "the limit of a survey": (it) => Survey.course(QUEENS, LANE, it),
};

/** Whether an error has a code and a sentence. */
const isTold = (error: unknown) =>
  error instanceof Error &&
  /^[a-z-]+$/.test(String(Reflect.get(error, "code"))) &&
  /^[A-Z“].*\.$/.test(error.message) &&
  !/NaN|Infinity/.test(error.message);

for (const [name, call] of Object.entries(CALLS)) {
  test(`${name} is a whole number in range`, () => {
    const before = play.position();
    for (const given of [...STRANGE, ...TOO_LARGE]) {
      assert.throws(() => call(given), isTold, String(given));
    }
    assert.equal(play.position(), before);
  });
}

for (const [name, call] of Object.entries(LONG_CALLS)) {
  test(`${name} is a whole number`, () => {
    for (const given of STRANGE) assert.throws(() => call(given), isTold, String(given));
  });
}

test("a square that is none is refused", () => {
  for (const given of [...STRANGE, ...TOO_LARGE]) {
    assert.match(play.refusal(given) ?? "", /^(That is not a square|Row .* is off) .*\.$/);
  }
});

test("locks of the largest boards are numbered beyond 32 bits", () => {
  const side = 100_000;
  const seeds = Array.from({ length: 8 }, (_, seed) => seed);
  const squares = seeds.map((seed) => anotherLock(side, [0], seed) ?? 0);
  assert.ok(squares.some((square) => square > 2 ** 32));
  for (const square of squares) {
    const puzzle: Puzzle = from("queens", [0, square], side);
    checkPuzzle(puzzle);
  }
});
