/** Opening a day's puzzle, which may have to be awaited. */

import type { DailyId } from "../engine/generated/thinking.ts";
import * as change from "../store/changes.ts";
import type { ModelChange } from "../store/model.ts";
import { coached, isPractising, uncoached } from "../store/practice.ts";
import type { Daily, State } from "../store/state.ts";

/** Opens a day's puzzle, or waits for it. */
export const openingDay =
  (date: string, which: DailyId): ModelChange =>
  ({ state: before }) => {
    const state = started(before);
    return state.days[date]
      ? { state: change.toDay(date, which)(state), ui: { sheet: null, wanted: null } }
      : { state, ui: { sheet: null, wanted: { date, which } } };
  };

/** A newcomer who starts has practised enough. */
const started = (state: State): State =>
  isPractising(state) ? { ...coached(state), pen: "piece" } : state;

/** Opens the practice board of the current game as it was left, with the tips. */
export const practising: change.Change = (state) =>
  change.toPracticeBoard(state.game)(uncoached(state.game)(state));

/** A day's puzzles arrive; one that was awaited opens. */
export const knowing =
  (daily: Daily): ModelChange =>
  ({ state: before, ui }) => {
    const state = change.learned(daily)(before);
    const { wanted } = ui;
    if (wanted?.date !== daily.date) return { state };
    return { state: change.toDay(wanted.date, wanted.which)(state), ui: { wanted: null } };
  };
