import type { Puzzle } from "../../engine/generated/puzzle.ts";
import type { Snapshot } from "../../engine/generated/run.ts";
import { GAMES, type Reading } from "../games/index.ts";
import {
  holds as knightHeld,
  words as knightWords,
  read as readKnights,
} from "../games/knights.ts";
import { holds as queensHeld, words as queenWords, read as readQueens } from "../games/queens.ts";
import { markWords } from "./lesson-marks.ts";
import { paintedWords } from "./painted.ts";

import type { InPlay, Scene } from "./scene.ts";

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
