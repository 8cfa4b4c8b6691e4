/** Changes to the puzzles that are played: moves, and switching between puzzles. */

import * as history from "../core/history.ts";
import { same } from "../core/same.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import type { DailyId } from "../engine/generated/thinking.ts";
import { gameOfDaily, layoutOfDay } from "../routes/daily.ts";
import { dayId, firstId, idOf, isPractice, nextId, practiceId } from "../routes/ids.ts";
import { PRACTICE_BOARDS } from "../routes/layout.ts";
import { fromOf, namesIn } from "./games.ts";
import { type Archived, withArchived, withPending } from "./solves.ts";
import type { Change } from "./state.ts";
import {
  type BoardLayout,
  type Daily,
  type Id,
  type Kept,
  newGame,
  type Origin,
  type Played,
  type PlayState,
  playedOf,
  type Solve,
  type State,
} from "./state.ts";
import type { Claim } from "./ui.ts";

/** @param now the time, in milliseconds */
export const played =
  (done: Played, now: number = 0): Change =>
  (state) => {
    const kept = playedOf(state);
    if (same({ ...kept, ...done }, kept)) return state;
    const isMove = !same({ ...kept, ...done, seconds: 0 }, { ...kept, seconds: 0 });
    const changed = isMove ? Math.max(now, kept.changed + 1) : kept.changed;
    if (isPractice(kept.id)) return withKept(state, { ...done, changed, seconds: 0 });
    return withKept(state, { ...done, changed, begun: kept.begun || changed });
  };

/** A move clears the boards that redo would lead to. */
export const moved: Change = (state) => {
  const seen: State = state.screen === "board" ? state : { ...state, screen: "board" };
  return seen.play.on[seen.game].length === 0 ? seen : withPlay(seen, { on: without(seen, "on") });
};

/** Records a solve, once. */
export const solved =
  (solve: Solve): Change =>
  (state) =>
    playedOf(state).solved
      ? state
      : { ...withKept(state, { solved: solve }), solves: withPending(state.solves, solve) };

/** Solves and finished games that the archive has need not be saved here. */
export const archived =
  (archived: Archived, stored: Solve[], games: Kept[]): Change =>
  (state) => {
    const left = { ...state.play.games };
    // One of them may have been opened meanwhile.
    const wanted = namesIn(state);
    for (const kept of games)
      if (left[kept.id] === kept && !wanted.has(kept.id)) delete left[kept.id];
    const solves = withArchived(state.solves, archived, stored);
    return withPlay({ ...state, solves }, { games: left });
  };

/** The archive has an earlier game of the shown puzzle: it is shown, unless another was begun. */
export const withEarlierGame =
  (kept: Kept): Change =>
  (state) => {
    const shown = state.play.seen[kept.game];
    const mine = state.play.games[shown];
    if (!mine || mine.begun > 0 || mine.solved) return state;
    const from = fromOf(kept, mine);
    const isSameDuel = kept.rival !== undefined && mine.rival?.link === kept.rival.link;
    if (mine.id !== kept.id && !isSameDuel) return state;
    const { [shown]: _, ...games } = state.play.games;
    // Another game of the puzzle may have its id by now.
    const id = games[kept.id] ? shown : kept.id;
    return withPlay(state, {
      games: { ...games, [id]: { ...kept, id, ...from } },
      seen: { ...state.play.seen, [kept.game]: id },
    });
  };

const historyOf = ({ play: { seen, back, on }, game }: State): history.History<Id> => ({
  past: back[game],
  present: seen[game],
  future: on[game],
});

const travelled =
  (travel: typeof history.undone): Change =>
  (state) => {
    const to = travel(historyOf(state));
    if (!to) return state;
    const { game, play } = state;
    return withPlay(state, {
      seen: { ...play.seen, [game]: to.present },
      back: { ...play.back, [game]: to.past },
      on: { ...play.on, [game]: to.future },
    });
  };

export const undo = travelled(history.undone);
export const redo = travelled(history.redone);

/** Whether Undo leads to the board before, or Redo to the next: only between your own boards of one size. */
export const leadsBack = (state: State) => isNear(state, state.play.back[state.game].at(-1));
export const leadsOn = (state: State) => isNear(state, state.play.on[state.game][0]);

function isNear(state: State, id: Id = "") {
  const [seen, other] = [playedOf(state), state.play.games[id]];
  const isOwn = ({ day, grade }: Kept) => !day && !grade;
  if (!other || !isOwn(seen) || !isOwn(other)) return false;
  return seen.rows === other.rows && seen.columns === other.columns;
}

const onBoard = (state: State, game: GameId): State => ({
  ...state,
  game,
  mode: "play",
  screen: "board",
});

/**
 * Opens a linked board: the current one if it matches, the nearest match of undo or redo, or else the
 * puzzle as it was left, or a new one.
 * @param more what is known of a new puzzle
 */
export const toBoard =
  (game: GameId, layout: BoardLayout, more?: Partial<Kept>): Change =>
  (state) => {
    const there = onBoard(state, game);
    const { seen, back, on } = state.play;
    const id = idOf(game, layout);
    const isIt = (other: Id) => firstId(other) === id && !isPractice(other);
    if (isIt(seen[game])) return there;
    const before = back[game].toReversed().findIndex(isIt);
    if (before >= 0) return repeated(undo, before + 1)(there);
    const after = on[game].findIndex(isIt);
    if (after >= 0) return repeated(redo, after + 1)(there);
    return withSeen(there, state.play.games[id] ?? newGame(game, layout, more));
  };

