/**
 * A log as a short text for links, six bits a character: `A`–`Z`, `a`–`z`, `0`–`9`, `-` and `_`. It begins with the
 * number of moves. A move is its kind (3 bits), whether a hint made it, the tenths of a second since the last one,
 * and its squares. Numbers without a bound are in groups of 3 bits, each after a bit that says whether another
 * follows. A stroke mostly goes from one square to the next, so the squares of a list after the first are a direction
 * (3 bits) if they can be.
 */

import type { Size } from "../../core/geometry.ts";
import { namesOf, squareNames, squaresNamed } from "../../routes/ids.ts";
import type { LoggedMove, MoveLog } from "../../store/move-log.ts";

export const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const PER_CHARACTER = 6;
const GROUP = 3;
/** No number is larger: a time of a century, in tenths of a second. */
const LARGEST = 2 ** 35;

class BitWriter {
  #bits: number[] = [];

  put(value: number, width: number) {
    for (let bit = width - 1; bit >= 0; bit--) this.#bits.push(Math.floor(value / 2 ** bit) % 2);
  }

  count(value: number) {
    const isMore = value >= 2 ** GROUP;
    this.put(Number(isMore), 1);
    this.put(value % 2 ** GROUP, GROUP);
    if (isMore) this.count(Math.floor(value / 2 ** GROUP));
  }

  text() {
    let text = "";
    for (let at = 0; at < this.#bits.length; at += PER_CHARACTER) {
      let value = 0;
      for (let bit = 0; bit < PER_CHARACTER; bit++) value = 2 * value + (this.#bits[at + bit] ?? 0);
      text += ALPHABET[value];
    }
    // Chat may drop a punctuation mark from the end of a link, so a code ends in none.
    return /[-_]$/.test(text) ? `${text}${ALPHABET[0]}` : text;
  }
}

/** Throws when there is nothing left to read. */
class BitReader {
  #bits: number[];
  #at = 0;

  constructor(text: string) {
    this.#bits = [...text].flatMap((character) => {
      const value = ALPHABET.indexOf(character);
      if (value < 0) throw new RangeError("no character of a code");
      return Array.from(
        { length: PER_CHARACTER },
        (_, bit) => (value >> (PER_CHARACTER - 1 - bit)) & 1,
      );
    });
  }

  take(width: number) {
    if (this.#at + width > this.#bits.length) throw new RangeError("the code ends early");
    let value = 0;
    for (let bit = 0; bit < width; bit++) value = 2 * value + this.#bits[this.#at++]!;
    return value;
  }

  count() {
    let value = 0;
    for (let unit = 1; ; unit *= 2 ** GROUP) {
      const isMore = this.take(1) === 1;
      value += unit * this.take(GROUP);
      if (value > LARGEST) throw new RangeError("too large");
      if (!isMore) return value;
    }
  }
}

/** The kinds of moves, in the order of their numbers. */
const KINDS = ["place", "lift", "move", "cross", "uncross", "restore", "undo", "redo"] as const;
const KIND_BITS = 3;

interface Coded {
  kind: (typeof KINDS)[number];
  /** The squares of the move; for a position, its pieces. */
  squares: number[];
  /** The crosses of a position; null if it has none. */
  crosses: number[] | null;
}

function codedOf(size: Size, move: string): Coded {
  const of = (kind: Coded["kind"], names: string, between = "+"): Coded => ({
    kind,
    squares: squaresNamed(size, names.split(between).filter(Boolean)),
    crosses: null,
  });
  if (move === "<") return of("undo", "");
  if (move === ">") return of("redo", "");
  if (move.startsWith("x:")) return of("cross", move.slice(2));
  if (move.startsWith("o:")) return of("uncross", move.slice(2));
  if (move.startsWith("-")) return of("lift", move.slice(1));
  if (move.includes(">")) return of("move", move, ">");
  if (!move.startsWith("=")) return of("place", move);
  const [pieces = "", crosses] = move.slice(1).split("/");
  const position = of("restore", pieces);
  return crosses === undefined
    ? position
    : { ...position, crosses: of("restore", crosses).squares };
}

