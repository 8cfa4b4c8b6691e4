/**
 * The 92 solutions of eight queens. Turned and mirrored they are 12 shapes; every one that is solved
 * by hand is collected.
 */

import { grouped } from "../base/groups.js";
import { squaresNamed } from "./ids.js";

/** @typedef {import("./state.js").Solve} Solve */
/** The column of the queen of each row, from the top. @typedef {number[]} Columns */
/**
 * @typedef {object} Shape
 * @property {boolean[]} found which of its turns and reflections: of 8, or of 4 where it looks the
 *   same upside down
 * @property {boolean} isNew whether the last solve of eight queens was the first to find it
 * @property {number[]} queens squares of the one that was found first; none while none was
 */
/**
 * @typedef {object} Collection
 * @property {number} found of the 92 solutions
 * @property {number} of 92
 * @property {number} shapesFound
 * @property {Shape[]} shapes all twelve
 * @property {boolean} isNew whether the last solve of eight queens found a new solution
 */

const SIDE = 8;
const SIZE = { rows: SIDE, columns: SIDE };

/** Every solution, found row by row. @param {Columns} [above] @returns {Columns[]} */
function solutionsBelow(above = []) {
  if (above.length === SIDE) return [above];
  const columns = Array.from({ length: SIDE }, (_, column) => column);
  const free = columns.filter((column) => above.every(isApart(column, above.length)));
  return free.flatMap((column) => solutionsBelow([...above, column]));
}

/** @param {number} column @param {number} row @returns {(other: number, at: number) => boolean} */
const isApart = (column, row) => (other, at) =>
  other !== column && Math.abs(other - column) !== row - at;

/** A quarter turn. @param {Columns} columns @returns {Columns} */
function turned(columns) {
  const after = columns.slice();
  for (const [row, column] of columns.entries()) after[column] = SIDE - 1 - row;
  return after;
}

/** @param {Columns} columns @returns {Columns} */
const mirrored = (columns) => columns.map((column) => SIDE - 1 - column);

/** The eight ways to look at a solution. @param {Columns} columns */
function viewsOf(columns) {
  const views = [columns];
  while (views.length < 4) views.push(turned(views[views.length - 1]));
  return [...views, ...views.map(mirrored)];
}

/** What names a shape: the first of its views. @param {Columns} columns */
const shapeOf = (columns) => viewsOf(columns).map(keyOf).toSorted()[0];

/** @param {Columns} columns */
const keyOf = (columns) => columns.join("");

/** Every solution by its shape. @type {Map<string, Columns[]> | null} */
let known = null;

/** The solutions of each of the twelve shapes. */
export function allShapes() {
  known ??= grouped(solutionsBelow(), shapeOf);
  return known;
}

/**
 * The solution that a solve found; null if it is none of eight queens.
 * @param {Solve} solve
 * @returns {Columns | null}
 */
export function solutionOf({ game, rows, columns, at, position }) {
  if (game !== "queens" || rows !== SIDE || columns !== SIDE) return null;
  const names = [...at.split("+"), ...position.split("+")].filter(Boolean);
  const squares = squaresNamed(SIZE, names).toSorted((a, b) => a - b);
  const isFull = squares.length === SIDE && squares.every((s, row) => Math.floor(s / SIDE) === row);
  return isFull ? squares.map((square) => square % SIDE) : null;
}

/**
 * What has been collected.
 * @param {Solve[]} solves in the order of time
 * @returns {Collection}
 */
export function collectionOf(solves) {
  const found = solves.map(solutionOf).filter((columns) => columns !== null);
  const last = found.at(-1);
  const before = new Set(found.slice(0, -1).map(keyOf));
  const isNew = last !== undefined && !before.has(keyOf(last));
  const shapes = [...allShapes()].map(([name, solutions]) => shapeFound(name, solutions, found));
  return {
    ...{
      found: new Set(found.map(keyOf)).size,
      of: shapes.reduce((sum, shape) => sum + shape.found.length, 0),
    },
    ...{ shapesFound: shapes.filter(({ queens }) => queens.length > 0).length, shapes, isNew },
  };
}

/**
 * @param {string} name
 * @param {Columns[]} solutions of the shape
 * @param {Columns[]} found in the order of time
 * @returns {Shape}
 */
function shapeFound(name, solutions, found) {
  const own = found.filter((columns) => shapeOf(columns) === name);
  const keys = new Set(own.map(keyOf));
  return {
    found: solutions.map((columns) => keys.has(keyOf(columns))),
    isNew: own.length > 0 && own[0] === found.at(-1),
    queens: own.length > 0 ? own[0].map((column, row) => SIDE * row + column) : [],
  };
}

/**
 * @typedef {object} Tours
 * @property {number} solved
 * @property {number} closed
 * @property {number} symmetric
 * @property {number} semiMagic and not magic
 * @property {number} magic
 */

/**
 * How many tours of each kind were found, each tour once.
 * @param {Solve[]} solves
 * @returns {Tours}
 */
export function toursOf(solves) {
  const tours = solves.filter(({ game }) => game === "knights");
  const distinct = new Map(tours.map((solve) => [tourKey(solve), solve]));
  const kinds = [...distinct.values()].map((solve) => solve.kinds);
  const count = (/** @type {(kinds: import("./state.js").TourKinds) => boolean} */ is) =>
    kinds.filter((kind) => kind !== null && is(kind)).length;
  return {
    solved: distinct.size,
    closed: count(({ closed }) => closed),
    symmetric: count(({ symmetric }) => symmetric !== ""),
    semiMagic: count(({ semiMagic, magic }) => semiMagic && !magic),
    magic: count(({ magic }) => magic),
  };
}

/** @param {Solve} solve */
const tourKey = ({ rows, columns, at, position }) => `${rows}x${columns} ${at} ${position}`;
