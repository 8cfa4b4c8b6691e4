/** The parts of the lessons with their answers, found by the page's own checks. */

import { LESSONS } from "../../www/content/lessons/index.ts";
import type { Choose, Exercise, Part, Question } from "../../www/content/lessons/lesson.ts";
import { Grader } from "../../www/learn/checks.ts";
import { drillLike } from "../../www/learn/drill.ts";
import { attempt, goalsOf } from "../../www/learn/exercises.ts";
import { ideasOf, questionLike } from "../../www/store/lessons.ts";
import { squareNames } from "../unit/engine.ts";

/** A part to play: the names of a right and a wrong square or choice; "" if it has no question. */
export interface Played {
  link: string;
  title: string;
  kind: Part["kind"];
  right: string;
  /** Right squares to choose before it. */
  before: string[];
  wrong: string;
  beside: string[];
  /** The index of the lesson. */
  isLast: boolean;
}

/** All parts of all lessons in their order. */
export const allParts = (): Played[] =>
  LESSONS.flatMap(({ lesson }) =>
    lesson.parts.map((part, at) => ({
      link: `#/learn/${lesson.id}${at === 0 ? "" : `/${at + 1}`}`,
      title: lesson.title,
      kind: part.kind,
      beside: part.beside ?? [],
      isLast: at === lesson.parts.length - 1,
      ...answersOf(part),
    })),
  );

function answersOf(part: Part) {
  if (part.kind === "question") return toQuestion(part);
  if (part.kind === "choose") return toChoice(part);
  return part.kind === "exercise" ? toExercise(part) : { right: "", before: [], wrong: "" };
}

function toChoice({ choices }: Choose) {
  const [right, wrong] = [true, false].map(
    (isIt) => choices.find((one) => Boolean(one.isRight) === isIt)!.name,
  );
  return { right: right!, before: [], wrong: wrong! };
}

function toQuestion(question: Question) {
  const judge = new Grader(question);
  const { rows, columns } = question.moment;
  const names = squareNames(rows, columns);
  const right = names[judge.solution()!]!;
  const wrong = names.find((_, square) => !judge.answer(square).right) ?? "";
  judge.free();
  return { right, before: [], wrong };
}

/** The answers to a lesson's drill. */
export function drillOf(id: string, seed: number) {
  const { lesson } = LESSONS.find(({ lesson }) => lesson.id === id)!;
  const like = questionLike(lesson, ideasOf(lesson)[0]!)!;
  const { value } = drillLike(like, seed, Number.POSITIVE_INFINITY).next();
  return (value as Question[]).map((question) => ({ ...question, ...toQuestion(question) }));
}

function toExercise(exercise: Exercise) {
  const { rows, columns } = exercise.moment;
  const names = squareNames(rows, columns);
  const [right, ...before] = goalsOf(exercise).map((square) => names[square]!);
  const wrong = names.find((_, square) => !attempt(exercise, square).counts) ?? "";
  return { right: right!, before, wrong };
}
