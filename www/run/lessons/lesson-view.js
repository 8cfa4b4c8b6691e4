/** What there is to see of a lesson. */

import { squaresOf } from "../../base/geometry.js";
import { count } from "../../base/numbers.js";
import { press } from "../../base/pointer.js";
import { lower } from "../../base/words.js";
import { LESSONS, lessonAt, placeBy } from "../../session/lessons.js";
import { asksForRow } from "./checks.js";
import { nameIn } from "./exercises.js";

/** @typedef {import("../../cards/lessons/lesson.js").Exercise} Exercise */
/** @typedef {import("../../cards/lessons/lesson.js").Part} Part */
/** @typedef {import("../../cards/lessons/lesson.js").Place} Place */
/** @typedef {import("../../engine/engine.js").SolverInfo} SolverInfo */
/** @typedef {import("../../session/state.js").State} State */
/** @typedef {import("./exercises.js").Try} Try */
/** @typedef {import("./lanes.js").Lane} Lane */
/** @typedef {import("./tutor.js").Stepper} Stepper */
/** @typedef {import("./tutor.js").Tutor} Tutor */
/** What is asked under the board, or said of the answer, and what can be done then. @typedef {{tone: "" | "right" | "wrong", lead: string, text: string, offer: "" | "Show me" | "Play the step" | "Next"}} Ask */
/** A square that was tried, as a bar. @typedef {{name: string, value: number, hit: boolean}} Bar */
/**
 * @typedef {object} LessonView
 * @property {Place} place
 * @property {Part} part
 * @property {number} number of the part, from 1
 * @property {string} kicker
 * @property {string[]} learned
 * @property {Ask | null} ask
 * @property {{text: string, met: boolean} | null} goal
 * @property {{bars: Bar[], mark: number} | null} tries
 * @property {Stepper | null} stepper
 * @property {Lane[] | null} lanes
 * @property {{lock: number | null, names: string[]} | null} lab
 * @property {{light: number, dark: number} | null} colours
 * @property {boolean} asksRow whether a row is asked for
 * @property {boolean} isFirst
 * @property {boolean} isLast
 */

/** What a part is called, where that says more than that it is one. @type {Record<Part["kind"], string>} */
export const KINDS = {
  watch: "",
  side: "Side by side",
  lab: "Laboratory",
  question: "Question",
  exercise: "Exercise",
};

/** How an exercise is begun. @type {Record<Exercise["asks"], string>} */
const BEGIN = {
  "lock-steps": "a square to lock the first queen.",
  "tie-break-fails": "a square to start there.",
  "undo-late": "the queen that you would take back to.",
};

/**
 * @param {State} state
 * @param {Tutor} tutor
 * @returns {LessonView}
 */
export function lessonView(state, tutor) {
  const { lesson: at, learned } = state;
  const [place, part] = [lessonAt(at), tutor.part];
  const isQuestion = part.kind === "question";
  return {
    ...{ place, part, number: at.part + 1, learned, kicker: kickerOf(place, part) },
    ...{ ask: askOf(part, tutor), goal: goalOf(part, tutor), tries: triesOf(part, tutor) },
    ...{ stepper: tutor.stepper, lanes: tutor.lanes?.shown ?? null },
    lab: part.kind === "lab" ? labOf(at.lock, tutor) : null,
    colours: part.beside?.includes("colours") ? coloursOf(part) : null,
    asksRow: isQuestion && asksForRow(part) && !tutor.verdict?.right,
    isFirst: placeBy(at, -1) === null,
    isLast: placeBy(at, 1) === null,
  };
}

/** @param {Place} place @param {Part} part */
const kickerOf = ({ chapter, number }, { kind }) =>
  [chapter.title, `Lesson ${number} of ${LESSONS.length}`, KINDS[kind]].filter(Boolean).join(" · ");

/** @param {number | null} lock @param {Tutor} tutor */
function labOf(lock, { lanes }) {
  const [lane] = lanes?.shown ?? [];
  return { lock: lock ?? lane?.moment.squares[0] ?? null, names: lane?.names ?? [] };
}

/** @param {Part} part @param {Tutor} tutor @returns {Ask | null} */
function askOf(part, { verdict, played }) {
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

/** @param {Part} part @param {Tutor} tutor */
function goalOf(part, { tries }) {
  if (part.kind !== "exercise") return null;
  const hit = tries.findLast((tried) => tried.hit);
  if (!hit) return { text: part.goal, met: false };
  return { text: `${hit.verdict.lead} ${hit.verdict.text}`, met: true };
}

/** The tries of an exercise as bars, the last one first. @param {Part} part @param {Tutor} tutor */
function triesOf(part, { tries }) {
  if (part.kind !== "exercise" || part.asks !== "lock-steps") return null;
  const bars = tries
    .map(({ square, value, hit }) => ({ name: nameIn(part, square), value, hit }))
    .toReversed();
  return { bars, mark: part.more };
}

/** How many squares of each colour the board of a part has. @param {Part} part */
function coloursOf(part) {
  const moment = "moment" in part ? part.moment : null;
  if (!moment) return null;
  const free = squaresOf(moment).filter((square) => !moment.blocked.includes(square));
  const isDark = (/** @type {number} */ square) =>
    (Math.floor(square / moment.columns) + (square % moment.columns)) % 2 === 1;
  const dark = free.filter(isDark).length;
  return { light: free.length - dark, dark };
}

/**
 * What the boards of a part are called: by solver, or in the laboratory by row and column.
 * @param {Part} part
 * @param {Lane[]} lanes
 * @param {SolverInfo[]} solvers
 */
export function boardNames(part, lanes, solvers) {
  if (part.kind === "lab") {
    const { rows, columns } = part.names;
    return rows.flatMap((row) => columns.map((column) => `${row}, ${lower(column)}`));
  }
  if (part.kind === "side" && part.names) return part.names;
  return lanes.map(({ moment }) => solvers.find(({ id }) => id === moment.solver)?.name ?? "");
}

/**
 * What is said of a board of several.
 * @param {Lane} lane
 * @param {boolean} isLab whether it is counted, rather than told in sentences
 */
export const laneWords = (lane, isLab) =>
  isLab ? captionOf(lane, "").counts : (lane.snapshot.sentence?.text ?? "");

/** What a board of several is called, and how it stands. @param {Lane} lane @param {string} name */
export function captionOf({ snapshot }, name) {
  const { step, outcome, tally } = snapshot;
  const end = outcome === "solved" ? "solved" : outcome === "exhausted" ? "proved" : "";
  const counts = `${count(step)} ${step === 1 ? "step" : "steps"}, ${count(tally.backtracks)} back`;
  return { name, note: `step ${count(step)}`, counts: end ? `${end} in ${counts}` : counts };
}
