/** The view model of Play. */

import { dateOf, untilMidnight } from "../core/today.ts";
import type { LargeScene, Scene } from "../scene/scene.ts";
import { isPractising } from "../state/practice.ts";
import { playedOf, type State } from "../state/state.ts";
import type { PlayContext } from "./commands/play-context.ts";
import type { TodayContext } from "./commands/today-context.ts";
import { draftView } from "./draft-view.ts";
import type { EffortController } from "./effort.ts";
import { firstView, goalView } from "./first-view.ts";
import type { GameController } from "./game-controller.ts";
import { cardView, headView, movesView } from "./game-view.ts";
import { homeView } from "./home-view.ts";
import { nextOf } from "./next-puzzle.ts";
import { paintView } from "./paint-view.ts";
import { wonView } from "./won-view.ts";

/** The session, as far as Play shows it. */
type Shown = PlayContext &
  TodayContext & {
    readonly board: { readonly scene: Scene | LargeScene };
    readonly added: {
      readonly watching: { readonly effort: Pick<EffortController, "bars"> } | null;
    };
  };

export type PlayView = ReturnType<typeof playView>;

/** @param time of day, in milliseconds */
export function playView(session: Shown, seconds: number, time: number) {
  const { state, ui, board, days, hints, added } = session;
  const { review } = added;
  const today = dateOf(time);
  const isDraft = state.screen === "draft";
  const isPainting = isDraft && state.game === "colour";
  const game = isDraft ? null : board.game;
  const isSolved = game?.finished ?? false;
  const isOfToday = isSolved && playedOf(state).day === today;
  return {
    home: homeView(state, today, days.problemOf(today)),
    first: firstView(session),
    goal: goalView(state, ui.wanted),
    standing: game && game.moves > 0 && !isPractising(state) ? countOf(game) : "",
    free: session.maker.view,
    head: headView(state, game && !isPractising(state) ? seconds : null),
    moves: movesView(state, game, nextLabel(session), ui.draftPen),
    hint: { view: hints.view, offered: hints.offered, used: game?.hints ?? 0 },
    review: review?.view && { view: review.view, names: board.names, puzzle: board.puzzle },
    // There is nothing to say about a puzzle that is still loading.
    card: game && !days.isWaiting ? cardView(state, game) : null,
    isWaiting: days.isWaiting,
    duel: isDraft ? null : duelView(state),
    won:
      isSolved && !isPractising(state)
        ? wonView(state, added.watching?.effort.bars ?? [], review?.view?.signs ?? null)
        : null,
    painting: isPainting
      ? paintView(state.drafts.colour.layout, ui.brush, ui.showsBoth, session.painting.view)
      : null,
    draft:
      isDraft && !isPainting
        ? draftView(state.game, state.drafts[state.game].layout, session.counts.count)
        : null,
    soon: isOfToday ? `New puzzles in ${untilMidnight(time)}` : "",
    tab: ui.sheet,
    sheet: { today, month: ui.month, game: ui.statistics ?? state.game },
  };
}

/** What the button of a solved puzzle does. */
const nextLabel = ({ state, maker }: TodayContext) =>
  maker.isMaking ? "Making a puzzle… Cancel" : nextOf(state).label;

/** The challenge that is answered, if one is. */
function duelView(state: State) {
  const { rival, solved } = playedOf(state);
  if (!rival) return null;
  const { link, started, gaveUp } = rival;
  const hasGivenUp = gaveUp !== undefined;
  // A queen that is taken off later doesn't reopen it.
  return { link, started, hasGivenUp, isOver: Boolean(solved) || hasGivenUp };
}

/** `4 of 8 queens`. */
const countOf = ({ puzzle, count, goal }: GameController) =>
  `${count} of ${goal} ${puzzle.game !== "knights" ? "queens" : "squares"}`;
