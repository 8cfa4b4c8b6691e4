/** How what is seen stands, for those who listen. */

import { count } from "../../base/numbers.js";
import { boardNames, laneWords } from "../lessons/lesson-view.js";
import { RUNNING } from "../said.js";
import { workWords } from "../surveys.js";
import { raceWords } from "./race-words.js";
import { placeOf, titleOf } from "./titles.js";

/** @typedef {import("../arena.js").Arena} Arena */
/** @typedef {import("../lessons/tutor.js").Tutor} Tutor */
/** @typedef {import("../race-view.js").RaceView} RaceView */
/** @typedef {import("../session.js").Session} Session */
/** @typedef {import("../../session/state.js").State} State */
/** @typedef {ReturnType<Arena["view"]>} View */
/** @typedef {import("./narrator.js").Told} Told */
/** How something stands. @typedef {Pick<Told, "stands" | "goesOn" | "waiting">} Standing */

/**
 * All there is to tell of.
 * @typedef {object} Seen
 * @property {Session} session
 * @property {Tutor} tutor
 * @property {View | null} arena in Compare
 * @property {string} says what is said of the board, or ""
 */

/** @type {Standing} */
const NOTHING = { stands: "", goesOn: false, waiting: false };

/** @param {Seen} seen @returns {Told} */
export function tellingOf(seen) {
  const { session } = seen;
  const { state, solvers } = session;
  const title = (/** @type {string} */ before) => titleOf(state, solvers, before);
  return { place: placeOf(state), title, ...standingOf(seen) };
}

/** @param {Seen} seen @returns {Standing} */
function standingOf({ session, tutor, arena, says }) {
  const { state, solvers, stage } = session;
  if (arena) return state.compare.tab === "race" ? ofRace(arena.race) : ofSurveys(state, arena);
  if (tutor.lanes && state.mode === "learn") return ofLanes(tutor, tutor.lanes, solvers);
  const { watch } = stage;
  return { stands: says, goesOn: watch?.playing ?? false, waiting: watch?.waiting ?? false };
}

/** @param {RaceView | null} race @returns {Standing} */
function ofRace(race) {
  if (!race) return NOTHING;
  return { stands: raceWords(race), goesOn: race.playing, waiting: race.waiting };
}

/** What is printed needs no measuring. @param {State} state @param {View} arena @returns {Standing} */
function ofSurveys({ compare }, { surveys: { work } }) {
  if (compare.tab === "published") return NOTHING;
  return { stands: workWords(work) || "Measured.", goesOn: work.working, waiting: false };
}

/**
 * @param {Tutor} tutor
 * @param {NonNullable<Tutor["lanes"]>} lanes
 * @param {Session["solvers"]} solvers
 * @returns {Standing}
 */
function ofLanes({ part }, { shown, step, playing }, solvers) {
  const isLab = part.kind === "lab";
  const names = boardNames(part, shown, solvers);
  const words = shown.map((lane, at) => `${names[at]}: ${laneWords(lane, isLab)}`);
  // Figures of four runs would be old before they are heard.
  const stands = playing && isLab ? RUNNING : `Step ${count(step)}. ${words.join(" ")}`;
  return { stands, goesOn: playing, waiting: false };
}
