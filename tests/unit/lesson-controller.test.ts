/** Answers in lessons: what is praised, what is shown, and what counts. */
import assert from "node:assert/strict";
import { test } from "vitest";
import { lessonView } from "../../www/run/lessons/lesson-view.ts";
import type { Offer } from "../../www/state/actions.ts";
import { linkTo } from "../../www/state/links.ts";
import { squareNames } from "./engine.ts";
import { Person } from "./person.ts";

const NAMES = squareNames(8, 8);

/** Somebody at a part of a lesson. */
function at(link: string) {
  const person = new Person();
  const see = () => {
    person.settle();
    person.follow();
    return lessonView(person.state, person.lesson);
  };
  const did = <T>(outcome: T) => ({ outcome, ...see() });
  person.openLink(link);
  see();
  return {
    see,
    click: (name: string) => did(person.act(NAMES.indexOf(name))),
    take: (offer: Offer) => did(person.ask({ type: "learn/take", offer })),
    link: () => linkTo(person.state),
    learned: () => person.state.learned,
    scene: () => person.lesson.dress(person.board.scene as never),
  };
}

test("a shown answer is not praised and does not count, and one like it can be asked", () => {
  const learner = at("#/learn/words/3");
  const shown = learner.take("Show me");
  assert.equal(shown.reply?.tone, "shown");
  assert.equal(shown.reply?.lead, "Here it is: f2.");
  assert.match(shown.answer, /^It fills row 2/);
  assert.equal(shown.note, "Shown answers don’t count as solved.");
  assert.deepEqual(learner.learned(), []);
  assert.ok(learner.scene().lesson.every((mark) => !("tone" in mark) || mark.tone === "plain"));
  assert.equal(shown.canAsk, true);
  learner.click("f2");
  assert.deepEqual(learner.learned(), [], "the shown answer cannot be clicked");

  const again = learner.take("Try another like it");
  assert.equal(again.reply, null);
  assert.match(learner.link(), /^#\/learn\/words\/3@\d+$/);
  assert.equal(learner.click("f2").reply?.tone, "wrong", "the answer is another");
  assert.equal(learner.click("c2").reply?.tone, "right");
  assert.deepEqual(learner.learned(), ["words/3"]);
});

test("where several squares are right, another of them is asked for", () => {
  const learner = at("#/learn/words/1");
  const shown = learner.take("Show me");
  const [, name] = /^Here it is: (.+)\.$/.exec(shown.reply!.lead)!;
  assert.equal(shown.canAsk, true);
  learner.take("Try another like it");
  assert.match(learner.click(name!).reply!.text, /^that one was shown/);
  assert.deepEqual(learner.learned(), []);
});

test("where no other can be asked, only the way on is offered", () => {
  assert.equal(at("#/learn/forward-checking/1").take("Show me").canAsk, false);
  assert.equal(at("#/learn/ties/2").take("Show me").canAsk, false);
});

test("an exercise that is solved asks for nothing more", () => {
  const learner = at("#/learn/forward-checking/5");
  const missed = learner.click("b5");
  assert.equal(missed.reply?.lead, "b5 takes 115 steps.");
  assert.equal(missed.note, missed.asked?.lead);
  assert.equal(learner.click("f1").reply?.tone, "right");
  const later = learner.click("b5");
  assert.equal(later.note, "Solved with f1. Try other squares, or go on.");
  assert.deepEqual([later.offer, later.isSettled], ["", true]);
  assert.doesNotMatch(`${later.reply?.lead} ${later.reply?.text}`, /more than|wanted/i);
});

test("a square that was shown in an exercise is not what was found", () => {
  const learner = at("#/learn/forward-checking/5");
  const shown = learner.take("Show me");
  assert.match(shown.reply!.lead, /^Here it is: /);
  assert.deepEqual([shown.canAsk, shown.tries?.bars[0]?.hit], [true, false]);
  learner.take("Try another like it");
  const [, name] = /^Here it is: (.+)\.$/.exec(shown.reply!.lead)!;
  assert.match(learner.click(name!).reply!.text, /^that one was shown/);
  assert.deepEqual(learner.learned(), []);
});

test("a board that the solver plays on says how to step", () => {
  const { outcome } = at("#/learn/words/2").click("c7");
  assert.match((outcome as { hint: string }).hint, /use the keys below it/);
});
