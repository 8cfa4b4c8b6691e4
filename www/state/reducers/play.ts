/** Puzzles that are played, set up, made and solved. */

import { coloursOf } from "../../core/regions.ts";
import { hasPuzzles } from "../../core/today.ts";
import type { GameId } from "../../engine/generated/puzzle.ts";
import type { DailyId } from "../../engine/generated/thinking.ts";
import type { Action } from "../actions.ts";
import * as change from "../changes.ts";
import { blocked, cleared, edited, locked, painted, resized, started } from "../draft.ts";
import { changing, type Model, type Reduced, type Reducers, showing } from "../model.ts";
import { coached, isPractising, uncoached } from "../practice.ts";
import type { Daily, State } from "../state.ts";

export const play: Reducers<Action> = {
  "play/home": () => changing(change.toScreen("home")),
  "play/open": ({ id }) => changing(change.toKept(id)),
  "play/open-day": ({ date, which }) => openingDay(date, which),
  "play/practised": ({ date }) => practising(date),
  "play/coached": () => changing(coached),
  "play/watch": () => changing(change.watchThis),
  "play/from-run": ({ squares }) => changing(change.playThis(squares)),
  "play/wish": ({ wish }) => changing(change.wished(wish)),
  "play/made": ({ game, layout, grade }) =>
    changing(change.toBoard(game, layout, { grade }), { sheet: null }),
  "play/graded": ({ claim }) => changing(change.graded(claim)),
  "play/played": ({ played, time }) => changing(change.played(played, time)),
  "play/start-duel": () => changing(change.startedDuel),
  "play/give-up": () => changing(change.gaveUp),
  "play/moved": () => changing(change.moved),
  "play/solved": ({ solve }) => changing(change.solved(solve)),
  "play/recalled": ({ kept }) => changing(change.recalled(kept)),
  "solves/archived": ({ archived, stored, games }) =>
    changing(change.archived(archived, stored, games)),
  "play/hints-seen": ({ hints }) => changing((state) => ({ ...state, hintsSeen: hints })),
  "days/known": ({ daily }) => knowing(daily),

  "draft/open": () => changing(change.toScreen("draft"), { sheet: null }),
  "draft/resize": ({ rows, columns }) => changing(change.drafted(resized(rows, columns))),
  "draft/close": ({ closed }) => changing(change.drafted(edited({ closed }))),
  "draft/clear": () => changing(change.drafted(cleared)),
  "draft/pen": ({ pen }) => showing({ draftPen: pen }),
  "draft/paint": ({ squares, begins, colour }) => painting(squares, begins, colour),
  "draft/brush": ({ brush }) => showing({ brush }),
  "draft/pick-up": ({ square }) => pickingUp(square),
  "draft/both": ({ shown }) => showing({ showsBoth: shown }),
  "draft/sketched": ({ letters }) =>
    changing(change.drafted(edited({ regions: letters, squares: [] }))),
  "draft/play": () => changing(change.playDraft),
  "draft/pressed": ({ square }) => pressing(square),
  "draft/given": ({ square }) => changing((state) => drafted(state.game, square)(state)),

  "sheet/turn": ({ tab }) => showing({ sheet: tab }),
  "sheet/at-month": ({ month }) => showing({ month }),
  "sheet/statistics": ({ game }) => showing({ statistics: game }),
};

/** Opens a day's puzzle, or waits for it. */
const openingDay =
  (date: string, which: DailyId) =>
  ({ state: before }: Model): Reduced => {
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
const practising =
  (date: string) =>
  ({ state: { game, ...rest } }: Model): Reduced => {
    const state = uncoached(game)({ game, ...rest, mode: "play" });
    if (!hasPuzzles(date)) return { state: change.toScreen("board")(state) };
    const day = { date, which: game, screen: "board" as const, practises: true };
    return state.days[date]
      ? { state: change.practisedAnew(change.toWantedDay(day)(state)) }
      : { state: { ...state, screen: "home" }, ui: { wanted: day } };
  };

/** A day's puzzles arrive; one that was awaited opens. */
const knowing =
  (daily: Daily) =>
  ({ state: before, ui }: Model): Reduced => {
    const state = change.learned(daily)(before);
    if (ui.wanted?.date !== daily.date) return { state };
    return { state: change.toWantedDay(ui.wanted)(state), ui: { wanted: null } };
  };

const pressing =
  (square: number) =>
  (model: Model): Reduced => {
    const { state, ui } = model;
    if (state.game === "colour") return painting([square], true)(model);
    const pens = { start: started, block: blocked };
    const edit = state.game !== "knights" ? locked : pens[ui.draftPen];
    return { state: change.drafted(edit(square))(state) };
  };

const painting =
  (squares: number[], begins: boolean, colour?: number) =>
  ({ state, ui }: Model): Reduced => {
    const { layout } = state.drafts[state.game];
    const chosen = colour ?? ui.brush;
    if (chosen === "queen") return locking(squares, begins)(state);
    const brush = Math.min(chosen, layout.rows - 1);
    const from = begins ? null : ui.strokeFrom;
    return {
      state: change.drafted(painted(squares, brush, from))(state),
      ui: { brush, ...(begins && { strokeFrom: layout }) },
    };
  };

/** A stroke locks a queen where it begins. */
const locking =
  ([square]: number[], begins: boolean) =>
  (state: State): Reduced =>
    begins && square !== undefined ? { state: change.drafted(locked(square))(state) } : {};

const pickingUp =
  (square: number) =>
  ({ state }: Model): Reduced => {
    const { regions } = state.drafts[state.game].layout;
    return regions ? { ui: { brush: coloursOf(regions)[square] ?? 0 } } : {};
  };

const drafted = (game: GameId, square: number): change.Change =>
  change.drafted(game !== "knights" ? locked(square) : edited({ squares: [square] }));
