/** Places in the course: parts and what they ask, drills, and which places there are. */
import assert from "node:assert/strict";
import { test } from "vitest";
import { FIVE, type Part } from "../content/lessons/lesson.ts";
import { lessonNamed } from "../content/lessons/loaded.ts";
import { ROUNDS, TEN } from "../content/rounds.ts";
import { atLessonStep, solvedInDrill, toLesson, toPractice, withQuestions } from "./learning.ts";
import {
  askedAt,
  bestIn,
  FIRST_LESSON,
  hasRun,
  isLessonPlace,
  LESSONS,
  type LessonPlace,
  namedStep,
  namesStep,
  openingOf,
  partAt,
  placeBy,
  withoutQuestions,
} from "./lessons.ts";
import { initialState } from "./state.ts";

const first = initialState();
const partsOf = (id: string) => lessonNamed(id).parts;
const all = LESSONS.flatMap(({ lesson }) => partsOf(lesson.id));
const oneOf = <K extends Part["kind"]>(kind: K) =>
  all.find((part) => part.kind === kind) as Extract<Part, { kind: K }>;

/** A lesson with a drill, and what that asks. */
const DRILL = "forward-checking";
const drill = { asks: "dry-row", seed: 7, at: 0 } as const;

test("a place is one of the course if its lesson, its part and its question are there", () => {
  const place = (id: string, more: Partial<LessonPlace> = {}) =>
    isLessonPlace({ ...FIRST_LESSON, id, ...more });
  const count = partsOf(DRILL).length;
  assert.deepEqual(
    ["no-such", DRILL].map((id) => place(id)),
    [false, true],
  );
  assert.deepEqual(
    [count - 1, count].map((part) => place(DRILL, { part })),
    [true, false],
  );
  const practice = { ...drill, solved: [] };
  const round = { ...practice, asks: "one-line", board: "colour-8" } as const;
  for (const [id, asked, isThere] of [
    [DRILL, practice, true],
    [DRILL, { ...practice, at: FIVE - 1 }, true],
    [DRILL, { ...practice, at: FIVE }, false],
    [DRILL, { ...practice, asks: "stranded" }, false],
    [ROUNDS, { ...round, at: TEN - 1 }, true],
    [ROUNDS, { ...round, at: TEN }, false],
    [ROUNDS, { ...round, board: "colour-99" }, false],
  ] as const) {
    assert.equal(place(id, { practice: asked }), isThere, JSON.stringify(asked));
  }
});

test("a part beyond the last is the last", () => {
  const parts = partsOf(DRILL);
  assert.equal(partAt({ ...FIRST_LESSON, id: DRILL, part: 99 }), parts.at(-1));
});

test("a part opens at its moment, its stretch or its first run", () => {
  const side = oneOf("side");
  assert.deepEqual(openingOf(side), { ...side.left, step: side.stretch[0] });
  assert.deepEqual(openingOf(oneOf("lab")), { ...oneOf("lab").runs[0], step: 0 });
  assert.equal(openingOf(oneOf("predict")), oneOf("predict").runs[0]);
  assert.equal(openingOf(oneOf("question")), oneOf("question").moment);
  const kinds = (has: (part: Part) => boolean) =>
    (["watch", "side", "lab", "question"] as const).filter((kind) => has(oneOf(kind)));
  assert.deepEqual(kinds(hasRun), ["watch", "question"]);
  assert.deepEqual(kinds(namesStep), ["watch", "side", "lab"]);
});

test("the page asks a question again at another step, without the words that held only once", () => {
  const [question, exercise] = [oneOf("question"), oneOf("exercise")];
  const words = { right: "So it is.", queen: "a8", out: "b7" };
  const again = { moment: { ...question.moment, step: 99 }, text: ["Later."], out: "c6" };
  const asked = { ...question, ...words, alike: [98, again] };
  assert.equal(askedAt(asked, null), asked);
  assert.equal(askedAt(asked, 97), asked);
  assert.deepEqual(askedAt(asked, 98), { ...asked, moment: { ...asked.moment, step: 98 } });
  const later = { ...asked, ...again, right: undefined, queen: undefined };
  assert.deepEqual(askedAt(asked, 99), later);
  const moved = askedAt({ ...exercise, alike: [again] }, 99);
  assert.deepEqual([openingOf(moved).step, moved.text], [99, ["Later."]]);
  const watch = oneOf("watch");
  assert.equal(askedAt(watch, 3), watch);
});

