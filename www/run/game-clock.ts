/** The time of a game: it runs while the board is visible, until the puzzle is solved. */

import { Stopwatch } from "../core/clock.ts";

export class GameClock {
  /** Seconds played before the clock was last started. */
  #seconds;
  #stopwatch = new Stopwatch();

  constructor(seconds: number) {
    this.#seconds = seconds;
  }

  /** @param now milliseconds */
  read(now: number) {
    return this.#seconds + this.#stopwatch.read(now);
  }

  /** @param now milliseconds */
  run(runs: boolean, now: number) {
    if (runs) this.#stopwatch.start(now);
    else this.#seconds += this.#stopwatch.stop(now);
  }
}
