/**
 * Random numbers from a seed: the same seed gives the same numbers (mulberry32, by T. Ettinger).
 */
export class Draws {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 0;
  }

  /** A whole number from 0 up to, but not including, a limit. */
  below(end: number) {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let bits = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return Math.floor((((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32) * end);
  }

  pick<T>(list: T[]): T {
    return list[this.below(list.length)]!;
  }
}

/** A seed that nobody chose. */
export const randomSeed = () => crypto.getRandomValues(new Uint32Array(1))[0]!;