test("until its questions are made, a drill shows the board of the one that they are like", () => {
  const { lesson } = toPractice(DRILL, drill)(first);
  const part = partAt(lesson);
  const model = partsOf(DRILL).find((one) => one.kind === "question" && one.asks === drill.asks)!;
  const moment = { ...openingOf(model), step: 0 };
  assert.deepEqual(part, { kind: "watch", text: [""], moment, stretch: [0, 0] });
  assert.equal(namedStep({ ...lesson, step: 3 }), null);
});

test("a drill that is open goes on, another begins at its start", () => {
  const begun = toPractice(DRILL, drill)(first);
  const practice = { ...begun.lesson.practice!, solved: [0] };
  const open = { ...begun, lesson: { ...begun.lesson, practice } };
  const solvedIn = (id: string, wanted: Parameters<typeof toPractice>[1]) =>
    toPractice(id, wanted)(open).lesson.practice?.solved;
  assert.deepEqual(solvedIn(DRILL, { ...drill, at: 2 }), [0]);
  assert.deepEqual(solvedIn(DRILL, { ...drill, seed: 8 }), []);
  assert.deepEqual(solvedIn(DRILL, { ...drill, asks: "keeps-all" }), []);
  assert.deepEqual(solvedIn(DRILL, { ...drill, board: "queens-8" }), []);
  assert.deepEqual(solvedIn(ROUNDS, drill), []);
});

test("back from its first question a drill leads to its lesson", () => {
  const { lesson } = toPractice(DRILL, { ...drill, at: 1 })(first);
  const back = placeBy(lesson, -1)!;
  assert.deepEqual(back, { ...lesson, practice: { ...lesson.practice, at: 0 } });
  const { practice: _, ...bare } = lesson;
  assert.deepEqual(placeBy(back, -1), bare);
  assert.equal(placeBy(lesson, FIVE), null);
});

test("the step that is reached already changes nothing", () => {
  const state = toLesson({ id: DRILL, step: 3 })(first);
  assert.equal(atLessonStep(3)(state), state);
  assert.deepEqual(atLessonStep(4)(state).lesson, { ...state.lesson, step: 4 });
});

test("questions from the engine take the place of the model, and are not saved", () => {
  const question = oneOf("question");
  const like = { seed: 3 };
  const state = toLesson({ id: DRILL, step: 2, like })(first);
  const made = withQuestions([question])(state);
  assert.deepEqual(made.lesson, { ...state.lesson, step: null, like: { seed: 3, question } });
  assert.deepEqual(withoutQuestions(made.lesson), { ...state.lesson, step: null });
  assert.equal(withQuestions([])(state), state);
  const plain = toLesson({ id: DRILL })(first);
  assert.equal(withQuestions([question])(plain), plain);
  assert.deepEqual(withoutQuestions(plain.lesson), plain.lesson);

  const drilling = toPractice(DRILL, drill)(first);
  const drilled = withQuestions([question])(drilling).lesson;
  assert.deepEqual(drilled.practice, { ...drilling.lesson.practice, questions: [question] });
  assert.deepEqual(withoutQuestions(drilled), drilling.lesson);
});

test("a question of a drill counts once, and the most of a drill is noted, but not of a round", () => {
  const drilling = toPractice(DRILL, drill)(first);
  const once = solvedInDrill(drilling);
  assert.deepEqual(once.lesson.practice?.solved, [0]);
  assert.equal(solvedInDrill(once), once);
  assert.deepEqual([bestIn(DRILL, drill.asks, once.learned), once.learned.length], [1, 1]);
  const round = toPractice(ROUNDS, { asks: "one-line", seed: 7, at: 0, board: "colour-8" })(first);
  assert.deepEqual(solvedInDrill(round).learned, []);
});
