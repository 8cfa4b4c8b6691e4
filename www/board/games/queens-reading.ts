/** A board of queens, read aloud. */

import { squaresOf } from "../../core/geometry.ts";
import { counted, listed } from "../../core/lists.ts";
import { attacks, isFree, piecesOf, queensOn } from "../../core/regions.ts";
import { capital } from "../../core/words.ts";
import type { QueensScene } from "../scene/scene.ts";
import { type Coloured, isColoured, spokenColour } from "./palette.ts";
import { type Reading, readPart } from "./reading.ts";

/** On a board of colours, the square's colour is read instead of its diagonals. */
export function read(scene: QueensScene, names: string[], kind: Reading, square: number) {
  if (kind === "diagonals" && isColoured(scene)) return colour(scene, names, square);
  return readPart(scene.size, names, kind, square, {
    line: (title, squares) => line(scene, names, title, squares),
    attackers: () => attackers(scene, names, square),
    left: () => left(scene, names),
  });
}

function colour(scene: Coloured, names: string[], square: number) {
  const region = scene.regions[square]!;
  const pieces = piecesOf(scene.regions).filter(([first]) => scene.regions[first!] === region);
  const apart = pieces.length > 1 ? `, in ${pieces.length} pieces` : "";
  const title = capital(spokenColour(scene)(region)) + apart;
  const squares = squaresOf(scene.size).filter((at) => scene.regions[at] === region);
  return line(scene, names, title, squares);
}

function freeSquares(scene: QueensScene) {
  const crossed = new Set(scene.crosses);
  return squaresOf(scene.size).filter((square) => !crossed.has(square) && isFree(scene, square));
}

function line(scene: QueensScene, names: string[], title: string, squares: number[]) {
  const within = new Set(squares);
  const among = (some: number[]) => some.filter((square) => within.has(square));
  const named = (some: number[]) => listed(some.map((square) => names[square]!));
  const queens = among(queensOn(scene));
  const free = among(freeSquares(scene));
  const crosses = among(scene.crosses);
  const stand =
    queens.length === 0
      ? "no queen"
      : `${queens.length === 1 ? "queen" : "queens"} on ${named(queens)}`;
  const out = crosses.length > 0 ? ` Crossed out: ${named(crosses)}.` : "";
  return `${title}: ${stand}. ${free.length > 0 ? `Free: ${named(free)}.` : "None free."}${out}`;
}

function attackers(scene: QueensScene, names: string[], square: number) {
  const by = queensOn(scene).filter((queen) => attacks(scene, queen, square));
  if (by.length === 0) return `Nothing attacks ${names[square]}.`;
  const queens = by.length === 1 ? "The queen" : "The queens";
  const attack = by.length === 1 ? "attacks" : "attack";
  return `${queens} on ${listed(by.map((queen) => names[queen]!))} ${attack} ${names[square]}.`;
}

function left(scene: QueensScene, names: string[]) {
  const [stand, free] = [queensOn(scene).length, freeSquares(scene)];
  const queens = `${stand} of ${scene.size.rows} queens placed.`;
  if (free.length === 0) return `${queens} No square is free.`;
  const are = `${counted(free.length, "square")} ${free.length === 1 ? "is" : "are"}`;
  return `${queens} ${are} free: ${listed(free.map((square) => names[square]!))}.`;
}
