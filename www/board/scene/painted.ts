/** A board of colours being painted, and the editor's marks on it. */

import type { Puzzle } from "../../engine/generated/puzzle.ts";
import { colourName, colourWords, isColoured, keepColours } from "../games/palette.ts";
import { emptyScene } from "../games/queens.ts";
import type { PaintedMarks, QueensScene } from "./scene.ts";

export const NO_MARKS: PaintedMarks = { solutions: [], corners: [], repair: null };

/** The scene made last, so that an unchanged board keeps it. */
let last: { key: string; scene: QueensScene } | null = null;

/** Its colours don't change with the board: A has the first colour of the palette. */
export function paintedScene(puzzle: Puzzle, painted: PaintedMarks, letters: boolean): QueensScene {
  const key = JSON.stringify([puzzle, painted, letters]);
  if (last?.key === key) return last.scene;
  const empty = emptyScene(puzzle);
  const regions = empty.regions && keepColours(empty.regions, puzzle.rows);
  const scene = { ...empty, regions, letters, named: painted.corners, painted };
  last = { key, scene };
  return scene;
}

/** The colour of a square being painted, and its marks: `grey (H), queen in solution 1`. */
export const paintedWords = (scene: QueensScene) => (square: number) => {
  if (!isColoured(scene)) return "";
  const { regions, locked, painted } = scene;
  const { solutions, repair } = painted ?? NO_MARKS;
  const words = [colourWords(regions, regions[square]!)];
  if (locked.includes(square)) words.push("locked queen");
  const has = solutions.map((queens) => queens.includes(square));
  if (has.length > 0 && has.every(Boolean)) words.push("queen in both solutions");
  else if (has.includes(true)) words.push(`queen in solution ${has.indexOf(true) + 1}`);
  if (repair?.square === square) words.push(`becomes ${colourName(regions, repair.to)}`);
  return words.join(", ");
};
