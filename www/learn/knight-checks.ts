/** Questions about knights. */

import type { Mark } from "../board/scene/lesson-marks.ts";
import { jumpsFrom, place, squaresOf } from "../core/geometry.ts";
import { counted, listed } from "../core/lists.ts";
import { whyHopeless } from "../engine/table.ts";
import type { Position } from "./position.ts";
import { corners, type Judge, lineMark, right, rightSquare, ring, wrongSquare } from "./verdict.ts";

export const pathOf = ({ board }: Position) => Array.from(board.pieces);

/** Squares that the knight may still visit. */
export function unvisited(position: Position) {
  const gone = new Set([...pathOf(position), ...position.moment.blocked]);
  return squaresOf(position.size).filter((square) => !gone.has(square));
}

/** The unvisited squares a jump away. */
export function onward(position: Position, square: number) {
  const free = new Set(unvisited(position));
  return jumpsFrom(position.size, square).filter((other) => free.has(other));
}

/** Why the knight can never go to a square again; null if it may. */
function outOfReach(position: Position, square: number) {
  const path = pathOf(position);
  const not = (text: string) => wrongSquare(position, square, text);
  if (path.at(-1) === square) return not("the knight is there now.");
  if (path.includes(square)) return not("the knight has been there.");
  if (position.moment.blocked.includes(square)) return not("that square is blocked.");
  return null;
}

export const nextJump: Judge = (position, _, square) => {
  const path = pathOf(position);
  const here = path.at(-1)!;
  const gone = outOfReach(position, square);
  if (gone) return gone;
  if (!jumpsFrom(position.size, here).includes(square)) {
    const text = `it is not a knight’s jump away from ${position.name(here)}.`;
    return wrongSquare(position, square, text);
  }
  const snapshot = position.until((_, { pieces }) => pieces.length > path.length);
  if (!snapshot?.board) throw new Error("The knight makes no more jumps.");
  const wanted = snapshot.board.pieces[path.length]!;
  const compares = snapshot.board.annotations.some(({ kind }) => kind === "candidate");
  const moves = (to: number) => onward(position, to).length;
  if (square === wanted) {
    const by = position.builds
      ? "The closed tour goes on from there."
      : "It comes first in the fixed order of the jumps that are left.";
    const text = compares ? whyFewest(position, moves, square) : by;
    const counts = compares
      ? onward(position, here).map((to) => countedMark(to, moves(to), to === square))
      : [];
    const lead = `Right, ${position.name(square)}.`;
    return right(lead, text, [...counts, ring(square, "good")], snapshot.step);
  }
  if (compares) return wrongSquare(position, square, whyMore(moves, square, wanted));
  if (position.builds) return wrongSquare(position, square, whatJumpDoes(position, square));
  const text = `it is number ${directionOf(position, here, square)} of the eight directions, and an earlier one is open.`;
  return wrongSquare(position, square, text);
};

/** The jumps in the engine's order: clockwise from two up and one to the right. */
const CLOCKWISE = ["1,-2", "2,-1", "2,1", "1,2", "-1,2", "-2,1", "-2,-1", "-1,-2"];

function directionOf({ size }: Position, from: number, to: number) {
  const [a, b] = [place(size, from), place(size, to)];
  return CLOCKWISE.indexOf(`${b.column - a.column},${b.row - a.row}`) + 1;
}

/** Why a jump takes the last way back to the start of a closed tour; null if it doesn't. */
function lostHome(position: Position, square: number) {
  const start = pathOf(position)[0]!;
  const home = onward(position, start);
  if (!position.moment.closed || home.length > 1 || home[0] !== square) return null;
  return `it is the last way back to ${position.name(start)}. Visited now, it can’t be the last square.`;
}

/** Why a jump spoils a closed tour, or that the built one goes elsewhere. */
function whatJumpDoes(position: Position, square: number) {
  const loss = lostHome(position, square);
  if (loss) return loss;
  if (unvisited(position).length > FEW) return "the tour that was built goes on elsewhere.";
  return bestFrom(position, square) < unvisited(position).length
    ? "from there no closed tour can be finished."
    : "a closed tour can go that way, but not the one that was built.";
}

/** With at most this many squares left, all ways on are tried. */
const FEW = 16;

/** How many unvisited squares the knight can visit at most if it jumps to one of them now. */
function bestFrom(position: Position, first: number) {
  const path = pathOf(position);
  const free = new Set(unvisited(position));
  const all = free.size;
  const ends = position.moment.closed ? new Set(jumpsFrom(position.size, path[0]!)) : null;
  let best = 0;
  const visit = (square: number, count: number): boolean => {
    const isWhole = count === all && (!ends || ends.has(square));
    if (count < all || isWhole) best = Math.max(best, count);
    if (isWhole) return true;
    free.delete(square);
    const done = jumpsFrom(position.size, square).some(
      (other) => free.has(other) && visit(other, count + 1),
    );
    free.add(square);
    return done;
  };
  visit(first, 1);
  return best;
}

/** A jump with which the tour can still be finished. */
export const canFinish: Judge = (position, _, square) => {
  const gone = outOfReach(position, square);
  if (gone) return gone;
  const here = pathOf(position).at(-1)!;
  if (!jumpsFrom(position.size, here).includes(square)) {
    const text = `it is not a knight’s jump away from ${position.name(here)}.`;
    return wrongSquare(position, square, text);
  }
  const all = unvisited(position).length;
  const best = bestFrom(position, square);
  if (best === all) {
    const end = position.moment.closed ? " and close the tour" : "";
    const text = `From there the knight can visit all ${all} squares${end}.`;
    return rightSquare(position, square, text);
  }
  const loss = lostHome(position, square);
  if (loss) return wrongSquare(position, square, loss);
  const text = `from there the knight visits at most ${best} of the ${all} squares, that one included.`;
  return wrongSquare(position, square, text);
};

