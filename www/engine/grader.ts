/** Grades programs of the Lab. Only this file imports their package. */

import type * as wasm from "../pkg/grader.js";
import { Door } from "./door.ts";
import type { Puzzle } from "./generated/puzzle.ts";

export type Grading = wasm.Grading;

export const grader = new Door(
  () => import("../pkg/grader.js"),
  new URL("../pkg/grader_bg.wasm", import.meta.url),
);

/** Grades what a program did on a puzzle; throws a sentence if no program can have done that. */
export const makeGrading = (
  task: string,
  puzzle: Puzzle,
  words: Uint16Array,
  notes: string[],
  ending: wasm.TapeEnding | null,
): Grading =>
  grader.make(({ Recording, Grading }) => {
    const recording = new Recording(puzzle, words, notes, ending);
    // The grading keeps what it needs.
    try {
      return new Grading(task, recording);
    } finally {
      recording.free();
    }
  });
