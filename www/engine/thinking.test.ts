import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "vitest";
import { parseSquare, queensGrades, Thinking } from "../../tests/unit/engine.ts";
import type { Puzzle } from "./generated/puzzle.ts";
import type { Wish } from "./generated/thinking.ts";

const at = (name: string) => parseSquare(8, 8, name);
const queens = (...names: string[]): Puzzle => ({
  game: "queens",
  rows: 8,
  columns: 8,
  squares: names.map(at),
  closed: false,
});
const SAMPLE = queens("f6", "c1");
const coded = (code: string) => (error: Error) =>
  Reflect.get(error, "code") === code && /\.$/.test(error.message);

function answer(thinking: Thinking) {
  while (!thinking.work(5));
  return thinking.answer();
}

function hintOn(puzzle: Puzzle, record: string) {
  const hint = answer(Thinking.hint(puzzle, record));
  assert.ok("possible" in hint);
  return hint;
}

function waysOf(puzzle: Puzzle) {
  const ways = answer(Thinking.ways(puzzle));
  assert.ok("total" in ways);
  return ways;
}

function gradeOf(puzzle: Puzzle) {
  const grade = answer(Thinking.grade(puzzle));
  assert.ok("k" in grade);
  return grade;
}

function generated(request: Wish) {
  const made = answer(Thinking.generate(request));
  assert.ok("problem" in made || "squares" in made);
  return made;
}

// `cli/tests/cli/puzzle.rs` expects the same words and figures of the native runner.

test("a hint gives a reason", () => {
  const { possible, mistake, reasoning, step } = hintOn(SAMPLE, "a5");
  assert.deepEqual(possible, {
    answer: "yes",
    ways: 1,
    text: "Yes, it can still be solved: one solution is left.",
  });
  assert.equal(mistake, null);
  assert.equal(
    reasoning?.text,
    "These 2 squares would each leave column d with none. Each attacks both squares left there: d7 and d3. Out: h7 and h3.",
  );
  assert.deepEqual(reasoning?.named, ["d7", "d3", "h7", "h3"].map(at));
  assert.deepEqual(reasoning?.lines, [{ kind: "column", index: 3 }]);
  assert.deepEqual(reasoning?.ruledOut, ["h7", "h3"].map(at));
  assert.deepEqual(step, {
    text: "Cross out 2 squares",
    record: "x:h7+h3",
    square: at("h7"),
  });
});

test("a hint names the mistake", () => {
  const { possible, mistake, reasoning } = hintOn(SAMPLE, "a5 e4 d7");
  assert.equal(possible.answer, "no");
  assert.deepEqual([mistake?.square, mistake?.back, reasoning], [at("e4"), "a5", null]);
  assert.throws(() => Thinking.hint(SAMPLE, "hello"), coded("unreadable"));
});

test("solutions are counted and puzzles are graded", () => {
  const ways = waysOf(queens("a8"));
  assert.deepEqual([ways.answer, ways.count, ways.total], ["several", 4, 92]);
  assert.equal(waysOf(SAMPLE).answer, "one");
  const grade = gradeOf(SAMPLE);
  assert.deepEqual(grade, { solutions: 1, k: 2, grade: "medium" });
});

test("puzzles of every grade can be generated", () => {
  const request = {
    game: "queens" as const,
    rows: 8,
    columns: 8,
    locks: 3,
    seed: 5,
    closed: false,
    blocked: 0,
  };
  for (const grade of queensGrades(8, 3)) {
    const made = generated({ ...request, grade });
    assert.ok("squares" in made);
    assert.equal(made.squares.length, 3);
    const graded = gradeOf(made);
    assert.deepEqual([graded.solutions, graded.grade, made.grade], [1, grade, grade]);
  }
  assert.deepEqual(queensGrades(8, 1), []);
  const none = generated({ ...request, locks: 1, grade: "easy" });
  assert.ok("problem" in none && typeof none.problem === "string");
  assert.match(none.problem, /^No 8 × 8 puzzle with 1 locked queen .*\.$/);
  // @ts-expect-error There is no such grade.
  assert.throws(() => Thinking.generate({ ...request, grade: "brutal" }), coded("grade"));
  const chess = { ...request, grade: "easy" as const, game: "chess" };
  // @ts-expect-error There is no such game.
  assert.throws(() => Thinking.generate(chess), coded("game"));
});

type RecordedDay = { date: string; puzzles: { size: string; board: string; grade: string }[] };

test("days are those of the record, which native tests check", () => {
  const record = readFileSync(new URL("../../record/days.jsonl", import.meta.url), "utf8");
  const days = record.trim().split("\n");
  for (const line of days.filter((_, at) => at % (process.env.ALL ? 9 : 99) === 0)) {
    const { date, puzzles } = JSON.parse(line) as RecordedDay;
    const day = answer(Thinking.daily(date));
    assert.ok("date" in day);
    const { at, closed, blocked } = day.knights;
    const boards = [
      day.colour.regions,
      day.queens.at.join("+"),
      `${at} ${closed ? "closed" : "open"} without ${blocked.join("+")}`,
      day["queens-easy"].at.join("+"),
    ];
    const made = [day.colour, day.queens, day.knights, day["queens-easy"]];
    assert.deepEqual(
      made.map(({ size, grade }, place) => ({ size, board: boards[place], grade })),
      puzzles.map(({ size, board, grade }) => ({ size, board, grade })),
    );
    assert.equal(day.date, date);
  }
  assert.throws(() => Thinking.daily("2026-02-29"), coded("date"));
});

test("an answer about a square says why it has no queen; a wrong question is refused", () => {
  const told = answer(Thinking.whyNot(SAMPLE, "a5", at("d4")));
  assert.ok("answer" in told && told.answer === "attacked");
  assert.equal(told.reasoning.text, "The queen on f6 attacks d4 along the diagonal.");
  assert.deepEqual(told.reasoning.pairs, [[at("f6"), at("d4")]]);
  assert.throws(() => Thinking.whyNot(SAMPLE, "a5", at("a5")), coded("occupied"));
  assert.throws(() => Thinking.whyNot(SAMPLE, "a5", 64), coded("off-board"));
  const tour: Puzzle = { game: "knights", rows: 6, columns: 6, squares: [0], closed: false };
  assert.throws(() => Thinking.whyNot(tour, "", 1), coded("game"));
});
