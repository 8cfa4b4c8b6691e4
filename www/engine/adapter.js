/**
 * For as long as the compiled engine has getters only: its run with the interface that the page
 * has moved to. The engine's own takes the place of this file.
 */
import { columnNumber } from "../base/names.js";
import * as wasm from "../pkg/forward_check.js";

/**
 * @typedef {{do: "show"}
 *   | {do: "advance", steps: number}
 *   | {do: "seek", step: number}
 *   | {do: "reach", step: number}
 *   | {do: "next-solution"}
 *   | {do: "backtrack-before"}
 *   | {do: "backtrack-after"}
 *   | {do: "deepest"}} Request
 */
/** @typedef {{sentence: boolean, board: boolean, tree: boolean}} Wanted */
/** @typedef {"solved" | "exhausted" | "gave-up" | "counted"} Outcome */
/**
 * @typedef {{kind: "number", square: number, value: number}
 *   | {kind: "row-number", row: number, value: number}
 *   | {kind: "chosen", square: number}
 *   | {kind: "fault", square: number}
 *   | {kind: "jumped", row: number}
 *   | {kind: "unsupported", square: number, row: number, fresh: boolean}
 *   | {kind: "covered", line: "row" | "column" | "diagonal" | "antidiagonal", place: number}
 *   | {kind: "force", square: number, force: "electric" | "line" | "border", along: number, down: number}
 *   | {kind: "trail", piece: number, square: number}
 *   | {kind: "edge" | "joined" | "cut", from: number, to: number}} Annotation
 */
/**
 * @typedef {object} MomentBoard
 * @property {number[]} pieces
 * @property {Annotation[]} annotations
 * @property {ArrayLike<number> | null} levels
 * @property {[number, number][]} conflicts
 * @property {number | null} rejected
 * @property {number | null} wipedOut
 * @property {ArrayLike<number>} degrees
 * @property {number[]} reachable
 * @property {number[]} stranded
 */
/** @typedef {{square: number, step: number, nodes: number}} TreeValue */
/**
 * @typedef {object} TreeLevel
 * @property {TreeValue | null} current
 * @property {(TreeValue & {cause: string, of: number})[]} failed
 * @property {number} open
 * @property {number} struck
 */
/**
 * @typedef {object} Snapshot
 * @property {number} step
 * @property {number} reached
 * @property {boolean} arrived
 * @property {Outcome | null} outcome
 * @property {number} solutions
 * @property {number} depth
 * @property {number | null} progress
 * @property {string} line
 * @property {Record<string, number>} tally
 * @property {Record<string, number>} metrics
 * @property {{text: string, squares: number[]} | null} sentence
 * @property {MomentBoard | null} board
 * @property {{width: number, least: ArrayLike<number>, most: ArrayLike<number>} | null} profile
 * @property {TreeLevel[] | null} tree
 */

const COUNTED = [
  ...["placements", "backtracks", "conflicts", "struck", "restored"],
  ...["wipeouts", "deepest", "moves", "restarts", "jumped"],
];

/** @type {(Outcome | null)[]} */
const OUTCOMES = [null, "solved", "exhausted", "gave-up", "counted"];
const LINES = /** @type {const} */ (["row", "column", "diagonal", "antidiagonal"]);
const FORCES = /** @type {const} */ (["electric", "line", "border"]);

const NO_LIMIT = 2 ** 53;
const EVERYTHING = { sentence: true, board: true, tree: false };

export class Run extends wasm.Run {
  #puzzle;
  #profiled = -1;

  /**
   * @param {import("../pkg/forward_check.js").Setup} puzzle
   * @param {string} solver
   * @param {string} options
   * @param {number} seed
   */
  constructor(puzzle, solver, options, seed) {
    super(puzzle, solver, options, seed);
    this.#puzzle = puzzle;
  }

