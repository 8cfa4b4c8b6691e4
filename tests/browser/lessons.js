/** The parts of the lessons, with answers: the page's own checks tell which are right. */
import { Asked } from "../../www/run/lessons/checks.js";
import { attempt, solutionOf } from "../../www/run/lessons/exercises.js";
import { LESSONS } from "../../www/session/lessons.js";
import { squareNames } from "../unit/engine.js";

/**
 * A part as it is played: what is right and wrong there, by the names of squares; "" where nothing is
 * asked.
 * @typedef {object} Played
 * @property {string} link
 * @property {string} title
 * @property {import("../../www/cards/lessons/lesson.js").Part["kind"]} kind
 * @property {string} right
 * @property {string} wrong
 * @property {string[]} beside
 * @property {boolean} isLast of its lesson
 */

/** All parts of all lessons in their order. @returns {Played[]} */
export const allParts = () =>
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

/** @param {import("../../www/cards/lessons/lesson.js").Part} part */
function answersOf(part) {
  if (part.kind === "question") return toQuestion(part);
  return part.kind === "exercise" ? toExercise(part) : { right: "", wrong: "" };
}

/** @param {import("../../www/cards/lessons/lesson.js").Question} question */
function toQuestion(question) {
  const judge = new Asked(question);
  const { rows, columns } = question.moment;
  const names = squareNames(rows, columns);
  const right = names[judge.solution];
  const wrong = names.find((_, square) => !judge.answer(square).right) ?? "";
  judge.free();
  return { right, wrong };
}

/** @param {import("../../www/cards/lessons/lesson.js").Exercise} exercise */
function toExercise(exercise) {
  const { rows, columns } =
    exercise.asks === "undo-late"
      ? exercise.moment
      : { rows: exercise.side, columns: exercise.side };
  const names = squareNames(rows, columns);
  const right = names[solutionOf(exercise)];
  const wrong = names.find((_, square) => !attempt(exercise, square).hit) ?? "";
  return { right, wrong };
}
