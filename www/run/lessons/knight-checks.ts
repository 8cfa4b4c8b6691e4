/** Questions about the knight’s way. */

import { jumpsFrom, squaresOf } from "../../core/geometry.ts";
import { counted, listed } from "../../core/lists.ts";
import { whyHopeless } from "../../engine/table.ts";
import type { Position } from "./position.ts";
import { corners, type Judge, lineMark, right, ring, wrong } from "./verdict.ts";

const pathOf = ({ board }: Position) => Array.from(board.pieces);

/** The squares that the knight has not visited and may visit. */
function unvisited(position: Position) {
  const gone = new Set([...pathOf(position), ...position.moment.blocked]);
  return squaresOf(position.size).filter((square) => !gone.has(square));
}

/** The unvisited squares a jump away. */
function onward(position: Position, square: number) {
  const free = new Set(unvisited(position));
  return jumpsFrom(position.size, square).filter((other) => free.has(other));
}

/** What is said of a square that the knight cannot go to now; null of any other. */
function outOfReach(position: Position, square: number) {
  const [name, path] = [position.name(square), pathOf(position)];
  const not = (text: string) => wrong(`Not ${name}:`, text, [ring(square, "bad")]);
  if (path.at(-1) === square) return not("the knight stands there.");
  if (path.includes(square)) return not("the knight has been there.");
  if (position.moment.blocked.includes(square)) return not("that square is blocked.");
  return null;
}

/** The knight’s next jump. */
export const nextJump: Judge = (position, _, square) => {
  const path = pathOf(position);
  const [name, here] = [position.name(square), path.at(-1)!];
  const gone = outOfReach(position, square);
  if (gone) return gone;
  if (!jumpsFrom(position.size, here).includes(square)) {
    const text = `it is not a knight’s jump away from ${position.name(here)}.`;
    return wrong(`Not ${name}:`, text, [ring(square, "bad")]);
  }
  const snapshot = position.until((_, { pieces }) => pieces.length > path.length);
  if (!snapshot?.board) throw new Error("The knight jumps no further.");
  const wanted = snapshot.board.pieces[path.length]!;
  const compares = snapshot.board.annotations.some(({ kind }) => kind === "candidate");
  const moves = (to: number) => onward(position, to).length;
  if (square === wanted) {
    const by = position.builds ? "The tour goes on there." : "It is the next in the fixed order.";
    const text = compares ? whyFewest(position, moves, square) : by;
    const counts = compares
      ? onward(position, here).map((to) => countedMark(to, moves(to), to === square))
      : [];
    return right(`Right, ${name}.`, text, [...counts, ring(square, "good")], snapshot.step);
  }
  const by = position.builds
    ? "the tour goes on elsewhere."
    : "another jump comes before it in the fixed order.";
  const text = compares ? whyMore(moves, square, wanted) : by;
  return wrong(`Not ${name}:`, text, [ring(square, "bad")]);
};

/** How many onward moves a square has. */
const countedMark = (square: number, moves: number, best: boolean) => ({
  ...{ kind: "tried" as const, square, value: String(moves) },
  tone: best ? ("good" as const) : ("plain" as const),
});

function whyFewest(position: Position, moves: (to: number) => number, square: number) {
  const path = pathOf(position);
  const others = onward(position, path.at(-1)!).filter((other) => other !== square);
  const ties = others.filter((other) => moves(other) === moves(square));
  const words = `It has ${counted(moves(square), "onward move")}, and no square has fewer.`;
  if (ties.length === 0) return words;
  return `${words} ${listed(ties.map((tie) => position.name(tie)))} ${ties.length > 1 ? "have" : "has"} as many: the tie-break decides.`;
}

/**
 * Why a square was not taken by a solver that goes by onward moves.
 * @param moves onward from a square
 */
function whyMore(moves: (to: number) => number, square: number, wanted: number) {
  const [mine, least] = [moves(square), moves(wanted)];
  if (mine > least) {
    return `it has ${counted(mine, "onward move")}. There is a square with ${least === 0 ? "none" : `only ${least}`}.`;
  }
  return `it has ${counted(mine, "onward move")} like the right one, but the tie-break prefers that.`;
}