function moveOf(size: Size, { kind, squares, crosses }: Coded): string {
  const names = squareNames(size, squares);
  if (kind === "undo") return "<";
  if (kind === "redo") return ">";
  if (kind === "cross") return `x:${names}`;
  if (kind === "uncross") return `o:${names}`;
  if (kind === "lift") return `-${names}`;
  if (kind === "move") return namesOf(size, squares).join(">");
  if (kind === "place") return names;
  return `=${names}${crosses ? `/${squareNames(size, crosses)}` : ""}`;
}

/** How many squares the moves of a kind have; the others have a list. */
const SQUARES: Partial<Record<Coded["kind"], number>> = {
  place: 1,
  lift: 1,
  move: 2,
  undo: 0,
  redo: 0,
};

const DIRECTIONS = [-1, 0, 1]
  .flatMap((down) => [-1, 0, 1].map((right) => ({ down, right })))
  .filter(({ down, right }) => down !== 0 || right !== 0);

const areaOf = ({ rows, columns }: Size) => rows * columns;

const widthOf = (size: Size) => Math.ceil(Math.log2(Math.max(2, areaOf(size))));

const directionTo = ({ columns }: Size, from: number, to: number) =>
  DIRECTIONS.findIndex(
    ({ down, right }) =>
      Math.floor(to / columns) - Math.floor(from / columns) === down &&
      (to % columns) - (from % columns) === right,
  );

function putList(bits: BitWriter, size: Size, squares: number[]) {
  bits.count(squares.length);
  for (const [at, square] of squares.entries()) {
    const direction = at === 0 ? -1 : directionTo(size, squares[at - 1]!, square);
    if (at > 0) bits.put(Number(direction >= 0), 1);
    if (direction >= 0) bits.put(direction, 3);
    else bits.put(square, widthOf(size));
  }
}

function takeList(bits: BitReader, size: Size): number[] {
  const length = bits.count();
  const squares: number[] = [];
  while (squares.length < length) {
    const last = squares.at(-1);
    const direction = last !== undefined && bits.take(1) ? DIRECTIONS[bits.take(3)] : undefined;
    squares.push(
      last !== undefined && direction
        ? last + direction.down * size.columns + direction.right
        : bits.take(widthOf(size)),
    );
  }
  return squares;
}

/** @param log whose moves are on a board of that size */
export function logCode(log: MoveLog, size: Size): string {
  const bits = new BitWriter();
  bits.count(log.length);
  let last = 0;
  for (const { at, move, hinted } of log) {
    const coded = codedOf(size, move);
    bits.put(KINDS.indexOf(coded.kind), KIND_BITS);
    bits.put(Number(Boolean(hinted)), 1);
    bits.count(at - last);
    last = at;
    if (SQUARES[coded.kind] === undefined) putList(bits, size, coded.squares);
    else for (const square of coded.squares) bits.put(square, widthOf(size));
    if (coded.kind !== "restore") continue;
    bits.put(Number(coded.crosses !== null), 1);
    if (coded.crosses) putList(bits, size, coded.crosses);
  }
  return bits.text();
}

/** The inverse of `logCode`; null for any other text. */
export function logOfCode(code: string, size: Size): MoveLog | null {
  try {
    const bits = new BitReader(code);
    const moves = bits.count();
    const log: MoveLog = [];
    for (let at = 0; log.length < moves; ) {
      const logged = takeMove(bits, size, at);
      log.push(logged);
      at = logged.at;
    }
    return logCode(log, size) === code ? log : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function takeMove(bits: BitReader, size: Size, last: number): LoggedMove {
  const kind = KINDS[bits.take(KIND_BITS)]!;
  const isHint = bits.take(1) === 1;
  const at = last + bits.count();
  const fixed = SQUARES[kind];
  const squares =
    fixed === undefined
      ? takeList(bits, size)
      : Array.from({ length: fixed }, () => bits.take(widthOf(size)));
  const crosses = kind === "restore" && bits.take(1) ? takeList(bits, size) : null;
  const area = areaOf(size);
  const isOff = (square: number) => square < 0 || square >= area;
  if ([...squares, ...(crosses ?? [])].some(isOff)) throw new RangeError("off the board");
  const move = moveOf(size, { kind, squares, crosses });
  return { at, move, ...(isHint && { hinted: true as const }) };
}
