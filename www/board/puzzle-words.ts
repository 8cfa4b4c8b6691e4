/** Puzzles in a few words. */

import { GAME_NAMES } from "../content/game-names.ts";
import { shortDay } from "../core/dates.ts";
import type { Size } from "../core/geometry.ts";
import { count } from "../core/numbers.ts";
import { capital } from "../core/words.ts";
import { dayPlan } from "../engine/table.ts";
import { dailyName } from "../routes/daily.ts";
import { dayNamed, isPractice } from "../routes/ids.ts";
import type { Kept } from "../store/state.ts";
import type { Day } from "../store/ui.ts";

const gradeName = (grade: string | null) => (grade ? capital(grade) : "");

/** Width × height: `8 × 6` of 6 rows. */
export const sizeWords = ({ rows, columns }: Size) => `${count(columns)} × ${count(rows)}`;

/** `8 × 8 · Medium`. */
export const sizeAndGrade = (layout: Size, grade: string | null) =>
  [sizeWords(layout), gradeName(grade)].filter(Boolean).join(" · ");

export const OWN_BOARD = "Your own board";

/** What a game is called, wherever it is listed. */
export function titleOf({ id, game, rival }: Pick<Kept, "id" | "game" | "rival">) {
  if (rival) return `${GAME_NAMES[game]} duel`;
  const day = dayNamed(id);
  return day ? dailyName(day.which) : GAME_NAMES[game];
}

/** What tells it from others of the same name: `Tue 1 Dec · 9 × 9 · Hard`. */
export function subtitleOf(kept: Kept) {
  const { id, day, grade, rival } = kept;
  const own = isPractice(id) ? "Practice" : OWN_BOARD;
  const from = day ? shortDay(day) : !grade && !rival && own;
  return [from, sizeAndGrade(kept, grade)].filter(Boolean).join(" · ");
}

/** What is known of a day's puzzle before it has loaded. */
export const plannedOf = ({ date, which }: Day) =>
  dayPlan(date).find((planned) => planned.which === which);

/** The subtitle of a puzzle that is still loading. */
export function subtitleOfAwaited(day: Day) {
  const planned = plannedOf(day);
  return [shortDay(day.date), planned && sizeAndGrade(planned, planned.grade)]
    .filter(Boolean)
    .join(" · ");
}
