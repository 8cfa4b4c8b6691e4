/** What a person can do: each thing makes a new state of the one there is. */

import type { Moment } from "../content/moment.ts";
import { same } from "../core/same.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import { compared, toTab } from "./compare/index.ts";
import type { Race } from "./compare/race.ts";
import { type Edit, edited } from "./draft.ts";
import { idOf, namesOf, squareNames } from "./ids.ts";
import { LESSONS, toLesson } from "./lessons.ts";
import { ascending, toBoard, withBoard, withKept, withSeen } from "./playing.ts";
import {
  boardOf,
  type Chosen,
  EMPTY,
  gameOf,
  initialState,
  isDrafting,
  type Layout,
  layoutOf,
  type Mode,
  NOTHING_GIVEN,
  newGame,
  playedOf,
  runTo,
  type Screen,
  type State,
  type WatchedRun,
} from "./state.ts";
import type { FreePlay } from "./wish.ts";

export { compared, toTab } from "./compare/index.ts";
export { atLessonStep, toLesson, toPartBy } from "./lessons.ts";
export {
  discard,
  layoutOfDay,
  learned,
  moved,
  played,
  redo,
  solved,
  toBoard,
  toDay,
  toKept,
  toWantedDay,
  undo,
} from "./playing.ts";

export type Change = (state: State) => State;

const PLAY = "play" as const;
const DRAFT = "draft" as const;

// ---- where to be --------------------------------------------------------------------

/** Another game; in Learn its first lesson. */
export const toGame =
  (game: GameId): Change =>
  (state) => {
    if (state.mode !== "learn") return { ...state, game };
    const of = (id: string) => gameOf(toLesson({ id })(state));
    const first = LESSONS.find(({ lesson }) => of(lesson.id) === game);
    return first ? toLesson({ id: first.lesson.id })(state) : state;
  };

/** A race, seen. */
export const toRace =
  (game: GameId, race: Race): Change =>
  (state) =>
    compared("race", race)(toTab("race")({ ...state, game }));

export const toMode =
  (mode: Mode): Change =>
  (state) => ({ ...state, mode });

/** A screen of Play. */
export const toScreen =
  (screen: Screen): Change =>
  (state) => ({ ...state, mode: "play", screen });

/** A board that is set up, opened: the one there is, or as a link lays it. */
export const toDraft =
  (game: GameId, layout: Layout | null): Change =>
  (state) => {
    const there = { ...state, game, mode: PLAY, screen: DRAFT };
    const draft = there.drafts[game];
    return layout === null || same(draft.layout, layout) ? there : drafted(edited(layout))(there);
  };

/** Changes the board that is set up. */
export const drafted =
  (edit: Edit): Change =>
  (state) => {
    const draft = edit(state.drafts[state.game]);
    return { ...state, drafts: { ...state.drafts, [state.game]: draft } };
  };

/** Plays the board that is set up. */
export const playDraft: Change = (state) =>
  toBoard(state.game, state.drafts[state.game].layout)(state);

/** What puzzle is wished for. */
export const wished =
  (wish: Partial<FreePlay>): Change =>
  (state) => {
    const now = { ...state.wishes[state.game], ...wish };
    return { ...state, wishes: { ...state.wishes, [state.game]: now } };
  };

/** A moment, opened in Watch. */
export const toMoment = (moment: Moment): Change => toRun(moment.game, runTo(moment));

/** A run, opened in Watch. */
export const toRun =
  (game: GameId, run: WatchedRun): Change =>
  (state) =>
    withRun({ ...state, mode: "watch", game }, run);

/** The board played by hand, to be watched. */
export const watchThis: Change = (state) =>
  withRunAnew({ ...state, mode: "watch" }, layoutOf(boardOf(state)));

/**
 * The board watched, to be played on by hand. Moves that were made on it before can be undone to.
 * @param squares of the pieces that stand, in the order of the moves
 */
export const playThis =
  (squares: number[]): Change =>
  (state) => {
    const layout = layoutOf(boardOf(state));
    const there = withBoard({ ...state, mode: "play" }, layout);
    const { record } = playedOf(there);
    if (!record) return withKept(there, { record: namesOf(layout, squares).join(" "), undone: "" });
    return withKept(there, { record: `${record} =${squareNames(layout, squares)}`, undone: "" });
  };

/** An empty board, or a lesson's own, where the one there is cannot be. */
export const startOver: Change = (state) => {
  const { mode, game, lesson } = state;
  const { drafts, watch } = initialState();
  if (isDrafting(state)) return { ...state, drafts: { ...state.drafts, [game]: drafts[game] } };
  if (mode === "play") return withBoard(state, EMPTY);
  return mode === "learn" ? toLesson({ id: lesson.id })(state) : withRun(state, watch[game]);
};

// ---- the board that is seen ---------------------------------------------------------

/**
 * Lays the board anew: in Play so that it can be undone, in Watch with the run at its start. A
 * puzzle that was begun before is gone on with.
 * @param layout what is different
 */
export const laid =
  (layout: Partial<Layout>): Change =>
  (state) =>
    state.mode === "play"
      ? withBoard(state, { ...layoutOf(playedOf(state)), ...layout })
      : withRunAnew(state, layout);

/** Locks queens, or puts the knight on its start. */
export const give = (...squares: number[]) => laid({ squares: ascending(squares) });

/** Takes all that is given and blocked off the board. */
export const clear = laid(NOTHING_GIVEN);

/** Puts the run back to its start. */
export const restart: Change = (state) => reached(0)(state);

export const resize = (rows: number, columns: number) => laid({ rows, columns, ...NOTHING_GIVEN });

/** Blocks a square, or opens it again. */
export const block =
  (square: number): Change =>
  (state) => {
    const { blocked } = boardOf(state);
    const others = blocked.filter((other) => other !== square);
    const now = others.length < blocked.length ? others : [...blocked, square];
    return laid({ blocked: ascending(now) })(state);
  };

/**
 * Whether a tour has to close. The moves made by hand stand either way, unless others were made on
 * the other puzzle.
 */
export const close =
  (closed: boolean): Change =>
  (state) => {
    if (state.mode !== "play") return withRunAnew(state, { closed });
    const now = playedOf(state);
    if (now.closed === closed) return state;
    const layout = { ...layoutOf(now), closed };
    const other = state.play.games[idOf(state.game, layout)];
    const stays = other && !now.record.startsWith(other.record);
    const { record, undone, seconds, hints, mark, tries, begun, changed } = now;
    const done = { record, undone, seconds, hints, mark, tries, begun, changed };
    return withSeen(state, stays ? other : newGame(state.game, layout, done));
  };

// ---- watching -----------------------------------------------------------------------

export const choose =
  (chosen: Chosen): Change =>
  (state) =>
    withRunAnew(state, chosen);

/** The run came to stand at a step. */
export const reached =
  (step: number): Change =>
  (state) => {
    const run = state.watch[state.game];
    return run.step === step ? state : withRun(state, { step });
  };

// ---- parts of the state ---------------------------------------------------------------

/** Another run, at its start; the one there is where nothing is different. */
function withRunAnew(state: State, change: Partial<Layout & Chosen>) {
  const run = state.watch[state.game];
  return same({ ...run, ...change }, run) ? state : withRun(state, { ...change, step: 0 });
}

/** @param change of the run watched */
const withRun = (state: State, change: Partial<WatchedRun>): State => ({
  ...state,
  watch: { ...state.watch, [state.game]: { ...state.watch[state.game], ...change } },
});
