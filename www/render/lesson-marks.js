/** Draws what a lesson points at: who is asked about, what was answered, why, and what was tried. */
import { centre } from "../base/geometry.js";
import { drawNamed, drawRing } from "./annotations.js";
import { cross, fillSquare, line, write } from "./ink.js";
import { drawQueen } from "./pieces.js";
import { inkOn, mixed } from "./theme.js";

/** @typedef {import("./frame.js").Frame} Frame */
/** @typedef {import("./theme.js").Theme} Theme */
/** @typedef {import("../scene/lesson-marks.js").Mark} Mark */
/** @typedef {import("../scene/lesson-marks.js").Tone} Tone */

/** @param {Theme} theme @param {Tone} tone */
const colourOf = (theme, tone) => ({ good: theme.good, bad: theme.bad, plain: theme.accent })[tone];

/**
 * @param {Frame} frame
 * @param {Mark[]} marks
 */
export function drawLessonMarks(frame, marks) {
  const { theme } = frame;
  for (const mark of marks) {
    if (mark.kind === "ghost") drawGhost(frame, mark.square);
    else if (mark.kind === "row") drawRow(frame, mark.row, colourOf(theme, mark.tone));
    else if (mark.kind === "ring") drawRing(frame, mark.square, colourOf(theme, mark.tone));
    else if (mark.kind === "line") drawLine(frame, mark.from, mark.to);
    else if (mark.kind === "off") drawOff(frame, mark.square);
    else if (mark.kind === "tried") drawTried(frame, mark.square, mark.value, mark.tone);
  }
  drawNamed(
    frame,
    marks.flatMap((mark) => (mark.kind === "corners" ? [mark.square] : [])),
  );
}

/** A queen that is not there yet. @param {Frame} frame @param {number} square */
function drawGhost(frame, square) {
  const { context, layout, theme } = frame;
  const at = centre(layout, square);
  fillSquare(context, layout, square, mixed(theme.accent, theme.panel, 0.3), 1);
  context.save();
  context.globalAlpha = 0.8;
  drawQueen(context, at.x, at.y, layout.side);
  context.restore();
  drawRing(frame, square, theme.accent);
}

/** A row with a line around it. @param {Frame} frame @param {number} row @param {string} colour */
function drawRow({ context, layout }, row, colour) {
  const { side, width } = layout;
  const thick = Math.max(3, side * 0.07);
  context.strokeStyle = colour;
  context.lineWidth = thick;
  context.strokeRect(thick / 2, row * side + thick / 2, width - thick, side - thick);
}

/** @param {Frame} frame @param {number} from @param {number} to */
function drawLine({ context, layout, theme }, from, to) {
  const width = Math.max(2, layout.side * 0.055);
  const ends = /** @type {const} */ ([centre(layout, from), centre(layout, to)]);
  line(context, ...ends, theme.panel, 1.7 * width);
  line(context, ...ends, theme.bad, width);
}

/** A piece that is taken off. @param {Frame} frame @param {number} square */
function drawOff({ context, layout, theme }, square) {
  const { side } = layout;
  fillSquare(context, layout, square, theme.panel, 0.7);
  cross(context, centre(layout, square), side * 0.26, theme.ink, Math.max(2, side * 0.05));
}

/**
 * What a square came to.
 * @param {Frame} frame
 * @param {number} square
 * @param {string} value
 * @param {Tone} tone
 */
function drawTried(frame, square, value, tone) {
  const { context, layout, theme } = frame;
  const { x, y } = centre(layout, square);
  const ground = tone === "good" ? theme.good : mixed(theme.accent, theme.panel, 0.2);
  fillSquare(context, layout, square, ground, 1);
  write(frame, value, x, y, Math.max(10, layout.side * 0.3), inkOn(ground));
}
