/** What tells lines apart besides their colours: a mark at each value, and how the line is broken. */
import { circle, line, round, shape } from "./tree.js";

/** @typedef {import("./tree.js").Shape} Shape */
/** @typedef {(x: number, y: number, r: number, look: import("./tree.js").Attributes) => Shape} Mark */

/** @type {Mark} */
const square = (x, y, r, look) => outlined(x, y, [-r, -r, r, -r, r, r, -r, r], look);

/** @type {Mark} */
const diamond = (x, y, r, look) => {
  const d = r * 1.3;
  return outlined(x, y, [0, -d, d, 0, 0, d, -d, 0], look);
};

/** @type {Mark} */
const downward = (x, y, r, look) => outlined(x, y, [-1.2 * r, -r, 1.2 * r, -r, 0, 1.2 * r], look);

/** @type {Mark} */
const cross = (x, y, r, look) =>
  shape("path", {
    d: `M${round(x - r)} ${round(y - r)}l${2 * r} ${2 * r}m0 ${-2 * r}l${-2 * r} ${2 * r}`,
    ...look,
    ...{ fill: "none", stroke: look.fill, "stroke-width": 1.8 },
  });

/** @param {number} x @param {number} y @param {number[]} corners @param {import("./tree.js").Attributes} look */
function outlined(x, y, corners, look) {
  const points = Array.from({ length: corners.length / 2 }, (_, at) => [
    x + corners[2 * at],
    y + corners[2 * at + 1],
  ]);
  return line(points, look, true);
}

/** @type {Mark[]} */
const MARKS = [circle, square, diamond, downward, cross];
const DASHES = ["", "7 3", "11 3 2 3", "5 2 1 2 1 2", "2 3"];

/** The mark of the line with a number. @param {number} at @returns {Mark} */
export const markOf = (at) => MARKS[at % MARKS.length];

/** How the line with a number is broken. @param {number} at */
export const dashOf = (at) => DASHES[at % DASHES.length];

/**
 * An open triangle: it would have gone on upwards, had it not been stopped.
 * @param {number} x
 * @param {number} y
 * @param {string} colour
 */
export const stoppedMark = (x, y, colour) =>
  line(
    [
      [x, y - 9],
      [x + 6.5, y + 1],
      [x - 6.5, y + 1],
    ],
    {
      ...{ fill: "var(--panel)", stroke: colour, "stroke-width": 2, "stroke-linejoin": "round" },
    },
    true,
  );
