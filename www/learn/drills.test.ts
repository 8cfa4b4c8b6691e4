/** Drills ask good questions, always the same ones for a seed. */
import assert from "node:assert/strict";
import { test } from "vitest";
import { deductions, Thinking } from "../../tests/unit/engine.ts";
import { DRILL_NAMES } from "../content/drill-names.ts";
import { DRILLS } from "../content/drills.ts";
import { LESSONS } from "../content/lessons/index.ts";
import { type Check, FIVE, type Question } from "../content/lessons/lesson.ts";
import { squaresOf } from "../core/geometry.ts";
import type { QueensGrade } from "../engine/generated/thinking.ts";
import { ideasOf, questionLike } from "../store/lessons.ts";
import { asksForRow, Grader } from "./checks.ts";
import { drillLike } from "./drill.ts";
import { namedIn, Position } from "./position.ts";

const IDEAS = LESSONS.flatMap(({ lesson }) =>
  ideasOf(lesson).map((asks) => ({ id: lesson.id, asks, like: questionLike(lesson, asks)! })),
);

/** For each kind of question, the first lesson that asks it; then all others. */
const isFirst = ({ asks }: { asks: Check }, at: number) =>
  IDEAS.findIndex((other) => other.asks === asks) === at;

/** @param slice milliseconds between two pauses */
function drill(like: Question, seed: number, slice = Number.POSITIVE_INFINITY) {
  const task = drillLike(like, seed, slice);
  for (;;) {
    const { done, value } = task.next();
    if (done) return value;
  }
}

function rightAnswers(question: Question) {
  const grader = new Grader(question);
  const right = squaresOf(question.moment).filter((square) => grader.answer(square).right);
  grader.free();
  return right;
}

/** Seeds tried with the first lesson on an idea, and with the others, and how many of them twice. */
const [MANY, FEW, TWICE] = process.env.ALL ? [200, 10, 5] : [3, 2, 2];
/** The seeds for what holds of all questions of an idea. */
const SEEDS = Array.from({ length: process.env.ALL ? 40 : 8 }, (_, at) => at + 1);

for (const [at, idea] of IDEAS.entries()) {
  const seeds = isFirst(idea, at) ? MANY : FEW;
  const name = `${idea.id}, ${idea.asks}: ${seeds} seeds give five different questions with right and wrong answers`;
  test(name, { timeout: 240_000 }, () => {
    for (let seed = 1; seed <= seeds; seed++) {
      const questions = drill(idea.like, seed);
      const where = `${idea.id} ${idea.asks}, seed ${seed}`;
      assert.equal(questions.length, FIVE, where);
      const boards = new Set(questions.map(({ moment, queen }) => JSON.stringify([moment, queen])));
      assert.equal(boards.size, FIVE, where);
      for (const question of questions) {
        assert.equal(question.asks, idea.asks);
        assert.equal(question.moment.game, idea.like.moment.game);
        assert.doesNotMatch([question.prompt, ...question.text].join(" "), /[{}]|undefined/, where);
      }
      if (seed > TWICE) continue;
      assert.deepEqual(drill(idea.like, seed, 0), questions, `${where}: the same each time`);
      for (const question of questions) {
        const right = rightAnswers(question);
        const squares = question.moment.rows * question.moment.columns;
        assert.ok(right.length > 0 && right.length < squares, where);
        if (!asksForRow(question)) continue;
        const rows = new Set(right.map((square) => Math.floor(square / question.moment.columns)));
        assert.equal(rows.size, 1, where);
      }
    }
  });
}

test("every kind of question in the course has a drill with its own name", () => {
  const names = Object.values(DRILL_NAMES);
  assert.equal(new Set(names).size, names.length);
  for (const { asks } of IDEAS) assert.ok(DRILLS[asks].prompt.endsWith("?"), asks);
});

test("the search jumps only where every square of the row is attacked", () => {
  const { like } = IDEAS.find(({ id }) => id === "blame")!;
  for (const seed of SEEDS) {
    for (const { moment, text } of drill(like, seed)) {
      const position = new Position(moment);
      const row = position.size.rows - Number(/row (\d+)/.exec(text[0]!)![1]);
      assert.deepEqual(position.left(row), [], `seed ${seed}`);
      assert.ok(position.next!.tally.jumped! > position.tally.jumped!, `seed ${seed}`);
      position.free();
    }
  }
});

test("drills about blame never ask where the last queen is to blame, and drills show no attacked queen", () => {
  for (const { id, asks, like } of IDEAS) {
    if (!["emptied-by", "undo-late", "dry-row"].includes(asks)) continue;
    for (const question of SEEDS.slice(0, SEEDS.length / 2).flatMap((seed) => drill(like, seed))) {
      const position = new Position(question.moment);
      const { placed, onTrial } = position;
      position.free();
      assert.equal(onTrial, null, `${id} ${asks}`);
      if (asks !== "dry-row") assert.notDeepEqual(rightAnswers(question), placed.slice(-1), id);
    }
  }
});

test("the formula continues as its drill says", () => {
  const { like } = IDEAS.find(({ id }) => id === "construction")!;
  for (const seed of SEEDS) {
    for (const question of drill(like, seed)) {
      const { columns, step } = question.moment;
      const position = new Position(question.moment);
      const last = position.placed.at(-1)!;
      position.free();
      const [right] = rightAnswers(question);
      const row = columns * step;
      const wanted = (last % columns) + 2 < columns ? row + (last % columns) + 2 : row;
      assert.equal(right, wanted, `seed ${seed}, step ${step} of ${columns}`);
    }
  }
});

const RULES = ["last-square", "empties-a-line", "leads-nowhere"];

test("boards of colours need as many lines as their drill says, and have its grade", () => {
  const kinds = [
    ["one-line", 1, "easy"],
    ["two-lines", 2, "medium"],
    ["three-lines", 3, "hard"],
  ] as const;
  for (const [asks, size, grade] of kinds) {
    const { like } = IDEAS.find((idea) => idea.asks === asks)!;
    for (const question of SEEDS.slice(0, SEEDS.length / 8).flatMap((seed) => drill(like, seed))) {
      const { moment, out = "" } = question;
      const all = deductions(moment, namedIn(moment, out), 64);
      const sizes = all.map(({ placed, lines }) => (placed === null ? lines.length : 0));
      assert.equal(Math.min(...sizes), size, "the least that leads on");
      const right = all.filter(({ lines }) => lines.length === size);
      assert.deepEqual(
        rightAnswers(question),
        right.map(({ ruledOut }) => ruledOut[0]),
      );
      const grading = Thinking.grade({ ...moment, squares: [] });
      grading.work(Number.POSITIVE_INFINITY);
      const { solutions, grade: found } = grading.answer() as QueensGrade;
      grading.free();
      assert.deepEqual([solutions, found], [1, grade]);
    }
  }
});

test("on boards to solve by hand, the easiest deduction is the one that the drill asks for", () => {
  for (const { asks, like } of IDEAS.filter(({ asks }) => RULES.includes(asks))) {
    for (const seed of SEEDS) {
      for (const question of drill(like, seed)) {
        const all = deductions(question.moment, [], 64);
        const easiest = RULES.find((rule) => all.some((deduction) => deduction.rule === rule));
        assert.equal(easiest, asks);
        const right = all.filter(({ rule }) => rule === asks);
        const squares = right.map(({ placed, ruledOut }) => placed ?? ruledOut[0]);
        assert.deepEqual(rightAnswers(question), squares, `seed ${seed}`);
      }
    }
  }
});
