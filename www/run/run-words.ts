/** How a run stands and how it ended, in words. */

import { count, short } from "../core/numbers.ts";
import type { Snapshot } from "../engine/generated/run.ts";
import type { Say } from "./game-words.ts";

/** What is said of steps that go by too fast for words, where their speed is not. */
export const RUNNING = "Running. Pause to read a step.";

/** A run, as far as words tell of it. */
interface Told {
  steps: number;
  solutions: number;
  outcome: Snapshot["outcome"];
  /** What the last step did. */
  explanation: string;
  stepsASecond: number;
  remote: { stopped: boolean } | null;
}

/**
 * @param sought the step that is being looked for, if one is
 * @param isBlur whether steps go by too fast for words
 */
export function standing(run: Told, sought: number | null, isBlur: boolean): Say {
  if (sought !== null) {
    const at = count(run.steps);
    return { text: `Looking for step ${count(sought)}: at ${at} so far.`, tone: "" };
  }
  if (isBlur) return { text: runningAt(run.stepsASecond), tone: "" };
  const found = run.solutions > 0 || run.outcome === "counted";
  const tone = run.outcome === null ? "" : found ? "good" : "bad";
  return { text: run.explanation, tone };
}

/**
 * The same to those who listen: of steps that go by too fast for words no figures, which would be old
 * before they are heard.
 */
export function spoken(run: Told, sought: number | null, isBlur: boolean) {
  if (!isBlur) return run.explanation;
  return sought === null ? RUNNING : `Looking for step ${count(sought)}.`;
}

function runningAt(rate: number) {
  const at = rate > 0 ? ` at ${short(rate)} steps per second` : "";
  return `Running${at}. Pause to read a step.`;
}

/** How a run ended, in figures; null while it goes on. */
export function resultOf({ steps, solutions, outcome, remote }: Told): Say | null {
  const taken = steps === 1 ? "1 step" : `${count(steps)} steps`;
  switch (outcome) {
    case null:
      return null;
    case "solved":
      return { text: `Solved in ${taken}`, tone: "good" };
    case "exhausted":
      if (solutions > 0) return { text: `${allFound(solutions)} in ${taken}`, tone: "good" };
      return { text: `Proved unsolvable in ${taken}`, tone: "bad" };
    case "counted":
      return { text: `Counted in ${taken}`, tone: "good" };
    default:
      if (remote?.stopped) return { text: "Stopped", tone: "bad" };
      if (solutions > 0) return { text: `Ended after ${taken}`, tone: "" };
      return { text: `Gave up after ${taken}`, tone: "bad" };
  }
}

const allFound = (solutions: number) =>
  solutions === 1 ? "The only solution found" : `All ${count(solutions)} solutions found`;
