/** Random numbers that are the same each time, so that failures repeat. */

/** A mulberry32 generator. */
export function randomly(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (most: number) => Math.floor(next() * most);
  return {
    /** A whole number from 0 up to, but not including, a limit. */
    below,
    /** One of several values. */
    one: <T>(all: T[]) => all[below(all.length)],
  };
}
