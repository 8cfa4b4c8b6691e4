/** Grid lines and their labels. */
import { type Scale, tickText } from "./scales.ts";
import { type Shape, segment, words } from "./tree.ts";

/** The plot area of a chart, in pixels. */
export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const SMALL = 11.5;

/**
 * A horizontal line at every tick, with its value on the left.
 * @param limit a value whose line is dashed: nothing goes beyond it
 */
export const levels = (
  { left, right }: Frame,
  { at, ticks }: Scale,
  limit: number | null = null,
): Shape[] =>
  ticks.flatMap((tick) => {
    const y = at(tick);
    const dash = tick === limit ? { "stroke-dasharray": "5 4" } : {};
    return [
      segment([left, y], [right, y], { stroke: "var(--line)", ...dash }),
      words(left - 8, y + 4, tickText(tick), { "font-size": SMALL, "text-anchor": "end" }),
    ];
  });

/**
 * Values under a chart.
 * @param prefix of the first value, such as `n = `
 */
export const underneath = (y: number, { at, ticks }: Scale, prefix: string): Shape[] =>
  ticks.map((tick, place) =>
    words(at(tick), y, `${place === 0 ? prefix : ""}${tickText(tick)}`, {
      "font-size": SMALL,
      "text-anchor": "middle",
    }),
  );

/** A vertical line at every tick: solid at powers of ten, dashed elsewhere. */
export const uprights = ({ top, bottom }: Frame, { at, ticks }: Scale): Shape[] =>
  ticks.map((tick) => {
    const dash = isPower(tick) ? {} : { "stroke-dasharray": "2 4" };
    return segment([at(tick), top], [at(tick), bottom], { stroke: "var(--line)", ...dash });
  });

/** A dashed vertical line at the cursor, if there is one. */
export const cursorLine = (
  cursor: number | null,
  { top, bottom }: Frame,
  { at }: Scale,
): Shape[] =>
  cursor === null
    ? []
    : [
        segment([at(cursor), top], [at(cursor), bottom], {
          stroke: "var(--muted)",
          "stroke-dasharray": "3 3",
        }),
      ];

const isPower = (n: number) => Number.isInteger(Number(Math.log10(n).toFixed(9)));
