/** State changes, one per intent. */

import type { Moment } from "../content/moment.ts";
import { ascending } from "../core/lists.ts";
import { omit } from "../core/objects.ts";
import { lettersOf, sideOf } from "../core/regions.ts";
import { same } from "../core/same.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import type { Race } from "../routes/compare/race.ts";
import { idOf, namesOf, squareNames } from "../routes/ids.ts";
import { compared, toTab } from "./comparing.ts";
import { type Edit, edited, toggled } from "./draft.ts";
import { labBoard, taskFor, toLab } from "./lab.ts";
import { toLesson } from "./learning.ts";
import { LESSONS } from "./lessons.ts";
import { toOwnBoard, toPracticeBoard, withBoard, withKept, withSeen } from "./playing.ts";
import { isNewcomer } from "./practice.ts";
import type { PuzzleOrder } from "./puzzle-order.ts";
import {
  type BoardLayout,
  boardOf,
  type Change,
  type Chosen,
  type Earlier,
  FIRST_BOARDS,
  initialState,
  isDrafting,
  layoutOf,
  type Mode,
  NOTHING_GIVEN,
  newGame,
  type OneRun,
  playedOf,
  runTo,
  type Screen,
  type State,
  type WatchedRun,
} from "./state.ts";

export { compared, toTab } from "./comparing.ts";
export {
  atLessonStep,
  solvedInDrill,
  toLesson,
  toPartBy,
  toPractice,
  withLearned,
  withQuestions,
} from "./learning.ts";
export * from "./playing.ts";
export type { Change } from "./state.ts";

/** Changes the game; in Learn, opens its first lesson. */
export const toGame =
  (game: GameId): Change =>
  (state) => {
    if (state.mode === "lab") {
      const lab = { ...state.lab, task: taskFor(state.lab.task, game), step: 0, code: "" };
      return { ...state, game, lab };
    }
    if (state.mode !== "learn") return { ...state, game };
    const first = LESSONS.find(({ lesson }) => lesson.games[0] === game);
    return first ? toLesson({ id: first.lesson.id })(state) : state;
  };

export const toRace =
  (game: GameId, race: Race): Change =>
  (state) =>
    compared("race", race)(toTab("race")({ ...state, game }));

export const toMode =
  (mode: Mode): Change =>
  (state) => {
    const there = { ...state, mode, page: null, projector: false };
    return mode === "lab" ? toLab(there) : there;
  };

/** Opens a screen of Play. */
export const toScreen =
  (screen: Screen): Change =>
  (state) => ({ ...state, mode: "play", screen });

/** Today's puzzles; a newcomer practises beside them. */
export const toHome: Change = (state) =>
  isNewcomer(state) ? toPracticeBoard("colour")(state) : toScreen("home")(state);

/** Opens the board editor as it was left. */
export const toEditor =
  (game?: GameId): Change =>
  (state) =>
    toScreen("draft")({ ...state, game: game ?? state.game });

/** Opens the board editor, with a linked layout if there is one. */
export const toDraft =
  (game: GameId, layout: BoardLayout | null): Change =>
  (state) => {
    const there: State = { ...state, game, mode: "play", screen: "draft" };
    const draft = there.drafts[game];
    return layout === null || same(canonical(draft.layout), canonical(layout))
      ? there
      : drafted(edited(layout))(there);
  };

/** Explains a board of a game, from one of its reasons on. */
export const toExplanation =
  (game: GameId, layout: BoardLayout, at: number = 1): Change =>
  (state) => ({ ...state, game, mode: "play", screen: "explain", explained: { layout, at } });

/** A board with its colours in the order of their letters, as in links. */
export const canonical = (layout: BoardLayout): BoardLayout => ({
  ...layoutOf(layout),
  regions: layout.regions && lettersOf(layout.regions),
});

export const drafted =
  (edit: Edit): Change =>
  (state) => {
    const draft = edit(state.drafts[state.game]);
    return { ...state, drafts: { ...state.drafts, [state.game]: draft } };
  };

export const playDraft =
  (now: number): Change =>
  (state) =>
    toOwnBoard(state.game, canonical(state.drafts[state.game].layout), "editor", now)(state);

export const set =
  (settings: Partial<State>): Change =>
  (state) => ({ ...state, ...settings });

/** The tips that have been followed are not shown again. */
export const hintsSeen = (hints: string[]) => set({ hintsSeen: hints });

export const ordered =
  (game: GameId, order: Partial<PuzzleOrder>): Change =>
  (state) => {
    const now = { ...state.orders[game], ...order };
    return { ...state, orders: { ...state.orders, [game]: now } };
  };

export const toMoment = (moment: Moment): Change => toRun(moment.game, runTo(moment));

