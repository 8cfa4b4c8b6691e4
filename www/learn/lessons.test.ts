/**
 * The lessons: their moments exist, their terms are explained, and every figure, square and count
 * in their texts is computed (see lesson-figures.ts) or visible on the board.
 */
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "vitest";
import { asked, Run, squareNames } from "../../tests/unit/engine.ts";
import { FIGURES } from "../../tests/unit/lesson-figures.ts";
import { GLOSSARY } from "../content/lessons/glossary.ts";
import { LESSONS } from "../content/lessons/index.ts";
import {
  type Again,
  asksSomething,
  type Exercise,
  type Part,
  type Question,
  type Side,
} from "../content/lessons/lesson.ts";
import type { Moment } from "../content/moment.ts";
import { count } from "../core/numbers.ts";
import { openingOf, partAt, stepsAgain } from "../store/lessons.ts";
import { Grader } from "./checks.ts";
import { attempt } from "./exercises.ts";
import { Position } from "./position.ts";

const ALL = LESSONS.map(({ lesson }) => lesson);

/** All texts of a part, or of one of its other moments. */
function words(part: Part | Again): string {
  const own = ["task", "prompt", "goal", "right", "means"] as const;
  const said: unknown[] = own.map((name) => (name in part ? part[name as keyof typeof part] : ""));
  const choices = "choices" in part ? part.choices : [];
  const replies = choices.flatMap((one) => (typeof one === "string" ? [] : [one.name, one.why]));
  return [...part.text, ...said.filter((one) => typeof one === "string"), ...replies].join("\n");
}

/** The moments besides its own at which a part asks, if they have their own text. */
const agains = (part: Part) =>
  "alike" in part ? (part.alike ?? []).filter((one) => typeof one !== "number") : [];

/** A part at every moment with its question. */
const everyAsked = (part: Question | Exercise) =>
  [null, ...stepsAgain(part)].map((step) => {
    const lesson = ALL.find(({ parts }) => parts.includes(part))!;
    const place = { id: lesson.id, part: lesson.parts.indexOf(part), step, lock: null };
    return partAt(place) as Question | Exercise;
  });

/** The runs of a part. */
function moments(part: Part): Moment[] {
  if (part.kind === "side") return [part.left, part.right];
  if ("runs" in part) return part.runs;
  return "moment" in part ? [part.moment] : [];
}

/** Whether a run reaches a step. */
function reaches(moment: Moment, step: number) {
  const run = new Run(moment, moment.solver, moment.options, moment.seed);
  const snapshot = asked(run, { do: "reach", step });
  run.free();
  return snapshot.step === step;
}

const there = (moment: Moment, step: number) =>
  assert.ok(reaches(moment, step), `${moment.solver} has no step ${step}`);

/** Steps in ascending order, each once. */
const climbs = (steps: number[]) => steps.every((step, at) => at === 0 || step > steps[at - 1]!);

test("a lesson is a file, named by its id", () => {
  const data = [
    ...["formal.ts", "glossary.ts", "index.ts", "introduced.ts", "lesson.ts", "loaded.ts"],
    "outlines.ts",
  ];
  const files = readdirSync(new URL("../content/lessons/", import.meta.url))
    .filter((file) => !data.includes(file))
    .map((file) => file.replace(/\.ts$/, ""));
  assert.deepEqual(ALL.map(({ id }) => id).toSorted(), files.toSorted());
});

