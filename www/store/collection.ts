/**
 * The collection of solved puzzles: the 92 solutions of eight queens, which are 12 shapes up to
 * rotation and reflection; tours, by kind; and boards of colours, by size and grade.
 */

import { grouped } from "../core/groups.ts";
import { type Columns, SIDE } from "./eight-queens.ts";
import type { Summary } from "./summary.ts";

export interface Shape {
  /** Which of its 8 views (4 if it has a symmetry) have been found. */
  found: boolean[];
  /** Whether the last solve of eight queens found it first. */
  isNew: boolean;
  /** Squares of the first solution found, if any. */
  queens: number[];
}

function solutionsBelow(above: Columns = []): Columns[] {
  if (above.length === SIDE) return [above];
  const columns = Array.from({ length: SIDE }, (_, column) => column);
  const free = columns.filter((column) => above.every(isApart(column, above.length)));
  return free.flatMap((column) => solutionsBelow([...above, column]));
}

const isApart =
  (column: number, row: number): ((other: number, at: number) => boolean) =>
  (other, at) =>
    other !== column && Math.abs(other - column) !== row - at;

/** By a quarter turn. */
function turned(columns: Columns): Columns {
  const after = columns.slice();
  for (const [row, column] of columns.entries()) after[column] = SIDE - 1 - row;
  return after;
}

const mirrored = (columns: Columns): Columns => columns.map((column) => SIDE - 1 - column);

/** The eight rotations and reflections. */
function viewsOf(columns: Columns) {
  const views = [columns];
  while (views.length < 4) views.push(turned(views.at(-1)!));
  return [...views, ...views.map(mirrored)];
}

/** The canonical view of a shape. */
const shapeOf = (columns: Columns) => viewsOf(columns).map(keyOf).toSorted()[0]!;

const keyOf = (columns: Columns) => columns.join("");

let known: Map<string, Columns[]> | null = null;

export function allShapes() {
  known ??= grouped(solutionsBelow(), shapeOf);
  return known;
}

/** A solution that was found, and when it was found first. */
interface Found {
  columns: Columns;
  ended: number;
}

/** @param upTo leaves out what was found later, in milliseconds */
export function collectionOf({ queens, lastQueens }: Summary, upTo: number = lastQueens) {
  const found = Object.entries(queens)
    .map(([key, ended]): Found => ({ columns: [...key].map(Number), ended }))
    .filter(({ ended }) => ended <= upTo)
    .toSorted((one, other) => one.ended - other.ended);
  const shapes = [...allShapes()].map(([name, solutions]) =>
    shapeFound(name, solutions, found, upTo),
  );
  return {
    found: found.length,
    of: shapes.reduce((sum, shape) => sum + shape.found.length, 0),
    shapesFound: shapes.filter(({ queens }) => queens.length > 0).length,
    shapes,
  };
}

function shapeFound(name: string, solutions: Columns[], found: Found[], upTo: number): Shape {
  const own = found.filter(({ columns }) => shapeOf(columns) === name);
  const keys = new Set(own.map(({ columns }) => keyOf(columns)));
  const [first] = own;
  return {
    found: solutions.map((columns) => keys.has(keyOf(columns))),
    isNew: first?.ended === upTo,
    queens: first ? first.columns.map((column, row) => SIDE * row + column) : [],
  };
}

/** How many boards of colours were solved, in all, and on each side by grade. A board counts once. */
export function coloursOf({ colours }: Summary) {
  const sides = new Map(
    Object.entries(colours).map(([side, grades]) => [
      Number(side),
      new Map(Object.entries(grades)),
    ]),
  );
  const counts = Object.values(colours).flatMap((grades) => Object.values(grades));
  return { solved: counts.reduce((sum, count) => sum + count, 0), sides };
}
