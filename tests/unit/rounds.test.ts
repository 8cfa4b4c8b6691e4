/** Rounds of practice: ten questions about reasons of one size, on boards of one game and side. */
import assert from "node:assert/strict";
import { test } from "vitest";
import { LESSONS } from "../../www/content/lessons/index.ts";
import type { Question } from "../../www/content/lessons/lesson.ts";
import { squaresOf } from "../../www/core/geometry.ts";
import { deductions } from "../../www/engine/thinking.ts";
import { Grader } from "../../www/run/lessons/checks.ts";
import { drillLike } from "../../www/run/lessons/drill.ts";
import { lessonView } from "../../www/run/lessons/lesson-view.ts";
import { namedIn } from "../../www/run/lessons/position.ts";
import { questionLike } from "../../www/state/lessons.ts";
import { linkTo } from "../../www/state/links.ts";
import { nearestBoard, practisedOf, ROUNDS, roundBoard, SIZES } from "../../www/state/rounds.ts";
import { readLearned, saveLearned } from "../../www/state/saved.ts";
import "./engine.ts";
import { Person } from "./person.ts";

const LINK = "#/learn/other-rules/practice?idea=two-lines&seed=7&board=queens-8";

test("boards are named by game and side, and only where such questions are made", () => {
  assert.deepEqual(roundBoard("colour-8", "two-lines"), { game: "colour", side: 8 });
  for (const text of ["", "colour-12", "knights-8", "queens-08x", "colour-8 ", "queens-5"]) {
    assert.equal(roundBoard(text, "two-lines"), null, text);
  }
  assert.equal(roundBoard("colour-8", "stranded"), null);
  assert.equal(roundBoard("queens-6", "three-lines"), null);
  assert.equal(nearestBoard("queens", 6, "three-lines"), "queens-9");
  assert.equal(nearestBoard("colour", 11, "one-line"), "colour-9");
});

function play(link: string) {
  const person = new Person();
  person.openLink(link);
  const see = () => {
    person.settle();
    person.follow();
    return lessonView(person.state, person.lesson);
  };
  const make = () => {
    for (let frames = 0; !see().practice?.isMade; frames++) {
      assert.ok(frames < 10_000);
      person.lesson.work();
    }
  };
  const answer = (isRight: boolean) => {
    const question = see().part as Question;
    const grader = new Grader(question);
    const square = squaresOf(question.moment).find((at) => grader.answer(at).right === isRight);
    grader.free();
    person.act(square!);
    see();
  };
  return { person, see, make, answer };
}

test("a round has ten questions, keeps how each went, and has a link", () => {
  const round = play(LINK);
  const { person } = round;
  round.make();
  assert.equal(round.see().practice?.many, 10);
  assert.equal(linkTo(person.state), LINK);
  round.answer(false);
  round.answer(true);
  person.ask({ type: "learn/go", by: 1 });
  round.answer(true);
  person.ask({ type: "learn/go", by: 1 });
  round.see();
  person.ask({ type: "learn/take", offer: "Show me" });
  for (let at = 3; at < 10; at++) person.ask({ type: "learn/go", by: 1 });
  assert.equal(round.see().practice?.at, 9);
  assert.equal(round.see().isLast, true);
  const { learned } = person.state;
  const [, two] = practisedOf(learned, "queens", "0000-00-00");
  assert.deepEqual(two, { asks: "two-lines", asked: 3, first: 1, recent: { asked: 3, first: 1 } });
  const later = practisedOf(learned, "queens", "9999-01-01");
  assert.deepEqual(later[1]?.recent, { asked: 0, first: 0 });
  assert.ok(practisedOf(learned, "colour", "").every(({ asked }) => asked === 0));
  assert.deepEqual(readLearned(saveLearned(person.state)), learned);
});

test("a link to boards that are not made shows others, and says so", () => {
  const person = new Person();
  const { notice = "" } = person.openLink(LINK.replace("queens-8", "queens-99"));
  assert.match(notice, /^There are no boards “queens-99” to practise this on: others are shown\.$/);
  assert.equal(person.state.lesson.practice?.board, undefined);
});

const BOARDS = ["queens", "colour"] as const;

for (const [game, asks] of BOARDS.flatMap((game) => SIZES.map((asks) => [game, asks] as const))) {
  test(`fifty different positions of ${game} ask for ${asks}, and have no easier reason`, () => {
    const { lesson } = LESSONS.find(({ lesson }) => lesson.id === ROUNDS)!;
    const like = questionLike(lesson, asks)!;
    const board = roundBoard(nearestBoard(game, 8, asks), asks);
    const many = process.env.ALL ? 50 : 5;
    const { value } = drillLike(like, 1, Number.POSITIVE_INFINITY, many, board).next();
    const questions = value as Question[];
    assert.equal(new Set(questions.map((one) => JSON.stringify(one.moment))).size, many);
    const size = 1 + SIZES.indexOf(asks);
    for (const { moment, out = "" } of questions) {
      const all = deductions(moment, namedIn(moment, out));
      assert.ok(all.every(({ placed, lines }) => placed === null && lines.length >= size));
      assert.ok(all.some(({ lines }) => lines.length === size));
      assert.equal(moment.game, game);
    }
  });
}

test("a round begins with the positions of your own games that ask its question", () => {
  const { lesson } = LESSONS.find(({ lesson }) => lesson.id === ROUNDS)!;
  const like = questionLike(lesson, "two-lines")!;
  // With b6 locked, two lines rule out a square, and no line on its own does.
  const own = { squares: [1], regions: null, out: "" };
  const full = { squares: [1, 9, 17, 18, 26, 34], regions: null, out: "" };
  const board = { game: "queens" as const, side: 6 };
  const task = drillLike(like, 1, Number.POSITIVE_INFINITY, 3, board, [full, own]);
  const questions = task.next().value as Question[];
  assert.equal(questions.length, 3);
  assert.deepEqual(questions[0]?.moment.squares, own.squares);
  assert.ok(questions.every(({ moment }) => moment.squares.length !== full.squares.length));
});
