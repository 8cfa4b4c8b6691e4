/** Maps values to places on an axis, and picks its ticks. */

type Kind = "even" | "whole" | "logarithmic" | "root";

export interface Scale {
  at: (value: number) => number;
  ticks: number[];
}

const BENDS: Record<Kind, (value: number) => number> = {
  even: (value) => value,
  whole: (value) => value,
  logarithmic: Math.log10,
  root: Math.sqrt,
};

/**
 * A scale from values to places, clamped to its ends.
 * @param values the least and the most; above 0 on a logarithmic scale
 * @param places of these two
 * @param many the number of ticks that fit
 */
export function scale(
  kind: Kind,
  [least, most]: [number, number],
  [from, to]: [number, number],
  many = 10,
): Scale {
  const bend = BENDS[kind];
  const [low, high] = [bend(least), bend(most)];
  const at = (value: number) => {
    const share = (bend(Math.min(most, Math.max(least, value))) - low) / (high - low || 1);
    return from + share * (to - from);
  };
  return { at, ticks: TICKS[kind](least, most, many) };
}

const TICKS: Record<Kind, (least: number, most: number, many: number) => number[]> = {
  even: evenTicks,
  whole: (least, most, many) => evenTicks(least, most, Math.min(many, most - least)),
  logarithmic: logTicks,
  root: rootTicks,
};

/** Multiples of 1, 2 or 5 times a power of ten. */
function evenTicks(least: number, most: number, many: number) {
  const rough = (most - least) / Math.max(1, many) || 1;
  const ten = 10 ** Math.floor(Math.log10(rough));
  const by = ten * ([1, 2, 5, 10].find((step) => step * ten >= rough * 0.999) ?? 10);
  const first = Math.ceil(least / by);
  const count = Math.floor(most / by + 1e-9) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_, i) => tidy((first + i) * by));
}

/** Powers of ten, and 2 and 5 times these where there is room. */
function logTicks(least: number, most: number, many: number) {
  const first = Math.floor(Math.log10(least) + 1e-9);
  const last = Math.ceil(Math.log10(most) - 1e-9);
  const within = (parts: number[]) =>
    Array.from({ length: last - first + 1 }, (_, i) => first + i)
      .flatMap((power) => parts.map((part) => tidy(part * 10 ** power)))
      .filter((tick) => tick >= least * 0.999 && tick <= most * 1.001);
  const fine = within([1, 2, 5]);
  return fine.length <= many ? fine : within([1]);
}

/** Squares, of every number or of every few. */
function rootTicks(least: number, most: number, many: number) {
  const by = Math.max(1, Math.ceil((Math.sqrt(most) - Math.sqrt(least)) / Math.max(1, many)));
  const count = Math.floor(Math.sqrt(most) / by) + 1;
  return Array.from({ length: count }, (_, i) => (i * by) ** 2).filter((tick) => tick >= least);
}

/** Removes the rounding error of a product. */
const tidy = (n: number) => Number(n.toPrecision(12));

/**
 * The value drawn nearest to a place; null if there are none.
 * @param place in pixels
 */
export function nearestTo(values: number[], { at }: Scale, place: number) {
  const distance = (value: number) => Math.abs(at(value) - place);
  return values.length === 0
    ? null
    : values.reduce((best, one) => (distance(one) < distance(best) ? one : best));
}

/**
 * The powers of ten around some values.
 * @param values above 0
 */
export function decades(values: number[]): [number, number] {
  if (values.length === 0) return [1, 10];
  const least = 10 ** Math.floor(Math.log10(Math.min(...values)) + 1e-9);
  const most = 10 ** Math.ceil(Math.log10(Math.max(...values)) - 1e-9);
  return [tidy(least), tidy(Math.max(most, least * 10))];
}

/** A value as an axis shows it: `500`, `20k`, `10M`. */
export function tickText(n: number) {
  if (n >= 1e6) return `${tidy(n / 1e6)}M`;
  return n >= 1e3 ? `${tidy(n / 1e3)}k` : String(tidy(n));
}
