/** Puzzles in a few words. */

import type { Size } from "../core/geometry.ts";
import { count } from "../core/numbers.ts";
import { capital } from "../core/words.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import { squareNames } from "../routes/ids.ts";
import type { BoardLayout } from "../store/state.ts";

const gradeName = (grade: string | null) => (grade ? capital(grade) : "");

/** Width × height: `8 × 6` of 6 rows. */
export const sizeWords = ({ rows, columns }: Size) => `${count(columns)} × ${count(rows)}`;

/** `8 × 8 · Medium`. */
export const sizeAndGrade = (layout: BoardLayout, grade: string | null) =>
  [sizeWords(layout), gradeName(grade)].filter(Boolean).join(" · ");

/**
 * `2 locked, 1 solution`; `8 colours, 1 solution`; `Start a6, 2 blocked, closed`.
 * @param isProper whether it has exactly one solution
 */
export function givenWords(game: GameId, layout: BoardLayout, isProper: boolean) {
  const { squares, blocked, closed, regions } = layout;
  if (game !== "knights") {
    const locked = squares.length === 0 ? "none locked" : `${squares.length} locked`;
    const colours =
      squares.length === 0 ? `${layout.rows} colours` : `${layout.rows} colours, ${locked}`;
    return [regions ? colours : locked, isProper && "1 solution"].filter(Boolean).join(", ");
  }
  const start = squares.length > 0 ? `Start on ${squareNames(layout, squares)}` : "No start yet";
  const blocks = blocked.length > 0 ? `, ${blocked.length} blocked` : "";
  return `${start}${blocks}${closed ? ", closed" : ""}`;
}