for (const { id, title, parts } of ALL) {
  test(`${title}: two to five parts, at least one with a question`, () => {
    assert.ok(parts.length >= 2 && parts.length <= 5);
    assert.ok(parts.some(asksSomething));
    for (const part of parts) {
      assert.ok(part.text.length >= 1 && part.text.length <= 4);
      for (const line of [...part.text, part.task ?? "Do."]) assert.match(line, /^\S.*[.?:!…]$/);
    }
  });

  test(`${title}: every moment exists`, () => {
    for (const part of parts) {
      for (const moment of moments(part)) there(moment, moment.step);
      if (part.kind === "watch") within(part.moment, part.stretch);
      if (part.kind === "side") sideBySide(part);
      if (part.kind === "question" && part.queen) {
        assert.ok(squareNames(part.moment.rows, part.moment.columns).includes(part.queen));
      }
    }
  });

  test(`${title}: every question has a right answer and a wrong one, at every moment`, () => {
    for (const part of parts) {
      if (part.kind !== "question" && part.kind !== "exercise") continue;
      for (const asked of everyAsked(part)) {
        there(asked.moment, asked.moment.step);
        const right = answersOf(asked).length;
        const { rows, columns } = openingOf(asked);
        assert.ok(right > 0 && right < rows * columns, `${asked.asks}: ${right} are right`);
      }
    }
  });

  test(`${title}: every question can be asked again, with another answer`, () => {
    for (const part of parts) {
      if (part.kind !== "question" && part.kind !== "exercise") continue;
      const asked = everyAsked(part);
      const answers = asked.map(answersOf);
      if (asked.length === 1) assert.ok(answers[0]!.length > 1, part.text[0]);
      assert.equal(new Set(answers.map(String)).size, asked.length, part.text[0]);
      // The link to the first names no step.
      const steps = asked.slice(1).map(({ moment }) => moment.step);
      assert.equal(new Set(steps).size, steps.length, "links tell them apart by their steps");
    }
  });

  test(`${title}: exactly one choice is right, and each has a name and a reason`, () => {
    for (const part of parts) {
      if (part.kind !== "choose") continue;
      const { choices } = part;
      assert.equal(choices.filter(({ isRight }) => isRight).length, 1, part.prompt);
      assert.equal(new Set(choices.map(({ name }) => name)).size, choices.length, part.prompt);
      for (const { why } of choices) assert.match(why, /^\p{Lu}.*\.$/u);
    }
  });

  test(`${title}: no text gives away an answer`, () => {
    for (const part of parts) {
      if (part.kind !== "exercise") continue;
      const { rows, columns } = openingOf(part);
      const names = squareNames(rows, columns);
      const told = words(part).match(/\b[a-z]\d+\b/g) ?? [];
      const given = told.filter((name) => attempt(part, names.indexOf(name)).counts);
      assert.deepEqual(given, []);
    }
  });

  test(`${title}: a question is true at its other steps`, () => {
    for (const part of parts) {
      if (part.kind !== "question") continue;
      const standing = shapeOf(part);
      for (const step of (part.alike ?? []).filter((one) => typeof one === "number")) {
        const other: Question = { ...part, moment: { ...part.moment, step } };
        assert.deepEqual(shapeOf(other), standing, `step ${step}`);
      }
    }
  });

  test(`${title}: every claim is true`, () => {
    const text = parts.flatMap((part) => [part, ...agains(part)].map(words)).join("\n");
    const known = FIGURES[id] ?? {};
    for (const [said, figure] of Object.entries(known)) {
      const value = figure();
      assert.ok(text.includes(said), `does not say “${said}”`);
      const shown = typeof value === "number" ? count(value) : value;
      assert.ok(shown !== "" && said.includes(shown), `says “${said}”, where it is ${shown}`);
    }
    for (const part of parts) {
      for (const one of [part, ...agains(part)]) {
        assert.deepEqual(loose(one, Object.keys(known)), []);
      }
    }
  });
}

/** The right squares. */
function answersOf(part: Question | Exercise) {
  const { rows, columns } = part.moment;
  if (part.kind === "question") {
    const judge = new Grader(part);
    const right = squareNames(rows, columns).filter((_, square) => judge.answer(square).right);
    judge.free();
    return right;
  }
  return squareNames(rows, columns).filter((_, square) => attempt(part, square).counts);
}

/** The number of pieces at a question, its open squares, and the number of right answers. */
function shapeOf(question: Question) {
  const position = new Position(question.moment);
  const { placed, openRows } = position;
  const free = openRows.map((row) => position.left(row).length);
  position.free();
  const judge = new Grader(question);
  const squares = squareNames(question.moment.rows, question.moment.columns);
  const right = squares.filter((_, square) => judge.answer(square).right).length;
  judge.free();
  return { placed: placed.length, openRows, free, right };
}

