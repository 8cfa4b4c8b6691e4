/** What is said under the board: that which matters most of all that could be. */

/** @typedef {import("../session/state.js").Speed} Speed */
/** @typedef {import("./game.js").Game} Game */
/** @typedef {import("./game.js").Say} Say */
/** @typedef {import("./watch.js").Watch} Watch */

export const AT_WORK = "The solver is at work on this board: choose Restart to change it.";
export const AT_REST = "This run has ended: choose Restart, or a new board, to change it.";
export const ON_A_WALK = "Choose Try it yourself to take this board over.";
export const STARTS_THERE = "The knight starts there: choose another start before you block it.";

const BLOCKING = "Click squares to block them or to open them again, then choose Done.";
const TO_WATCH =
  "A board this large is for watching: choose Watch this position, or a smaller board.";
const NO_START = "Click a square to start the tour there, or press Start.";

/** How squares are blocked. @param {boolean} isLarge */
export const howToBlock = (isLarge) => (isLarge ? `Zoom in. ${BLOCKING}` : BLOCKING);

/**
 * @typedef {object} Sayable
 * @property {string} notice to be said before all else, or ""
 * @property {Say["tone"]} tone of the notice
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
export function said({ notice, tone, pointed, hovered, game, watch, byHand, speed, now }) {
  if (notice) return { text: notice, tone };
  if (game) return hovered === null || game.solved ? game.says(now) : game.hoverSays(hovered);
  if (pointed) return { text: pointed, tone: "" };
  if (byHand) return { text: TO_WATCH, tone: "bad" };
  return watch?.says(speed) ?? { text: NO_START, tone: "" };
}
