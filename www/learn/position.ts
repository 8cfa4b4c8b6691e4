/** The moment of a question, and the solver's next steps. */

import type { Moment } from "../content/moment.ts";
import { place, type Size, squaresOf } from "../core/geometry.ts";
import { ascending } from "../core/lists.ts";
import { attacks, coloursOf } from "../core/regions.ts";
import { makeRun } from "../engine/engine.ts";
import type { Snapshot } from "../engine/generated/run.ts";
import type { BoardLine } from "../engine/generated/thinking.ts";
import { parseSquare, roster, squareNames } from "../engine/setting-up.ts";

type Board = NonNullable<Snapshot["board"]>;

const WANTED = { sentence: false, board: true, tree: false };
const NO_HURRY = Number.POSITIVE_INFINITY;

/** How many steps ahead a question looks. */
const FARTHEST = 2_000;

export class Position {
  moment;
  locked;
  /** Squares that are ruled out already. */
  out;
  size: Size;
  /** The colour of each square, or null. */
  regions;
  #names: string[] | null = null;
  #run;
  #step;
  /** The moment, once reached. */
  #here: Snapshot | null = null;
  /** The steps after it that have been made so far. */
  #later: Snapshot[] = [];

  /** @param out squares that are ruled out already, such as d4+f3 */
  constructor(moment: Moment, out: string = "") {
    const { rows, columns, squares, regions, solver, options, seed, step } = moment;
    this.moment = moment;
    this.locked = squares;
    this.size = { rows, columns };
    this.regions = regions === null ? null : coloursOf(regions);
    this.out = namedIn(this.size, out);
    this.#run = makeRun({ puzzle: moment, solver, options, seed });
    this.#step = step;
  }

  free() {
    this.#run.free();
  }

  /** Whether the solver constructs the solution before its first step. */
  get builds() {
    const { game, solver } = this.moment;
    return roster().some((info) => info.game === game && info.id === solver && info.builds);
  }

  #reach(step: number) {
    return this.#run.ask({ do: "reach", step }, NO_HURRY, WANTED);
  }

  /**
   * Reaches the moment ahead of time.
   * @param budget milliseconds
   */
  prepare(budget: number) {
    if (this.#here) return;
    const snapshot = this.#run.ask({ do: "reach", step: this.#step }, budget, WANTED);
    if (snapshot.arrived) this.#here = snapshot;
  }

  get #snapshot() {
    this.#here ??= this.#reach(this.#step);
    return this.#here;
  }

  get board() {
    return this.#snapshot.board ?? missing();
  }

  get metrics() {
    return this.#snapshot.metrics;
  }

  get tally() {
    return this.#snapshot.tally;
  }

  get next() {
    return this.until(() => true);
  }

  until(test: (snapshot: Snapshot, board: Board) => boolean): Snapshot | null {
    // The run can't return to the moment, so it is kept.
    this.#here ??= this.#snapshot;
    for (let ahead = 0; ahead < FARTHEST; ahead++) {
      const step = this.#step + ahead + 1;
      const snapshot = this.#later[ahead] ?? this.#reach(step);
      this.#later[ahead] = snapshot;
      if (snapshot.step < step) return null;
      if (snapshot.board && test(snapshot, snapshot.board)) return snapshot;
    }
    return null;
  }

  /** The last queen, if another attacks it; or null. */
  get onTrial() {
    const { pieces, conflicts } = this.board;
    const last = pieces.length > 0 ? pieces[pieces.length - 1]! : null;
    return last !== null && conflicts.some((pair) => pair.includes(last)) ? last : null;
  }

  /** The solver's queens, without one on trial, in the order of placing. */
  get placed() {
    const trial = this.onTrial;
    return Array.from(this.board.pieces).filter((queen) => queen !== trial);
  }

  get queens() {
    return [...this.locked, ...this.placed];
  }

  rowOf(square: number) {
    return place(this.size, square).row;
  }

  columnOf(square: number) {
    return place(this.size, square).column;
  }

  squaresIn(row: number) {
    return squaresOf(this.size).filter((square) => this.rowOf(square) === row);
  }

  get openRows() {
    const done = new Set(this.queens.map((queen) => this.rowOf(queen)));
    return Array.from({ length: this.size.rows }, (_, row) => row).filter((row) => !done.has(row));
  }

  /** Whether a queen attacks another square, by the rules of the board. */
  attacks(queen: number, square: number) {
    return attacks({ size: this.size, regions: this.regions }, queen, square);
  }

  /** The line that a square shares with one it attacks, or a corner if they only touch. */
  shared(one: number, other: number) {
    if (this.rowOf(one) === this.rowOf(other)) return "row";
    if (this.columnOf(one) === this.columnOf(other)) return "column";
    if (!this.regions) return "diagonal";
    return this.regions[one] === this.regions[other] ? "colour" : "corner";
  }

  attackersOf(square: number) {
    return this.queens.filter((queen) => this.attacks(queen, square));
  }

  /** Whether the solver can still use a square. */
  isOpen(square: number) {
    if (this.out.includes(square) || !this.openRows.includes(this.rowOf(square))) return false;
    const { levels } = this.board;
    return levels ? levels[square]! < 0 : this.attackersOf(square).length === 0;
  }

  left(row: number) {
    return this.squaresIn(row).filter((square) => this.isOpen(square));
  }

  /** The same in a column. */
  leftIn(column: number) {
    return squaresOf(this.size).filter(
      (square) => this.columnOf(square) === column && this.isOpen(square),
    );
  }

  /** The squares of a row, a column or a colour that are open. */
  leftOf({ kind, index }: BoardLine) {
    if (kind === "row") return this.left(index);
    if (kind === "column") return this.leftIn(index);
    return squaresOf(this.size).filter(
      (square) => this.regions?.[square] === index && this.isOpen(square),
    );
  }

  /** Open squares of other rows that a queen would rule out. */
  ruledOutBy(queen: number) {
    const isElsewhere = (square: number) => this.rowOf(square) !== this.rowOf(queen);
    return squaresOf(this.size).filter(
      (square) => isElsewhere(square) && this.isOpen(square) && this.attacks(queen, square),
    );
  }

  /** The solver's next queen, tried or placed, and the step; or null. */
  get nextQueen() {
    const { pieces } = this.board;
    const held = new Set(Array.from(pieces));
    const tried = (board: Board) =>
      board.rejected ?? Array.from(board.pieces).find((square) => !held.has(square)) ?? null;
    const snapshot = this.until((_, board) => tried(board) !== null);
    const square = snapshot?.board ? tried(snapshot.board) : null;
    return snapshot && square !== null ? { square, step: snapshot.step } : null;
  }

  get names() {
    this.#names ??= squareNames(this.size.rows, this.size.columns);
    return this.#names;
  }

  name(square: number) {
    return this.names[square]!;
  }

  /** The row's number for people. */
  rowName(row: number) {
    return this.size.rows - row;
  }

  columnName(column: number) {
    return this.name(column).replace(/\d+$/, "");
  }

  /** The board with all its queens. */
  get puzzle() {
    return { ...this.moment, squares: ascending(this.queens) };
  }

  square(name: string) {
    return parseSquare(this.size, name);
  }
}

/** Squares by their names, such as d4+f3. */
export const namedIn = (size: Size, names: string) =>
  names
    .split("+")
    .filter(Boolean)
    .map((name) => parseSquare(size, name));

function missing(): never {
  throw new Error("A moment of a lesson has a board.");
}
