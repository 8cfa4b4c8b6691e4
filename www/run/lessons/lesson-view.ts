/** The view model of a lesson. */

import type { Exercise, Part, Place } from "../../content/lessons/lesson.ts";
import { squaresOf } from "../../core/geometry.ts";
import { counted } from "../../core/lists.ts";
import { count } from "../../core/numbers.ts";
import { press } from "../../core/pointer.ts";
import { lower } from "../../core/words.ts";
import type { SolverInfo } from "../../engine/generated/solver.ts";
import type { Offer } from "../../state/actions.ts";
import { LESSONS, lessonAt, placeBy } from "../../state/lessons.ts";
import type { State } from "../../state/state.ts";
import { asksForRow } from "./checks.ts";
import { nameIn } from "./exercises.ts";
import type { Lane } from "./lanes.ts";
import type { LessonController } from "./lesson-controller.ts";

/** The text under the board, and the button beside it. */
export interface Ask {
  tone: "" | "right" | "wrong";
  lead: string;
  text: string;
  offer: Offer;
}

export const KINDS: Record<Part["kind"], string> = {
  watch: "",
  side: "Side by side",
  lab: "Laboratory",
  question: "Question",
  exercise: "Exercise",
};

const BEGIN: Record<Exercise["asks"], string> = {
  "lock-steps": "a square to lock the first queen.",
  "tie-break-fails": "a square to start there.",
  "undo-late": "the queen that you would take back to.",
};

export type LessonView = ReturnType<typeof lessonView>;

export function lessonView(state: State, lesson: LessonController) {
  const { lesson: at, learned } = state;
  const [place, part] = [lessonAt(at), lesson.part];
  const isQuestion = part.kind === "question";
  return {
    place,
    part,
    number: at.part + 1,
    learned,
    kicker: kickerOf(place, part),
    ask: askOf(part, lesson),
    goal: goalOf(part, lesson),
    tries: triesOf(part, lesson),
    stepper: lesson.stepper,
    lanes: lesson.lanes?.shown ?? null,
    lab: part.kind === "lab" ? labOf(at.lock, lesson) : null,
    colours: part.beside?.includes("colours") ? coloursOf(part) : null,
    asksRow: isQuestion && asksForRow(part) && !lesson.verdict?.right,
    isFirst: placeBy(at, -1) === null,
    isLast: placeBy(at, 1) === null,
  };
}

const kickerOf = ({ chapter, number }: Place, { kind }: Part) =>
  [chapter.title, `Lesson ${number} of ${LESSONS.length}`, KINDS[kind]].filter(Boolean).join(" · ");

function labOf(lock: number | null, { lanes }: LessonController) {
  const [lane] = lanes?.shown ?? [];
  return { lock: lock ?? lane?.moment.squares[0] ?? null, names: lane?.names ?? [] };
}

function askOf(part: Part, { verdict, played }: LessonController): Ask | null {
  if (part.kind === "question" && !verdict) {
    return { tone: "", lead: `${part.prompt} ${press()} it.`, text: "", offer: "" };
  }
  if (part.kind === "exercise" && !verdict) {
    return { tone: "", lead: `${press()} ${BEGIN[part.asks]}`, text: "", offer: "" };
  }
  if (!verdict) return null;
  const { right, lead, text, step } = verdict;
  const tone = right ? "right" : "wrong";
  if (part.kind === "exercise")
    return { tone: right ? tone : "", lead, text, offer: right ? "Next" : "Show me" };
  const onward = step !== null && !played ? "Play the step" : "Next";
  return { tone, lead, text, offer: right ? onward : "Show me" };
}

function goalOf(part: Part, { tries }: LessonController) {
  if (part.kind !== "exercise") return null;
  const hit = tries.findLast((tried) => tried.hit);
  if (!hit) return { text: part.goal, met: false };
  return { text: `${hit.verdict.lead} ${hit.verdict.text}`, met: true };
}

/** The last try first. */
function triesOf(part: Part, { tries }: LessonController) {
  if (part.kind !== "exercise" || part.asks !== "lock-steps") return null;
  const bars = tries
    .map(({ square, value, hit }) => ({ name: nameIn(part, square), value, hit }))
    .toReversed();
  return { bars, mark: part.more };
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
export function boardNames(part: Part, lanes: Lane[], solvers: SolverInfo[]) {
  if (part.kind === "lab") {
    const { rows, columns } = part.names;
    return rows.flatMap((row) => columns.map((column) => `${row}, ${lower(column)}`));
  }
  if (part.kind === "side" && part.names) return part.names;
  return lanes.map(({ moment }) => solvers.find(({ id }) => id === moment.solver)?.name ?? "");
}

/** A laboratory shows counts, other parts sentences. */
export const laneWords = (lane: Lane, isLab: boolean) =>
  isLab ? captionOf(lane).counts : (lane.snapshot.sentence?.text ?? "");

export function captionOf({ snapshot }: Lane) {
  const { step, outcome, tally } = snapshot;
  const end = outcome === "solved" ? "solved" : outcome === "exhausted" ? "proved" : "";
  const counts = `${counted(step, "step")}, ${count(tally.backtracks!)} back`;
  return { note: `step ${count(step)}`, counts: end ? `${end} in ${counts}` : counts };
}
