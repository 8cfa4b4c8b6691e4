import type { Puzzle } from "../engine/generated/puzzle.ts";
import type { Snapshot } from "../engine/generated/run.ts";
import type { Say } from "./game-words.ts";

/** A moment of a run, as components show it. */
export interface RunView {
  puzzle: Puzzle;
  snapshot: Snapshot;
  /** Whether it advances by itself. */
  playing: boolean;
  /** Begun and not ended. */
  atWork: boolean;
  /** Whether its report is still to come. */
  waiting: boolean;
  ended: boolean;
  solved: boolean;
  isRemote: boolean;
  stopped: boolean;
  /** The share from 0 to 1 if known, and words; null if neither is, or at the end. */
  progress: { share: number | null; words: string } | null;
  result: Say | null;
  /** 0 if unknown. */
  stepsASecond: number;
}
