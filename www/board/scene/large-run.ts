/** What a run shows of a board too large to draw square by square, also in words. */

import { type Position, place as placeOf } from "../../core/geometry.ts";
import { squareName } from "../../core/names.ts";
import { count } from "../../core/numbers.ts";
import { linesShown, type Opening, type View, whole } from "../../core/viewport.ts";
import type { Puzzle } from "../../engine/generated/puzzle.ts";
import type { Snapshot } from "../../engine/generated/run.ts";
import type { Image, Known, Overview } from "../../engine/run-methods.ts";
import { GAMES } from "../games/index.ts";
import { levelWords } from "../games/queens.ts";
import { namedIn } from "./by-game.ts";
import { emptyLargeScene } from "./large.ts";
import type { LargeScene } from "./scene.ts";

/** The share of the window painted beyond its edges, so that a drag shows it at once. */
export const OVERSCAN = 0.08;

export function largeScene(
  puzzle: Puzzle,
  snapshot: Snapshot,
  overview: Overview,
  visiblePart: LargeScene["visiblePart"] = null,
): LargeScene {
  const empty = emptyLargeScene(puzzle);
  const named = namedIn(snapshot).map((square) => placeOf(empty.size, square));
  return { ...empty, ...overview, visiblePart, named, solved: snapshot.outcome === "solved" };
}

/** The progress of a run, which may go down again. */
export function progressOf(
  puzzle: Puzzle,
  { standing, inConflict }: Overview,
): { share: number; words: string } {
  const goal = GAMES[puzzle.game].goal(puzzle);
  const done = standing - inConflict;
  const what = puzzle.game !== "knights" ? "queens are not attacked" : "squares visited";
  return { share: done / goal, words: `${count(done)} of ${count(goal)} ${what}.` };
}

export function summary(scene: LargeScene) {
  const { rows, columns } = scene.size;
  const board = `Board of ${count(rows)} by ${count(columns)}`;
  return `${board}; ${GAMES[scene.game].largeWords(scene)}`;
}

/** The pieces that are large enough to be drawn one by one. */
export function* piecesOf({ image }: LargeScene) {
  const flat = image?.pieces ?? [];
  for (let i = 0; i < flat.length; i += 3) {
    yield { row: flat[i]!, column: flat[i + 1]!, what: flat[i + 2]! };
  }
}

/** Squares ruled out, with their levels; none when zoomed out or without domains. */
export function* ruledOutIn(scene: LargeScene) {
  const { levels, width = 0, left = 0, top = 0 } = scene.image ?? {};
  if (!levels) return;
  const taken = new Set([...piecesOf(scene)].map(({ row, column }) => `${row} ${column}`));
  for (let at = 0; at < levels.length; at++) {
    const [row, column] = [top + Math.floor(at / width), left + (at % width)];
    const level = levels[at]!;
    if (level >= 0 && !taken.has(`${row} ${column}`)) yield { row, column, level };
  }
}

export function describe(scene: LargeScene, place: Position) {
  const name = squareName(scene.size, place);
  const known = knownOf(scene, place);
  return known ? `${name}: ${knownWords(scene, known)}` : name;
}

function knownWords(scene: LargeScene, { what, level }: Known) {
  if (what !== null) return GAMES[scene.game].pieceWords(scene, what);
  return level === null ? "empty" : levelWords(level);
}

function knownOf(scene: LargeScene, place: Position): Known | null {
  const isHere = ({ row, column }: Position) => row === place.row && column === place.column;
  if (scene.under && isHere(scene.under)) return scene.under;
  const at = placeIn(scene.image, place);
  if (at === null || !scene.image?.pieces) return null;
  const what = [...piecesOf(scene)].find(isHere)?.what ?? null;
  return { what, level: scene.image.levels?.[at] ?? null };
}

/** The index of a square in an image, or null. */
function placeIn(image: Image | null, { row, column }: Position) {
  if (!image) return null;
  const { width, height, left, top } = image;
  const [down, along] = [row - top, column - left];
  const isIn = down >= 0 && along >= 0 && down < height && along < width;
  return isIn ? down * width + along : null;
}

/** Whether the content of a square is known, or never will be. */
export const isKnown = (scene: LargeScene, place: Position) =>
  !scene.image || knownOf(scene, place) !== null;

/** `Zoom 2 ×, squares a1 to h8.` */
export function viewWords(opening: Opening, view: View) {
  const { size, width, height } = opening;
  const closer = view.side / whole(opening).side;
  if (closer <= 1) return "Whole board.";
  const rows = linesShown(view.top, height / view.side, size.rows);
  const columns = linesShown(view.left, width / view.side, size.columns);
  const first = squareName(size, { row: rows.last, column: columns.first });
  const last = squareName(size, { row: rows.first, column: columns.last });
  const times = closer < 10 ? Number(closer.toFixed(1)) : count(closer);
  return `Zoom ${times} ×, squares ${first} to ${last}.`;
}
