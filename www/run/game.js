/**
 * A game that a person plays: moves, what may be done where, and how it stands, in sentences.
 */

import { Stopwatch } from "../base/clock.js";
import { duration } from "../base/numbers.js";
import { lockHasSolution, makePlay } from "../engine/engine.js";
import { emptyScene, playScene } from "../scene/scene.js";

/** @typedef {import("../engine/engine.js").Puzzle} Puzzle */
/** @typedef {import("../session/state.js").Played} Played */
/**
 * What the pointer, or the focus, is on.
 * @typedef {object} Hover
 * @property {number} square
 * @property {boolean} allowed whether it can be used
 * @property {number[]} attackers that forbid it
 */
/** @typedef {{text: string, tone: "" | "bad" | "good"}} Say */

export class Game {
  /** @type {Puzzle} */
  puzzle;
  /** What went wrong with the moves to be played again, if anything. */
  problem = "";
  #names;
  #play;
  #undone;
  /** Seconds played before the stopwatch ran. */
  #seconds;
  #stopwatch = new Stopwatch();

  /**
   * @param {Puzzle} puzzle
   * @param {string[]} names of all squares
   * @param {Played} done what was done before, to be gone on with
   */
  constructor(puzzle, names, { record, undone, seconds }) {
    this.puzzle = puzzle;
    this.#names = names;
    this.#seconds = seconds;
    // A knight without a start is not on the board yet; queens can stand on an empty one.
    const begun = puzzle.squares.length > 0;
    this.#play = begun ? makePlay(puzzle, true) : null;
    this.#undone = this.#replay(record) ? this.#takeBack(undone) : "";
  }

