/** Replays what programs of the Lab did. Only this file imports their package. */

import type * as wasm from "../pkg/tape.js";
import { Door } from "./door.ts";
import type { Puzzle } from "./generated/puzzle.ts";

export type { TapeEnding } from "../pkg/tape.js";

/** A program's run, as `Run` of the solvers. */
export type TapeRun = wasm.TapeRun;

export const tape = new Door(
  () => import("../pkg/tape.js"),
  new URL("../pkg/tape_bg.wasm", import.meta.url),
);

/** A program's words as a run; throws a sentence if no program can have done that. */
export const makeTapeRun = (
  puzzle: Puzzle,
  words: Uint16Array,
  notes: string[],
  ending: wasm.TapeEnding | null,
): TapeRun =>
  tape.make(({ Recording, TapeRun }) => {
    const recording = new Recording(puzzle, words, notes, ending);
    // The run keeps what it needs.
    try {
      return new TapeRun(recording);
    } finally {
      recording.free();
    }
  });
