/** The place in the course, and progress. Parts count from 0 here, and from 1 in addresses. */

import { CHAPTERS } from "../content/lessons/index.ts";
import {
  type Again,
  inOrder,
  type Lesson,
  type Part,
  type Place,
} from "../content/lessons/lesson.ts";
import { MOVED } from "../content/lessons/old-stops.ts";
import type { Moment } from "../content/moment.ts";
import type { Change } from "./changes.ts";

export interface LessonPlace {
  id: string;
  part: number;
  /** Null for the step at which the part opens. */
  step: number | null;
  /** The square of the locked queen in the laboratory. */
  lock: number | null;
}

export const LESSONS = inOrder(CHAPTERS);

/** Pages for teachers, which have addresses beside the lessons: `#/learn/teachers`, `#/learn/key`. */
export const TEACHERS_PAGES = ["teachers", "key"] as const;

export type TeachersPage = (typeof TEACHERS_PAGES)[number];

export const FIRST_LESSON: LessonPlace = {
  id: LESSONS[0]!.lesson.id,
  part: 0,
  step: null,
  lock: null,
};

export const lessonCalled = (id: string) => LESSONS.find(({ lesson }) => lesson.id === id);

export const lessonAt = ({ id }: LessonPlace): Place => lessonCalled(id) ?? LESSONS[0]!;

/** The part of a place; a question as it is asked at the place’s step. */
export function partAt(place: LessonPlace): Part {
  const { parts } = lessonAt(place).lesson;
  const part = parts[Math.min(place.part, parts.length - 1)]!;
  if (part.kind !== "question" && part.kind !== "exercise") return part;
  const again = againAt(part, place.step);
  if (again === undefined) return part;
  if (typeof again === "number") return { ...part, moment: { ...part.moment, step: again } };
  if (part.kind === "exercise") return { ...part, ...again };
  return { ...part, right: undefined, queen: undefined, ...again };
}

const againAt = (part: Part, step: number | null) =>
  step === null ? undefined : alikeOf(part).find((again) => stepOf(again) === step);

const alikeOf = (part: Part) => ("alike" in part ? (part.alike ?? []) : []);

const stepOf = (again: number | Again) => (typeof again === "number" ? again : again.moment.step);

/** The steps at which a part asks again. */
export const stepsAgain = (part: Part) => alikeOf(part).map(stepOf);

/** A place as it was saved or linked, after parts have moved to other lessons. */
export function nowAt<P extends { id: string; part: number }>(place: P): P {
  const [id, part] = MOVED[markOf(place)]?.split("/") ?? [];
  return id ? { ...place, id, part: Number(part) - 1 } : place;
}

export const isLessonPlace = ({ id, part }: LessonPlace) =>
  part < (lessonCalled(id)?.lesson.parts.length ?? 0);

/** The moment at which a part opens, or its first run does. */
export function openingOf(part: Part): Moment {
  if (part.kind === "side") return { ...part.left, step: part.stretch[0] };
  if (part.kind === "lab") return { ...part.runs[0], step: 0 };
  return part.kind === "predict" ? part.runs[0] : part.moment;
}

export const hasRun = (part: Part) => !hasBoards(part);

const hasBoards = ({ kind }: Part) => kind === "side" || kind === "lab";

/** Whether links to a part name the step that is reached. */
export const namesStep = (part: Part) => part.kind === "watch" || hasBoards(part);

/** The step that a link to a place names, if any. */
export const namedStep = (place: LessonPlace) =>
  namesStep(partAt(place)) || againAt(partAt(place), place.step) !== undefined ? place.step : null;

/** The place this many parts on; null beyond either end. */
export function placeBy(place: LessonPlace, by: number): LessonPlace | null {
  const all = LESSONS.flatMap(({ lesson: { id, parts } }) =>
    parts.map((_, part) => ({ id, part })),
  );
  const at = all.findIndex(({ id, part }) => id === place.id && part === place.part);
  const to = all[at + by];
  return to ? { ...to, step: null, lock: null } : null;
}

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

export const markOf = ({ id, part }: { id: string; part: number }) => `${id}/${part + 1}`;

/** Progress is never taken away. */
export function unitedLearned(ours: string[], theirs: string[]) {
  const fresh = theirs.filter((mark) => !ours.includes(mark));
  return fresh.length === 0 ? ours : [...ours, ...fresh];
}

/** Which parts of a lesson are completed, here or where they were before. */
export function partsLearned({ id, parts }: Lesson, learned: string[]) {
  const before = Object.fromEntries(Object.entries(MOVED).map(([old, now]) => [now, old]));
  return parts.map((_, part) => {
    const mark = markOf({ id, part });
    return learned.includes(mark) || learned.includes(before[mark] ?? mark);
  });
}