function within(moment: Moment, [from, to]: [number, number]) {
  assert.ok(from < to && from <= moment.step && moment.step <= to, `${moment.step}`);
  there(moment, to);
}

function sideBySide({ left, right, stretch, pairs, names }: Side) {
  assert.ok(names || left.solver !== right.solver, "two runs of one solver have names");
  within(left, stretch);
  assert.equal(pairs[0]?.[0], stretch[0], "the first pair says where the right one begins");
  assert.ok(climbs(pairs.map(([step]) => step)) && climbs(pairs.map(([, step]) => step)));
  assert.ok(pairs.every(([step]) => step <= stretch[1]));
  for (const [, step] of pairs) there(right, step);
}

/** Counts in words, other than one. */
const COUNTS =
  /\b(?<!no )(two|three|four|five|six|seven|eight|nine|ten|million|thousand)( more)? (queen|square|row|pair|jump|step)s?\b/gi;

/**
 * The unchecked claims in a part: numbers of two digits or more, counts in words, and squares
 * without a piece.
 */
function loose(part: Part | Again, known: string[]) {
  const runs = "kind" in part ? moments(part) : [part.moment];
  const sizes = runs.map(({ rows, columns }) => `${rows} × ${columns}`);
  const held = [...known, ...sizes].toSorted((a, b) => b.length - a.length);
  const rest = held.reduce((text, words) => text.replaceAll(words, ""), words(part));
  const queen = "queen" in part ? part.queen : undefined;
  const seen = [queen, ...runs.flatMap(piecesAt)];
  const squares = rest.match(/\b[a-t]\d{1,2}\b/g) ?? [];
  return [
    ...(rest.match(/(?<![a-z\d])\d[\d,.]*\d/g) ?? []),
    ...(rest.match(COUNTS) ?? []),
    ...squares.filter((name) => !seen.includes(name)),
  ];
}

/** The names of the squares with a piece at a moment. */
function piecesAt(moment: Moment) {
  const position = new Position(moment);
  const squares = [...position.locked, ...position.board.pieces];
  const names = squares.map((square) => position.name(square));
  position.free();
  return names;
}

test("every marked term is in the glossary, and every term there is marked somewhere", () => {
  const marked = ALL.flatMap(({ parts }) => parts.flatMap((part) => [part, ...agains(part)]))
    .map(words)
    .join("\n")
    .matchAll(/\[\[([^|\]]+)/g);
  const ids = new Set(Array.from(marked, ([, id]) => id));
  assert.deepEqual([...ids].toSorted(), Object.keys(GLOSSARY).toSorted());
  for (const { word, means } of Object.values(GLOSSARY)) assert.match(means, /^[A-Z].*\.$/, word);
});

test("lessons refer to others by title, as their order may change", () => {
  const told = ALL.flatMap(({ parts }) => parts.flatMap((part) => [part, ...agains(part)])).map(
    words,
  );
  for (const text of told) assert.doesNotMatch(text, /\b(last|next|previous) (lesson|chapter)\b/);
});

test("a prompt that names a square or a row belongs to one moment", () => {
  for (const part of ALL.flatMap(({ parts }) => parts)) {
    if (part.kind !== "question" || !/\b[a-h]\d\b|\brow \d/.test(part.prompt)) continue;
    for (const again of agains(part)) assert.ok("prompt" in again, part.prompt);
  }
});

test("unchecked claims are found", () => {
  const { moment } = everyAsked(ALL[0]!.parts[0] as Question)[0]!;
  const found = (text: string) => loose({ text: [text], moment }, []);
  assert.deepEqual(found("Both solvers try **e5** next."), ["e5"]);
  assert.deepEqual(found("A million steps later, three queens are there."), [
    "million steps",
    "three queens",
  ]);
  assert.deepEqual(found("It takes 874 steps with a queen locked on a8."), ["874"]);
});

test("no checks are left of lessons that are gone", () => {
  const ids = ALL.map(({ id }) => id);
  assert.deepEqual(
    Object.keys(FIGURES).filter((id) => !ids.includes(id)),
    [],
  );
});
