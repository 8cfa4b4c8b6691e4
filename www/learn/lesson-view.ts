/** The view model of a lesson. */

import { DRILL_NAMES } from "../content/drill-names.ts";
import {
  asksSomething,
  type Check,
  type Exercise,
  FIVE,
  isExperiment,
  type Lesson,
  type Part,
} from "../content/lessons/lesson.ts";
import { nearestBoard, questionsIn, roundBoard, SIZES } from "../content/rounds.ts";
import { squaresOf } from "../core/geometry.ts";
import { counted, listed } from "../core/lists.ts";
import { count } from "../core/numbers.ts";
import { press } from "../core/pointer.ts";
import { lower } from "../core/words.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import { bestIn, ideasOf, lessonAt, placeBy } from "../store/lessons.ts";
import { soFarIn } from "../store/practised.ts";
import type { State } from "../store/state.ts";
import { asksForRow } from "./checks.ts";
import { nameIn } from "./exercises.ts";
import type { LessonLane } from "./lanes.ts";
import { type LessonController, MEASURING } from "./lesson-controller.ts";
import { scoreOf } from "./score-view.ts";
import { trialView } from "./trial-view.ts";
import type { Verdict } from "./verdict.ts";

/** The button beside an answer. */
export type Offer = "" | "Show me" | "Play the step" | "Try another like it";

/** A question above the board, or the reply to an answer. */
export interface Ask {
  tone: "" | "right" | "wrong" | "shown";
  lead: string;
  text: string;
}

export const KINDS: Record<Part["kind"], string> = {
  watch: "",
  side: "Side by side",
  lab: "Laboratory",
  question: "Question",
  exercise: "Exercise",
  predict: "Prediction",
  guess: "Guess",
  cover: "Exercise",
  choose: "Question",
};

export type LessonView = ReturnType<typeof lessonView>;

export function lessonView(state: State, lesson: LessonController) {
  const { lesson: at, learned } = state;
  const [place, part] = [lessonAt(at), lesson.now.part];
  const practice = practiceOf(at, learned);
  return {
    place,
    part,
    number: at.part + 1,
    learned,
    practice,
    drills: drillsOf(place.lesson, learned),
    isLastPart: !practice && at.part + 1 === place.lesson.parts.length,
    asked: lesson.isMaking ? beingMade(practice?.many ?? null) : askOf(part),
    reply: lesson.verdict && replyTo(part, lesson.verdict),
    answer: lesson.verdict?.more ?? "",
    note: noteOf(part, lesson),
    offer: offerOf(part, lesson),
    canAsk: Boolean(lesson.verdict?.shown) && lesson.canAsk,
    isSettled: isSettled(part, lesson),
    trial: lesson.trial && trialView(part, lesson.trial),
    stepper: lesson.stepper,
    lanes: lesson.lanes?.shown ?? null,
    lab: part.kind === "lab" ? labOf(at.lock, lesson) : null,
    colours: part.beside?.includes("colours") ? coloursOf(part) : null,
    asksRow: asksForRow(part) && !lesson.verdict?.right,
    isFirst: placeBy(at, -1) === null,
    isLast: placeBy(at, 1) === null,
  };
}

/** The measurement settles a prediction, right or wrong. */
function isSettled(part: Part, { found, verdict }: LessonController) {
  if (part.kind === "predict" || part.kind === "guess") return verdict !== null;
  return !asksSomething(part) || Boolean(found ?? verdict?.right);
}

/** @param many how many questions a drill has; null outside of one */
const beingMade = (many: number | null): Ask => ({
  tone: "",
  lead:
    many === null
      ? "Making a board…"
      : many === FIVE
        ? "Making five boards…"
        : "Making ten boards…",
  text: "",
});

/** The drill that is open. */
function practiceOf({ id, practice }: State["lesson"], learned: string[]) {
  if (!practice) return null;
  const { asks, seed, at, solved, questions, board, ended } = practice;
  // Positions of your own games may be larger or smaller than the boards of the round.
  const side = board && (questions?.[at]?.moment.rows ?? roundBoard(board, asks)?.side);
  const on = side === undefined ? "" : ` · ${side} × ${side}`;
  const name = `Practice: ${DRILL_NAMES[asks]}${on}`;
  return {
    id,
    asks,
    name,
    at,
    solved,
    board,
    many: questionsIn(practice),
    best: bestIn(id, asks, learned),
    isMade: Boolean(questions),
    score: ended ? scoreOf(id, practice) : null,
    rounds: roundsLike(board, asks),
    soFar: board === undefined ? null : soFarIn(learned, { asks, board, seed }),
  };
}