/** The one square left from which a closed tour can get back to its start. */
export const wayHome: Judge = (position, _, square) => {
  const gone = outOfReach(position, square);
  if (gone) return gone;
  const start = pathOf(position)[0]!;
  const name = position.name(start);
  if (!jumpsFrom(position.size, start).includes(square)) {
    return wrongSquare(position, square, `${name} is not a knight’s jump away from it.`);
  }
  const text = `Of the squares a jump away from ${name}, only this one is unvisited.`;
  return rightSquare(position, square, text, [lineMark(square, start)]);
};

const countedMark = (square: number, moves: number, best: boolean): Mark => {
  return { kind: "tried", square, value: String(moves), tone: best ? "good" : "plain" };
};

function whyFewest(position: Position, moves: (to: number) => number, square: number) {
  const path = pathOf(position);
  const others = onward(position, path.at(-1)!).filter((other) => other !== square);
  const ties = others.filter((other) => moves(other) === moves(square));
  const words = `It has ${counted(moves(square), "onward move")}, and no square has fewer.`;
  if (ties.length === 0) return words;
  const names = listed(ties.map((tie) => position.name(tie)));
  return `${words} ${names} ${ties.length > 1 ? "have" : "has"} ${moves(square)} too, so the tie-break decides.`;
}

function whyMore(moves: (to: number) => number, square: number, wanted: number) {
  const [mine, least] = [moves(square), moves(wanted)];
  if (mine > least) {
    return `it has ${counted(mine, "onward move")}. Another square has ${least === 0 ? "none" : `only ${least}`}.`;
  }
  return `it has ${counted(mine, "onward move")}, but so has another square, and the tie-break prefers that one.`;
}

/** A square that the knight can no longer reach. */
export const stranded: Judge = (position, _, square) => {
  const gone = outOfReach(position, square);
  if (gone) return gone;
  const { squares, step } = strandedSquares(position);
  if (squares.includes(square)) {
    const text =
      "The knight has visited every square that leads there, and isn’t a jump away itself.";
    return rightSquare(position, square, text, [], step);
  }
  const ways = onward(position, square);
  const knight = pathOf(position).at(-1) ?? -1;
  const near = jumpsFrom(position.size, square).includes(knight) ? [knight, ...ways] : ways;
  const text = `it can still be reached from ${listed(near.map((other) => position.name(other)))}.`;
  const lines = near.map((other) => lineMark(other, square));
  return wrongSquare(position, square, text, lines);
};

function strandedSquares(position: Position) {
  if (position.board.stranded.length > 0) return { squares: position.board.stranded, step: null };
  const next = position.until((_, board) => board.stranded.length > 0);
  return { squares: next?.board?.stranded ?? [], step: next?.step ?? null };
}

/** A square where no tour can start. */
export const noStart: Judge = (position, _, square) => {
  if (position.moment.blocked.includes(square)) {
    return wrongSquare(position, square, "that square is blocked.");
  }
  const { own, other, colour } = coloursFrom(position, square);
  const why = whyHopeless({ ...position.moment, squares: [square] });
  if (!why) {
    const text = `it is ${colour}. A tour from there needs ${own} ${colour} squares and ${other} of the other colour, and the board has them.`;
    return wrongSquare(position, square, text);
  }
  const wanted = Math.ceil((own + other) / 2);
  const counts = `From a ${colour} square a tour needs ${wanted} ${colour} squares, and there are only ${own}.`;
  // The message of a theorem ends with advice.
  const text = own < wanted ? counts : why.replace(/ Choose [^.]*\.$/, "");
  return rightSquare(position, square, text);
};

/** How many squares have the colour of a square, and how many the other. */
function coloursFrom({ size, moment }: Position, square: number) {
  const shade = (at: number) => (Math.floor(at / size.columns) + (at % size.columns)) % 2;
  const all = squaresOf(size).filter((at) => !moment.blocked.includes(at));
  const own = all.filter((at) => shade(at) === shade(square)).length;
  return { own, other: all.length - own, colour: shade(square) === 0 ? "light" : "dark" };
}

/** An unvisited square that would split the others in two. */
export const cutSquare: Judge = (position, _, square) => {
  const gone = outOfReach(position, square);
  if (gone) return gone;
  const rest = unvisited(position).filter((other) => other !== square);
  const first = groupOf(position, rest, rest[0]!);
  if (first.size === rest.length) {
    const text = `without it the other ${rest.length} unvisited squares are still connected.`;
    return wrongSquare(position, square, text);
  }
  const beyond = rest.filter((other) => !first.has(other));
  const smaller = first.size < beyond.length ? [...first] : beyond;
  const text = `Without it ${listed(smaller.map((other) => position.name(other)))} ${smaller.length > 1 ? "are" : "is"} cut off from the rest.`;
  return rightSquare(position, square, text, smaller.map(corners));
};

/** The squares connected with one, within a set. */
function groupOf({ size }: Position, within: number[], from: number) {
  const [free, group] = [new Set(within), new Set([from])];
  for (const square of group) {
    for (const other of jumpsFrom(size, square)) if (free.has(other)) group.add(other);
  }
  return group;
}
