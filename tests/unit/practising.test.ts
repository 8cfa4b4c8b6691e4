/** A drill from start to end: what counts, what is saved, and its links. */
import assert from "node:assert/strict";
import { test } from "vitest";
import type { SessionCommand } from "../../www/app/perform.ts";
import { titleOf } from "../../www/app/titles.ts";
import { LESSONS } from "../../www/content/lessons/index.ts";
import { FIVE, type Question } from "../../www/content/lessons/lesson.ts";
import { squaresOf } from "../../www/core/geometry.ts";
import { Grader } from "../../www/learn/checks.ts";
import { lessonView } from "../../www/learn/lesson-view.ts";
import { readLearned, readSettings } from "../../www/saves/readers.ts";
import { saveLearned, saveSettings } from "../../www/saves/saved.ts";
import { bestIn, ideasOf } from "../../www/store/lessons.ts";
import { linkTo } from "../../www/store/links.ts";
import { initialState } from "../../www/store/state.ts";
import { openLink } from "./opening.ts";
import "./engine.ts";
import { Person } from "./person.ts";

/** A player in a drill. */
function at(link: string) {
  const person = new Person();
  const see = () => {
    person.prepareBoards();
    const view = lessonView(person.state, person.lesson);
    assert.ok(view.practice);
    return { ...view, practice: view.practice };
  };
  const make = () => {
    for (let frames = 0; !see().practice.isMade; frames++) {
      assert.ok(frames < 10_000);
      person.lesson.work();
    }
  };
  const answer = (isRight: boolean) => {
    const { part } = see();
    const grader = new Grader(part as Question);
    const fits = (square: number) => grader.answer(square).right === isRight;
    const square = squaresOf((part as Question).moment).find(fits);
    grader.free();
    person.act(square!);
    return see();
  };
  const did = (action: SessionCommand) => {
    person.ask(action);
    return see();
  };
  person.openLink(link);
  return { see, make, answer, did, person, link: () => linkTo(person.state) };
}

const NEXT: SessionCommand = { type: "learn/go", by: 1 };

test("a drill is printed with its five questions, and a link to it", () => {
  const drill = at("#/learn/forward-checking/practice?idea=dry-row&seed=7");
  drill.make();
  drill.did(NEXT);
  drill.did({ type: "learn/print" });
  const { title, parts, link } = drill.person.rooms.learn!.handout.sheet!;
  assert.equal(title, "Practice: rows that run out of squares");
  assert.equal(parts.length, FIVE);
  assert.ok(parts.every(({ task, room }) => /^Which row runs out of squares/.test(task) && room));
  drill.person.openLink(link);
  assert.equal(drill.see().practice.at, 0);
  assert.deepEqual(drill.person.state.lesson.practice?.seed, 7);
});

test("a drill is generated while the page waits, and then asks its first question", () => {
  const drill = at("#/learn/forward-checking/practice?idea=dry-row&seed=7");
  const before = drill.see();
  assert.equal(before.practice.isMade, false);
  assert.match(before.asked!.lead, /^Making five boards/);
  assert.deepEqual([before.stepper, before.offer], [null, ""]);
  drill.person.act(0);
  assert.equal(drill.see().reply, null, "nothing can be answered yet");
  drill.make();
  const { asked, practice, offer } = drill.see();
  assert.match(asked!.lead, /^Which row runs out of squares if the queen goes to/);
  assert.deepEqual([practice.at, practice.solved, offer], [0, [], "Show me"]);
  assert.equal(drill.link(), "#/learn/forward-checking/practice?idea=dry-row&seed=7");
});

test("answers without help count, even after wrong ones; shown ones don’t", () => {
  const drill = at("#/learn/forward-checking/practice?idea=dry-row&seed=7");
  drill.make();
  const { reply } = drill.answer(false);
  assert.equal(reply!.tone, "wrong");
  assert.deepEqual(drill.see().practice.solved, []);
  assert.deepEqual(drill.answer(true).practice.solved, [0]);
  assert.deepEqual(drill.person.state.learned, ["forward-checking/practice/dry-row/1"]);

  drill.did(NEXT);
  assert.equal(drill.link(), "#/learn/forward-checking/practice@2?idea=dry-row&seed=7");
  const shown = drill.did({ type: "learn/take", offer: "Show me" });
  assert.deepEqual([shown.reply!.tone, shown.canAsk], ["shown", false]);
  assert.deepEqual(drill.answer(true).practice.solved, [0], "a shown answer does not count");

  for (let question = 2; question < FIVE; question++) {
    drill.did(NEXT);
    drill.answer(true);
  }
  const { practice, isLast } = drill.see();
  assert.deepEqual([practice.solved, practice.best, isLast], [[0, 2, 3, 4], 4, true]);
  const results = drill.see().drills.map(({ asks, best }) => [asks, best]);
  assert.deepEqual(results, [
    ["dry-row", 4],
    ["keeps-all", 0],
  ]);
  drill.did({ type: "learn/go", by: -1 });
  assert.deepEqual(drill.answer(true).practice.solved, [0, 2, 3, 4], "nothing counts twice");
});

