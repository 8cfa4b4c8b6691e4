export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

export const lower = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

/** A text for a live region, told apart from the one before: screen readers announce changes only. */
export const again = (text: string, before: string) =>
  text !== "" && text === before ? `${text}\u00a0` : text;
