/** Clocks as plain numbers: the caller passes the time, in milliseconds. */

/** How long a worker that is not needed waits before it ends, in milliseconds. */
export const KEPT = 120_000;

/** Measures how long something has not been used. */
export class Disuse {
  #usedAt: number | null = null;

  /** Whether it is neither used now nor was within the last two minutes. */
  isLong(now: number, isUsed: boolean) {
    if (isUsed) this.#usedAt = null;
    else this.#usedAt ??= now;
    return this.#usedAt !== null && now - this.#usedAt >= KEPT;
  }
}
