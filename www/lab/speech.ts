/** The Lab as a screen reader hears it. */

import { puzzleWords, type State } from "../store/state.ts";
import type { Situation } from "../store/status.ts";
import type { LabView } from "./lab-view.ts";
import { TASKS } from "./tasks.ts";

/** @param message the sentence about the step */
export function situationOf({ checks, isRunning, hint }: LabView, message: Situation): Situation {
  if (isRunning) return { text: "Running your program.", isOngoing: true, waiting: false };
  if (checks?.isRunning) return { text: "Checking your program.", isOngoing: true, waiting: false };
  return message.text ? message : { ...message, text: hint };
}

export const titleOf = (state: State) =>
  `The Lab: ${TASKS[state.lab.task].title}. ${puzzleWords(state)}.`;
