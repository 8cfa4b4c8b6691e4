/** The lines of a chart's ground, and the values that they stand for. */
import { tickText } from "./scales.js";
import { line, words } from "./tree.js";

/** @typedef {import("./tree.js").Shape} Shape */
/** @typedef {import("./scales.js").Scale} Scale */
/** The part of a chart in which something is drawn, in pixels. @typedef {{left: number, right: number, top: number, bottom: number}} Frame */

const SMALL = 11.5;

/**
 * A level line at every tick of a scale, with its value on the left.
 * @param {Frame} frame
 * @param {Scale} scale
 * @param {number | null} [limit] a value whose line is broken: nothing goes beyond it
 * @returns {Shape[]}
 */
export const levels = ({ left, right }, { at, ticks }, limit = null) =>
  ticks.flatMap((tick) => {
    const y = at(tick);
    const dash = tick === limit ? { "stroke-dasharray": "5 4" } : {};
    return [
      line(
        [
          [left, y],
          [right, y],
        ],
        { stroke: "var(--line)", ...dash },
      ),
      words(left - 8, y + 4, tickText(tick), { "font-size": SMALL, "text-anchor": "end" }),
    ];
  });

/**
 * Values under a chart; the first says what they are.
 * @param {number} y
 * @param {Scale} scale
 * @param {string} what such as `n = `, or ""
 * @returns {Shape[]}
 */
export const underneath = (y, { at, ticks }, what) =>
  ticks.map((tick, place) =>
    words(at(tick), y, `${place === 0 ? what : ""}${tickText(tick)}`, {
      ...{ "font-size": SMALL, "text-anchor": "middle" },
    }),
  );

/**
 * An upright line at every tick of a scale: whole at powers of ten, else broken.
 * @param {Frame} frame
 * @param {Scale} scale
 * @returns {Shape[]}
 */
export const uprights = ({ top, bottom }, { at, ticks }) =>
  ticks.map((tick) => {
    const dash = isPower(tick) ? {} : { "stroke-dasharray": "2 4" };
    return line(
      [
        [at(tick), top],
        [at(tick), bottom],
      ],
      { stroke: "var(--line)", ...dash },
    );
  });

/** @param {number} n */
const isPower = (n) => Number.isInteger(Number(Math.log10(n).toFixed(9)));