  /**
   * @param {Request} request
   * @param {number} budget
   * @param {Wanted} wanted
   * @returns {Snapshot}
   */
  ask(request, budget, wanted) {
    const arrived = this.#do(request, performance.now() + budget);
    const tree = wanted.tree ? (super.tree() ?? null) : null;
    return { ...this.#snapshot(wanted), arrived, profile: this.#newProfile(), tree };
  }

  /** @param {number} step @returns {Snapshot} */
  peek(step) {
    const here = this.step;
    super.seek(step);
    const snapshot = this.#snapshot(EVERYTHING);
    super.seek(here);
    return { ...snapshot, arrived: true, profile: null, tree: null };
  }

  /**
   * @param {Request} request
   * @param {number} end
   * @returns {boolean}
   */
  #do(request, end) {
    const left = () => Math.max(0, end - performance.now());
    switch (request.do) {
      case "advance":
        super.run(request.steps, left());
        return true;
      case "seek":
        super.seek(request.step);
        return true;
      case "reach":
        do super.approach(request.step, left());
        while (this.step < request.step && this.#goesOn && left() > 0);
        return this.step >= request.step || !this.#goesOn;
      case "next-solution":
        super.passSolution();
        return super.run(NO_LIMIT, left()) !== 0;
      case "backtrack-before":
        super.seekBacktrackBefore();
        return true;
      case "backtrack-after":
        return this.#seekBacktrack(left);
      case "deepest":
        super.seekDeepest();
        return true;
      default:
        return true;
    }
  }

  get #goesOn() {
    return this.status < 2;
  }

  /** @param {() => number} left */
  #seekBacktrack(left) {
    const before = super.tally()[1];
    const there = () => super.tally()[1] > before || !this.#goesOn;
    do super.seekBacktrack(256);
    while (!there() && left() > 0);
    return there();
  }

  /** @param {{sentence: boolean, board: boolean}} wanted */
  #snapshot({ sentence, board }) {
    const outcome = OUTCOMES[this.status];
    const tally = super.tally();
    const { step, reached, solutions, depth, line } = this;
    return {
      ...{ step, reached, solutions, depth, line, outcome },
      progress: this.progress ?? null,
      tally: Object.fromEntries(COUNTED.map((name, index) => [name, tally[index]])),
      metrics: /** @type {Record<string, number>} */ (super.metrics()),
      sentence: sentence || outcome ? this.#sentence() : null,
      board: board ? this.#board() : null,
    };
  }

  #sentence() {
    const { rows, columns } = this.#puzzle;
    const text = super.explanation();
    const names = new Set(text.match(/\b[a-z]{1,5}\d{1,7}\b/g));
    const squares = [...names].flatMap((name) => {
      const letters = name.replace(/\d+/, "");
      const [row, column] = [rows - Number(name.slice(letters.length)), columnNumber(letters)];
      return row >= 0 && row < rows && column < columns ? [columns * row + column] : [];
    });
    return { text, squares };
  }

  /** @returns {MomentBoard} */
  #board() {
    const [levels, pairs] = [super.domains(), super.conflicts()];
    return {
      pieces: [...super.pieces()],
      annotations: annotationsOf(super.annotations(), this.#puzzle.columns),
      levels: levels ?? null,
      conflicts: Array.from({ length: pairs.length / 2 }, (_, i) => [
        pairs[2 * i],
        pairs[2 * i + 1],
      ]),
      rejected: super.rejected() ?? null,
      wipedOut: super.wipedOut() ?? null,
      degrees: super.degrees(),
      reachable: [...super.reachable()],
      stranded: [...super.stranded()],
    };
  }

  #newProfile() {
    if (this.#profiled === this.reached) return null;
    this.#profiled = this.reached;
    const flat = super.profile();
    const half = (/** @type {number} */ odd) => flat.filter((_, index) => index % 2 === odd);
    return { width: this.profileWidth, least: half(0), most: half(1) };
  }
}

/**
 * @param {Float32Array} flat
 * @param {number} columns
 * @returns {Annotation[]}
 */
function annotationsOf(flat, columns) {
  return Array.from({ length: flat.length / 6 }, (_, index) => {
    const [kind, row, column, a, b, c] = flat.subarray(6 * index);
    const [square, to] = [columns * row + column, columns * a + b];
    /** @type {Annotation[]} */
    const readings = [
      { kind: "number", square, value: a },
      { kind: "row-number", row, value: a },
      { kind: "chosen", square },
      { kind: "fault", square },
      { kind: "jumped", row },
      { kind: "unsupported", square, row: a, fresh: b > 0 },
      { kind: "covered", line: LINES[a], place: b },
      { kind: "force", square, force: FORCES[a], along: b, down: c },
      { kind: "trail", square, piece: a },
      { kind: "edge", from: square, to },
      { kind: "joined", from: square, to },
      { kind: "cut", from: square, to },
    ];
    return readings[kind];
  });
}

/** The colours of the engine's pictures, in their order. */
export const paletteNames = () => [
  ...["light", "dark", "queen", "locked", "conflict", "free", "blocked"],
  ...Array.from({ length: 7 }, (_, depth) => `depth-${depth + 1}`),
  ...Array.from({ length: 254 }, (_, move) => `ramp-${move + 1}`),
];
