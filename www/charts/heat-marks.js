/** What stands on the squares of a heat map where no text fits: a dot that grows, or a sign. */
import { grouped } from "../base/groups.js";
import { round, shape } from "./tree.js";

/** @typedef {import("./tree.js").Shape} Shape */
/** From few to many as 0 to 1, or a sign. @typedef {number | "tick" | "cross"} Mark */
/** A mark in the middle of a square. @typedef {{mark: Mark, ink: string, x: number, y: number}} Placed */

/** The radius of the smallest dot, and by how much the largest is larger, in sides of a square. */
const SMALLEST = 0.07;
const GROWTH = 0.19;

/** @param {number} x @param {number} y @param {number} r */
const dot = (x, y, r) =>
  `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Strokes through a place, in units that are given. @type {Record<"tick" | "cross", (x: number, y: number, r: number) => string>} */
const SIGNS = {
  tick: (x, y, r) => `M${round(x - r)} ${round(y)}l${0.7 * r} ${0.8 * r}l${1.3 * r} ${-1.6 * r}`,
  cross: (x, y, r) =>
    `M${round(x - r)} ${round(y - r)}l${2 * r} ${2 * r}m0 ${-2 * r}l${-2 * r} ${2 * r}`,
};

/** @param {Placed} placed @param {number} side */
function pathOf({ mark, x, y }, side) {
  if (typeof mark === "number") return dot(x, y, round(side * (SMALLEST + GROWTH * mark)));
  return SIGNS[mark](x, y, round(side * 0.22));
}

/**
 * All marks of a map. They are as many as its squares, so those that look alike are one path.
 * @param {Placed[]} marks
 * @param {number} side of a square
 * @returns {Shape[]}
 */
export function marksOn(marks, side) {
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