test("another five asks on other boards, and keeps the best result", () => {
  const drill = at("#/learn/last-square/practice?seed=7");
  drill.make();
  drill.answer(true);
  const first = (drill.see().part as Question).moment;
  const again = drill.did({ type: "learn/practise", id: "last-square", asks: "last-square" });
  assert.deepEqual([again.practice.at, again.practice.solved, again.practice.best], [0, [], 1]);
  drill.make();
  assert.notDeepEqual((drill.see().part as Question).moment, first);
  assert.match(drill.link(), /^#\/learn\/last-square\/practice\?seed=\d{1,4}$/);
});

test("Back from the first question opens the last part of the lesson", () => {
  const drill = at("#/learn/last-square/practice?seed=7");
  drill.person.ask({ type: "learn/go", by: -1 });
  assert.equal(drill.link(), "#/learn/last-square/3");
});

const open = (link: string) => openLink(link, initialState());

test("a drill has an address, and a wrong one is reported", () => {
  const { state } = open("#/learn/words/practice@3?idea=free-square&seed=12");
  const { practice } = state.lesson;
  assert.deepEqual(practice, { asks: "free-square", seed: 12, at: 2, solved: [] });
  assert.equal(linkTo(state), "#/learn/words/practice@3?idea=free-square&seed=12");
  const projected = "#/learn/last-square/practice?seed=3&projector";
  assert.equal(linkTo(open(projected).state), projected);
  assert.equal(open("#/learn/words/practice").state.lesson.practice!.seed, 1);
  assert.match(open("#/learn/words/practice@6").problem, /has 5 questions, and no question 6/);
  assert.match(open("#/learn/words/practice?idea=stranded").problem, /has no drill “stranded”/);
  assert.match(open("#/learn/words/practice?seed=x").problem, /“x” is not a seed/);
  for (const { lesson } of LESSONS) {
    const { problem, state } = open(`#/learn/${lesson.id}/practice`);
    assert.equal(problem, "", lesson.id);
    assert.equal(state.lesson.practice?.asks, ideasOf(lesson)[0], "every lesson has a drill");
  }
});

test("a drill is saved without its boards, which are generated again", () => {
  const drill = at("#/learn/last-square/practice@2?seed=7");
  drill.make();
  drill.answer(true);
  const { state } = drill.person;
  const text = saveSettings(state);
  assert.doesNotMatch(text, /questions/);
  const { questions: _, ...practice } = state.lesson.practice!;
  assert.deepEqual(readSettings(text).lesson, { ...state.lesson, practice });
  assert.deepEqual(readLearned(saveLearned(state)), state.learned);
});

test("an impossible saved drill is dropped", () => {
  const { state } = open("#/learn/last-square/practice?seed=7");
  const practice = state.lesson.practice!;
  const wrong = [
    { ...practice, asks: "dry-row" },
    { ...practice, at: 5 },
    { ...practice, at: -1 },
    { ...practice, seed: 0.5 },
    { ...practice, solved: [5] },
    { ...practice, solved: [1, 1] },
    { ...practice, questions: [] },
    { asks: "last-square", seed: 1 },
  ];
  for (const one of wrong) {
    const lesson = { ...state.lesson, practice: one };
    const lost: object[] = [];
    const text = JSON.stringify({ ...JSON.parse(saveSettings(state)), lesson });
    const read = readSettings(text, (parts) => lost.push(parts));
    assert.deepEqual(read.lesson, initialState().lesson, JSON.stringify(one));
    assert.equal(lost.length, 1);
  }
});

test("the best result counts", () => {
  const marks = ["words/practice/free-square/2", "words/practice/free-square/4", "words/1"];
  assert.equal(bestIn("words", "free-square", marks), 4);
  assert.equal(bestIn("words", "free-square", ["words/practice/free-square/99"]), 0);
  assert.equal(bestIn("words", "attacked-by", marks), 0);
});

test("a listener hears the name of a drill, and each question with its number", () => {
  const drill = at("#/learn/last-square/practice?seed=7");
  const title = () => titleOf(drill.person.state, drill.person.solvers, "play board");
  assert.equal(title(), "Practice: last squares.");
  drill.make();
  assert.equal(title(), "Question 1 of 5. Which square must have a queen?");
});
