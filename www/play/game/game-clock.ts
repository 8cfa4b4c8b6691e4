/**
 * The time of a game: it runs while the board is visible, until the puzzle is solved. The page reads it in every frame: while no
 * frame is drawn, as when the machine sleeps, you are not playing.
 */

/** The longest pause between two readings that counts, in milliseconds. */
const LONGEST_PAUSE = 60_000;

export class GameClock {
  /** Seconds played before the clock was last started. */
  #seconds;
  /** When it was started and when it was read last, in milliseconds; null at rest. */
  #since: { start: number; read: number } | null = null;

  constructor(seconds: number) {
    this.#seconds = seconds;
  }

  /** @param now milliseconds */
  read(now: number) {
    if (!this.#since) return this.#seconds;
    const { start, read } = this.#since;
    const pause = now - read > LONGEST_PAUSE ? now - read : 0;
    this.#since = { start: start + pause, read: Math.max(read, now) };
    return this.#seconds + Math.max(0, now - this.#since.start) / 1000;
  }

  /**
   * Another window may have played for longer.
   * @param now milliseconds
   */
  raise(seconds: number, now: number) {
    this.#seconds += Math.max(0, seconds - this.read(now));
  }

  /** @param now milliseconds */
  run(runs: boolean, now: number) {
    if (runs === (this.#since !== null)) return;
    this.#seconds = this.read(now);
    this.#since = runs ? { start: now, read: now } : null;
  }
}
