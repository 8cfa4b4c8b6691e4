/** What there is to show of a moment, made of all that is at work. */

import { draftOf } from "../session/state.js";
import { lessonView } from "./lessons/lesson-view.js";
import { said } from "./said.js";

/** @typedef {import("../scene/scene.js").Scene} Scene */
/** A square of another step's picture that is looked at. @typedef {{square: number, scene: Scene}} Peek */
/**
 * What passes with the next thing that is done.
 * @typedef {object} Passing
 * @property {string} notice what was refused, to be said before all else, or ""
 * @property {string} hint what to do next, or ""
 * @property {number | null} hovered the square that the pointer or the focus has come to
 * @property {Peek | null} peek
 */

/**
 * @typedef {object} Parts
 * @property {import("./session.js").Session} session
 * @property {import("./desk.js").Desk} desk
 * @property {import("./arena.js").Arena} arena
 * @property {import("./lessons/tutor.js").Tutor} tutor
 * @property {Passing} passing
 * @property {string} pointedFarOff what the pointer is on, on a large board, or ""
 * @property {number} motion how long the pieces may take to get there, in milliseconds
 * @property {boolean} dark
 * @property {import("../session/state.js").Mode | null} awaited the mode that was asked for and is on its way
 * @property {import("../session/state.js").Speed} speed how fast a run is played
 */

/** @type {Passing} */
export const NOTHING = { notice: "", hint: "", hovered: null, peek: null };

/**
 * @param {Parts} parts
 * @param {number} now milliseconds
 */
export function viewOf(parts, now) {
  const { session, desk, arena, tutor, passing, motion, dark, awaited } = parts;
  const { state, solvers, solver, results, blocking, bookmarks, keeping } = session;
  const { puzzle, names, scene, game, watch } = session.stage;
  const { hovered, peek } = passing;
  return {
    ...{ state, solvers, solver, results, blocking, bookmarks, keeping },
    ...{ puzzle, names, scene, game, watch, peek, motion, dark, awaited },
    play: state.mode === "play" ? desk.view(game?.seconds(now) ?? 0, Date.now()) : null,
    lesson: state.mode === "learn" ? lessonView(state, tutor) : null,
    hover: hovered === null ? null : (game?.hover(hovered) ?? null),
    arena: state.mode === "compare" ? arena.view() : null,
    notice: passing.notice || passing.hint,
    say: sayOf(parts, now),
  };
}

/**
 * What is said under the board; to those who listen, of the board alone.
 * @param {Parts} parts
 * @param {number} now milliseconds
 * @param {boolean} [aloud]
 * @returns {import("./game.js").Say}
 */
export function sayOf({ session, desk, tutor, passing, pointedFarOff, speed }, now, aloud = false) {
  const { notice, hint, hovered } = aloud ? NOTHING : passing;
  const { state } = session;
  const { game, watch } = session.stage;
  const isLesson = state.mode === "learn";
  if (isLesson && !notice && !hint && !tutor.speaks) return { text: "", tone: "" };
  return said({
    ...{ notice, hint, hovered, aloud, game, watch, speed, now },
    pointed: aloud ? "" : pointedFarOff,
    tip: game ? desk.tip(game) : "",
    drafting: draftOf(state),
    byHand: state.mode === "play",
    isFixed: session.isFixed || isLesson,
  });
}
