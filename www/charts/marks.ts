/** Tells lines apart by more than colour: marks and dashes. */
import { inPairs } from "../core/lists.ts";
import { type Attributes, circle, line, round, type Shape, type Spot, shape } from "./tree.ts";

type Mark = (x: number, y: number, r: number, look: Attributes) => Shape;

const square: Mark = (x, y, r, look) => outlined(x, y, [-r, -r, r, -r, r, r, -r, r], look);

const diamond: Mark = (x, y, r, look) => {
  const d = r * 1.3;
  return outlined(x, y, [0, -d, d, 0, 0, d, -d, 0], look);
};

const downward: Mark = (x, y, r, look) =>
  outlined(x, y, [-1.2 * r, -r, 1.2 * r, -r, 0, 1.2 * r], look);

export const crossPath = (x: number, y: number, r: number) =>
  `M${round(x - r)} ${round(y - r)}l${2 * r} ${2 * r}m0 ${-2 * r}l${-2 * r} ${2 * r}`;

const cross: Mark = (x, y, r, look) =>
  shape("path", {
    d: crossPath(x, y, r),
    ...look,
    fill: "none",
    stroke: look.fill,
    "stroke-width": 1.8,
  });

function outlined(x: number, y: number, corners: number[], look: Attributes) {
  const points = inPairs(corners).map(([across, down]): Spot => [x + across, y + down]);
  return line(points, look, true);
}

const MARKS: Mark[] = [circle, square, diamond, downward, cross];
const DASHES = ["", "7 3", "11 3 2 3", "5 2 1 2 1 2", "2 3"];

export const markOf = (at: number): Mark => MARKS[at % MARKS.length]!;

export const dashOf = (at: number) => DASHES[at % DASHES.length]!;

/** An open triangle: the run was stopped, so the true value is higher. */
export const stoppedMark = (x: number, y: number, colour: string) =>
  line(
    [
      [x, y - 9],
      [x + 6.5, y + 1],
      [x - 6.5, y + 1],
    ],
    { fill: "var(--panel)", stroke: colour, "stroke-width": 2, "stroke-linejoin": "round" },
    true,
  );