/** The square that no tour can reach any more. */
export const stranded: Judge = (position, _, square) => {
  const name = position.name(square);
  const gone = outOfReach(position, square);
  if (gone) return gone;
  const { squares, step } = strandedSquares(position);
  if (squares.includes(square)) {
    const text =
      "The knight has visited every square from which it could be reached, and is not a jump away.";
    return right(`Right, ${name}.`, text, [ring(square, "good")], step);
  }
  const ways = onward(position, square);
  const knight = pathOf(position).at(-1) ?? -1;
  const near = jumpsFrom(position.size, square).includes(knight) ? [knight, ...ways] : ways;
  const text = `it can still be reached from ${listed(near.map((other) => position.name(other)))}.`;
  return wrong(`Not ${name}:`, text, [
    ring(square, "bad"),
    ...near.map((other) => lineMark(other, square)),
  ]);
};

/** The squares that are stranded now or, if none is, after the next jump. */
function strandedSquares(position: Position) {
  if (position.board.stranded.length > 0) return { squares: position.board.stranded, step: null };
  const next = position.until((_, board) => board.stranded.length > 0);
  return { squares: next?.board?.stranded ?? [], step: next?.step ?? null };
}

/** A square where no tour can start. */
export const noStart: Judge = (position, _, square) => {
  const name = position.name(square);
  if (position.moment.blocked.includes(square)) {
    return wrong(`Not ${name}:`, "that square is blocked.", [ring(square, "bad")]);
  }
  const { own, other, colour } = coloursFrom(position, square);
  const why = whyHopeless({ ...position.moment, squares: [square] });
  if (!why) {
    const text = `it is ${colour}. A tour from here needs ${own} ${colour} squares and ${other} of the other colour, just what the board has.`;
    return wrong(`Not ${name}:`, text, [ring(square, "bad")]);
  }
  const wanted = Math.ceil((own + other) / 2);
  const counts = `From a ${colour} square a tour needs ${wanted} ${colour} squares, and there are only ${own}.`;
  // What else a theorem says ends with what to do about it.
  const text = own < wanted ? counts : why.replace(/ Choose [^.]*\.$/, "");
  return right(`Right, ${name}.`, text, [ring(square, "good")]);
};

/** How many squares there are of the colour of a square, and of the other. */
function coloursFrom({ size, moment }: Position, square: number) {
  const shade = (at: number) => (Math.floor(at / size.columns) + (at % size.columns)) % 2;
  const all = squaresOf(size).filter((at) => !moment.blocked.includes(at));
  const own = all.filter((at) => shade(at) === shade(square)).length;
  return { own, other: all.length - own, colour: shade(square) === 0 ? "light" : "dark" };
}

/** An unvisited square whose taking would cut the unvisited squares in two. */
export const cutSquare: Judge = (position, _, square) => {
  const name = position.name(square);
  const gone = outOfReach(position, square);
  if (gone) return gone;
  const rest = unvisited(position).filter((other) => other !== square);
  const first = groupOf(position, rest, rest[0]!);
  if (first.size === rest.length) {
    const text = `without it the other ${rest.length} unvisited squares still hang together.`;
    return wrong(`Not ${name}:`, text, [ring(square, "bad")]);
  }
  const beyond = rest.filter((other) => !first.has(other));
  const smaller = first.size < beyond.length ? [...first] : beyond;
  const text = `Without it ${listed(smaller.map((other) => position.name(other)))} ${smaller.length > 1 ? "are" : "is"} cut off from the rest.`;
  return right(`Right, ${name}.`, text, [ring(square, "good"), ...smaller.map(corners)]);
};

/** The squares that can be reached from one within others. */
function groupOf({ size }: Position, within: number[], from: number) {
  const [free, group] = [new Set(within), new Set([from])];
  for (const square of group) {
    for (const other of jumpsFrom(size, square)) if (free.has(other)) group.add(other);
  }
  return group;
}
