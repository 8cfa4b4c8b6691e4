/** Yields to the browser in the middle of long work. */

/** Lets it handle input. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Lets it paint, so that a press is answered before longer work. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
