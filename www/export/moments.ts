/** Which moments a moving picture shows, and for how long. */

/** More frames than this nobody waits for. */
export const MOST_FRAMES = 400;

/** The slowest and the fastest movie, in frames a second. */
export const RATES = { least: 0.5, most: 25 };

/** How long the last moment stays, in hundredths of a second. */
const LAST = 250;

/**
 * The steps that are shown: all of them, or as many as there is room for at equal distances, with the
 * first and the last.
 */
export function momentsOf(from: number, to: number, most: number = MOST_FRAMES) {
  const frames = Math.min(most, to - from + 1);
  if (frames < 2) return [to];
  return Array.from({ length: frames }, (_, i) =>
    Math.round(from + ((to - from) * i) / (frames - 1)),
  );
}

/**
 * How long a frame is seen, in hundredths of a second.
 * @param rate frames a second
 */
export function delayOf(rate: number, last: boolean) {
  const within = Math.min(RATES.most, Math.max(RATES.least, rate));
  return last ? LAST : Math.round(100 / within);
}
