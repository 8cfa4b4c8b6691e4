/**
 * Forward Check's engine: puzzles of queens, of queens in colours and of knights, and solvers that explain each step.
 *
 * Each function loads the compiled module that it needs once. Work that takes a while lets the page draw in between.
 * What can't be done is an `Error` whose message is a sentence that says what to change.
 */
import { type Run as Handle, makeRun, solutions } from "../www/engine/engine.ts";
import type { Difficulty } from "../www/engine/generated/puzzle.ts";
import type { Request, Snapshot } from "../www/engine/generated/run.ts";
import type {
  Hint,
  KnightsGrade,
  MadePuzzle,
  QueensGrade,
  Thought,
} from "../www/engine/generated/thinking.ts";
import { makeGrade, makeHint, makeMadePuzzle, type Thinking } from "../www/engine/thinking.ts";
import { type Board, boardOf, puzzleOf, squareName, whole } from "./board.ts";
import { openSolvers, openThinking } from "./load.ts";

export type { Difficulty, GameId } from "../www/engine/generated/puzzle.ts";
export type { Outcome, Request, Snapshot } from "../www/engine/generated/run.ts";
export type { Hint, KnightsGrade, QueensGrade } from "../www/engine/generated/thinking.ts";
export { squareName, squareNumber } from "./board.ts";
export type { Board };

/** How a solver works. */
export interface RunOptions {
  /** The solver's options as in links: `rows=fewest,squares=random`. */
  options?: string;
  /** Another seed makes other random choices; 0 by default. */
  seed?: number;
}

/** How long work may take. */
export interface Waiting {
  /** Aborts the work. */
  signal?: AbortSignal;
}

/** How a run ended. */
export interface Solution {
  /** `solved`, or `exhausted`, which proves that there is no solution, or `gave-up`, which proves nothing, or `counted`. */
  outcome: Snapshot["outcome"];
  steps: number;
  /** The squares of all queens from the top row on, or of the tour in order; empty without a solution. */
  squares: string[];
}

/** A new puzzle. */
export interface Wish extends Omit<Board, "at" | "blocked" | "regions"> {
  grade: Difficulty;
  /** Another seed makes another puzzle; 0 by default. */
  seed?: number;
  /** How many queens to lock; any number by default. */
  locks?: number;
  /** How many squares to block; none by default. */
  blocked?: number;
}

/** Milliseconds of work between two frames. */
const SLICE = 10;

/** Repeats a slice of work until there is no more. */
async function finish(work: () => boolean, { signal }: Waiting) {
  signal?.throwIfAborted();
  while (work()) {
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
  }
}

const EVERYTHING = { sentence: true, board: true, tree: true };

/** A solver at work. What you ask for is done in order; a snapshot waits for it. */
export interface Run {
  /** Goes to a step, forwards or backwards; 0 is the start. On the way forwards, it passes solutions. */
  seek(step: number): Run;
  /** Goes to the next solution, or to the end of the search. */
  toSolution(): Run;
  /** What to show: the board, what the step did and why, the search tree, the figures. */
  snapshot(): Promise<Snapshot>;
  /** Frees the memory. Without it, that happens when nothing refers to the run any more. */
  free(): void;
}

class Running implements Run {
  #handle: Promise<Handle>;
  #done: Promise<unknown>;
  #waiting: Waiting;

  constructor(handle: Promise<Handle>, waiting: Waiting) {
    this.#handle = handle;
    this.#waiting = waiting;
    this.#done = this.#after(handle);
  }

  /** What fails is thrown by the next snapshot. */
  #after(work: Promise<unknown>) {
    work.catch(() => {});
    return work;
  }

  #ask(request: Request) {
    const work = async () => {
      const handle = await this.#handle;
      await finish(() => handle.work(request, SLICE), this.#waiting);
    };
    this.#done = this.#after(this.#done.then(work));
    return this;
  }

  seek(step: number) {
    return this.#ask({ do: "reach", step: whole("A step", step) });
  }

  toSolution() {
    return this.#ask({ do: "next-solution" });
  }

  async snapshot() {
    await this.#done;
    return (await this.#handle).ask({ do: "show" }, SLICE, EVERYTHING);
  }

  free() {
    this.#after(this.#handle.then((handle) => handle.free()));
  }
}

/**
 * A solver before its first step.
 * @param solver its id in links, such as `forward-checking`
 */
export function run(board: Board, solver: string, how: RunOptions & Waiting = {}): Run {
  const make = async () => {
    const puzzle = puzzleOf(board);
    await openSolvers(board.game);
    return makeRun({ puzzle, solver, options: how.options ?? "", seed: how.seed ?? 0 });
  };
  return new Running(make(), how);
}

/** All queens from the top row on, or the knight's path. A moment shows the locked queens apart. */
function piecesOf(board: Board, shown: ArrayLike<number>) {
  const { game, squares } = puzzleOf(board);
  const pieces = Array.from(shown);
  const all = game === "knights" ? pieces : [...squares, ...pieces].sort((one, two) => one - two);
  return all.map((square) => squareName(board, square));
}

/** The first solution that a solver finds. */
export async function solve(
  board: Board,
  solver: string = board.game === "knights" ? "warnsdorff" : "forward-checking",
  how: RunOptions & Waiting = {},
): Promise<Solution> {
  const search = run(board, solver, how).toSolution();
  try {
    const { outcome, step, board: shown } = await search.snapshot();
    const squares = outcome === "solved" ? piecesOf(board, shown?.pieces ?? []) : [];
    return { outcome, steps: step, squares };
  } finally {
    search.free();
  }
}

/** How many solutions a board of queens up to 32 × 32 has, in colours or not. It works without a pause. */
export async function count(board: Board): Promise<number> {
  const puzzle = puzzleOf(board);
  await openSolvers(board.game === "colour" ? "colour" : "queens");
  return solutions(puzzle);
}

/** Asks for an answer, and works on it. */
async function think<Answer extends Thought>(ask: () => Thinking, waiting: Waiting) {
  await openThinking();
  const thinking = ask();
  try {
    await finish(() => !thinking.work(SLICE), waiting);
    return thinking.answer() as Answer;
  } finally {
    thinking.free();
  }
}

/**
 * Whether a position can be completed, the reason for the next move, and the move.
 * @param moves made so far: `c5` places a queen or jumps, `-c5` lifts, `c5>d6` moves, `x:c5+d5` crosses out
 */
export const hint = (board: Board, moves: string[] = [], waiting: Waiting = {}): Promise<Hint> =>
  think(() => makeHint(puzzleOf(board), moves.join(" ")), waiting);

/** How hard a puzzle is, and the reasoning or the search that it takes. */
export const grade = (board: Board, waiting: Waiting = {}): Promise<QueensGrade | KnightsGrade> =>
  think(() => makeGrade(puzzleOf(board)), waiting);

/** A new puzzle of the wanted grade: queens with exactly one solution, or a knight's board with a tour. */
export async function generate(wish: Wish, waiting: Waiting = {}): Promise<Board> {
  const { game, grade, seed = 0, closed = false } = wish;
  const locks = whole("The number of locked queens", wish.locks ?? 0);
  const blocked = whole("The number of blocked squares", wish.blocked ?? 0);
  const { rows, columns } = puzzleOf({ game, size: wish.size ?? 8 });
  const request = { game, rows, columns, grade, seed, locks, blocked, closed };
  const made = await think<MadePuzzle>(() => makeMadePuzzle(request), waiting);
  if ("problem" in made) throw new Error(made.problem);
  return boardOf(made);
}
