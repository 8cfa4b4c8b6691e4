/** The three tips of a first visit, each fitting the board. */

import { colourWords } from "../../board/games/palette.ts";
import { squaresIn } from "../../board/scene/pointing.ts";
import type { KnightsScene, QueensScene, Scene } from "../../board/scene/scene.ts";
import { place, squaresOf } from "../../core/geometry.ts";
import { counted } from "../../core/lists.ts";
import { columnLetters } from "../../core/names.ts";
import { press } from "../../core/pointer.ts";
import { type Attack, attackOf, attacks, isFree, queensOn } from "../../core/regions.ts";
import type { BoardLine as Line } from "../../engine/generated/thinking.ts";

/** A square that the ghost taps, and what it would put there. */
export interface Tap {
  square: number;
  puts: "queen" | "cross" | "nothing";
  /** What the ring must stand out from: a bright square, a dark one or a queen in conflict. */
  on: "free" | "attacked" | "red";
}

export interface Coach {
  /** From 1 to 3. */
  step: number;
  text: string;
  /** Null if nothing is left to tap. */
  tap: Tap | null;
}

/** The tips that the player has followed. */
interface Done {
  clash: boolean;
  cross: boolean;
}

const OVER = "That’s all you need. Start whenever you’re ready.";
const SOLVED = "Solved! Start the puzzle to make it count.";

const STUCK = "The knight is stuck. Start the puzzle, or skip these tips.";

const over = (text: string): Coach => ({ step: 3, text, tap: null });

const tapOn = (square: number, puts: Tap["puts"], on: Tap["on"] = "free"): Tap => ({
  square,
  puts,
  on,
});

/** @param names of all squares */
export function coachOf(scene: Scene, names: string[], done: Done): Coach {
  if (scene.solved) return over(SOLVED);
  return scene.kind === "queens" ? ofQueens(scene, names, done) : ofKnights(scene, names);
}

// ---- queens -------------------------------------------------------------------------------

function ofQueens(scene: QueensScene, names: string[], done: Done): Coach {
  const pair = clashIn(scene);
  if (pair) return clashing(scene, pair);
  if (done.cross) return over(OVER);
  if (done.clash) return crossing(scene, names);
  const square = scene.queens.length > 0 ? attackedBy(scene) : freeIn(scene);
  if (square === null) return crossing(scene, names);
  return scene.queens.length > 0
    ? {
        step: 2,
        text: `Now ${tapping()} a ${scene.regions ? "faded" : "dark"} square that your queen attacks.`,
        tap: tapOn(square, "queen", "attacked"),
      }
    : {
        step: 1,
        text: `${press()} a ${scene.regions ? "square" : "bright square"} to place a queen.`,
        tap: tapOn(square, "queen"),
      };
}

const tapping = () => press().toLowerCase();

/** Two queens that attack each other; the second can be removed. */
function clashIn(scene: QueensScene): [number, number] | null {
  const all = queensOn(scene);
  for (const queen of scene.queens.toReversed()) {
    const other = all.find((one) => attacks(scene, one, queen));
    if (other !== undefined) return [other, queen];
  }
  return null;
}

function clashing(scene: QueensScene, [one, other]: [number, number]): Coach {
  const how = HOW[attackOf(scene, one, other)!];
  const text = `These two ${how}. ${press()} one to take it off.`;
  return { step: 2, text, tap: tapOn(other, "nothing", "red") };
}

const HOW: Record<Attack, string> = {
  row: "attack each other along the row",
  column: "attack each other along the column",
  diagonal: "attack each other diagonally",
  colour: "have the same colour",
  touch: "touch, and no two may",
};

function crossing(scene: QueensScene, names: string[]): Coach {
  const idea = ruledOut(scene);
  if (!idea) return over(OVER);
  const { square, line, by } = idea;
  const name = names[square]!;
  const why =
    line === null
      ? `The queen on ${names[by]} attacks ${name}.`
      : `A queen on ${name} would leave ${lineWords(scene, line)} with no square.`;
  const how =
    press() === "Tap"
      ? `Cross it out: choose ×, then tap ${name}.`
      : "Right-click it to cross it out.";
  return { step: 3, text: `${why} ${how}`, tap: tapOn(square, "cross") };
}