export const toRun =
  (game: GameId, run: WatchedRun): Change =>
  (state) =>
    replaceRun({ ...state, mode: "watch", game }, run);

export const watchThis: Change = (state) =>
  withRunAnew({ ...state, mode: "watch" }, layoutOf(boardOf(state)));

/** Continues the watched board in Play from these pieces, in the order of the moves; undo still works. */
export const playThis =
  (squares: number[]): Change =>
  (state) => {
    const layout = layoutOf(boardOf(state));
    const there = withBoard({ ...state, mode: "play" }, layout);
    const { record } = playedOf(there);
    if (!record) return withKept(there, { record: namesOf(layout, squares).join(" "), undone: "" });
    return withKept(there, { record: `${record} =${squareNames(layout, squares)}`, undone: "" });
  };

/** An empty board, or the lesson's, instead of an impossible one. */
export const startOver: Change = (state) => {
  const { mode, game, lesson } = state;
  const { drafts, watch } = initialState();
  if (isDrafting(state)) return { ...state, drafts: { ...state.drafts, [game]: drafts[game] } };
  if (mode === "play") return withBoard(state, FIRST_BOARDS[game]);
  if (mode === "lab") return labBoard(state, FIRST_BOARDS[game]);
  return mode === "learn" ? toLesson({ id: lesson.id })(state) : withRun(state, watch[game]);
};

/** Changes the layout: undoable in Play, a new run in Watch. A puzzle begun earlier is resumed. */
const laid =
  (layout: Partial<BoardLayout>): Change =>
  (state) =>
    state.mode === "play"
      ? withBoard(state, { ...layoutOf(playedOf(state)), ...layout })
      : state.mode === "lab"
        ? labBoard(state, layout)
        : withRunAnew(state, layout);

export const give = (...squares: number[]) => laid({ squares: ascending(squares) });

export const clear = laid(NOTHING_GIVEN);

export const restart: Change = (state) => reached(0)(state);

export const resize = (rows: number, columns: number) => laid({ rows, columns, ...NOTHING_GIVEN });

/** Another board of colours, by its letters. */
export const colour = (regions: string) =>
  laid({ rows: sideOf(regions), columns: sideOf(regions), regions, ...NOTHING_GIVEN });

export const block =
  (square: number): Change =>
  (state) =>
    laid({ blocked: toggled(boardOf(state).blocked, square) })(state);

/** Whether a tour has to close. Keeps the moves, unless the other puzzle has some. */
export const close =
  (closed: boolean): Change =>
  (state) => {
    if (state.mode !== "play") return laid({ closed })(state);
    const now = playedOf(state);
    if (now.closed === closed) return state;
    const layout = { ...layoutOf(now), closed };
    const other = state.play.games[idOf(state.game, layout)];
    const stays = other && !now.record.startsWith(other.record);
    const done = omit(now, "id", "closed", "day", "grade", "solved", "rival");
    return withSeen(state, stays ? other : newGame(state.game, layout, done));
  };

export const choose =
  (chosen: Chosen): Change =>
  (state) =>
    withRunAnew(state, chosen);

export const reached =
  (step: number): Change =>
  (state) => {
    const run = state.watch[state.game];
    return run.step === step ? state : withRun(state, { step });
  };

/**
 * Another run from its start; the same one if nothing changes. Choices were made for the one before, which
 * undo brings back.
 */
function withRunAnew(state: State, change: Partial<BoardLayout & Chosen>): State {
  const run = state.watch[state.game];
  if (same({ ...run, ...change }, run)) return state;
  const { earlier, ...before } = run;
  const undoable = withChoices(before, earlier);
  const steered = before.choices === undefined ? {} : { choices: "" };
  return replaceRun(state, {
    ...omit(before, "choices"),
    ...steered,
    ...undoable,
    ...change,
    step: 0,
  });
}

/** How many changes of choices can be undone. */
const MOST_UNDONE = 200;

/** The way back, with the state before another change. */
export const wayBack = (earlier: Earlier[], before: Earlier) =>
  [...earlier, before].slice(-MOST_UNDONE);

/** The way back to a run, or from it to earlier choices, if there are any. */
function withChoices(run: OneRun, earlier: Earlier[] = []): Pick<WatchedRun, "earlier"> {
  const last = earlier.at(-1);
  const isEmpty = !run.choices && (!last || "solver" in last);
  if (isEmpty) return last ? { earlier } : {};
  return { earlier: wayBack(earlier, run) };
}

export const withRun = (state: State, change: Partial<WatchedRun>) =>
  replaceRun(state, { ...state.watch[state.game], ...change });

export const replaceRun = (state: State, run: WatchedRun): State => ({
  ...state,
  watch: { ...state.watch, [state.game]: run },
});
