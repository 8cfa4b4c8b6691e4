/**
 * Time as numbers: how many ticks are due, how fast steps go. Nothing here reads a clock; the
 * moments, in milliseconds, are handed in.
 */

/** After a pause of the page no more than this is caught up with, in milliseconds. */
const MOST_CAUGHT_UP = 100;

/** Counts the ticks that are due at a rate. */
export class Ticker {
  #last: number | null = null;
  #due = 0;

  /** Starts over: the first tick is due at once. */
  reset() {
    this.#last = null;
    this.#due = 1;
  }

  /**
   * How many whole ticks have become due since the last call.
   * @param rate ticks per second
   */
  advance(now: number, rate: number) {
    const passed = Math.min(now - (this.#last ?? now), MOST_CAUGHT_UP);
    this.#last = now;
    this.#due += (passed * rate) / 1000;
    const ticks = Math.floor(this.#due + 1e-9);
    this.#due -= ticks;
    return ticks;
  }
}

/** Measures steps a second over about the last second. */
export class Speedometer {
  #marks: { at: number; steps: number }[] = [];

  reset() {
    this.#marks = [];
  }

  /**
   * @param steps made in all
   * @returns steps a second, 0 while too little is known
   */
  measure(now: number, steps: number): number {
    this.#marks.push({ at: now, steps });
    while (this.#marks.length > 2 && this.#marks[0]!.at < now - 1000) this.#marks.shift();
    const first = this.#marks[0]!;
    const passed = now - first.at;
    return passed < 50 ? 0 : ((steps - first.steps) * 1000) / passed;
  }
}

/** Adds up the time played, in seconds. */
export class Stopwatch {
  /** When it was started, or null while it stands. */
  #since: number | null = null;

  /** Whether it does not stand. */
  get runs() {
    return this.#since !== null;
  }

  start(now: number) {
    this.#since ??= now;
  }

  /** The seconds since it was started. */
  read(now: number) {
    return this.#since === null ? 0 : (now - this.#since) / 1000;
  }

  /** Hands them over, and stands. */
  stop(now: number) {
    const seconds = this.read(now);
    this.#since = null;
    return seconds;
  }
}
