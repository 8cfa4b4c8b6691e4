/** A puzzle that is played, and how it was solved. */

import { count } from "../core/numbers.ts";
import type { GameId, TourKinds } from "../engine/generated/puzzle.ts";
import type { DayPuzzles } from "../engine/generated/thinking.ts";
import type { Id } from "../routes/ids.ts";
import type { BoardLayout } from "../routes/layout.ts";

/** What the player has done on a board. */
export interface Played {
  record: string;
  /** The undone moves, the next one first. */
  undone: string;
  seconds: number;
  hints: number;
  /** Moves after which the board could no longer be completed, counted when they were taken back. */
  mistakes: number;
  mark: string | null;
  /** In order of time: the squares that queens were put on, or the numbers of the jumps undone. */
  tries: string;
  /**
   * How it was played (see `move-log.ts`), until it is solved: then its solve has the log. Null if it
   * grew too long.
   */
  log: string | null;
  /** What hints have named until it is solved: squares of queens or of the next jump, and crosses, as `c5 x:d6`. */
  advice: string;
}

export type Kept = BoardLayout & Played & Identity;

interface Identity {
  id: Id;
  game: GameId;
  /** The date, for the puzzle of a day. */
  day: string | null;
  grade: string | null;
  /** The time of the first move, in milliseconds; 0 before it. */
  begun: number;
  changed: number;
  solved: Solve | null;
  /** Whether the player read the solution of a day's puzzle before solving it. */
  gaveUp?: boolean;
  /** The challenge that it answers, if it is one. */
  rival?: Rival;
  /** Where a board of your own is from: such boards stay at hand. */
  from?: Origin;
}

export type Origin = "picture" | "text" | "editor";

export interface Rival {
  /** Of the challenge: see `play/duel/challenge.ts`. */
  link: string;
  /** Whether the board is shown, and the clock runs. */
  started: boolean;
  /** After how many seconds the player gave up, and saw the other game. */
  gaveUp?: number;
}

/** A solver that takes more steps on a solved puzzle is stopped. */
export const MOST_STEPS = 200_000;

/** How many steps a solver took, in words; null if it was stopped. */
export const stepsWords = (steps: number | null) =>
  steps === null ? `over ${count(MOST_STEPS)}` : count(steps);

export interface Solve
  extends Pick<BoardLayout, "rows" | "columns" | "closed">,
    Pick<Played, "seconds" | "hints" | "mistakes">,
    Pick<Identity, "id" | "game" | "day" | "grade"> {
  /** The locked queens, or the start: `f6+c1`. */
  at: string;
  /** How many squares are blocked. */
  blocked: number;
  /** The letter of every square of a board of colours, row by row. */
  regions?: string;
  /** The date of the solve. */
  on: string;
  /** The time in milliseconds. */
  ended: number;
  /** Whether it is a day's puzzle, solved on that day. */
  inTime: boolean;
  moves: number;
  /** The player's pieces: `a5+d3`. */
  position: string;
  kinds: TourKinds | null;
  /** How it was played (see `move-log.ts`), if that was recorded. */
  log?: string;
}

export type { TourKinds };

export type Daily = DayPuzzles;
