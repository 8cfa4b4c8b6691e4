/** The answers to all questions and exercises, with their reasons: judged by the engine, square by square. */

import type { Mark } from "../board/scene/lesson-marks.ts";
import { LESSONS } from "../content/lessons/index.ts";
import {
  asksSomething,
  type Exercise,
  type Experiment,
  isExperiment,
  type Question,
} from "../content/lessons/lesson.ts";
import { squaresOf } from "../core/geometry.ts";
import type { Task } from "../engine/job.ts";
import { askedAt, openingOf, stepsAgain } from "../store/lessons.ts";
import { Grader } from "./checks.ts";
import { attempt } from "./exercises.ts";
import { Trial } from "./experiment.ts";
import { type Picture, picturesOf } from "./handout.ts";
import { ring, type Verdict } from "./verdict.ts";

export interface Answer {
  /** Squares, or a row. */
  names: string[];
  why: string;
}

export interface KeyPart {
  link: string;
  asks: string;
  answers: Answer[];
  /** The meaning of the answer. */
  more: string;
  picture: Picture;
}

export interface KeyLesson {
  id: string;
  number: number;
  title: string;
  parts: KeyPart[];
}

/** All lessons that have been judged so far. */
export function* answerKey(): Task<KeyLesson[]> {
  const lessons: KeyLesson[] = [];
  for (const { lesson, number } of LESSONS) {
    const { id, title } = lesson;
    const parts: KeyPart[] = [];
    for (const [at, part] of lesson.parts.entries()) {
      if (!asksSomething(part)) continue;
      if (isExperiment(part)) {
        parts.push(yield* measuredPart(part, `#/learn/${id}/${at + 1}`));
        continue;
      }
      for (const step of [null, ...stepsAgain(part)]) {
        const asked = askedAt(part, step);
        const link = `#/learn/${id}/${at + 1}${step === null ? "" : `@${step}`}`;
        parts.push(keyPart(asked as Question | Exercise, link));
        yield;
      }
    }
    lessons.push({ id, number, title, parts });
    yield { value: [...lessons], progress: lessons.length / LESSONS.length };
  }
  return lessons;
}

/** A square that is right. */
interface Right {
  square: number;
  verdict: Verdict;
}

function keyPart(part: Question | Exercise, link: string): KeyPart {
  const right = rightSquares(part);
  const picture = picturesOf(part, [])[0]!;
  const scene = { ...picture.scene, lesson: [...picture.scene.lesson, ...marksOf(right)] };
  return {
    link,
    asks: part.kind === "question" ? part.prompt : part.goal,
    answers: answersOf(right),
    more: (part.kind === "question" && part.right) || "",
    picture: { ...picture, scene } as Picture,
  };
}

/** The measurement, the right choice, or the options that cover every item. */
function* measuredPart(part: Experiment, link: string): Generator<undefined, KeyPart> {
  const trial = new Trial(part);
  trial.show();
  if (!trial.verdict) trial.answer(1);
  while (!(trial.verdict || trial.work())) yield;
  return {
    link,
    asks: part.kind === "cover" ? part.goal : part.prompt,
    answers: [{ names: trial.solution, why: trial.reason }],
    more: part.means,
    picture: picturesOf(part, [])[0]!,
  };
}

function rightSquares(part: Question | Exercise): Right[] {
  const squares = squaresOf(openingOf(part));
  const grader = part.kind === "question" ? new Grader(part) : null;
  const judged = squares.map((square) => {
    const verdict =
      part.kind === "question" ? grader!.answer(square) : attempt(part, square).verdict;
    return { square, verdict };
  });
  grader?.free();
  return judged.filter(({ verdict }) => verdict.right || verdict.counts);
}

/** Right answers with the same reason stand together. */
function answersOf(right: Right[]): Answer[] {
  const answers: Map<string, Set<string>> = new Map();
  for (const { verdict } of right) {
    const names = answers.get(verdict.text) ?? new Set();
    answers.set(verdict.text, names.add(verdict.lead.replace(/^Right, |\.$/g, "")));
  }
  return [...answers].map(([why, names]) => ({ why, names: [...names] }));
}

/** The marks of the one answer; of several, a ring around each. */
function marksOf(right: Right[]): Mark[] {
  const leads = new Set(right.map(({ verdict }) => verdict.lead));
  const [first] = right;
  if (first && leads.size === 1 && first.verdict.mark.length > 0) return first.verdict.mark;
  return right.map(({ square }) => ring(square, "good"));
}
