/** The outline of a set of squares, as the text of a path. */

import type { Size } from "./geometry.ts";
import { grouped } from "./groups.ts";
import type { Point } from "./viewport.ts";

/** One square to the right, down, to the left or up. */
type Direction = readonly [right: number, down: number];

interface Edge {
  from: Point;
  way: Direction;
}

/** A corner, between the edge that ends there and the one that begins. */
interface Corner {
  at: Point;
  before: Direction;
  after: Direction;
}

interface Shape {
  /** Of a square, in pixels. */
  side: number;
  /** How far the outline lies inside the squares' edges, in pixels. */
  inset: number;
  /** Of its corners, in pixels. */
  radius: number;
}

const RIGHT: Direction = [1, 0];
const DOWN: Direction = [0, 1];
const LEFT: Direction = [-1, 0];
const UP: Direction = [0, -1];

/**
 * The outline as closed loops with rounded corners, holes included. Squares that only touch at a corner have
 * separate loops.
 */
export function outlineOf(squares: Iterable<number>, { columns }: Size, shape: Shape): string {
  return loopsOf(edgesOf(new Set(squares), columns))
    .map((loop) => pathOf(cornersOf(loop), shape))
    .join("");
}

/** The edges between a square of the set and one outside it, with the set on their right. */
function edgesOf(squares: Set<number>, columns: number): Edge[] {
  const edges: Edge[] = [];
  for (const square of squares) {
    const [x, y] = [square % columns, Math.floor(square / columns)];
    const isOut = (at: number, isOff = false) => isOff || !squares.has(at);
    if (isOut(square - columns)) edges.push({ from: { x, y }, way: RIGHT });
    if (isOut(square + 1, x === columns - 1)) edges.push({ from: { x: x + 1, y }, way: DOWN });
    if (isOut(square + columns)) edges.push({ from: { x: x + 1, y: y + 1 }, way: LEFT });
    if (isOut(square - 1, x === 0)) edges.push({ from: { x, y: y + 1 }, way: UP });
  }
  return edges;
}

/** The edges in loops, each edge beginning where the one before it ends. */
function loopsOf(edges: Edge[]): Edge[][] {
  const key = ({ x, y }: Point) => `${x} ${y}`;
  const starting = grouped(edges, ({ from }) => key(from));
  const left = new Set(edges);
  const loops: Edge[][] = [];
  for (const first of edges) {
    const loop: Edge[] = [];
    let edge: Edge | undefined = first;
    while (edge && left.delete(edge)) {
      loop.push(edge);
      edge = following(edge, starting.get(key(endOf(edge)))!);
    }
    if (loop.length > 0) loops.push(loop);
  }
  return loops;
}

const endOf = ({ from, way }: Edge): Point => ({ x: from.x + way[0], y: from.y + way[1] });

/**
 * The edge that follows another. Of two candidates, the one that turns right stays at the same
 * square.
 */
function following({ way: [right, down] }: Edge, starting: Edge[]) {
  const turns = ({ way }: Edge) => way[0] === -down && way[1] === right;
  return starting.find(turns) ?? starting[0];
}

function cornersOf(loop: Edge[]): Corner[] {
  return loop.flatMap(({ from, way }, at) => {
    const before = loop.at(at - 1)!.way;
    return before === way ? [] : [{ at: from, before, after: way }];
  });
}

function pathOf(corners: Corner[], { side, inset, radius }: Shape) {
  // The set is on the right of every edge, so right of both is inside.
  const points = corners.map(({ at, before: [a, b], after: [c, d] }) => ({
    x: at.x * side + inset * (-b - d),
    y: at.y * side + inset * (a + c),
  }));
  const lengths = points.map((point, at) => {
    const next = points[(at + 1) % points.length]!;
    return Math.abs(next.x - point.x) + Math.abs(next.y - point.y);
  });
  const parts = corners.map(({ before, after }, at) => {
    const { x, y } = points[at]!;
    const round = Math.min(radius, lengths[at]! / 2, lengths.at(at - 1)! / 2);
    const start = `${number(x - before[0] * round)} ${number(y - before[1] * round)}`;
    const end = `${number(x + after[0] * round)} ${number(y + after[1] * round)}`;
    return `${at === 0 ? "M" : "L"}${start}Q${number(x)} ${number(y)} ${end}`;
  });
  return `${parts.join("")}Z`;
}

const number = (value: number) => Number(value.toFixed(3));
