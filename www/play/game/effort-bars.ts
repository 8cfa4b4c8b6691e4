/** The bars of the steps that solvers need: to scale, or broken where one would dwarf the others. */

import { count } from "../../core/numbers.ts";
import { MOST_STEPS, stepsWords } from "../../store/played.ts";

interface Effort {
  name: string;
  /** Null if the solver was stopped. */
  steps: number | null;
}

interface Bar {
  name: string;
  words: string;
  /** Its length, from 0 to 1. */
  share: number;
  /** Not to scale; `stopped`: the run would have gone on. */
  cut: "" | "broken" | "broken stopped";
}

/** A bar is broken if it would be more than this many times as long as the next. */
const DWARFS = 20;
/** Bars to scale are at most this long beside a broken one. */
const BESIDE = 0.5;

/** @param effort the slowest first */
export function effortBars(effort: Effort[]): { bars: Bar[]; note: string } {
  const values = effort.flatMap(({ steps }) => steps ?? []);
  const [first = 1, second = first] = values;
  const dwarfs = first > DWARFS * second;
  const most = dwarfs ? second : first;
  const isCut = (steps: Effort["steps"]) => steps === null || steps > most;
  const full = effort.some(({ steps }) => isCut(steps)) ? BESIDE : 1;
  const bars = effort.map(({ name, steps }): Bar => {
    const words = stepsWords(steps);
    if (isCut(steps)) return { name, words, share: 1, cut: steps ? "broken" : "broken stopped" };
    return { name, words, share: (full * (steps ?? 0)) / most, cut: "" };
  });
  return { bars, note: noteOf(bars) };
}

function noteOf(bars: Bar[]) {
  const cut = bars.filter((bar) => bar.cut);
  if (cut.length === 0) return "";
  const are = cut.length === 1 ? "The broken bar is" : "Broken bars are";
  const stopped = cut.some((bar) => bar.cut !== "broken");
  return `${are} not to scale.${stopped ? ` Runs stop at ${count(MOST_STEPS)} steps.` : ""}`;
}
