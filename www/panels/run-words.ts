/** A run and how it ended, in words. */

import type { Message } from "../board/scene/message.ts";
import { counted } from "../core/lists.ts";
import { count, short } from "../core/numbers.ts";
import type { Snapshot } from "../engine/generated/run.ts";

/** Said while steps are too fast to read. */
export const RUNNING = "Running. Pause to read a step.";

interface RunStatus {
  steps: number;
  solutions: number;
  outcome: Snapshot["outcome"];
  explanation: string;
  stepsASecond: number;
  remote: { stopped: boolean } | null;
  isProgram?: boolean;
}

/**
 * @param sought the step being searched for, or null
 * @param isBlur whether steps are too fast to read
 */
export function runMessage(run: RunStatus, sought: number | null, isBlur: boolean): Message {
  if (sought !== null) {
    const at = count(run.steps);
    return { text: `Looking for step ${count(sought)}. Now at ${at}.`, tone: "" };
  }
  if (isBlur) return { text: runningAt(run.stepsASecond), tone: "" };
  const found = run.solutions > 0 || run.outcome === "counted";
  const tone = run.outcome === null ? "" : found ? "good" : "bad";
  return { text: run.explanation, tone };
}

/** For screen readers: no counts, which would be outdated before they are heard. */
export function spokenRunMessage(run: RunStatus, sought: number | null, isBlur: boolean) {
  if (!isBlur) return run.explanation;
  return sought === null ? RUNNING : `Looking for step ${count(sought)}.`;
}

function runningAt(rate: number) {
  const at = rate > 0 ? ` at ${short(rate)} steps per second` : "";
  return `Running${at}. Pause to read a step.`;
}

export function resultOf({
  steps,
  solutions,
  outcome,
  remote,
  isProgram,
}: RunStatus): Message | null {
  const taken = counted(steps, "step");
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
      return { text: `${isProgram ? "Stopped" : "Gave up"} after ${taken}`, tone: "bad" };
  }
}

const allFound = (solutions: number) =>
  solutions === 1 ? "The only solution found" : `All ${count(solutions)} solutions found`;
