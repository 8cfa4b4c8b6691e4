/**
 * Waits until whatever else is due has had its turn: so a person is answered in the midst of much work.
 * @returns {Promise<void>}
 */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve));
