/** Opening a day's puzzle, which may have to be awaited. */

import { hasPuzzles } from "../core/today.ts";
import type { DailyId } from "../engine/generated/thinking.ts";
import * as change from "../store/changes.ts";
import type { ModelChange } from "../store/model.ts";
import { coached, isPractising, uncoached } from "../store/practice.ts";
import type { Daily, State } from "../store/state.ts";

/** Opens a day's puzzle, or waits for it. */
export const openingDay =
  (date: string, which: DailyId): ModelChange =>
  ({ state: before }) => {
    // A newcomer who starts has practised enough.
    const state: State = isPractising(before) ? { ...coached(before), pen: "piece" } : before;
    return state.days[date]
      ? { state: change.toDay(date, which)(state), ui: { sheet: null, wanted: null } }
      : { state, ui: { sheet: null, wanted: { date, which, screen: "board" } } };
  };

/**
 * Practises on a day's board from the start, once it is known: that of the easy queens. On days without puzzles, a
 * game has its tips on its own board.
 */
export const practising =
  (date: string): ModelChange =>
  ({ state: { game, ...rest } }) => {
    const state = uncoached(game)({ game, ...rest, mode: "play" });
    if (!hasPuzzles(date)) return { state: change.toScreen("board")(state) };
    const day = { date, which: game, screen: "board" as const, practises: true };
    return state.days[date]
      ? { state: change.practisedAnew(change.toWantedDay(day)(state)) }
      : { state: { ...state, screen: "home" }, ui: { wanted: day } };
  };

/** A day's puzzles arrive; one that was awaited opens. */
export const knowing =
  (daily: Daily): ModelChange =>
  ({ state: before, ui }) => {
    const state = change.learned(daily)(before);
    if (ui.wanted?.date !== daily.date) return { state };
    return { state: change.toWantedDay(ui.wanted)(state), ui: { wanted: null } };
  };
