/** Words within a sentence, and at its head. */

/** @param {string} words */
export const capital = (words) => words.charAt(0).toUpperCase() + words.slice(1);

/** @param {string} words */
export const lower = (words) => words.charAt(0).toLowerCase() + words.slice(1);
