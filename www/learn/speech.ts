/** Lessons as a screen reader hears them. */

import { DRILL_NAMES } from "../content/drill-names.ts";
import type { Part } from "../content/lessons/lesson.ts";
import { questionsIn } from "../content/rounds.ts";
import { count } from "../core/numbers.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import { RUNNING } from "../panels/run-words.ts";
import { type LessonPlace, lessonAt, type Practice, partAt } from "../store/lessons.ts";
import type { State } from "../store/state.ts";
import type { Situation } from "../store/status.ts";
import type { Trial } from "./experiment.ts";
import { type LessonController, MEASURING } from "./lesson-controller.ts";
import { boardNames, laneWords } from "./lesson-view.ts";
import { spokenOf } from "./verdict.ts";

/** The state of runs side by side and of measurements; null for a run on the board. */
export function situationOf(lesson: LessonController, solvers: SolverInfo[]): Situation | null {
  if (lesson.lanes) return ofLanes(lesson, lesson.lanes, solvers);
  return lesson.trial && ofTrial(lesson, lesson.trial);
}

/** The verdict is announced once it is known. */
function ofTrial({ verdict }: LessonController, { isOpen }: Trial): Situation {
  const text = verdict ? spokenOf(verdict) : "";
  return { text: isOpen ? MEASURING : text, isOngoing: isOpen, waiting: false };
}

function ofLanes(
  { part }: LessonController,
  { shown, step, playing }: NonNullable<LessonController["lanes"]>,
  solvers: SolverInfo[],
): Situation {
  const isLab = part.kind === "lab";
  const names = boardNames(part, shown, solvers);
  const words = shown.map((lane, at) => `${names[at]}: ${laneWords(lane, isLab)}`);
  // Counts would be outdated before they are heard.
  const text = playing && isLab ? RUNNING : `Step ${count(step)}. ${words.join(" ")}`;
  return { text, isOngoing: playing, waiting: false };
}

/** The title of the open part. */
export function titleOf({ lesson: place }: State, isNear: boolean) {
  const { title, parts } = lessonAt(place).lesson;
  if (place.practice) return practiceTitle(place, place.practice, isNear);
  const number = parts.length > 1 ? `Part ${place.part + 1} of ${parts.length}.` : "";
  return [isNear ? "" : `${title}.`, number, taskOf(partAt(place))].filter(Boolean).join(" ");
}

function practiceTitle(place: LessonPlace, practice: Practice, isNear: boolean) {
  const { asks, at, questions } = practice;
  if (!questions) return isNear ? "" : `Practice: ${DRILL_NAMES[asks]}.`;
  return `Question ${at + 1} of ${questionsIn(practice)}. ${taskOf(partAt(place))}`;
}

function taskOf(part: Part) {
  if ("prompt" in part) return part.prompt;
  return "goal" in part ? part.goal : "";
}
