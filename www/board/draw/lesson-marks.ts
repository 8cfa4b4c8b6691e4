/** Draws the marks of a lesson: the question, the answer, the reason, and what was tried. */
import { centre } from "../../core/geometry.ts";
import type { BoardLine } from "../../engine/generated/thinking.ts";
import { inkOn, mixed, type Theme } from "../../ui/theme.ts";
import type { Mark, Tone } from "../scene/lesson-marks.ts";
import type { Frame } from "./frame.ts";
import { drawGhost } from "./hints.ts";
import { cross, fillSquare, line, write } from "./ink.ts";
import { strokeUnit } from "./regions.ts";
import { drawNamed, drawRing } from "./square-marks.ts";

const colourOf = (theme: Theme, tone: Tone) =>
  ({ good: theme.good, bad: theme.bad, plain: theme.accent })[tone];

export function drawLessonMarks(frame: Frame, marks: Mark[]) {
  const { theme } = frame;
  for (const mark of marks) {
    if (mark.kind === "ghost") drawGhost(frame, mark.square, theme.ring, null);
    else if (mark.kind === "choice") drawChoice(frame, mark.square);
    else if (mark.kind === "row") drawUnit(frame, { kind: "row", index: mark.row }, mark.tone);
    else if (mark.kind === "unit") drawUnit(frame, mark.line, mark.tone);
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

function drawUnit(frame: Frame, line: BoardLine, tone: Tone) {
  const { after, theme } = frame;
  if (after.kind === "queens") strokeUnit(frame, after, line, colourOf(theme, tone));
}

/** A square to choose from. */
function drawChoice(frame: Frame, square: number) {
  const { context, layout, theme } = frame;
  fillSquare(context, layout, square, theme.accent, 0.22);
  drawRing(frame, square, theme.accent);
}

function drawLine({ context, layout, theme }: Frame, from: number, to: number) {
  const width = Math.max(2, layout.side * 0.055);
  const ends = [centre(layout, from), centre(layout, to)] as const;
  line(context, ...ends, theme.panel, 1.7 * width);
  line(context, ...ends, theme.bad, width);
}

/** A piece taken off. */
function drawOff({ context, layout, theme }: Frame, square: number) {
  const { side } = layout;
  fillSquare(context, layout, square, theme.panel, 0.7);
  cross(context, centre(layout, square), side * 0.26, theme.ink, Math.max(2, side * 0.05));
}

/** The result of trying a square. */
function drawTried(frame: Frame, square: number, value: string, tone: Tone) {
  const { context, layout, theme } = frame;
  const { x, y } = centre(layout, square);
  const ground = tone === "good" ? theme.good : mixed(theme.accent, theme.panel, 0.2);
  fillSquare(context, layout, square, ground, 1);
  write(frame, value, x, y, Math.max(10, layout.side * 0.3), inkOn(ground));
}
