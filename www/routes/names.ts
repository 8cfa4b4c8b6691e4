/** Names of players. */

/** In characters. */
export const LONGEST_NAME = 20;

/** A name in one line, without spaces at its ends. */
export const tidyName = (name: string) =>
  [...name.replace(/[\p{C}\s]+/gu, " ").trim()].slice(0, LONGEST_NAME).join("").trim();
