/** The place in the course, and progress. Parts count from 0 here, and from 1 in addresses. */

import {
  type Again,
  type Check,
  FIVE,
  inOrder,
  type Lesson,
  type NumberedLesson,
  type Outline,
  type Part,
  type Question,
} from "../content/lessons/lesson.ts";
import { lessonNamed } from "../content/lessons/loaded.ts";
import { OUTLINES } from "../content/lessons/outlines.ts";
import type { Moment } from "../content/moment.ts";
import { type OwnPosition, questionsIn, roundBoard } from "../content/rounds.ts";
import { omit } from "../core/objects.ts";

export interface LessonPlace {
  id: string;
  part: number;
  /** Null for the step at which the part opens. */
  step: number | null;
  /** The square of the locked queen in the laboratory. */
  lock: number | null;
  /** The drill that is open. */
  practice?: Practice;
  /** The question asked in place of the part's own. */
  like?: Like;
}

/** A question like that of a part, which a seed draws. */
export interface Like {
  seed: number;
  /** Missing until the engine has made it, and in saves. */
  question?: Question;
}

/** A drill, and how far it has come. Questions count from 0 here, and from 1 in addresses. */
export interface Practice {
  asks: Check;
  seed: number;
  at: number;
  /** The questions that were answered without help. */
  solved: number[];
  /** In a round of ten, its boards: see `content/rounds.ts`. */
  board?: string;
  /** Positions of your own games that a round begins with; null until they are found, missing if it has none. */
  own?: OwnPosition[] | null;
  /** In a round of missed questions: their places among all questions of the seed. */
  only?: number[];
  /** Missing until the engine has made them, and in saves. */
  questions?: Question[];
  /** How each question went, by its place. */
  answers?: Record<number, DrillAnswer>;
  /** Whether the score is shown in place of a question; missing in saves. */
  ended?: boolean;
}

export interface DrillAnswer {
  /** Whether the first answer was right, and not shown. */
  right: boolean;
  /** What was said of the first answer. */
  said: string;
  /** What the right answer is, and why; "" until it was found. */
  why: string;
}

/** All lessons, loaded or not. */
export const LESSONS = inOrder(OUTLINES);

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

const numberedAt = ({ id }: LessonPlace): NumberedLesson<Outline> =>
  lessonCalled(id) ?? LESSONS[0]!;

/** The lesson that a place is in, loaded or not. */
const outlineAt = (place: LessonPlace) => numberedAt(place).lesson;

/** Throws if the lesson has not been loaded. */
export const lessonAt = (place: LessonPlace): NumberedLesson => ({
  ...numberedAt(place),
  lesson: lessonNamed(outlineAt(place).id),
});

/**
 * The part of a place; a question is the one at the place's step. Throws if its lesson has not been
 * loaded.
 */
export function partAt(place: LessonPlace): Part {
  const { practice, like } = place;
  const made = practice ? practice.questions?.[practice.at] : like?.question;
  const model = modelOf(place);
  if (model) return made ?? beingMade(model);
  return askedAt(ownPart(place), place.step);
}

function ownPart(place: LessonPlace): Part {
  const { parts } = lessonAt(place).lesson;
  return parts[Math.min(place.part, parts.length - 1)]!;
}

/** The question that those made for a place are like, if any are. Throws if its lesson has not been loaded. */
export function modelOf(place: LessonPlace): Question | null {
  const { practice, like } = place;
  if (practice) return questionLike(lessonAt(place).lesson, practice.asks) ?? null;
  const part = like ? ownPart(place) : null;
  return part && canBeMade(part) ? part : null;
}

/** Whether the engine makes questions like that of a part: where the lesson gives no others. */
export const canBeMade = (part: Part): part is Question =>
  part.kind === "question" && alikeOf(part).length === 0;

/** A part, or the one that asks again at a step. */
export function askedAt(part: Part, step: number | null): Part {
  if (part.kind !== "question" && part.kind !== "exercise") return part;
  const again = againAt(part, step);
  if (again === undefined) return part;
  if (typeof again === "number") return { ...part, moment: { ...part.moment, step: again } };
  return { ...part, right: undefined, queen: undefined, out: undefined, ...again };
}

