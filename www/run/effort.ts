/** How many steps solvers take on a puzzle: found out in slices, a solver at a time, so that no frame waits. */

import { makeRun } from "../engine/engine.ts";
import type { Puzzle } from "../engine/generated/puzzle.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import { takes } from "../state/roster.ts";
import { type State, USUAL_SOLVERS } from "../state/state.ts";
import type { GameController } from "./game-controller.ts";

interface Bar {
  solver: string;
  name: string;
  /** Null where the solver takes more than `MOST`. */
  steps: number | null;
}

/** A solver that takes more steps is asked no further. */
export const MOST = 200_000;
/** Milliseconds of a frame that may be spent on it. */
const BUDGET = 6;
const FIGURES = { sentence: false, board: false, tree: false };

type Run = ReturnType<typeof makeRun>;

export class Effort {
  puzzle;
  #steps: Map<SolverInfo, number | null> = new Map();
  #left;
  /** The run of the first solver that is left. */
  #run: Run | null = null;

  /** @param solvers of its game */
  constructor(puzzle: Puzzle, solvers: SolverInfo[]) {
    this.puzzle = puzzle;
    this.#left = solvers.filter(
      (solver) => solver.goesBack && !solver.counts && takes(solver, puzzle),
    );
  }

  /**
   * Goes on for about so many milliseconds.
   * @returns whether one solver more is known
   */
  work(budget: number): boolean {
    const [solver] = this.#left;
    if (!solver) return false;
    this.#run ??= makeRun({ puzzle: this.puzzle, solver: solver.id, options: "", seed: 0 });
    const { step, outcome } = this.#run.ask({ do: "next-solution" }, budget, FIGURES);
    if (outcome === null && step <= MOST) return false;
    this.#steps.set(solver, outcome === "solved" && step <= MOST ? step : null);
    this.#left.shift();
    this.free();
    return true;
  }

  /** Lets the engine forget the run that is under way. */
  free() {
    this.#run?.free();
    this.#run = null;
  }

  /** The slowest solver, the usual one and the fastest, once all were asked. */
  get bars(): Bar[] {
    if (this.#left.length > 0) return [];
    const all = [...this.#steps].toSorted(([, a], [, b]) => (b ?? Infinity) - (a ?? Infinity));
    const usual = all.findIndex(([{ id, game }]) => id === USUAL_SOLVERS[game]);
    const shown = new Set([0, usual, all.length - 1].filter((place) => place in all));
    return [...shown]
      .toSorted((a, b) => a - b)
      .map((place) => {
        const [{ id, name }, steps] = all[place]!;
        return { solver: id, name, steps };
      });
  }
}

/** How solvers would do with a puzzle that is solved. */
export class EffortController {
  #effort: Effort | null = null;

  follow({ mode }: State, game: GameController | null, solvers: SolverInfo[]) {
    if (mode !== "play" || !game?.solved || this.#effort?.puzzle === game.puzzle) return;
    this.#effort?.free();
    this.#effort = new Effort(game.puzzle, solvers);
  }

  /** Finds out more for a part of a frame; tells whether there is something new to show. */
  work() {
    return this.#effort?.work(BUDGET) === true && this.bars.length > 0;
  }

  get bars(): Bar[] {
    return this.#effort?.bars ?? [];
  }

  /** The solvers that were asked, as lanes of a race. */
  get lanes() {
    return this.bars.map(({ solver }) => ({ solver, options: "", seed: 0 }));
  }
}
