import { listed } from "./lists.ts";

export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/**
 * `a queen locked on f6`, `queens locked on f6 and c1`, `5 queens locked`.
 * @param most more than this are counted, not named
 */
export function lockedWords(names: string[], most: number) {
  if (names.length > most) return `${names.length} queens locked`;
  return `${names.length === 1 ? "a queen" : "queens"} locked on ${listed(names)}`;
}

export const lower = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

/** A text for a live region, told apart from the one before: screen readers announce changes only. */
export const again = (text: string, before: string) =>
  text !== "" && text === before ? `${text}\u00a0` : text;
