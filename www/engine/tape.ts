/** Replays what programs of the Lab did. Only this file imports their package. */

import type * as wasm from "../pkg/tape.js";
import { Door } from "./door.ts";
import type { Puzzle } from "./generated/puzzle.ts";
import { addModule } from "./modules.ts";

export type { TapeEnding } from "../pkg/tape.js";

/** A program's run, as `Run` of the solvers. */
export type TapeRun = wasm.TapeRun;

/** A program, or your own solve, next to the lanes of a race. */
export type TapeLane = wasm.TapeLane;

export const tape = new Door(
  () => import("../pkg/tape.js"),
  new URL("../pkg/tape_bg.wasm", import.meta.url),
);

addModule("tape", tape);

/** What a program did on a puzzle. */
export interface Recorded {
  puzzle: Puzzle;
  words: Uint16Array;
  notes: string[];
  ending: wasm.TapeEnding | null;
}

/** The pieces at a moment. */
export interface Timed {
  microseconds: number;
  pieces: Float64Array;
}

/** A program's words as a run; throws a sentence if no program can have done that. */
export const makeTapeRun = (recorded: Recorded): TapeRun =>
  tape.make(({ Recording, TapeRun }) =>
    freed(recordingOf(Recording, recorded), (recording) => new TapeRun(recording)),
  );

/** A program as a lane of a race, without times; throws a sentence as `makeTapeRun` does. */
export const makeTapeLane = (recorded: Recorded): TapeLane =>
  tape.make(({ Recording, TapeLane }) =>
    freed(recordingOf(Recording, recorded), (recording) => new TapeLane(recording, [], [])),
  );

/** Positions as a lane of a race; the first is that before the first step. Throws a sentence if a square is off the board. */
export const makeLaneOfPositions = (puzzle: Puzzle, positions: Timed[]): TapeLane =>
  tape.make(({ Recording, TapeLane }) => {
    const pieces = positions.map((position) => position.pieces);
    const times = Float64Array.from(positions, ({ microseconds }) => microseconds);
    return freed(
      Recording.ofPositions(puzzle, pieces),
      (recording) => new TapeLane(recording, recording.steps(), times),
    );
  });

const recordingOf = (
  Recording: typeof wasm.Recording,
  { puzzle, words, notes, ending }: Recorded,
) => new Recording(puzzle, words, notes, ending);

/** Frees a recording once what replays it has been made: that keeps what it needs. */
function freed<T>(recording: wasm.Recording, make: (recording: wasm.Recording) => T): T {
  try {
    return make(recording);
  } finally {
    recording.free();
  }
}
