/** Numbers that look random and are the same each time: a failure is found again. */

/**
 * A mulberry32 generator.
 * @param {number} seed
 */
export function randomly(seed) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (/** @type {number} */ most) => Math.floor(next() * most);
  return {
    /** A whole number from 0 on, below another. */
    below,
    /**
     * One of several.
     * @template T
     * @param {T[]} all
     */
    one: (all) => all[below(all.length)],
  };
}
