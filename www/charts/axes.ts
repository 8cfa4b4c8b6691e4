/** The lines of a chart's ground, and the values that they stand for. */
import { type Scale, tickText } from "./scales.ts";
import { line, type Shape, words } from "./tree.ts";

/** The part of a chart in which something is drawn, in pixels. */
export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const SMALL = 11.5;

/**
 * A level line at every tick of a scale, with its value on the left.
 * @param limit a value whose line is broken: nothing goes beyond it
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
 * @param what such as `n = `, or ""
 */
export const underneath = (y: number, { at, ticks }: Scale, what: string): Shape[] =>
  ticks.map((tick, place) =>
    words(at(tick), y, `${place === 0 ? what : ""}${tickText(tick)}`, {
      ...{ "font-size": SMALL, "text-anchor": "middle" },
    }),
  );

/** An upright line at every tick of a scale: whole at powers of ten, else broken. */
export const uprights = ({ top, bottom }: Frame, { at, ticks }: Scale): Shape[] =>
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

const isPower = (n: number) => Number.isInteger(Number(Math.log10(n).toFixed(9)));
