/** The place in the course, and progress. Parts count from 0 here, and from 1 in addresses. */

import { CHAPTERS } from "../content/lessons/index.ts";
import { inOrder, type Lesson, type Part, type Place } from "../content/lessons/lesson.ts";
import type { Moment } from "../content/moment.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
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

export const FIRST_LESSON: LessonPlace = {
  id: LESSONS[0]!.lesson.id,
  part: 0,
  step: null,
  lock: null,
};

export const lessonCalled = (id: string) => LESSONS.find(({ lesson }) => lesson.id === id);

export const lessonAt = ({ id }: LessonPlace): Place => lessonCalled(id) ?? LESSONS[0]!;

/** The part of a place; a question at the step that it is asked at. */
export function partAt(place: LessonPlace): Part {
  const { parts } = lessonAt(place).lesson;
  const [part, { step }] = [parts[Math.min(place.part, parts.length - 1)]!, place];
  if (part.kind !== "question" || step === null || !isAlike(part, step)) return part;
  return { ...part, moment: { ...part.moment, step } };
}

/** Whether a question can be asked at this step, too. */
const isAlike = (part: Part, step: number | null) =>
  part.kind === "question" && step !== null && (part.alike ?? []).includes(step);

export const isLessonPlace = ({ id, part }: LessonPlace) =>
  part < (lessonCalled(id)?.lesson.parts.length ?? 0);

const BARE = { squares: [], blocked: [], closed: false, seed: 0, step: 0 };

/**
 * The moment at which a part opens, or its first run does.
 * @param usual the default solver of each game
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

export const hasRun = (part: Part) =>
  part.kind === "watch" || part.kind === "question" || isUndoLate(part);

const isUndoLate = (part: Part) => part.kind === "exercise" && part.asks === "undo-late";

const hasBoards = ({ kind }: Part) => kind === "side" || kind === "lab";

/** Whether links to a part name the step that is reached. */
export const namesStep = (part: Part) => part.kind === "watch" || hasBoards(part);

/** The step that a link to a place names, if any. */
export const namedStep = (place: LessonPlace) =>
  namesStep(partAt(place)) || isAlike(partAt(place), place.step) ? place.step : null;

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
  (state) => ({ ...state, mode: "learn", lesson: { part: 0, step: null, lock: null, ...place } });

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

/** Which parts of a lesson are completed. */
export const partsLearned = ({ id, parts }: Lesson, learned: string[]) =>
  parts.map((_, part) => learned.includes(markOf({ id, part })));
