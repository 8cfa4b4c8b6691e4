/** What several comparisons say in their links. */

import { quoted } from "../../core/quoted.ts";
import type { GameId } from "../../engine/generated/puzzle.ts";
import { LinkError } from "../moments.ts";

/** The size of a board: `8`, or of a knight's `8x8`. */
export const sizeText = (game: GameId, rows: number, columns: number) =>
  game === "queens" ? `${rows}` : `${rows}x${columns}`;

/**
 * One of a few words, the first where none is given; throws a `LinkError`.
 * @param what it names
 */
export function oneOf<T extends string>(known: readonly T[], given: string | null, what: string) {
  const found = known.find((one) => one === (given ?? known[0]));
  if (found) return found;
  throw new LinkError(
    `There is no ${what} ${quoted(given ?? "")}: choose one of ${known.join(", ")}.`,
  );
}
