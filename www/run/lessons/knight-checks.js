/** Questions about the knight’s way. */

import { jumpsFrom, squaresOf } from "../../base/geometry.js";
import { counted, listed } from "../../base/lists.js";
import { whyHopeless } from "../../engine/table.js";
import { corners, lineMark, right, ring, wrong } from "./verdict.js";

/** @typedef {import("./verdict.js").Judge} Judge */
/** @typedef {import("./verdict.js").Position} Position */

/** @param {Position} position */
const pathOf = ({ board }) => Array.from(board.pieces);

/** The squares that the knight has not visited and may visit. @param {Position} position */
function unvisited(position) {
  const gone = new Set([...pathOf(position), ...position.moment.blocked]);
  return squaresOf(position.size).filter((square) => !gone.has(square));
}

/** The unvisited squares a jump away. @param {Position} position @param {number} square */
function onward(position, square) {
  const free = new Set(unvisited(position));
  return jumpsFrom(position.size, square).filter((other) => free.has(other));
}

/**
 * What is said of a square that the knight cannot go to now; null of any other.
 * @param {Position} position
 * @param {number} square
 */
function outOfReach(position, square) {
  const [name, path] = [position.name(square), pathOf(position)];
  const not = (/** @type {string} */ text) => wrong(`Not ${name}:`, text, [ring(square, "bad")]);
  if (path.at(-1) === square) return not("the knight stands there.");
  if (path.includes(square)) return not("the knight has been there.");
  if (position.moment.blocked.includes(square)) return not("that square is blocked.");
  return null;
}

/** The knight’s next jump. @type {Judge} */
export function nextJump(position, _, square) {
  const path = pathOf(position);
  const [name, here] = [position.name(square), path[path.length - 1]];
  const gone = outOfReach(position, square);
  if (gone) return gone;
  if (!jumpsFrom(position.size, here).includes(square)) {
    const text = `it is not a knight’s jump away from ${position.name(here)}.`;
    return wrong(`Not ${name}:`, text, [ring(square, "bad")]);
  }
  const snapshot = position.until((_, { pieces }) => pieces.length > path.length);
  if (!snapshot?.board) throw new Error("The knight jumps no further.");
  const wanted = snapshot.board.pieces[path.length];
  const compares = snapshot.board.annotations.some(({ kind }) => kind === "candidate");
  const moves = (/** @type {number} */ to) => onward(position, to).length;
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
}

/** How many onward moves a square has. @param {number} square @param {number} moves @param {boolean} best */
const countedMark = (square, moves, best) => ({
  ...{ kind: /** @type {const} */ ("tried"), square, value: String(moves) },
  tone: best ? /** @type {const} */ ("good") : /** @type {const} */ ("plain"),
});

/** @param {Position} position @param {(to: number) => number} moves @param {number} square */
function whyFewest(position, moves, square) {
  const path = pathOf(position);
  const others = onward(position, path[path.length - 1]).filter((other) => other !== square);
  const ties = others.filter((other) => moves(other) === moves(square));
  const words = `It has ${counted(moves(square), "onward move")}, and no square has fewer.`;
  if (ties.length === 0) return words;
  return `${words} ${listed(ties.map((tie) => position.name(tie)))} ${ties.length > 1 ? "have" : "has"} as many: the tie-break decides.`;
}

/**
 * Why a square was not taken by a solver that goes by onward moves.
 * @param {(to: number) => number} moves onward from a square
 * @param {number} square
 * @param {number} wanted
 */
function whyMore(moves, square, wanted) {
  const [mine, least] = [moves(square), moves(wanted)];
  if (mine > least) {
    return `it has ${counted(mine, "onward move")}. There is a square with ${least === 0 ? "none" : `only ${least}`}.`;
  }
  return `it has ${counted(mine, "onward move")} like the right one, but the tie-break prefers that.`;
}

/** The square that no tour can reach any more. @type {Judge} */
export function stranded(position, _, square) {
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
}

/** The squares that are stranded now or, if none is, after the next jump. @param {Position} position */
function strandedSquares(position) {
  if (position.board.stranded.length > 0) return { squares: position.board.stranded, step: null };
  const next = position.until((_, board) => board.stranded.length > 0);
  return { squares: next?.board?.stranded ?? [], step: next?.step ?? null };
}

/** A square where no tour can start. @type {Judge} */
export function noStart(position, _, square) {
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
}

/** How many squares there are of the colour of a square, and of the other. @param {Position} position @param {number} square */
function coloursFrom({ size, moment }, square) {
  const shade = (/** @type {number} */ at) =>
    (Math.floor(at / size.columns) + (at % size.columns)) % 2;
  const all = squaresOf(size).filter((at) => !moment.blocked.includes(at));
  const own = all.filter((at) => shade(at) === shade(square)).length;
  return { own, other: all.length - own, colour: shade(square) === 0 ? "light" : "dark" };
}

/** An unvisited square whose taking would cut the unvisited squares in two. @type {Judge} */
export function cutSquare(position, _, square) {
  const name = position.name(square);
  const gone = outOfReach(position, square);
  if (gone) return gone;
  const rest = unvisited(position).filter((other) => other !== square);
  const first = groupOf(position, rest, rest[0]);
  if (first.size === rest.length) {
    const text = `without it the other ${rest.length} unvisited squares still hang together.`;
    return wrong(`Not ${name}:`, text, [ring(square, "bad")]);
  }
  const beyond = rest.filter((other) => !first.has(other));
  const smaller = first.size < beyond.length ? [...first] : beyond;
  const text = `Without it ${listed(smaller.map((other) => position.name(other)))} ${smaller.length > 1 ? "are" : "is"} cut off from the rest.`;
  return right(`Right, ${name}.`, text, [ring(square, "good"), ...smaller.map(corners)]);
}

/** The squares that can be reached from one within others. @param {Position} position @param {number[]} within @param {number} from */
function groupOf({ size }, within, from) {
  const [free, group] = [new Set(within), new Set([from])];
  for (const square of group) {
    for (const other of jumpsFrom(size, square)) if (free.has(other)) group.add(other);
  }
  return group;
}
