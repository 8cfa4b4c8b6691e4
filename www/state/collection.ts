/**
 * The collection of solved puzzles: the 92 solutions of eight queens, which are 12 shapes up to
 * rotation and reflection; tours, by kind; and boards of colours, by size and grade.
 */

import { grouped } from "../core/groups.ts";
import { ascending } from "../core/lists.ts";
import { squaresNamed } from "./ids.ts";
import type { Solve, TourKinds } from "./state.ts";

/** The queen's column in each row, from the top. */
type Columns = number[];

export interface Shape {
  /** Which of its 8 views (4 if it has a symmetry) have been found. */
  found: boolean[];
  /** Whether the last solve of eight queens found it first. */
  isNew: boolean;
  /** Squares of the first solution found, if any. */
  queens: number[];
}

const SIDE = 8;
const SIZE = { rows: SIDE, columns: SIDE };

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

/** Null if it is not a solution of eight queens. */
export function solutionOf({ game, at, position }: Solve): Columns | null {
  if (game !== "queens") return null;
  const names = [...at.split("+"), ...position.split("+")].filter(Boolean);
  const squares = ascending(squaresNamed(SIZE, names));
  const isFull = squares.length === SIDE && squares.every((s, row) => Math.floor(s / SIDE) === row);
  return isFull ? squares.map((square) => square % SIDE) : null;
}

/** @param solves in order of time */
export function collectionOf(solves: Solve[]) {
  const found = solves.map(solutionOf).filter((columns) => columns !== null);
  const last = found.at(-1);
  const before = new Set(found.slice(0, -1).map(keyOf));
  const isNew = last !== undefined && !before.has(keyOf(last));
  const shapes = [...allShapes()].map(([name, solutions]) => shapeFound(name, solutions, found));
  return {
    found: new Set(found.map(keyOf)).size,
    of: shapes.reduce((sum, shape) => sum + shape.found.length, 0),
    shapesFound: shapes.filter(({ queens }) => queens.length > 0).length,
    shapes,
    isNew,
  };
}

function shapeFound(name: string, solutions: Columns[], found: Columns[]): Shape {
  const own = found.filter((columns) => shapeOf(columns) === name);
  const keys = new Set(own.map(keyOf));
  return {
    found: solutions.map((columns) => keys.has(keyOf(columns))),
    isNew: own.length > 0 && own[0] === found.at(-1),
    queens: own.length > 0 ? own[0]!.map((column, row) => SIDE * row + column) : [],
  };
}

/** Counts distinct tours of each kind. */
export function toursOf(solves: Solve[]) {
  const tours = solves.filter(({ game }) => game === "knights");
  const distinct = new Map(tours.map((solve) => [tourKey(solve), solve]));
  const kinds = [...distinct.values()].map((solve) => solve.kinds);
  const count = (is: (kinds: TourKinds) => boolean) =>
    kinds.filter((kind) => kind !== null && is(kind)).length;
  return {
    solved: distinct.size,
    closed: count(({ closed }) => closed),
    symmetric: count(({ symmetric }) => symmetric !== ""),
    semiMagic: count(({ semiMagic, magic }) => semiMagic && !magic),
    magic: count(({ magic }) => magic),
  };
}

const tourKey = ({ rows, columns, at, position }: Solve) => `${rows}x${columns} ${at} ${position}`;

/** How many boards of colours were solved, in all, and on each side by grade. A board counts once. */
export function coloursOf(solves: Solve[]) {
  const boards = solves.filter(({ game }) => game === "colour");
  const distinct = new Map(boards.map((solve) => [`${solve.regions} ${solve.at}`, solve]));
  const sides: Map<number, Map<string, number>> = new Map();
  for (const { rows, grade } of distinct.values()) {
    const counts = sides.get(rows) ?? new Map<string, number>();
    sides.set(rows, counts);
    if (grade) counts.set(grade, (counts.get(grade) ?? 0) + 1);
  }
  return { solved: distinct.size, sides };
}
