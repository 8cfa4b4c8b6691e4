/**
 * Where a person is in the course, and what has been learned of it. The parts of a lesson count from
 * 0 here, and from 1 in its address.
 */

import { CHAPTERS } from "../content/lessons/index.ts";
import { inOrder, type Lesson, type Part, type Place } from "../content/lessons/lesson.ts";
import type { Moment } from "../content/moment.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import type { Change } from "./changes.ts";

/** A part of a lesson, and what is seen of it. */
export interface LessonPlace {
  /** Of the lesson. */
  id: string;
  part: number;
  /** Null for the one at which the part opens. */
  step: number | null;
  /** The square of the locked queen, where one is chosen. */
  lock: number | null;
}

/** All lessons in their order. */
export const LESSONS = inOrder(CHAPTERS);

/** Where the course begins. */
export const FIRST_LESSON: LessonPlace = {
  id: LESSONS[0]!.lesson.id,
  part: 0,
  step: null,
  lock: null,
};

/** A lesson with its chapter and number; undefined where there is none. */
export const lessonCalled = (id: string) => LESSONS.find(({ lesson }) => lesson.id === id);

/** The lesson of a place. */
export function lessonAt({ id }: LessonPlace): Place {
  return lessonCalled(id) ?? LESSONS[0]!;
}

/** The part of a place. */
export function partAt(place: LessonPlace): Part {
  const { parts } = lessonAt(place).lesson;
  return parts[Math.min(place.part, parts.length - 1)]!;
}

/** Whether there is such a place. */
export const isLessonPlace = ({ id, part }: LessonPlace) =>
  part < (lessonCalled(id)?.lesson.parts.length ?? 0);

// ---- what is on the board -----------------------------------------------------------------

/** A board with nothing on it. */
const BARE = { squares: [], blocked: [], closed: false, seed: 0, step: 0 };

/**
 * The moment at which a part opens; of several runs that of the first.
 * @param usual the usual solver of each game
 */
export function openingOf(part: Part, usual: Record<GameId, string>): Moment {
  if (part.kind === "side") return { ...part.left, step: part.stretch[0] };
  if (part.kind === "lab") return { ...part.runs[0], step: 0 };
  if (part.kind !== "exercise" || part.asks === "undo-late") return part.moment;
  const board = { rows: part.side, columns: part.side, ...BARE };
  if (part.asks === "tie-break-fails")
    return { game: "knights", ...board, solver: usual.knights, options: "" };
  return { game: "queens", ...board, solver: part.solver, options: part.options ?? "" };
}

/** Whether a part has one run, to be seen on the one board. */
export const hasRun = (part: Part) =>
  part.kind === "watch" || part.kind === "question" || isUndoLate(part);

const isUndoLate = (part: Part) => part.kind === "exercise" && part.asks === "undo-late";

/** Whether a part has two or four boards. */
export const hasBoards = ({ kind }: Part) => kind === "side" || kind === "lab";

/** Whether a link names the step of a part, beside the part. */
export const namesStep = (part: Part) => part.kind === "watch" || hasBoards(part);

// ---- transitions --------------------------------------------------------------------------

/** The place so many parts on; null beyond the first and the last. */
export function placeBy(place: LessonPlace, by: number): LessonPlace | null {
  const all = LESSONS.flatMap(({ lesson: { id, parts } }) =>
    parts.map((_, part) => ({ id, part })),
  );
  const at = all.findIndex(({ id, part }) => id === place.id && part === place.part);
  const to = all[at + by];
  return to ? { ...to, step: null, lock: null } : null;
}

/** A place in the course. */
export const toLesson =
  (place: Pick<LessonPlace, "id"> & Partial<LessonPlace>): Change =>
  (state) => ({
    ...state,
    mode: "learn",
    lesson: { part: 0, step: null, lock: null, ...place },
  });

/** So many parts on; beyond the first and the last one stays. */
export const toPartBy =
  (by: number): Change =>
  (state) => ({
    ...state,
    lesson: placeBy(state.lesson, by) ?? state.lesson,
  });

/** The step at which a part is seen. */
export const atLessonStep =
  (step: number): Change =>
  (state) => {
    const { lesson } = state;
    return lesson.step === step ? state : { ...state, lesson: { ...lesson, step } };
  };

// ---- what has been learned ----------------------------------------------------------------

/** A part, as it is kept. */
export const markOf = ({ id, part }: { id: string; part: number }) => `${id}/${part + 1}`;

/** What two sides have learned: nothing is ever taken away. */
export function unitedLearned(ours: string[], theirs: string[]) {
  const fresh = theirs.filter((mark) => !ours.includes(mark));
  return fresh.length === 0 ? ours : [...ours, ...fresh];
}

/** How much of a lesson has been learned, from 0 to 1. */
export function shareLearned({ id, parts }: Lesson, learned: string[]) {
  const done = parts.filter((_, part) => learned.includes(markOf({ id, part })));
  return done.length / parts.length;
}
