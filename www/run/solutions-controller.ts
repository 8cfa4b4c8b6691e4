/** Counts the solutions of the empty board, and those with the locked queens. */

import { solutions } from "../engine/engine.ts";
import { begin } from "../engine/engine-client.ts";
import type { Puzzle } from "../engine/generated/puzzle.ts";
import type { Job } from "../engine/job.ts";

/** Up to this side, counting is faster than a frame. */
const AT_ONCE = 10;
/** Beyond this side, counting takes too long. */
const LARGEST = 15;

/** `held` is null if no queen is locked. */
export type Solutions = { all: number; held: number | null } | "counting" | "failed";

export class SolutionsController {
  /** Null if they are not counted. */
  count: Solutions | null = null;
  #changed;
  #puzzle: Puzzle | null = null;
  #job: Job<number> | null = null;

  /** @param changed called after an answer */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** @param puzzle being watched, or null */
  follow(puzzle: Puzzle | null) {
    if (puzzle === this.#puzzle) return;
    this.#puzzle = puzzle;
    this.#job?.cancel();
    this.count = puzzle && isCounted(puzzle) ? this.#begin(puzzle) : null;
  }

  #begin(puzzle: Puzzle): Solutions {
    const empty = { ...puzzle, squares: [] };
    const locked = puzzle.squares.length > 0 ? puzzle : null;
    if (puzzle.rows <= AT_ONCE) return { all: solutions(empty), held: locked && solutions(locked) };
    this.#ask(empty, (all) => {
      if (locked) this.#ask(locked, (held) => this.#tell({ all, held }));
      else this.#tell({ all, held: null });
    });
    return "counting";
  }

  #ask(puzzle: Puzzle, then: (solutions: number) => void) {
    this.#job = begin("solutions", [puzzle], ({ value }) => {
      if (value === null) this.#tell("failed");
      else then(value);
    });
  }

  #tell(count: Solutions) {
    this.count = count;
    this.#changed();
  }
}

const isCounted = ({ game, rows }: Puzzle) => game !== "knights" && rows > 0 && rows <= LARGEST;
