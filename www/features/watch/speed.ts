/** The speed slider, on a logarithmic scale. */

import { count } from "../../core/numbers.ts";
import { RATES, type Speed } from "../../state/state.ts";

export const POSITIONS = 100;

/** Steps per second; slow rates in halves. */
export function rateAt(position: number) {
  const { least, most } = RATES;
  const rate = least * (most / least) ** (position / POSITIONS);
  return rate < 3 ? Math.round(2 * rate) / 2 : Math.round(rate);
}

export const positionOf = (rate: number) =>
  (POSITIONS * Math.log(rate / RATES.least)) / Math.log(RATES.most / RATES.least);

/** The speed in words. */
export function rateWords(rate: number, speed: Speed) {
  if (speed === "flat") return "all it can";
  const steps = rate * (speed === "fast" ? 1000 : 1);
  return `${steps < 1000 ? steps : count(steps)} steps/s`;
}
