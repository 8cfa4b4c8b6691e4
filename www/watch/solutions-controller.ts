/** Counts the solutions of the empty board, and those with the locked queens. */

import { signal } from "@preact/signals-core";
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
  #count = signal<Solutions | null>(null);
  #job: Job<number> | null = null;

  /** Null if they are not counted. */
  get count() {
    return this.#count.value;
  }

  /** @param puzzle being watched, or null */
  begin(puzzle: Puzzle | null) {
    this.#job?.cancel();
    this.#count.value = puzzle && isCounted(puzzle) ? this.#counting(puzzle) : null;
  }

  #counting(puzzle: Puzzle): Solutions {
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
    this.#count.value = count;
  }
}

const isCounted = ({ game, rows }: Puzzle) => game !== "knights" && rows > 0 && rows <= LARGEST;
