/** Marks on the squares of a heat map that are too small for text: growing dots, or signs. */
import { grouped } from "../core/groups.ts";
import { crossPath } from "./marks.ts";
import { round, type Shape, shape } from "./tree.ts";

/** A share from 0 to 1, or a sign. */
export type Mark = number | "tick" | "cross";

interface Placed {
  mark: Mark;
  ink: string;
  x: number;
  y: number;
}

/** The radius of the smallest dot, and how much the largest adds, in sides of a square. */
const SMALLEST = 0.07;
const GROWTH = 0.19;

const dot = (x: number, y: number, r: number) =>
  `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const SIGNS: Record<"tick" | "cross", (x: number, y: number, r: number) => string> = {
  tick: (x, y, r) => `M${round(x - r)} ${round(y)}l${0.7 * r} ${0.8 * r}l${1.3 * r} ${-1.6 * r}`,
  cross: crossPath,
};

function pathOf({ mark, x, y }: Placed, side: number) {
  if (typeof mark === "number") return dot(x, y, round(side * (SMALLEST + GROWTH * mark)));
  return SIGNS[mark](x, y, round(side * 0.22));
}

/**
 * All marks of a map. There can be thousands, so marks that look alike share a path.
 * @param side of a square
 */
export function marksOn(marks: Placed[], side: number): Shape[] {
  const alike = grouped(marks, ({ mark, ink }) => `${typeof mark} ${ink}`);
  return [...alike.values()].map((group) => {
    const [{ mark, ink }] = group;
    const stroke = { fill: "none", stroke: ink, "stroke-width": round(Math.max(1, side * 0.11)) };
    return shape("path", {
      ...(typeof mark === "number" ? { fill: ink } : stroke),
      d: group.map((placed) => pathOf(placed, side)).join(""),
      "pointer-events": "none",
    });
  });
}
