/**
 * Waits until whatever else is due has had its turn: so a person is answered in the midst of much work.
 */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