const againAt = (part: Part, step: number | null) =>
  alikeOf(part).find((again) => stepOf(again) === step);

const alikeOf = (part: Part) => ("alike" in part ? (part.alike ?? []) : []);

const stepOf = (again: number | Again) => (typeof again === "number" ? again : again.moment.step);

/** The steps at which a part asks again. */
export const stepsAgain = (part: Part) => alikeOf(part).map(stepOf);

/** Until questions are made, shows the board of the one that they are like. */
const beingMade = ({ moment }: Question): Part => ({
  kind: "watch",
  text: [""],
  moment: { ...moment, step: 0 },
  stretch: [0, 0],
});

/** The kinds of questions that a lesson asks. */
export const ideasOf = ({ parts }: Lesson): Check[] => [
  ...new Set(parts.flatMap((part) => questionIn(part)?.asks ?? [])),
];

/** The first question of a kind in a lesson. */
export const questionLike = ({ parts }: Lesson, asks: Check): Question | undefined =>
  parts.flatMap((part) => questionIn(part) ?? []).find((question) => question.asks === asks);

/** The question of a part; also of an exercise that one square solves. */
function questionIn(part: Part): Question | null {
  if (part.kind === "question") return part;
  if (part.kind !== "exercise" || part.asks !== "undo-late") return null;
  const { goal, asks, ...rest } = part;
  return { ...rest, kind: "question", asks, prompt: goal };
}

export function isLessonPlace({ id, part, practice }: LessonPlace) {
  const lesson = lessonCalled(id)?.lesson;
  if (!lesson || part >= lesson.parts.length) return false;
  if (!practice) return true;
  const { asks, at, board } = practice;
  const isBoard = board === undefined || roundBoard(board, asks) !== null;
  return isBoard && at < questionsIn(practice) && lesson.ideas.includes(asks);
}

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
  !place.practice &&
  !place.like &&
  (namesStep(partAt(place)) || againAt(partAt(place), place.step) !== undefined)
    ? place.step
    : null;

/** The place of the question among all that the seed draws. */
export const drawnAt = ({ only, at }: Pick<Practice, "only" | "at">) => only?.[at] ?? at;

/** The place this many parts on, or questions of a drill; null beyond either end. */
export function placeBy(place: LessonPlace, by: number): LessonPlace | null {
  const { practice } = place;
  if (practice) {
    const at = practice.at + by;
    if (at >= questionsIn(practice)) return null;
    const { id, part } = place;
    const bare = { id, part, step: null, lock: null };
    return at < 0 ? bare : { ...bare, practice: { ...practice, at } };
  }
  const all = LESSONS.flatMap(({ lesson: { id, parts } }) =>
    parts.map((_, part) => ({ id, part })),
  );
  const at = all.findIndex(({ id, part }) => id === place.id && part === place.part);
  const to = all[at + by];
  return to ? { ...to, step: null, lock: null } : null;
}

export const markOf = ({ id, part }: { id: string; part: number }) => `${id}/${part + 1}`;

/** The entry among completed parts that counts a drill's solved questions. */
export const drillMark = (id: string, asks: Check, count: number) =>
  `${id}/practice/${asks}/${count}`;

/** The most questions solved in a drill, from 0 to 5. */
export const bestIn = (id: string, asks: Check, learned: string[]) =>
  Array.from({ length: FIVE }, (_, at) => FIVE - at).find((count) =>
    learned.includes(drillMark(id, asks, count)),
  ) ?? 0;

/** The place without what the engine can make again. */
export const withoutQuestions = ({ practice, like, ...place }: LessonPlace): LessonPlace => ({
  ...place,
  ...(practice && { practice: omit(practice, "questions", "ended") }),
  ...(like && { like: omit(like, "question") }),
});

/** Progress is never taken away. */
export function unitedLearned(ours: string[], theirs: string[]) {
  const fresh = theirs.filter((mark) => !ours.includes(mark));
  return fresh.length === 0 ? ours : [...ours, ...fresh];
}

/** Which parts of a lesson are completed. */
export const partsLearned = (
  { id, parts }: Pick<Lesson | Outline, "id" | "parts">,
  learned: string[],
) => parts.map((_, part) => learned.includes(markOf({ id, part })));
