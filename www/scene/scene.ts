/** A scene to draw: a moment of a run or of a game. */

import type { Marks } from "../content/marks.ts";
import type { Size } from "../core/geometry.ts";
import type { Puzzle } from "../engine/generated/puzzle.ts";
import type { Annotation, Board, Snapshot } from "../engine/generated/run.ts";
import type { Deduction, Imagined } from "../engine/generated/thinking.ts";
import type { Play } from "../engine/table.ts";
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
import { type Mark, markWords } from "./lesson-marks.ts";
import { paintedWords } from "./painted.ts";

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

export interface RunBoard {
  board: Board;
  named: number[];
  solved: boolean;
}
/** A hint: a deduction, and the moment of its what-if that is shown, if any. */
export interface Pointed {
  deduction: Deduction;
  imagined: Imagined | null;
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

export const emptyScene = (puzzle: Puzzle): Scene => GAMES[puzzle.game].emptyScene(puzzle);

/** A board as it is in a run: letters name the regions, as colours are for depths. */
export const neutral = (scene: Scene): Scene =>
  scene.kind === "queens" ? { ...scene, filled: false, letters: true } : scene;

export function runScene(puzzle: Puzzle, snapshot: Snapshot): Scene {
  const { board, outcome } = snapshot;
  if (!board) return neutral(emptyScene(puzzle));
  const shown = { board, named: namedIn(snapshot), solved: outcome === "solved" };
  return GAMES[puzzle.game].runScene(puzzle, shown);
}

/** Squares that the last sentence names. */
export function namedIn({ step, outcome, sentence }: Snapshot) {
  return step > 0 && outcome !== "solved" ? (sentence?.squares ?? []) : [];
}

export const playScene = (inPlay: InPlay): Scene => GAMES[inPlay.puzzle.game].playScene(inPlay);

/**
 * Describes each square for screen readers.
 * @param names of all squares
 */
export function describer(scene: Scene, names: string[]): (square: number) => string {
  const words = wordsOf(scene);
  return (square) => `${names[square]}, ${words(square)}${markWords(scene.lesson, square)}`;
}

function wordsOf(scene: Scene) {
  if (scene.kind === "knights") return knightWords(scene);
  return scene.painted ? paintedWords(scene) : queenWords(scene);
}

export const handIn = (scene: Scene) =>
  scene.kind === "queens" ? queensHeld(scene) : knightHeld(scene);

/** A part of the board in a sentence or two, from the cursor's square. */
export const readingOf = (scene: Scene, names: string[], kind: Reading, square: number) =>
  scene.kind === "queens"
    ? readQueens(scene, names, kind, square)
    : readKnights(scene, names, kind, square);
