/** How many steps solvers take on a puzzle: found out one solver at a time, so that nothing waits. */

import { makeRun } from "../engine/engine.ts";
import type { Puzzle } from "../engine/generated/puzzle.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import { takes } from "../session/roster.ts";
import { type State, USUAL_SOLVERS } from "../session/state.ts";
import type { Game } from "./game.ts";

interface Bar {
  solver: string;
  name: string;
  /** Null where the solver takes more than `MOST`. */
  steps: number | null;
}

/** A solver that takes more steps is asked no further. */
export const MOST = 200_000;
/** Milliseconds that it may take for them: more than it ever does. */
const PATIENCE = 2_000;
const FIGURES = { sentence: false, board: false, tree: false };

export class Effort {
  puzzle;
  #steps: Map<SolverInfo, number | null> = new Map();
  #left;

  /** @param solvers of its game */
  constructor(puzzle: Puzzle, solvers: SolverInfo[]) {
    this.puzzle = puzzle;
    this.#left = solvers.filter(
      (solver) => solver.goesBack && !solver.counts && takes(solver, puzzle),
    );
  }

  /** Asks the next solver; tells whether there was one. */
  next() {
    const solver = this.#left.shift();
    if (!solver) return false;
    this.#steps.set(solver, stepsOf(this.puzzle, solver.id));
    return true;
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

  follow({ mode }: State, game: Game | null, solvers: SolverInfo[]) {
    if (mode !== "play" || !game?.solved || this.#effort?.puzzle === game.puzzle) return;
    this.#effort = new Effort(game.puzzle, solvers);
  }

  /** Asks the next solver; tells whether there is something new to show. */
  work() {
    return this.#effort?.next() === true && this.bars.length > 0;
  }

  get bars(): Bar[] {
    return this.#effort?.bars ?? [];
  }

  /** The solvers that were asked, as lanes of a race. */
  get lanes() {
    return this.bars.map(({ solver }) => ({ solver, options: "", seed: 0 }));
  }
}

/** How many steps a solver takes to the first solution. */
function stepsOf(puzzle: Puzzle, solver: string) {
  const run = makeRun({ puzzle, solver, options: "", seed: 0 });
  const { step, outcome } = run.ask({ do: "advance", steps: MOST }, PATIENCE, FIGURES);
  run.free();
  return outcome === "solved" ? step : null;
}
