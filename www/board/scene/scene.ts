/** A scene to draw: a moment of a run or of a game. */

import type { Marks } from "../../content/marks.ts";
import type { Position, Size } from "../../core/geometry.ts";
import type { GameId, Puzzle } from "../../engine/generated/puzzle.ts";
import type { Annotation, Board } from "../../engine/generated/run.ts";
import type { Deduction, Imagined, Repair } from "../../engine/generated/thinking.ts";
import type { Image, Overview, VisiblePart } from "../../engine/run-methods.ts";
import type { Play } from "../../engine/table.ts";
import type { Mark } from "./lesson-marks.ts";

export type Scene = QueensScene | KnightsScene;

export interface CommonScene {
  size: Size;
  hint: Pointed | null;
  lesson: Mark[];
  annotations: Annotation[];
  /** Squares that the last sentence names. */
  named: number[];
  solved: boolean;
}

export interface QueensScene extends CommonScene {
  kind: "queens";
  /** The colour of every square, 0 for A, on a board of colours. */
  regions: Uint8Array | null;
  /** Whether the squares have those colours; a run leaves them to the colours of depths. */
  filled: boolean;
  /** Whether every region has its letter. */
  letters: boolean;
  locked: number[];
  /** In order of depth, or of placing. */
  queens: number[];
  /** The depth at which each square was ruled out, −1 while possible. */
  levels: ArrayLike<number> | null;
  /** While playing: 1 for each attacked square. */
  attacked: ArrayLike<number> | null;
  /** While playing: which queen attacks or holds each square, 0 for a locked one, −1 for none. */
  shadows: ArrayLike<number> | null;
  crosses: number[];
  /** Squares crossed out because they are attacked. */
  autos: number[];
  /** Pairs of queens that attack each other. */
  conflicts: [number, number][];
  /** Placed and removed by the last step. */
  rejected: number | null;
  /** The row that `rejected` would have left without a square. */
  dryRow: number | null;
  /** What the editor shows on a board being painted. */
  painted: PaintedMarks | null;
}

export interface KnightsScene extends CommonScene {
  kind: "knights";
  path: number[];
  /** Unvisited neighbours of each square, −1 where visited. */
  degrees: ArrayLike<number>;
  reachable: number[];
  /** Whether reachable squares show their degrees. */
  hints: boolean;
  /** Whether all degrees are shown beside the board. */
  onward: boolean;
  numbers: boolean;
  byHand: boolean;
  stranded: number[];
  blocked: number[];
  /** Whether a whole tour closes. */
  closed: boolean;
}

export interface RunBoard {
  board: Board;
  named: number[];
  solved: boolean;
}
/** A hint: a deduction, and the moment of its what-if that is shown, if any. */
export interface Pointed {
  deduction: Deduction;
  imagined: Imagined | null;
  /** The position in which it is imagined, as text, if that is an earlier one. */
  before?: string | undefined;
}

/** The square under the pointer or the focus. */
export interface Hover {
  square: number;
  /** Whether the square can be used. */
  allowed: boolean;
  /** The squares whose pieces forbid it. */
  attackers: number[];
}

/** A square of an earlier step that is being pointed at. */
export interface Peek {
  square: number;
  scene: Scene;
}

export interface InPlay {
  puzzle: Puzzle;
  play: Play;
  settings: Marks;
  /** Squares that show why the position can't be completed. */
  lost: number[];
  hint: Pointed | null;
}

export interface PaintedMarks {
  /** The queens of two solutions, or none. */
  solutions: number[][];
  /** Squares to look at: those in which two solutions differ, or that keep the board from being a puzzle. */
  corners: number[];
  repair: Pick<Repair, "square" | "to" | "beside"> | null;
}

/** A board too large to draw square by square. */
export interface LargeScene {
  kind: "large";
  game: GameId;
  size: Size;
  /** How many squares are blocked. */
  blocked: number;
  /** How many pieces or visited squares a solution has. */
  goal: number;
  /** Null until the first image arrives. */
  image: Image | null;
  whole: ImageBitmap | null;
  visiblePart: VisiblePart | null;
  standing: number;
  inConflict: number;
  knight: Position | null;
  under: Overview["under"];
  named: Position[];
  solved: boolean;
}
