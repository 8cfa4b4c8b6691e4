import type { Puzzle } from "../engine/generated/puzzle.ts";
import type { Snapshot } from "../engine/generated/run.ts";
import type { Say } from "./game-words.ts";

/** A moment of a run: all that components show of it. */
export interface RunView {
  puzzle: Puzzle;
  snapshot: Snapshot;
  /** Whether the run goes on by itself. */
  playing: boolean;
  /** Whether it has begun and not ended. */
  atWork: boolean;
  /** Whether what it has to tell is still to come. */
  waiting: boolean;
  ended: boolean;
  solved: boolean;
  /** Whether it is in a worker. */
  isRemote: boolean;
  /** Whether it was cancelled. */
  stopped: boolean;
  /** From 0 to 1 if that can be told, and in words; null where nobody can tell, or it has ended. */
  progress: { share: number | null; words: string } | null;
  result: Say | null;
  /** As they are made now, or 0. */
  stepsASecond: number;
}
