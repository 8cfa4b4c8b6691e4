/** What is said under the board: that which matters most of all that could be. */

import { press } from "../base/pointer.js";
import { LARGE } from "../scene/large.js";

/** @typedef {import("../session/state.js").Speed} Speed */
/** @typedef {import("./game.js").Game} Game */
/** @typedef {import("./game.js").Say} Say */
/** @typedef {import("./watch.js").Watch} Watch */

export const AT_WORK = "The solver is at work on this board: choose New run to change it.";
export const AT_REST = "This run has ended: choose New run to change it.";
export const ON_A_WALK = "Choose Try it yourself to take this board over.";
export const STARTS_THERE = "The knight starts there: choose another start before you block it.";

const TO_WATCH = `Boards from ${LARGE} × ${LARGE} on are for watching: choose Watch, or a smaller board.`;

/** How a run gets its start. */
const noStart = () => `${press()} a square to start the tour there, or press Play.`;

/** How squares are blocked. @param {boolean} isLarge */
export function howToBlock(isLarge) {
  const how = `${press()} squares to block them or to open them again, then choose Done.`;
  return isLarge ? `Zoom in. ${how}` : how;
}

/**
 * @typedef {object} Sayable
 * @property {string} notice what was refused, to be said before all else, or ""
 * @property {string} hint what to do next, or ""
 * @property {string} pointed what the pointer is on, on a large board, or ""
 * @property {number | null} hovered the square that the pointer or the focus has come to
 * @property {Game | null} game
 * @property {Watch | null} watch
 * @property {boolean} byHand whether a person is to play
 * @property {Speed} speed
 * @property {number} now milliseconds
 */

/**
 * What is said.
 * @param {Sayable} all
 * @returns {Say}
 */
export function said({ notice, hint, pointed, hovered, game, watch, byHand, speed, now }) {
  if (notice) return { text: notice, tone: "bad" };
  if (hint) return { text: hint, tone: "" };
  if (game) return hovered === null || game.solved ? game.says(now) : game.hoverSays(hovered);
  if (pointed) return { text: pointed, tone: "" };
  if (byHand) return { text: TO_WATCH, tone: "" };
  return watch?.says(speed) ?? { text: noStart(), tone: "" };
}
