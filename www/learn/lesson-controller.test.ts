/** Answers in lessons: given ones count, shown ones don't. */
import assert from "node:assert/strict";
import { test } from "vitest";
import { allParts, type Played } from "../../tests/browser/lessons.ts";
import { squareNames } from "../../tests/unit/engine.ts";
import { learnerAt } from "../../tests/unit/learner.ts";
import type { Scene } from "../board/scene/scene.ts";
import type { Question } from "../content/lessons/lesson.ts";
import { linkTo } from "../store/links.ts";
import { Grader } from "./checks.ts";
import type { Offer } from "./lesson-view.ts";

const NAMES = squareNames(8, 8);

/** A player at a part of a lesson. */
function at(link: string) {
  const { person, see } = learnerAt(link);
  const did = <T>(outcome: T) => ({ outcome, ...see() });
  return {
    see,
    click: (name: string) => did(person.act(NAMES.indexOf(name))),
    clickSquare: (square: number) => did(person.act(square)),
    take: (offer: Offer) => did(person.ask({ type: "learn/take", offer })),
    link: () => linkTo(person.state),
    /** The part, once its question is ready. */
    made: () => {
      for (let frames = 0; see().asked?.lead.startsWith("Making"); frames++) {
        assert.ok(frames < 5_000);
        person.lesson.work();
      }
      return see();
    },
    learned: () => person.state.learned,
    scene: () => person.scene as Scene,
  };
}

test("a shown answer gets no praise and doesn’t count, and offers another like it", () => {
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
  assert.equal(learner.click("f2").reply?.tone, "wrong", "the answer is different");
  assert.equal(learner.click("c2").reply?.tone, "right");
  assert.deepEqual(learner.learned(), ["words/3"]);
});

test("a question like the shown one waits for the module that makes it", () => {
  const { person, see } = learnerAt("#/learn/lines/3");
  person.ask({ type: "learn/take", offer: "Show me" });
  assert.equal(see().canAsk, true);
  person.has = (required) => !required.drills;
  const outcome = person.ask({ type: "learn/take", offer: "Try another like it" });
  assert.equal(outcome.waitsFor?.drills, true);
});

/** The parts on solving by hand, which generate other boards. */
const BY_HAND = ["last-square/1", "last-square/3", "runs-out/1", "leads-nowhere/3", "lines/2"];

for (const part of BY_HAND) {
  test(`${part}: another like it is a new board of the same kind, and counts for the part`, () => {
    const learner = at(`#/learn/${part}`);
    const own = learner.see().part as Question;
    const shown = learner.take("Show me");
    assert.equal(shown.canAsk, true);
    assert.equal(learner.take("Try another like it").asked?.lead, "Making a board…");
    const made = learner.made();
    const question = made.part as Question;
    assert.equal(question.asks, own.asks);
    const board = ({ moment }: Question) => [moment.squares, moment.regions];
    assert.notDeepEqual(board(question), board(own));
    assert.deepEqual([made.reply, made.canAsk, made.asked?.lead], [null, false, question.prompt]);
    const link = learner.link();
    assert.match(link, /\?seed=\d+$/);

    const grader = new Grader(question);
    const right = grader.solution()!;
    grader.free();
    assert.equal(learner.clickSquare(right).reply?.tone, "right");
    assert.deepEqual(learner.learned(), [part]);

    const again = at(link);
    assert.deepEqual(again.made().part, question, "its link opens the same board");
  });
}

test("a seed in a link to a part with its own boards is ignored", () => {
  const learner = at("#/learn/proof/1?seed=7");
  assert.match(learner.see().part.text[0]!, /^A 6 × 6 board/);
  assert.equal(learner.link(), "#/learn/proof");
});

test("a question repeats on another board that opens at the same step", () => {
  const learner = at("#/learn/proof/1");
  learner.take("Show me");
  const again = learner.take("Try another like it");
  assert.equal(learner.link(), "#/learn/proof/1@0");
  assert.match(again.part.text[0]!, /^A 4 × 4 board/);
  assert.equal(learner.clickSquare(1).reply?.tone, "wrong");
  assert.equal(learner.clickSquare(0).reply?.tone, "right");
  learner.take("Try another like it");
  assert.equal(learner.link(), "#/learn/proof");
});

