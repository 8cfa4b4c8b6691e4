/** Square names as they are typed: `c5`, `k12`, `aa3`. */

import type { Size } from "./geometry.ts";
import { columnNumber } from "./names.ts";

interface Typed {
  text: string;
  at: number;
}

/** A pause longer than this starts another name, in milliseconds. */
const PAUSE = 1500;

export const NOTHING_TYPED: Typed = { text: "", at: 0 };

/**
 * Adds a key to a name. Null for a key that can't be part of a name on this board.
 * @param now milliseconds
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
    const square = parsed(size, text);
    if (square !== undefined) return { text, at: now, square };
  }
  return null;
}

/** The square of a name; null while the row is missing, undefined if no name starts like this. */
function parsed({ rows, columns }: Size, text: string) {
  const [, letters = "", rank = ""] = /^([a-z]{1,2})(\d*)$/.exec(text) ?? [];
  if (letters === "" || columnNumber(letters) >= columns) return undefined;
  if (rank === "") return null;
  if (rank.startsWith("0") || Number(rank) > rows) return undefined;
  return (rows - Number(rank)) * columns + columnNumber(letters);
}