/** Opens a board of your own, which stays at hand. */
export const toOwnBoard =
  (game: GameId, layout: BoardLayout, from: Origin, now: number): Change =>
  (state) => {
    const there = toBoard(game, layout, { from, changed: now })(state);
    return playedOf(there).from ? there : withKept(there, { from });
  };

/** What a challenge asks. */
interface Asked {
  link: string;
  game: GameId;
  layout: BoardLayout;
  /** As the link has it, or "". */
  grade: string;
}

/** Opens the game that answers a challenge, as it was left, or a new one. Its grade has to be judged. */
export const toDuel =
  ({ link, game, layout, grade }: Asked) =>
  (state: State): { state: State; claim: Claim | null } => {
    const there = onBoard(state, game);
    const { games } = state.play;
    const begun = Object.values(games).find(({ rival }) => rival?.link === link);
    if (begun) return { state: toKept(begun.id)(there), claim: null };
    const first = idOf(game, layout);
    const id = games[first] ? nextId(first, (taken) => taken in games) : first;
    const kept = newGame(game, layout, { id, rival: { link, started: false } });
    return { state: withSeenAlone(there, kept), claim: grade ? { id, grade } : null };
  };

/** Shows the board of a challenge. */
export const startedDuel: Change = (state) => {
  const { rival } = playedOf(state);
  return rival ? withKept(state, { rival: { link: rival.link, started: true } }) : state;
};

/** Ends a duel before the puzzle is solved. The puzzle can still be solved, with hints. */
export const gaveUp: Change = (state) => {
  const { rival, seconds, solved } = playedOf(state);
  if (!rival || solved || rival.gaveUp !== undefined) return state;
  return withKept(state, { rival: { ...rival, gaveUp: seconds } });
};

export const toKept =
  (id: Id): Change =>
  (state) => {
    const kept = state.play.games[id];
    if (!kept) return state;
    const there = onBoard(state, kept.game);
    return state.play.seen[kept.game] === id ? there : withSeenAlone(there, kept);
  };

/** Opens a day's puzzle, if it is known. Undo does not leave it. */
export const toDay =
  (date: string, which: DailyId): Change =>
  (state) => {
    const id = dayId(date, which);
    const daily = state.days[date];
    if (state.play.games[id] || !daily) return toKept(id)(state);
    const [game, layout, { grade }] = [gameOfDaily(which), layoutOfDay(daily, which), daily[which]];
    return withSeenAlone(onBoard(state, game), newGame(game, layout, { id, day: date, grade }));
  };

/** The board of a game's tips, as it was left. */
export const toPracticeBoard =
  (game: GameId): Change =>
  (state) => {
    const id = practiceId(game);
    const kept = state.play.games[id] ?? newGame(game, PRACTICE_BOARDS[game], { id });
    return withSeenAlone(onBoard(state, game), kept);
  };

export const learned =
  (daily: Daily): Change =>
  (state) => {
    const { [daily.date]: _, ...others } = state.days;
    const latest = [...Object.entries(others), [daily.date, daily] as const].slice(-MOST_DAYS);
    return { ...state, days: Object.fromEntries(latest) };
  };

/** How many days are kept, the latest to be opened: the engine can make the others again. */
const MOST_DAYS = 62;

/** Notes how hard a puzzle is. */
export const graded =
  ({ id, grade }: Claim): Change =>
  (state) => {
    const kept = state.play.games[id];
    if (!kept) return state;
    return withPlay(state, { games: { ...state.play.games, [id]: { ...kept, grade } } });
  };

const repeated =
  (change: Change, times: number): Change =>
  (state) =>
    Array.from({ length: times }, () => change).reduce((state, change) => change(state), state);

const withPlay = (state: State, change: Partial<PlayState>): State => ({
  ...state,
  play: { ...state.play, ...change },
});

export function withKept(state: State, change: Partial<Kept>) {
  const kept = { ...playedOf(state), ...change };
  return withPlay(state, { games: { ...state.play.games, [kept.id]: kept } });
}

/** Another board, undoable. Clears the undone moves; a solved puzzle starts over. */
export function withBoard(state: State, layout: BoardLayout) {
  const id = idOf(state.game, layout);
  const { games, seen } = state.play;
  if (firstId(seen[state.game]) === id) return state;
  const kept = games[id];
  const left = withKept(state, { undone: "" });
  return withSeen(left, kept && !kept.solved ? kept : newGame(state.game, layout));
}

/** Another puzzle, undoable. */
export function withSeen(state: State, kept: Kept) {
  const { past } = history.recorded(historyOf(state), kept.id);
  const alone = withSeenAlone(state, kept);
  return withPlay(alone, { back: { ...alone.play.back, [state.game]: past } });
}

/** Another puzzle, with nothing to undo. */
function withSeenAlone(state: State, kept: Kept) {
  const { games, seen } = state.play;
  return withPlay(state, {
    games: { ...games, [kept.id]: kept },
    seen: { ...seen, [state.game]: kept.id },
    back: without(state, "back"),
    on: without(state, "on"),
  });
}

const without = (state: State, what: "back" | "on") => ({ ...state.play[what], [state.game]: [] });
