/** Squares that are typed: `c5`, `k12`, `aa3`. Nothing here reads a clock. */

import type { Size } from "./geometry.ts";
import { columnNumber } from "./names.ts";

/** What was typed of a name so far, and when. */
interface Typed {
  text: string;
  at: number;
}

/** A pause longer than this begins another name, in milliseconds. */
const PAUSE = 1500;

/** Nothing typed yet. */
export const NOTHING_TYPED: Typed = { text: "", at: 0 };

/**
 * What a key adds to the name of a square. A letter that is none of the board's columns, and a digit
 * without a letter before it, are no part of a name.
 * @param now milliseconds
 * @returns with the square that is named by now, if one is
 */
export function withKey(
  size: Size,
  before: Typed,
  key: string,
  now: number,
): (Typed & { square: number | null }) | null {
  if (!/^[a-z0-9]$/i.test(key)) return null;
  const begun = now - before.at > PAUSE ? "" : before.text;
  const letter = key.toLowerCase();
  for (const text of [begun + letter, letter]) {
    if (isStart(size, text)) return { text, at: now, square: named(size, text) };
  }
  return null;
}

/** Whether a name can begin like this. */
function isStart({ rows, columns }: Size, text: string) {
  const [, letters, rank] = /^([a-z]{1,2})(\d*)$/.exec(text) ?? [];
  if (letters === undefined || rank === undefined) return false;
  if (columnNumber(letters) >= columns) return false;
  return rank === "" || (!rank.startsWith("0") && Number(rank) <= rows);
}

/** The square of a name. */
function named({ rows, columns }: Size, text: string) {
  const [, letters, rank] = /^([a-z]+)(\d*)$/.exec(text) ?? [];
  return !letters || !rank ? null : (rows - Number(rank)) * columns + columnNumber(letters);
}