/** Rounds on the same boards, or those nearest to them, for each size of reason. */
function roundsLike(board: string = "", asks: Check) {
  const on = roundBoard(board, asks);
  return on ? SIZES.map((asks) => ({ asks, board: nearestBoard(on.game, on.side, asks) })) : [];
}

/** The drills of a lesson, with their results. */
export const drillsOf = (lesson: Lesson, learned: string[]) =>
  ideasOf(lesson).map((asks) => {
    const name = DRILL_NAMES[asks];
    return { asks, name, best: bestIn(lesson.id, asks, learned) };
  });

function labOf(lock: number | null, { lanes }: LessonController) {
  const [lane] = lanes?.shown ?? [];
  return { lock: lock ?? lane?.moment.squares[0] ?? null, names: lane?.names ?? [] };
}

function askOf(part: Part): Ask | null {
  const lead = "prompt" in part ? part.prompt : "goal" in part ? part.goal : null;
  const isSet = part.kind === "exercise" && part.asks === "conflict-set";
  const how = isExperiment(part) ? "" : `${press()} ${isSet ? "them" : "it"}.`;
  return lead === null ? null : { tone: "", lead, text: how };
}

/** Only questions have wrong answers: to miss a goal or to be surprised is no mistake. */
function replyTo(part: Part, { right, shown, lead, text }: Verdict): Ask {
  const missed = KINDS[part.kind] === "Question" ? "wrong" : "";
  return { tone: shown ? "shown" : right ? "right" : missed, lead, text };
}

/** The note under the board. */
function noteOf(part: Part, lesson: LessonController) {
  const { verdict, found, played } = lesson;
  if (verdict?.shown) return played ? "" : "Shown answers don’t count as solved.";
  if (part.kind === "exercise") {
    if (found) return `Solved with ${namesOf(part, lesson.parts)}. Go on when you’re ready.`;
    return verdict ? part.goal : "";
  }
  if (lesson.trial?.isOpen) return MEASURING;
  if (part.kind !== "question" || verdict?.right) return "";
  return verdict ? part.prompt : (part.task ?? "");
}

const namesOf = (part: Exercise, squares: number[]) =>
  listed(squares.map((square) => nameIn(part, square)));

function offerOf(part: Part, { verdict, found, played }: LessonController): Offer {
  if (!asksSomething(part) || part.kind === "predict" || part.kind === "guess") return "";
  if (verdict?.right) return verdict.step !== null && !played ? "Play the step" : "";
  return found ? "" : "Show me";
}

function coloursOf(part: Part) {
  const moment = "moment" in part ? part.moment : null;
  if (!moment) return null;
  const free = squaresOf(moment).filter((square) => !moment.blocked.includes(square));
  const isDark = (square: number) =>
    (Math.floor(square / moment.columns) + (square % moment.columns)) % 2 === 1;
  const dark = free.filter(isDark).length;
  return { light: free.length - dark, dark };
}

/** By solver, or in the laboratory by row and column. */
export function boardNames(part: Part, lanes: LessonLane[], solvers: SolverInfo[]) {
  if (part.kind === "lab") {
    const { rows, columns } = part.names;
    return rows.flatMap((row) => columns.map((column) => `${row}, ${lower(column)}`));
  }
  if (part.kind === "side" && part.names) return part.names;
  return lanes.map(({ moment }) => solvers.find(({ id }) => id === moment.solver)?.name ?? "");
}

/** A laboratory shows counts, other parts sentences. */
export const laneWords = (lane: LessonLane, isLab: boolean) =>
  isLab ? captionOf(lane).counts : (lane.snapshot.sentence?.text ?? "");

export function captionOf({ snapshot }: LessonLane) {
  const { step, outcome, tally } = snapshot;
  const end = outcome === "solved" ? "solved" : outcome === "exhausted" ? "proved" : "";
  const counts = `${counted(step, "step")}, ${count(tally.backtracks!)} back`;
  return { note: `step ${count(step)}`, counts: end ? `${end} in ${counts}` : counts };
}
