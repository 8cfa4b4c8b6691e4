/** The view model of Play. */

import { computed, type ReadonlySignal } from "@preact/signals-core";
import type { LargeScene, Scene } from "../board/scene/scene.ts";
import { derived, valuesOf } from "../core/derived.ts";
import { dateOf, untilMidnight } from "../core/today.ts";
import type { BringRoom } from "../play/bring/bring-room.ts";
import type { PlayContext } from "../play/context.ts";
import { draftView } from "../play/editor/draft-view.ts";
import { paintView } from "../play/editor/paint-view.ts";
import { firstView, goalView } from "../play/game/first-view.ts";
import type { GameController } from "../play/game/game-controller.ts";
import { cardView, headView, movesView } from "../play/game/game-view.ts";
import { wonView } from "../play/game/won-view.ts";
import { dailyName } from "../routes/daily.ts";
import { dayId } from "../routes/ids.ts";
import { isPractising } from "../store/practice.ts";
import { allowsHints, isExplaining, playedOf, type State } from "../store/state.ts";
import type { TodayContext } from "../today/context.ts";
import { homeView } from "../today/home-view.ts";
import { nextOf, openOn } from "../today/next-puzzle.ts";
import type { EffortController } from "../watch/effort.ts";

/** The session, as far as Play shows it. */
type PlayViewContext = PlayContext &
  TodayContext & {
    readonly scene: Scene | LargeScene;
    readonly rooms: {
      readonly bring: Pick<BringRoom, "view"> | null;
      readonly watch: { readonly effort: Pick<EffortController, "bars"> } | null;
    };
  };

/** What changes by itself. */
export interface Clock {
  /** Seconds played. */
  seconds: ReadonlySignal<number>;
  /** The time of day, in milliseconds. */
  time: ReadonlySignal<number>;
}

export type PlayView = ReturnType<typeof playView>;

export function playView(session: PlayViewContext, { seconds, time }: Clock) {
  const today = computed(() => dateOf(time.value));
  /** The game in play; null in the editor. */
  const game = computed(() => (session.state.screen === "draft" ? null : session.board.game));
  const isExplained = computed(() => isExplaining(session.state));
  const isSolved = computed(() => game.value?.finished ?? false);
  const isPractice = computed(() => isPractising(session.state));
  return valuesOf({
    home: derived(() =>
      homeView(session.state, today.value, session.days.problemOf(today.value), session.ui.wanted),
    ),
    /** The unsolved puzzles of today, besides the one on the board. */
    others: computed(() => othersOf(session.state, today.value)),
    first: derived(() => firstView(session)),
    goal: derived(() => goalView(session.state, session.ui.wanted)),
    free: derived(() => session.maker.view),
    head: derived(() =>
      headView(
        session.state,
        game.value && !isPractice.value ? seconds.value : null,
        session.ui.wanted,
      ),
    ),
    moves: derived(() =>
      movesView(session.state, game.value, nextLabel(session), session.ui.draftPen),
    ),
    hint: derived(() => hintView(session, game.value)),
    /** The explanation that is shown; null elsewhere, and until it has loaded. */
    explained: derived(() => (isExplained.value ? (session.rooms.explain?.view ?? null) : null)),
    isExplained,
    review: derived(() => reviewView(session)),
    // There is nothing to say about a puzzle that is still loading.
    card: derived(() => {
      const isKnown = game.value && !session.days.isWaiting;
      return isKnown ? cardView(session.state, game.value) : null;
    }),
    isWaiting: computed(() => session.days.isWaiting),
    /** Why the puzzle to be opened is missing, or "". */
    missing: computed(() => {
      const { wanted } = session.ui;
      return wanted ? session.days.problemOf(wanted.date) : "";
    }),
    duel: derived(() => (session.board.game ? duelView(session.state) : null)),
    won: derived(() => (isSolved.value && !isPractice.value ? wonIn(session) : null)),
    painting: derived(() => paintingIn(session)),
    draft: derived(() => draftIn(session)),
    untilNext: computed(() => untilMidnight(time.value)),
    soon: computed(() => {
      const isOfToday = isSolved.value && playedOf(session.state).day === today.value;
      return isOfToday ? `New puzzles in ${untilMidnight(time.value)}` : "";
    }),
    /** The board being brought; null until that has loaded. */
    bring: computed(() => session.rooms.bring?.view ?? null),
    tab: computed(() => session.ui.sheet),
    sheet: derived(() => {
      const { month, statistics } = session.ui;
      return { today: today.value, month, game: statistics };
    }),
  });
}

const hintView = ({ hints }: PlayViewContext, game: GameController | null) => ({
  view: hints.view,
  offered: hints.offered,
  used: game?.hints ?? 0,
});

function reviewView({ rooms: { review }, board: { names, puzzle } }: PlayViewContext) {
  return review?.view ? { view: review.view, names, puzzle } : null;
}

const wonIn = ({ state, rooms: { watch, review } }: PlayViewContext) =>
  wonView(state, watch?.effort.bars ?? [], review?.view?.signs ?? null);

function paintingIn({ state, ui, painting }: PlayViewContext) {
  const isShown = state.screen === "draft" && state.game === "colour";
  if (!isShown) return null;
  return paintView(state.drafts.colour.layout, ui.brush, ui.showsBoth, painting.view);
}

function draftIn({ state, counts }: PlayViewContext) {
  const isShown = state.screen === "draft" && state.game !== "colour";
  return isShown ? draftView(state.game, state.drafts[state.game].layout, counts.count) : null;
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
  const isOver = Boolean(solved) || hasGivenUp;
  const hasHints = isOver || allowsHints(rival);
  return { link, started, hasGivenUp, isOver, hasHints };
}

const othersOf = (state: State, today: string) =>
  openOn(state, today)
    .filter((which) => dayId(today, which) !== state.play.seen[state.game])
    .map(dailyName)
    .join(", ");
