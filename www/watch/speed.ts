/** The speeds of a run, and the rates of each. */

import { count } from "../core/numbers.ts";
import { RATES, type Speed } from "../store/state.ts";
import type { Choice } from "../ui/Segmented.tsx";
import type { Option } from "../ui/Select.tsx";

export const SPEEDS: Choice<Speed>[] = [
  { value: "normal", label: "Normal", text: "Normal", title: "Normal: slow enough to follow" },
  { value: "fast", label: "Fast", text: "Fast", title: "Fast: a thousand steps at a time (F)" },
  { value: "flat", label: "Flat out", text: "Flat out", title: "Flat out: plays at full speed" },
];

/** Steps per second: dense up to ten, then sparser. */
const LISTED = [RATES.least, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 40, 50];

/** @param rate the current one, which is always listed; a thousandth of the rate at Fast */
export function ratesWith(rate: number, speed: Speed): Option<string>[] {
  const rates = [...new Set([...LISTED, RATES.most, rate])].toSorted((a, b) => a - b);
  return rates.map((rate) => ({ value: String(rate), label: rateWords(rate, speed) }));
}

function rateWords(rate: number, speed: Speed) {
  const steps = rate * (speed === "normal" ? 1 : 1000);
  return `${steps < 1000 ? steps : count(steps)}/s`;
}
