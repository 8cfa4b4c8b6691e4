/** The position that a question is about: a moment of a run, and what the solver does from there. */

import type { Moment } from "../../content/moment.ts";
import { inLine, place, type Size, squaresOf } from "../../core/geometry.ts";
import { makeRun } from "../../engine/engine.ts";
import type { Snapshot } from "../../engine/generated/run.ts";
import { parseSquare, roster, squareNames } from "../../engine/table.ts";

type Board = NonNullable<Snapshot["board"]>;

const WANTED = { sentence: true, board: true, tree: false };
const NO_HURRY = Number.POSITIVE_INFINITY;

/** So many steps on a question looks at most. */
const FARTHEST = 2_000;

export class Position {
  moment;
  locked;
  size: Size;
  /** The names of all squares. */
  names: string[];
  #run;
  #step;
  /** What there is at the moment, once the run has come there. */
  #here: Snapshot | null = null;
  /** The steps after the moment, as far as they were looked at. */
  #later: Snapshot[] = [];

  constructor(moment: Moment) {
    const { rows, columns, squares, solver, options, seed, step } = moment;
    this.moment = moment;
    this.locked = squares;
    this.size = { rows, columns };
    this.names = squareNames(rows, columns);
    this.#run = makeRun({ puzzle: moment, solver, options, seed });
    this.#step = step;
  }

  /** Has the engine forget the run. */
  free() {
    this.#run.free();
  }

  /** Whether the solver follows what was built before the first step. */
  get builds() {
    const { game, solver } = this.moment;
    return roster().some((info) => info.game === game && info.id === solver && info.builds);
  }

  #reach(step: number) {
    return this.#run.ask({ do: "reach", step }, NO_HURRY, WANTED);
  }

  /**
   * Has the run go on to the moment, so that nobody has to wait for it at an answer.
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

  /** What stands at the moment. */
  get board() {
    return this.#snapshot.board ?? missing();
  }

  /** What the run has counted up to there. */
  get tally() {
    return this.#snapshot.tally;
  }

  /** The step after the moment. */
  get next() {
    return this.until(() => true);
  }

  /**
   * The first step after the moment that passes a test; null where there is none before the end.
   */
  until(test: (snapshot: Snapshot, board: Board) => boolean): Snapshot | null {
    // Once it has gone on, the run does not come back.
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

  // ---- queens -----------------------------------------------------------------------------

  /** The last queen if it is only being tried where another attacks it, or null. */
  get onTrial() {
    const { pieces, conflicts } = this.board;
    const last = pieces.length > 0 ? pieces[pieces.length - 1]! : null;
    return last !== null && conflicts.some((pair) => pair.includes(last)) ? last : null;
  }

  /** The solver's own queens that stand, in the order in which they were placed. */
  get placed() {
    const trial = this.onTrial;
    return Array.from(this.board.pieces).filter((queen) => queen !== trial);
  }

  /** All queens that stand, the locked ones first. */
  get queens() {
    return [...this.locked, ...this.placed];
  }

  rowOf(square: number) {
    return place(this.size, square).row;
  }

  squaresIn(row: number) {
    return squaresOf(this.size).filter((square) => this.rowOf(square) === row);
  }

  /** The rows that have no queen yet, from the top. */
  get openRows() {
    const done = new Set(this.queens.map((queen) => this.rowOf(queen)));
    return Array.from({ length: this.size.rows }, (_, row) => row).filter((row) => !done.has(row));
  }

  /** The queens that stand in line with a square. */
  attackersOf(square: number) {
    return this.queens.filter((queen) => inLine(this.size, queen, square));
  }

  /** Whether the solver can still use a square. */
  isOpen(square: number) {
    if (!this.openRows.includes(this.rowOf(square))) return false;
    const { levels } = this.board;
    return levels ? levels[square]! < 0 : this.attackersOf(square).length === 0;
  }

  /** The squares that a row has left. */
  left(row: number) {
    return this.squaresIn(row).filter((square) => this.isOpen(square));
  }

  /** The squares of other open rows that a queen would newly rule out. */
  ruledOutBy(queen: number) {
    const isElsewhere = (square: number) => this.rowOf(square) !== this.rowOf(queen);
    return squaresOf(this.size).filter(
      (square) => isElsewhere(square) && this.isOpen(square) && inLine(this.size, queen, square),
    );
  }

  /** Where the solver puts or tries its next queen, and at which step; null if it never does. */
  get nextQueen() {
    const { pieces } = this.board;
    const held = new Set(Array.from(pieces));
    const tried = (board: Board) =>
      board.rejected ?? Array.from(board.pieces).find((square) => !held.has(square)) ?? null;
    const snapshot = this.until((_, board) => tried(board) !== null);
    const square = snapshot?.board ? tried(snapshot.board) : null;
    return snapshot && square !== null ? { square, step: snapshot.step } : null;
  }

  // ---- words ------------------------------------------------------------------------------

  name(square: number) {
    return this.names[square]!;
  }

  /** The number of a row as a person reads it. */
  rowName(row: number) {
    return this.size.rows - row;
  }

  /** The square with a name. */
  square(name: string) {
    return parseSquare(this.size, name);
  }
}

function missing(): never {
  throw new Error("A moment of a lesson has a board.");
}
