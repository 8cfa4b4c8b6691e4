/**
 * What there is to draw: a plain picture of a moment of a run, or of a game in play.
 */

import type { Play } from "../engine/engine.ts";
import type { Puzzle } from "../engine/generated/puzzle.ts";
import type { Snapshot } from "../engine/generated/run.ts";
import type { Deduction, Imagined } from "../engine/generated/thinking.ts";
import { GAMES, type Reading } from "../games/index.ts";
import {
  type KnightsScene,
  holds as knightHeld,
  words as knightWords,
  read as readKnights,
} from "../games/knights.ts";
import {
  type QueensScene,
  holds as queensHeld,
  words as queenWords,
  read as readQueens,
} from "../games/queens.ts";
import { markWords } from "./lesson-marks.ts";

export type Scene = QueensScene | KnightsScene;

/** What a game makes the picture of a run's moment of. */
export interface Shown {
  board: NonNullable<Snapshot["board"]>;
  /** Squares that the sentence on the last step names. */
  named: number[];
  solved: boolean;
}

/**
 * What a hint points at: a deduction, and the moment of its what-if that is looked at, if one is.
 */
export interface Pointed {
  deduction: Deduction;
  imagined: Imagined | null;
}

/** The settings that the picture of a game in play depends on. */
export interface Marks {
  /** Whether squares are tinted in the colour of the queen that attacks them. */
  shadows: boolean;
  /** Whether attacked squares are crossed out. */
  autoCross: boolean;
  /** Whether queens that attack each other are shown. */
  conflicts: boolean;
  /** Whether squares within reach show their onward moves. */
  hints: boolean;
  /** Whether visited squares show the numbers of their moves. */
  pathNumbers: boolean;
}

/** A game in play, and what is to be seen of it. */
export interface InPlay {
  puzzle: Puzzle;
  play: Play;
  settings: Marks;
  /** The squares that show why the position can't be completed. */
  lost: number[];
  hint: Pointed | null;
}

/** What there is to see unless a person asks for something else. */
export const MARKS: Marks = {
  ...{ shadows: true, autoCross: false, conflicts: true, hints: true, pathNumbers: true },
};

/** A board with nothing on it yet. */
export const emptyScene = (puzzle: Puzzle): Scene => GAMES[puzzle.game].emptyScene(puzzle);

/** The picture of a moment of a solver's run. */
export function runScene(puzzle: Puzzle, snapshot: Snapshot): Scene {
  const { board, outcome } = snapshot;
  if (!board) return emptyScene(puzzle);
  const shown = { board, named: namedIn(snapshot), solved: outcome === "solved" };
  return GAMES[puzzle.game].runScene(puzzle, shown);
}

/** The squares that are being spoken of: those that the sentence on the last step names. */
export function namedIn({ step, outcome, sentence }: Snapshot) {
  return step > 0 && outcome !== "solved" ? (sentence?.squares ?? []) : [];
}

/** The picture of a game in play. */
export const playScene = (inPlay: InPlay): Scene => GAMES[inPlay.puzzle.game].playScene(inPlay);

/**
 * Tells what stands on a square and what is known of it, in words for those who cannot see the
 * board.
 * @param names of all squares
 */
export function describer(scene: Scene, names: string[]): (square: number) => string {
  const words = scene.kind === "queens" ? queenWords(scene) : knightWords(scene);
  return (square) => `${names[square]}, ${words(square)}${markWords(scene.lesson, square)}`;
}

/** What a hand finds on each square. */
export const handIn = (scene: Scene) =>
  scene.kind === "queens" ? queensHeld(scene) : knightHeld(scene);

/**
 * A part of the board read aloud, in a sentence or two.
 * @param names of all squares
 * @param square where the cursor is
 */
export const readingOf = (scene: Scene, names: string[], kind: Reading, square: number) =>
  scene.kind === "queens"
    ? readQueens(scene, names, kind, square)
    : readKnights(scene, names, kind, square);
