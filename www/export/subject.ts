/** What of the current view can be saved. */

import type { Scene } from "../board/scene/scene.ts";
import type { Marks } from "../content/marks.ts";
import type { Order } from "../engine/engine.ts";
import type { Puzzle } from "../engine/generated/puzzle.ts";
import type { Explanation } from "../engine/generated/thinking.ts";
import type { BoardToWrite } from "../engine/reader.ts";
import type { Recorded } from "../engine/tape.ts";
import type { Answer } from "../saves/tables.ts";

/** The content of an animation: a run step by step, or a game move by move. */
export type AnimationSource =
  | { what: "run"; order: Order; from: number; to: number }
  | { what: "program"; recorded: Recorded; from: number; to: number }
  | { what: "explanation"; puzzle: Puzzle; explanation: Explanation; from: number; to: number }
  | {
      what: "game";
      puzzle: Puzzle;
      record: string;
      marks: Marks;
      /** Moves; all of them by default. */
      from?: number;
      to?: number;
    };

/** The parts that can be saved. */
export interface Subject {
  scene: Scene;
  /** The names of all squares. */
  names: string[];
  title: string;
  /** Under the board of an animation. */
  caption: string;
  shown: AnimationSource;
  /** Whether it is a board in the editor: nothing has moved, and no square is an answer. */
  isStill: boolean;
  answer: Answer;
  /** What a text can hold. */
  board: BoardToWrite;
}
