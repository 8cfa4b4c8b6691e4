/**
 * Whether the board can still be completed, and whether the player is warned if not. The answer takes a search, so there is one for
 * each position.
 */

import type { Puzzle } from "../../engine/generated/puzzle.ts";
import { type Play, whyHopeless } from "../../engine/table.ts";

export class Prospects {
  /** Why the puzzle has no solution, in sentences, or "". */
  readonly hopeless;
  /** Whether to warn when the board can no longer be completed. */
  warns = false;
  #play;
  #position: string | null = null;
  #lost: string | undefined;

  /** @param play null before the first square is chosen */
  constructor(play: Play | null, puzzle: Puzzle) {
    this.#play = play;
    this.hopeless = whyHopeless(puzzle) ?? "";
  }

  /** Why it can't be completed, in sentences, as far as the table knows; undefined if it can. */
  get lost(): string | undefined {
    const position = this.#play?.position() ?? null;
    if (position !== this.#position) {
      this.#position = position;
      this.#lost = this.#play?.lost();
    }
    return this.#lost;
  }

  /** The squares that show it, if the player is warned. */
  get squares(): number[] {
    return this.warns && this.lost && this.#play ? [...this.#play.lostSquares()] : [];
  }

  /** What the player is warned of, in sentences, or "". */
  get warning() {
    return this.warns ? this.hopeless || (this.lost ?? "") : "";
  }
}
