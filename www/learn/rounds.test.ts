/** Rounds of practice: ten questions about reasons of one size, on boards of one game and side. */
import assert from "node:assert/strict";
import { test } from "vitest";
import { LESSONS } from "../content/lessons/index.ts";
import type { Question } from "../content/lessons/lesson.ts";
import { nearestBoard, ROUNDS, roundBoard, SIZES, type SizeAsked, TEN } from "../content/rounds.ts";
import { squaresOf } from "../core/geometry.ts";
import type { Task } from "../engine/job.ts";
import { roster } from "../engine/setting-up.ts";
import { deductions } from "../engine/thinking.ts";
import { squaresNamed } from "../routes/ids.ts";
import { exportAll } from "../saves/exported.ts";
import { readLearned, readSettings } from "../saves/readers.ts";
import { saveLearned, saveSettings } from "../saves/saved.ts";
import { importAll } from "../saves/transfer.ts";
import { questionLike } from "../store/lessons.ts";
import { linkTo } from "../store/links.ts";
import { ownMark, practisedOf, soFarIn } from "../store/practised.ts";
import { initialState, playedOf, type Solve } from "../store/state.ts";
import { Grader } from "./checks.ts";
import { drillLike } from "./drill.ts";
import { lessonView } from "./lesson-view.ts";
import { missedIn } from "./missed.ts";
import { namedIn } from "./position.ts";
import { roundLike } from "./round.ts";
import { scoreOf } from "./score-view.ts";
import "../../tests/unit/engine.ts";
import { Person } from "../../tests/unit/person.ts";
import { memorySaves } from "../../tests/unit/store.ts";

const LINK = "#/learn/lines/practice?idea=two-lines&seed=7&board=queens-8";

test("boards are named by game and side, and only where such questions are made", () => {
  assert.deepEqual(roundBoard("colour-8", "two-lines"), { game: "colour", side: 8 });
  for (const text of [
    "",
    "colour-12",
    "knights-8",
    "queens-08x",
    "colour-8 ",
    "1colour-8",
    "queens-5",
  ]) {
    assert.equal(roundBoard(text, "two-lines"), null, text);
  }
  assert.equal(roundBoard("colour-8", "stranded"), null);
  assert.equal(roundBoard("queens-6", "three-lines"), null);
  assert.equal(nearestBoard("queens", 6, "three-lines"), "queens-9");
  assert.equal(nearestBoard("colour", 11, "one-line"), "colour-9");
});

