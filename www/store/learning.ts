/** Changes of the place in the course, and of progress. */

import type { Question } from "../content/lessons/lesson.ts";
import { type OwnPosition, questionsIn } from "../content/rounds.ts";
import { omit } from "../core/objects.ts";
import {
  drillMark,
  type LessonPlace,
  lessonCalled,
  type Practice,
  placeBy,
  unitedLearned,
} from "./lessons.ts";
import type { Change } from "./state.ts";

export const toLesson =
  (place: Pick<LessonPlace, "id"> & Partial<LessonPlace>): Change =>
  (state) => {
    const lesson = { part: 0, step: null, lock: null, ...place };
    return { ...state, mode: "learn", page: null, lesson };
  };

export const toPartBy =
  (by: number): Change =>
  (state) => ({ ...state, lesson: placeBy(state.lesson, by) ?? state.lesson });

export const atLessonStep =
  (step: number): Change =>
  (state) => {
    const { lesson } = state;
    return lesson.step === step ? state : { ...state, lesson: { ...lesson, step } };
  };

/** Opens a drill; one that is open already goes on. */
export const toPractice =
  (id: string, wanted: Pick<Practice, "asks" | "seed" | "at" | "board" | "own">): Change =>
  (state) => {
    const { lesson } = lessonCalled(id)!;
    const { practice: open } = state.lesson;
    const isOpen =
      state.lesson.id === id &&
      open?.asks === wanted.asks &&
      open.seed === wanted.seed &&
      open.board === wanted.board &&
      wanted.at < questionsIn(open);
    const made = isOpen ? omit(open, "ended") : { solved: [] };
    const part = lesson.parts.length - 1;
    const { board, own, ...rest } = wanted;
    const more = { ...(board !== undefined && { board }), ...(own !== undefined && { own }) };
    const practice = { ...made, ...rest, ...more };
    return toLesson({ id, part, practice })(state);
  };

/**
 * Adds all questions of the open drill, or the one like that of the part.
 * @param own the positions of your own games that they begin with, if these were looked for
 */
export const withQuestions =
  (questions: Question[], own?: OwnPosition[]): Change =>
  (state) => {
    const { practice, like } = state.lesson;
    const place = { ...state.lesson, step: null };
    const asked = practice?.only?.flatMap((at) => questions[at] ?? []) ?? questions;
    const made = { questions: asked, ...(own && practice?.own === null && { own }) };
    if (practice) return { ...state, lesson: { ...place, practice: { ...practice, ...made } } };
    const [question] = questions;
    if (!like || !question) return state;
    return { ...state, lesson: { ...place, like: { ...like, question } } };
  };

/** Counts a question of the drill as answered without help, and keeps the result. */
export const solvedInDrill: Change = (state) => {
  const { practice, id } = state.lesson;
  if (!practice || practice.solved.includes(practice.at)) return state;
  const solved = [...practice.solved, practice.at];
  const marks =
    practice.board || practice.only ? [] : [drillMark(id, practice.asks, solved.length)];
  const lesson = { ...state.lesson, practice: { ...practice, solved } };
  return { ...state, lesson, learned: unitedLearned(state.learned, marks) };
};

export const withLearned =
  (marks: string[]): Change =>
  (state) => ({ ...state, learned: unitedLearned(state.learned, marks) });
