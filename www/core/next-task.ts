/** Yields to the event loop, so that input is handled in the middle of long work. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