test("a conflict set is built queen by queen, and shown as a whole", () => {
  const learner = at("#/learn/blame");
  const outside = learner.click("d4");
  assert.match(outside.reply!.text, /higher queens attack every square of row 3 that it attacks/);
  assert.match(learner.click("a8").reply!.text, /locked/);
  const first = learner.click("e6");
  assert.deepEqual(
    [first.reply?.tone, first.reply?.lead, first.answer],
    ["", "Right, e6.", "2 more queens to find."],
  );
  assert.equal(learner.click("e6").answer, "2 more queens to find.");
  assert.equal(learner.click("c7").answer, "1 more queen to find.");
  assert.deepEqual(learner.learned(), []);
  const last = learner.click("b5");
  assert.equal(last.reply?.tone, "right");
  assert.equal(last.note, "Solved with e6, c7 and b5. Go on when you’re ready.");
  assert.deepEqual(learner.learned(), ["blame/1"]);

  const other = at("#/learn/blame/1@612");
  const shown = other.take("Show me");
  assert.equal(shown.reply?.lead, "Here it is: e7, b6, h5 and c4.");
  assert.deepEqual([shown.reply?.tone, other.learned()], ["shown", []]);
});

test("an exercise repeats on another board", () => {
  const learner = at("#/learn/proof/4");
  const missed = learner.click("c3");
  assert.match(missed.reply!.text, /Take back more/);
  assert.deepEqual([missed.note, missed.reply?.tone], [missed.asked?.lead, ""]);
  const shown = learner.take("Show me");
  assert.equal(shown.reply?.lead, "Here it is: a4.");
  assert.equal(shown.canAsk, true);
  learner.take("Try another like it");
  assert.match(learner.link(), /^#\/learn\/proof\/4@143$/);
  assert.equal(learner.click("b5").reply?.lead, "Right, b5.");
  assert.deepEqual(learner.learned(), ["proof/4"]);
});

test("another moment of a question has its own board, text and answer", () => {
  const learner = at("#/learn/forward-checking/5");
  assert.equal(learner.take("Show me").reply?.lead, "Here it is: h5.");
  const again = learner.take("Try another like it");
  assert.match(again.part.text[0]!, /locked on f8/);
  assert.equal(learner.click("h5").reply?.tone, "wrong");
  const right = learner.click("e5");
  assert.equal(right.reply?.tone, "right");
  assert.match(right.answer, /^Here the first square/);
  learner.take("Play the step");
  assert.deepEqual(learner.learned(), ["forward-checking/5"]);
});

test("clicking a board on which the solver moves says how to step", () => {
  const { outcome } = at("#/learn/words/2").click("c7");
  assert.match((outcome as { hint: string }).hint, /use the keys below it/);
});

/** Answers on the board: wrongly, and then correctly. */
function answered({ link, kind, right, before, wrong }: Played) {
  const learner = learnerAt(link);
  const { person, see } = learner;
  const { rows, columns } = (see().part as Question).moment;
  const names = squareNames(rows, columns);
  const click = (name: string) => person.act(names.indexOf(name));
  const { done } = click(wrong) as { done: string };
  const missed = see();
  assert.deepEqual([missed.offer, missed.isSettled], ["Show me", false], link);
  assert.equal(missed.reply?.tone, kind === "question" ? "wrong" : "", link);
  assert.ok(done.includes(missed.reply!.lead), "what a screen reader announces");
  for (const name of [...before, right]) click(name);
  const { reply, offer, note } = see();
  assert.equal(reply?.tone, "right", link);
  assert.notEqual(offer, "Show me", link);
  if (kind === "exercise") assert.match(note, /^Solved with/, link);
  if (offer) person.ask({ type: "learn/take", offer });
  assert.equal(see().offer, "", link);
  return learner;
}

/** Steps once. */
function stepped({ link }: Played) {
  const learner = learnerAt(link);
  const before = learner.see().stepper!.step;
  learner.person.ask({ type: "learn/drive", drive: "on" });
  assert.notEqual(learner.see().stepper!.step, before, link);
  return learner;
}

// `experiments.test.ts` completes the others, which are answered beside the board.
test("every part that is answered or stepped on the board is completed, and counts", () => {
  const moves = ["watch", "side", "lab"];
  const asks = ["question", "exercise"];
  for (const part of allParts()) {
    if (![...moves, ...asks].includes(part.kind)) continue;
    const { person, see } = asks.includes(part.kind) ? answered(part) : stepped(part);
    assert.ok(see().isSettled, part.link);
    assert.equal(person.state.learned.length, 1, part.link);
  }
});
