/**
 * Time as numbers: how many ticks are due, how fast steps go. Nothing here reads a clock; the
 * moments, in milliseconds, are handed in.
 */

/** After a pause of the page no more than this is caught up with, in milliseconds. */
const MOST_CAUGHT_UP = 100;

/** Counts the ticks that are due at a rate. */
export class Ticker {
  /** @type {number | null} */
  #last = null;
  #due = 0;

  /** Starts over: the first tick is due at once. */
  reset() {
    this.#last = null;
    this.#due = 1;
  }

  /**
   * How many whole ticks have become due since the last call.
   * @param {number} now
   * @param {number} rate ticks per second
   */
  advance(now, rate) {
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
  /** @type {{at: number, steps: number}[]} */
  #marks = [];

  reset() {
    this.#marks = [];
  }

  /**
   * @param {number} now
   * @param {number} steps made in all
   * @returns {number} steps a second, 0 while too little is known
   */
  measure(now, steps) {
    this.#marks.push({ at: now, steps });
    while (this.#marks.length > 2 && this.#marks[0].at < now - 1000) this.#marks.shift();
    const first = this.#marks[0];
    const passed = now - first.at;
    return passed < 50 ? 0 : ((steps - first.steps) * 1000) / passed;
  }
}

/** Adds up the time played, in seconds. */
export class Stopwatch {
  /** When it was started, or null while it stands. @type {number | null} */
  #since = null;

  /** Whether it does not stand. */
  get runs() {
    return this.#since !== null;
  }

  /** @param {number} now */
  start(now) {
    this.#since ??= now;
  }

  /** The seconds since it was started. @param {number} now */
  read(now) {
    return this.#since === null ? 0 : (now - this.#since) / 1000;
  }

  /** Hands them over, and stands. @param {number} now */
  stop(now) {
    const seconds = this.read(now);
    this.#since = null;
    return seconds;
  }
}
