/** What is said under the board: that which matters most of all that could be. */

import { press } from "../base/pointer.js";
import { LARGE } from "../scene/large.js";
import { draftSays } from "./draft-view.js";

/** @typedef {import("./draft-view.js").Drafted} Drafted */
/** @typedef {import("../session/state.js").Speed} Speed */
/** @typedef {import("./game.js").Game} Game */
/** @typedef {import("./game.js").Say} Say */
/** @typedef {import("./watch.js").Watch} Watch */

/** What is said of steps that go by too fast for words, where their speed is not. */
export const RUNNING = "Running. Pause to read a step.";
/** While something is on its way that was asked for. */
export const LOADING = "Loading…";
export const AT_WORK = "The solver is at work on this board: choose New run to change it.";
export const AT_REST = "This run has ended: choose New run to change it.";
export const STARTS_THERE = "The knight starts there: choose another start before you block it.";

const TO_WATCH = `Boards from ${LARGE} × ${LARGE} on are for watching: choose Watch, or a smaller board.`;

/** How a run gets its locked queen. @param {Watch} watch */
function howToLock({ remote }) {
  const zoom = remote ? `Zoom in and ${press().toLowerCase()}` : press();
  return `${zoom} a square to lock a queen first.`;
}

/** How a run gets its start. */
const noStart = () => `${press()} a square to start the tour there, or press Play.`;

/** How squares are blocked. @param {boolean} isLarge */
export function howToBlock(isLarge) {
  const how = `${press()} squares to block them or to open them again, then choose Done.`;
  return isLarge ? `Zoom in. ${how}` : how;
}

/**
 * What is said, and in the place of all but its first sentence what helps on a first visit.
 * @param {Say} say
 * @param {string} tip or ""
 * @returns {Say}
 */
function withTip(say, tip) {
  if (!tip || say.tone !== "") return say;
  const [first] = say.text.split(/(?<=\.) /);
  return { text: `${first} ${tip}`, tone: "" };
}

/**
 * @typedef {object} Sayable
 * @property {string} notice what was refused, to be said before all else, or ""
 * @property {string} hint what to do next, or ""
 * @property {string} pointed what the pointer is on, on a large board, or ""
 * @property {number | null} hovered the square that the pointer or the focus has come to
 * @property {boolean} [aloud] whether to those who listen: figures that change all the time are left out
 * @property {Game | null} game
 * @property {string} tip what helps on a first visit, or ""
 * @property {Watch | null} watch
 * @property {Drafted | null} drafting the board that is being set up, if one is
 * @property {boolean} byHand whether a person is to play
 * @property {boolean} isFixed whether no click changes the board that is watched
 * @property {Speed} speed
 * @property {number} now milliseconds
 */

/**
 * What is said.
 * @param {Sayable} all
 * @returns {Say}
 */
export function said({
  notice,
  hint,
  pointed,
  hovered,
  aloud = false,
  game,
  tip,
  watch,
  drafting,
  byHand,
  isFixed,
  speed,
  now,
}) {
  if (notice) return { text: notice, tone: "bad" };
  if (hint) return { text: hint, tone: "" };
  if (game && (hovered === null || game.solved)) return withTip(game.says(now), tip);
  if (game && hovered !== null) return game.hoverSays(hovered);
  if (pointed) return { text: pointed, tone: "" };
  if (drafting) return { text: draftSays(drafting), tone: "" };
  if (byHand) return { text: TO_WATCH, tone: "" };
  if (!watch) return { text: noStart(), tone: "" };
  const say = aloud
    ? { text: watch.tells(speed), tone: /** @type {const} */ ("") }
    : watch.says(speed);
  return watch.isOpen && !isFixed ? { ...say, text: `${say.text} ${howToLock(watch)}` } : say;
}