  /**
   * Plays moves again, and says if that cannot be done.
   * @param {string} record
   */
  #replay(record) {
    try {
      this.#play?.replay(record);
      return true;
    } catch (error) {
      this.problem = `The saved game could only be restored in part. ${messageOf(error)}`;
      return false;
    }
  }

  /**
   * Plays moves and takes them back again, so that they can be done again.
   * @param {string} undone
   * @returns {string} those that could be played
   */
  #takeBack(undone) {
    const before = this.moves;
    this.#replay(undone);
    const could = wordsOf(undone).slice(0, this.moves - before);
    for (const _ of could) this.#play?.undo();
    return could.join(" ");
  }

  /** Lets the engine forget the game. */
  free() {
    this.#play?.free();
  }

  /** Whether the first square has been given. */
  get begun() {
    return this.#play !== null;
  }

  get moves() {
    return this.#play?.moves ?? 0;
  }

  get solved() {
    return this.#play?.solved ?? false;
  }

  get canUndo() {
    return this.#play?.canUndo ?? false;
  }

  get canRedo() {
    return this.#play?.canRedo ?? false;
  }

  /** The moves that stand, as text. */
  get record() {
    return this.#play?.record() ?? "";
  }

  /** The moves that can be done again, as text, the next one first. */
  get undone() {
    return this.#undone;
  }

  /** Seconds played so far. @param {number} now milliseconds */
  seconds(now) {
    return this.#seconds + this.#stopwatch.read(now);
  }

  /**
   * What has been done, to be gone on with later.
   * @param {number} now milliseconds
   * @returns {Played}
   */
  done(now) {
    return { record: this.record, undone: this.#undone, seconds: this.seconds(now) };
  }

  /** How many pieces stand, or squares are visited. */
  get count() {
    const pieces = this.#play?.pieces().length ?? 0;
    return this.puzzle.game === "queens" ? pieces + this.puzzle.squares.length : pieces;
  }

  /** How many there are in a solution. */
  get goal() {
    const { game, rows, columns, blocked } = this.puzzle;
    return game === "queens" ? rows : rows * columns - (blocked?.length ?? 0);
  }

  /** @param {boolean} hints */
  scene(hints) {
    return this.#play ? playScene(this.puzzle, this.#play, hints) : emptyScene(this.puzzle);
  }

  /**
   * Places, lifts or jumps; throws an error with a sentence if the rules forbid it.
   * @param {number} square
   * @param {number} now milliseconds
   * @returns {string} what was done
   */
  act(square, now) {
    const done = this.#move(square);
    this.#undone = "";
    this.#time(now);
    return done;
  }

  /** @param {number} square */
  #move(square) {
    const [play, name] = [this.#play, this.#names[square]];
    if (!play) return "";
    if (this.puzzle.game === "knights") {
      play.jump(square);
      return `Knight to ${name}.`;
    }
    if (this.puzzle.squares.includes(square) || play.pieces().includes(square)) {
      play.lift(square);
      return `Queen lifted from ${name}.`;
    }
    play.place(square);
    return `Queen on ${name}.`;
  }

  /**
   * Takes the last move back.
   * @param {number} now milliseconds
   * @returns {boolean} whether there was one
   */
  undo(now) {
    const last = wordsOf(this.record).at(-1);
    if (!this.#play?.undo()) return false;
    this.#undone = [last, ...wordsOf(this.#undone)].join(" ");
    this.#time(now);
    return true;
  }

  /**
   * Makes the move taken back last again.
   * @param {number} now milliseconds
   * @returns {boolean} whether there was one
   */
  redo(now) {
    if (!this.#play?.redo()) return false;
    this.#undone = wordsOf(this.#undone).slice(1).join(" ");
    this.#time(now);
    return true;
  }

  /** Time runs while there is something left to do. @param {number} now */
  #time(now) {
    if (!this.solved) return this.#stopwatch.start(now);
    this.#seconds += this.#stopwatch.stop(now);
  }

  /** @param {boolean} free whether queens may be put where another attacks */
  setFree(free) {
    this.#play?.setFree(free);
  }

  /**
   * Whether a square can be used, and who forbids it.
   * @param {number} square
   * @returns {Hover | null}
   */
  hover(square) {
    if (this.solved) return null;
    const play = this.#play;
    if (!play) return { square, allowed: true, attackers: [] };
    const allowed = play.refusal(square) === undefined;
    return { square, allowed, attackers: [...play.attackers(square)] };
  }

  /**
   * The same in a sentence.
   * @param {number} square
   * @returns {Say}
   */
  hoverSays(square) {
    const [play, name] = [this.#play, this.#names[square]];
    const queens = this.puzzle.game === "queens";
    if (!play)
      return { text: queens ? `Lock the first queen on ${name}.` : `Start on ${name}.`, tone: "" };
    const own = queens && play.pieces().includes(square);
    if (own) return { text: `Your queen on ${name}: click to lift her.`, tone: "" };
    const refusal = play.refusal(square);
    if (refusal) return { text: refusal, tone: "bad" };
    if (!queens)
      return {
        text: `${name} is within reach, and ${moves(play.degrees()[square])} on.`,
        tone: "",
      };
    const free = play.attackers(square).length === 0;
    return {
      text: free ? `${name} is free: no queen attacks it.` : `${name} is attacked.`,
      tone: "",
    };
  }

  /**
   * How the game stands.
   * @param {number} now milliseconds
   * @returns {Say}
   */
  says(now) {
    const queens = this.puzzle.game === "queens";
    if (!this.begun) {
      const text = queens
        ? "Click a square to lock the first queen."
        : "Click a square to start the tour.";
      return { text, tone: "" };
    }
    if (this.solved) {
      const made = this.moves === 1 ? "1 move" : `${this.moves} moves`;
      return {
        text: `Solved in ${made} and ${duration(this.seconds(now))}. Well played!`,
        tone: "good",
      };
    }
    return queens ? this.#queensSay() : this.#knightsSay();
  }

  /** @returns {Say} */
  #queensSay() {
    const [play, { rows, squares }] = [this.#play, this.puzzle];
    if (!play) return { text: "", tone: "" };
    const conflicts = play.conflicts().length / 2;
    if (conflicts > 0) {
      const pairs =
        conflicts === 1 ? "One pair of queens attacks" : `${conflicts} pairs of queens attack`;
      return { text: `${pairs} each other.`, tone: "bad" };
    }
    if (this.moves === 0 && !lockHasSolution(rows, squares[0])) {
      const name = this.#names[squares[0]];
      return {
        text: `No solution has a queen on ${name}: choose New lock for one that has.`,
        tone: "bad",
      };
    }
    const stand = `${this.count} of ${this.goal} queens stand`;
    if (play.stuck)
      return {
        text: `${stand}, and every square is attacked: undo, or lift a queen.`,
        tone: "bad",
      };
    const free = play.attacked().filter((attacked) => attacked === 0).length;
    return {
      text: `${stand}; ${free === 1 ? "1 square is" : `${free} squares are`} free.`,
      tone: "",
    };
  }

  /** @returns {Say} */
  #knightsSay() {
    const play = this.#play;
    if (!play) return { text: "", tone: "" };
    const left = this.goal - this.count;
    if (left === 0) {
      return {
        text: "Every square is visited, but no jump leads back to the start: undo.",
        tone: "bad",
      };
    }
    const stranded = [...play.stranded()].map((square) => this.#names[square]);
    if (stranded.length > 0) {
      const which = stranded.length === 1 ? `${stranded[0]} is` : `${stranded.join(", ")} are`;
      return {
        text: `${which} stranded: no tour can get there any more. Undo to save the tour.`,
        tone: "bad",
      };
    }
    if (play.stuck) return { text: "The knight can't jump anywhere: undo.", tone: "bad" };
    return {
      text: `Move ${this.moves}: ${left} ${left === 1 ? "square" : "squares"} to go.`,
      tone: "",
    };
  }
}

/** @param {string} text @returns {string[]} */
const wordsOf = (text) => text.split(" ").filter(Boolean);

/** @param {number} degree */
const moves = (degree) => (degree === 1 ? "1 move leads" : `${degree} moves lead`);

/**
 * The sentence of an error.
 * @param {unknown} error
 */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error));