function play(link: string, clock: () => number = Date.now) {
  const person = new Person(initialState(), roster(), memorySaves(), { clock });
  person.openLink(link);
  const see = () => {
    person.prepareBoards();
    return lessonView(person.state, person.lesson);
  };
  const make = async () => {
    for (let frames = 0; !see().practice?.isMade; frames++) {
      assert.ok(frames < 10_000);
      person.lesson.work();
      // The solves arrive between frames.
      await null;
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

test("a round has ten questions, keeps how each went, and has a link", async () => {
  const round = play(LINK);
  const { person } = round;
  await round.make();
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

test("a round tells how it goes so far, after a reload as well", async () => {
  let time = Date.parse("2026-11-25T12:00");
  const round = play(LINK, () => time);
  await round.make();
  assert.deepEqual(round.see().practice?.soFar, { right: 0, first: 0, each: null });
  time += 9_000;
  round.answer(true);
  round.person.ask({ type: "learn/go", by: 1 });
  round.see();
  time += 4_000;
  round.answer(false);
  time += 11_000;
  round.answer(true);
  round.person.ask({ type: "learn/go", by: 1 });
  round.see();
  round.person.ask({ type: "learn/take", offer: "Show me" });
  const soFar = { right: 2, first: 1, each: 12 };
  assert.deepEqual(round.see().practice?.soFar, soFar);
  const asked = { asks: "two-lines", board: "queens-8", seed: 7 } as const;
  const learned = [...round.person.state.learned, "two-lines@queens-8/2026-11-01/8.1/first/3"];
  assert.deepEqual(soFarIn(learned, asked), soFar);
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
    const like = likeFor(asks);
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

const likeFor = (asks: SizeAsked) =>
  questionLike(LESSONS.find(({ lesson }) => lesson.id === ROUNDS)!.lesson, asks)!;

test("a round begins with the positions of your own games that ask its question", () => {
  // With b6 locked, two lines rule out a square, and no line on its own does.
  const own = { side: 6, squares: [1], regions: null, out: "" };
  const damaged = [
    { ...own, squares: [1, 9, 17, 18, 26, 34] },
    { ...own, squares: [99] },
    { ...own, squares: [1, 1] },
    { ...own, squares: [0, 1] },
    { ...own, out: "z9" },
    { ...own, regions: "AB" },
    { ...own, side: 0 },
    { ...own, side: 64 },
  ];
  const board = { game: "queens" as const, side: 6 };
  const none = { solves: () => [], learned: [] };
  const task = roundLike(likeFor("two-lines"), 1, board, [...damaged, own], none);
  const { questions, own: asked } = finished(task);
  assert.equal(questions.length, TEN);
  assert.deepEqual(asked, [own]);
  assert.deepEqual(questions[0]?.moment.squares, own.squares);
  assert.equal(new Set(questions.map(({ moment }) => moment.squares.join())).size, TEN);
});

function finished<T>(task: Task<T>): T {
  for (;;) {
    const { done, value } = task.next();
    if (done) return value;
  }
}

/** Solves a board on which a line ruled squares out before d5, and again after it. */
function solved(person: Person, link: string = "#/play/queens/6/b6") {
  person.openLink(link);
  for (const name of ["d5", "f4", "a3", "c2", "e1"]) {
    person.act(squaresNamed({ rows: 6, columns: 6 }, [name])[0]!);
  }
  assert.ok(playedOf(person.present()).solved?.log);
}

const PRACTISE = {
  type: "learn/practise",
  id: ROUNDS,
  asks: "one-line",
  board: "queens-7",
} as const;

test("the missed questions asked again are the same after a reload, and so is their score", async () => {
  for (const link of [LINK, "#/learn/forward-checking/practice?idea=dry-row&seed=7"]) {
    const round = play(link);
    const { person } = round;
    await round.make();
    round.answer(true);
    person.ask({ type: "learn/end" });
    person.ask({ type: "learn/again" });
    round.answer(true);
    const { questions, only } = person.state.lesson.practice!;
    assert.equal(only?.[0], 1, "the first was right");
    const reloaded = play("#/learn");
    const { lesson } = readSettings(saveSettings(person.state));
    reloaded.person.ask({ type: "settings/set", settings: { lesson } });
    await reloaded.make();
    const { practice } = reloaded.person.state.lesson;
    assert.deepEqual(practice?.questions, questions);
    const titleOf = (made: typeof practice) => scoreOf(lesson.id, made!).title;
    assert.equal(titleOf(practice), `1 of ${only?.length} right`);
    // Again: places are those of the first round.
    person.ask({ type: "learn/again" });
    assert.equal(person.state.lesson.practice?.only?.[0], 2);
  }
});

test("a round begins with missed positions, also after a reload, until you answer them right", async () => {
  const round = play("#/play/queens/6/b6");
  const { person } = round;
  solved(person);
  person.ask(PRACTISE);
  await round.make();
  const { own, questions } = person.state.lesson.practice!;
  assert.equal(own?.length, 1);
  assert.deepEqual(own, [{ side: 6, squares: [1], regions: null, out: "" }]);
  assert.equal(questions![0]!.moment.rows, 6);
  assert.ok(questions!.slice(1).every(({ moment }) => moment.rows === 7));

  const reloaded = readSettings(saveSettings(person.state));
  assert.deepEqual(reloaded.lesson.practice?.own, own);
  const again = play("#/learn");
  again.person.ask({ type: "settings/set", settings: { lesson: reloaded.lesson } });
  await again.make();
  assert.deepEqual(again.person.state.lesson.practice?.questions, questions);

  round.answer(false);
  person.ask(PRACTISE);
  await round.make();
  assert.deepEqual(person.state.lesson.practice?.own, own, "a wrong answer does not count");
  person.ask({ type: "learn/take", offer: "Show me" });
  person.ask(PRACTISE);
  await round.make();
  assert.deepEqual(person.state.lesson.practice?.own, own, "a shown answer does not count");
  round.answer(true);
  person.ask(PRACTISE);
  await round.make();
  assert.deepEqual(person.state.lesson.practice?.own, []);
  const [one] = practisedOf(person.state.learned, "queens", "");
  assert.deepEqual([one?.asked, one?.first], [2, 1]);
});

test("missed positions come from the solves of an imported file, once they are known", () => {
  const person = new Person();
  solved(person);
  const { state } = importAll(initialState(), exportAll(person.state, 0).text);
  const [solve, ...others] = state.solves.pending;
  assert.ok(solve);
  assert.deepEqual(others, []);
  const find = (solves: () => Solve[] | null) => [
    ...missedIn(
      { solves, learned: [] },
      "one-line",
      { game: "queens", side: 8 },
      Number.POSITIVE_INFINITY,
    ),
  ];
  const isFound = (one: unknown) => one !== undefined;
  assert.equal(find(() => [solve]).filter(isFound).length, 1);
  assert.deepEqual(
    find(() => []),
    [],
  );
  const damaged = { ...solve, log: "0a1 0a2 0a3" };
  assert.deepEqual(find(() => [damaged, { ...damaged, at: "a9" }]).filter(isFound), []);
  let asked = 0;
  const late = find(() => (asked++ < 3 ? null : [solve]));
  assert.deepEqual(late.slice(0, 3), [undefined, undefined, undefined]);
  assert.equal(late.filter(isFound).length, 1);
});

test("a round from a link has no positions of your own", async () => {
  const round = play("#/play/queens/6/b6");
  solved(round.person);
  round.person.openLink(LINK.replace("two-lines", "one-line"));
  await round.make();
  assert.equal(round.person.state.lesson.practice?.own, undefined);
});

test("a saved round with impossible positions is not restored", () => {
  const person = new Person();
  person.openLink(LINK);
  const text = (own: unknown) => {
    const { lesson } = person.state;
    const saved = { ...lesson, practice: { ...lesson.practice, own } };
    return JSON.stringify({ ...JSON.parse(saveSettings(person.state)), lesson: saved });
  };
  const position = { side: 8, squares: [0], regions: null, out: "" };
  const read = (own: unknown) => readSettings(text(own)).lesson.practice?.own;
  assert.deepEqual(read([position]), [position]);
  assert.equal(read(null), null);
  for (const own of [7, [7], [{ ...position, out: 1 }], [{ ...position, squares: [-1] }]]) {
    const lost: object[] = [];
    const { lesson } = readSettings(text(own), (parts) => lost.push(parts));
    assert.deepEqual(lesson, initialState().lesson);
    assert.equal(lost.length, 1);
  }
});

test("answers count for their game, their size and from their day on", () => {
  const learned = [
    "one-line@queens-8/2026-11-23/7.0/first/10",
    "two-lines@queens-8/2026-11-24/7.0/first/9",
    "two-lines@queens-9/2026-11-25/8.0/shown/2",
    "two-lines@colour-8/2026-11-25/9.0/first/2",
    "words/1",
  ];
  const none = { asked: 0, first: 0 };
  const counts = (asked: number, first: number, recent = { asked, first }) => ({
    asked,
    first,
    recent,
  });
  assert.deepEqual(practisedOf(learned, "queens", "2026-11-24"), [
    { asks: "one-line", ...counts(1, 1, none) },
    { asks: "two-lines", ...counts(2, 1) },
    { asks: "three-lines", ...counts(0, 0) },
  ]);
});

test("how a round goes counts its own answers alone, by the median of their seconds", () => {
  const round = { asks: "two-lines", board: "queens-8", seed: 7 } as const;
  const learned = [
    ...["7.0/first/10", "7.1/later/2", "7.2/first/9", "7.3/shown/1", "8.4/first/1"].map(
      (answer) => `two-lines@queens-8/2026-11-24/${answer}`,
    ),
    "two-lines@queens-9/2026-11-24/7.5/first/1",
    "one-line@queens-8/2026-11-24/7.6/first/1",
  ];
  assert.deepEqual(soFarIn(learned, round), { right: 3, first: 2, each: 9 });
});

test("each position of your own games has its own mark", () => {
  const position = { side: 8, squares: [1, 23], regions: null, out: "d4+f3" };
  const marks = [
    ownMark("one-line", position),
    ownMark("two-lines", position),
    ownMark("one-line", { ...position, squares: [12, 3] }),
    ownMark("one-line", { ...position, squares: [123] }),
    ownMark("one-line", { ...position, regions: "AABB" }),
    ownMark("one-line", { ...position, out: "d4" }),
  ];
  assert.equal(new Set(marks).size, marks.length);
  assert.match(marks[0]!, /^one-line@own\/[0-9a-z]+$/);
});
