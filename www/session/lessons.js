/**
 * Where a person is in the course, and what has been learned of it. The parts of a lesson count from
 * 0 here, and from 1 in its address.
 */

import { CHAPTERS } from "../cards/lessons/index.js";
import { inOrder } from "../cards/lessons/lesson.js";

/** @typedef {import("../cards/lessons/lesson.js").Lesson} Lesson */
/** @typedef {import("../cards/lessons/lesson.js").Part} Part */
/** @typedef {import("../cards/lessons/lesson.js").Place} Place */
/** @typedef {import("../cards/moment.js").Moment} Moment */
/** @typedef {import("../engine/engine.js").GameId} GameId */
/**
 * A part of a lesson, and what is seen of it.
 * @typedef {object} LessonPlace
 * @property {string} id of the lesson
 * @property {number} part
 * @property {number | null} step null for the one at which the part opens
 * @property {number | null} lock the square of the locked queen, where one is chosen
 */

/** All lessons in their order. */
export const LESSONS = inOrder(CHAPTERS);

/** Where the course begins. @type {LessonPlace} */
export const FIRST_LESSON = { id: LESSONS[0].lesson.id, part: 0, step: null, lock: null };

/** A lesson with its chapter and number; undefined where there is none. @param {string} id */
export const lessonCalled = (id) => LESSONS.find(({ lesson }) => lesson.id === id);

/**
 * The lesson of a place.
 * @param {LessonPlace} place
 * @returns {Place}
 */
export function lessonAt({ id }) {
  return lessonCalled(id) ?? LESSONS[0];
}

/**
 * The part of a place.
 * @param {LessonPlace} place
 * @returns {Part}
 */
export function partAt(place) {
  const { parts } = lessonAt(place).lesson;
  return parts[Math.min(place.part, parts.length - 1)];
}

/** Whether there is such a place. @param {LessonPlace} place */
export const isLessonPlace = ({ id, part }) => part < (lessonCalled(id)?.lesson.parts.length ?? 0);

// ---- what is on the board -----------------------------------------------------------------

/** A board with nothing on it. */
const BARE = { squares: [], blocked: [], closed: false, seed: 0, step: 0 };

/**
 * The moment at which a part opens; of several runs that of the first.
 * @param {Part} part
 * @param {Record<GameId, string>} usual the usual solver of each game
 * @returns {Moment}
 */
export function openingOf(part, usual) {
  if (part.kind === "side") return { ...part.left, step: part.stretch[0] };
  if (part.kind === "lab") return { ...part.runs[0], step: 0 };
  if (part.kind !== "exercise" || part.asks === "undo-late") return part.moment;
  const board = { rows: part.side, columns: part.side, ...BARE };
  if (part.asks === "tie-break-fails")
    return { game: "knights", ...board, solver: usual.knights, options: "" };
  return { game: "queens", ...board, solver: part.solver, options: part.options ?? "" };
}

/** Whether a part has one run, to be seen on the one board. @param {Part} part */
export const hasRun = (part) =>
  part.kind === "watch" || part.kind === "question" || isUndoLate(part);

/** @param {Part} part */
const isUndoLate = (part) => part.kind === "exercise" && part.asks === "undo-late";

/** Whether a part has two or four boards. @param {Part} part */
export const hasBoards = ({ kind }) => kind === "side" || kind === "lab";

/** Whether a link names the step of a part, beside the part. @param {Part} part */
export const namesStep = (part) => part.kind === "watch" || hasBoards(part);

// ---- transitions --------------------------------------------------------------------------

/**
 * The place so many parts on; null beyond the first and the last.
 * @param {LessonPlace} place
 * @param {number} by
 * @returns {LessonPlace | null}
 */
export function placeBy(place, by) {
  const all = LESSONS.flatMap(({ lesson: { id, parts } }) =>
    parts.map((_, part) => ({ id, part })),
  );
  const at = all.findIndex(({ id, part }) => id === place.id && part === place.part);
  const to = all[at + by];
  return to ? { ...to, step: null, lock: null } : null;
}

/**
 * A place in the course.
 * @param {Pick<LessonPlace, "id"> & Partial<LessonPlace>} place
 * @returns {import("./changes.js").Change}
 */
export const toLesson = (place) => (state) => ({
  ...state,
  mode: "learn",
  lesson: { part: 0, step: null, lock: null, ...place },
});

/**
 * So many parts on; beyond the first and the last one stays.
 * @param {number} by
 * @returns {import("./changes.js").Change}
 */
export const toPartBy = (by) => (state) => ({
  ...state,
  lesson: placeBy(state.lesson, by) ?? state.lesson,
});

/**
 * The step at which a part is seen.
 * @param {number} step
 * @returns {import("./changes.js").Change}
 */
export const atLessonStep = (step) => (state) => {
  const { lesson } = state;
  return lesson.step === step ? state : { ...state, lesson: { ...lesson, step } };
};

// ---- what has been learned ----------------------------------------------------------------

/** A part, as it is kept. @param {{id: string, part: number}} place */
export const markOf = ({ id, part }) => `${id}/${part + 1}`;

/**
 * What two sides have learned: nothing is ever taken away.
 * @param {string[]} ours
 * @param {string[]} theirs
 */
export function unitedLearned(ours, theirs) {
  const fresh = theirs.filter((mark) => !ours.includes(mark));
  return fresh.length === 0 ? ours : [...ours, ...fresh];
}

/**
 * How much of a lesson has been learned, from 0 to 1.
 * @param {Lesson} lesson
 * @param {string[]} learned
 */
export function shareLearned({ id, parts }, learned) {
  const done = parts.filter((_, part) => learned.includes(markOf({ id, part })));
  return done.length / parts.length;
}
