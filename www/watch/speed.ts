/** The speeds of a run, as one list. */

import { count } from "../core/numbers.ts";
import { RATES, type Speed } from "../store/state.ts";
import type { Option } from "../ui/Select.tsx";

/** Steps per second: dense up to ten, then sparser. */
const LISTED = [RATES.least, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 40, 50];

const NAMES: Record<Speed, string> = {
  normal: "Normal, steps per second",
  fast: "Fast (F), steps per second",
  flat: "Flat out",
};

type Pace = { speed: Speed; rate: number };

/** A pace as the value of a list. */
export const paceText = ({ speed, rate }: Pace) => `${speed} ${rate}`;

export function paceFrom(text: string): Pace {
  const [speed, rate] = text.split(" ") as [Speed, string];
  return { speed, rate: Number(rate) };
}

/** @param rate the current one, which is always listed; Flat out keeps it */
export function pacesWith(rate: number): Option<string>[] {
  const rates = [...new Set([...LISTED, RATES.most, rate])].toSorted((a, b) => a - b);
  const listed = (speed: Speed) =>
    rates.map((rate) => ({
      value: paceText({ speed, rate }),
      label: paceWords({ speed, rate }),
      group: NAMES[speed],
    }));
  const flat = { value: paceText({ speed: "flat", rate }), label: NAMES.flat };
  return [...listed("normal"), ...listed("fast"), flat];
}

function paceWords({ speed, rate }: Pace) {
  const steps = rate * (speed === "fast" ? 1000 : 1);
  return `${steps < 1000 ? steps : count(steps)}/s`;
}