function lineWords({ size, regions }: QueensScene, { kind, index }: Line) {
  if (kind === "colour" && regions) return colourWords(regions, index);
  return kind === "row" ? `row ${size.rows - index}` : `column ${columnLetters(index)}`;
}

interface RuledOut {
  square: number;
  /** The line that it would leave without a square; null if the square is attacked. */
  line: Line | null;
  /** The queen that attacks it. */
  by: number;
}

/** A square to cross out: one that would leave a line without a square, or else an attacked one. */
export function ruledOut(scene: QueensScene): RuledOut | null {
  const { size, crosses } = scene;
  const men = queensOn(scene);
  const free = squaresOf(size).filter((square) => isFree(scene, square));
  for (const square of nearest(scene, free)) {
    const line = emptied(scene, square);
    if (line && !crosses.includes(square)) return { square, line, by: -1 };
  }
  for (const square of nearest(scene, squaresOf(size))) {
    const by = men.find((man) => attacks(scene, man, square));
    if (by === undefined || men.includes(square) || crosses.includes(square)) continue;
    return { square, line: null, by };
  }
  return null;
}

/** The row or colour that a queen on a free square would leave without a square; or null. */
function emptied(scene: QueensScene, square: number) {
  const men = [...queensOn(scene), square];
  const isDry = (line: Line) =>
    squaresIn(scene, line).every(
      (one) => !men.includes(one) && men.some((man) => attacks(scene, man, one)),
    );
  return linesOf(scene).find(isDry) ?? null;
}

/** The rows, and the colours if the board has them. */
function linesOf({ size, regions }: QueensScene) {
  const all = (kind: Line["kind"]) =>
    Array.from({ length: size.rows }, (_, index): Line => ({ kind, index }));
  return regions ? [...all("colour"), ...all("row")] : all("row");
}

/** The free square nearest the middle that leaves every line a square; failing that, any. */
function freeIn(scene: QueensScene) {
  const free = squaresOf(scene.size).filter((square) => isFree(scene, square));
  const sorted = nearest(scene, free);
  return sorted.find((square) => emptied(scene, square) === null) ?? sorted[0] ?? null;
}

/** A square that only the last queen attacks, neither along its row nor its column if possible. */
function attackedBy(scene: QueensScene) {
  const { size, queens } = scene;
  const queen = queens.at(-1)!;
  const others = queensOn(scene).filter((man) => man !== queen);
  const open = squaresOf(size).filter(
    (square) =>
      attacks(scene, queen, square) &&
      !others.some((man) => man === square || attacks(scene, man, square)),
  );
  const isAslant = (square: number) => !STRAIGHT.includes(attackOf(scene, queen, square));
  const sorted = nearest(scene, open);
  return sorted.find(isAslant) ?? sorted[0] ?? null;
}

const STRAIGHT: (Attack | null)[] = ["row", "column"];

/** The squares from the middle of the board outwards. */
function nearest({ size }: Scene, squares: number[]) {
  const from = (square: number) => {
    const { row, column } = place(size, square);
    return Math.hypot(row - (size.rows - 1) / 2, column - (size.columns - 1) / 2);
  };
  return squares.toSorted((one, other) => from(one) - from(other));
}

// ---- the knight ---------------------------------------------------------------------------

function ofKnights({ path, reachable, degrees }: KnightsScene, names: string[]): Coach {
  const jumped = path.length - 1;
  if (reachable.length === 0) return over(STUCK);
  if (jumped >= 3) return over(OVER);
  const square = fewestOn(reachable, degrees);
  const texts = [
    `${press()} a marked square: a knight jumps two squares along and one across.`,
    `Visit every square once: ${tapping()} another marked square to go on.`,
    `Only ${counted(degrees[square]!, "onward move")} from ${names[square]}. Visit such squares early.`,
  ];
  const step = Math.max(1, jumped + 1);
  return { step, text: texts[step - 1]!, tap: tapOn(square, "nothing") };
}

/** The square with the fewest onward moves, but at least one. */
function fewestOn(reachable: number[], degrees: ArrayLike<number>) {
  const on = (square: number) => degrees[square] || Number.POSITIVE_INFINITY;
  return reachable.toSorted((one, other) => on(one) - on(other))[0]!;
}
