/** What a person does with the puzzles that are played by hand: moves, and going from one to another. */

import type { GameId } from "../engine/generated/puzzle.ts";
import type { Change } from "./changes.ts";
import { dayId, firstId, idOf, squaresNamed } from "./ids.ts";
import type { Day } from "./links.ts";
import {
  type Daily,
  EMPTY,
  type Id,
  type Kept,
  type Layout,
  newGame,
  type Played,
  type Playing,
  playedOf,
  type Solve,
  type State,
} from "./state.ts";

const PLAY = "play" as const;
const BOARD = "board" as const;

/** So many boards can be gone back to. */
const MOST_BACK = 100;

/** Whether two plain values say the same. */
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export const ascending = (squares: number[]) => squares.toSorted((a, b) => a - b);

/**
 * What has been done by hand, and how long it took.
 * @param now the time, in milliseconds
 */
export const played =
  (done: Played, now: number = 0): Change =>
  (state) => {
    const kept = playedOf(state);
    if (same({ ...kept, ...done }, kept)) return state;
    const isMove = !same({ ...kept, ...done, seconds: 0 }, { ...kept, seconds: 0 });
    const changed = isMove ? Math.max(now, kept.changed + 1) : kept.changed;
    return withKept(state, { ...done, changed, begun: kept.begun || changed });
  };

/** A move was made: no board that was undone can be done again. */
export const moved: Change = (state) => {
  const seen = state.screen === BOARD ? state : { ...state, screen: BOARD };
  return seen.play.on[seen.game].length === 0 ? seen : withPlay(seen, { on: without(seen, "on") });
};

/** The puzzle that is played was solved. That is noted once. */
export const solved =
  (solve: Solve): Change =>
  (state) =>
    playedOf(state).solved
      ? state
      : { ...withKept(state, { solved: solve }), solves: [...state.solves, solve] };

/** Back to the board that was there before another was laid, if one was. */
export const undo: Change = (state) => {
  const { seen, back, on } = state.play;
  const before = back[state.game].at(-1);
  if (before === undefined) return state;
  return withPlay(state, {
    seen: { ...seen, [state.game]: before },
    back: { ...back, [state.game]: back[state.game].slice(0, -1) },
    on: { ...on, [state.game]: [seen[state.game], ...on[state.game]] },
  });
};

/** On to the board that `undo` went back from. */
export const redo: Change = (state) => {
  const { seen, back, on } = state.play;
  const [after, ...rest] = on[state.game];
  if (after === undefined) return state;
  return withPlay(state, {
    seen: { ...seen, [state.game]: after },
    back: { ...back, [state.game]: [...back[state.game], seen[state.game]] },
    on: { ...on, [state.game]: rest },
  });
};

/**
 * A board to play on that a link names: the one there is, with its moves, if it is that; the
 * nearest one before or after it, if there is one; or else that puzzle as it was left, or anew.
 * @param more what else is known of it, if it is new
 */
export const toBoard =
  (game: GameId, layout: Layout, more?: Partial<Kept>): Change =>
  (state) => {
    const there = { ...state, game, mode: PLAY, screen: BOARD };
    const { seen, back, on } = state.play;
    const id = idOf(game, layout);
    const isIt = (other: Id) => firstId(other) === id;
    if (isIt(seen[game])) return there;
    const before = back[game].toReversed().findIndex(isIt);
    if (before >= 0) return repeated(undo, before + 1)(there);
    const after = on[game].findIndex(isIt);
    if (after >= 0) return repeated(redo, after + 1)(there);
    return withSeen(there, state.play.games[id] ?? newGame(game, layout, more));
  };

/** A puzzle that is kept, as it was left. */
export const toKept =
  (id: Id): Change =>
  (state) => {
    const kept = state.play.games[id];
    if (!kept) return state;
    const there = { ...state, game: kept.game, mode: PLAY, screen: BOARD };
    return state.play.seen[kept.game] === id ? there : withSeenAlone(there, kept);
  };

/** The puzzle of a day that is known, as it was left. Undo does not go back from it. */
export const toDay =
  (date: string, game: GameId): Change =>
  (state) => {
    const id = dayId(date, game);
    const daily = state.days[date];
    if (state.play.games[id] || !daily) return toKept(id)(state);
    const there = { ...state, game, mode: PLAY, screen: BOARD };
    const { grade } = daily[game];
    return withSeenAlone(there, newGame(game, layoutOfDay(daily, game), { id, day: date, grade }));
  };

/**
 * The puzzle of a day that was wanted; the other game, if nobody has played it yet, has its puzzle of
 * that day laid out, too.
 */
export const toWantedDay =
  ({ date, game, screen }: Day): Change =>
  (state) => {
    const other = game === "queens" ? "knights" : "queens";
    const isUntouched = state.play.seen[other] === idOf(other, EMPTY);
    const both = isUntouched ? toDay(date, other)(state) : state;
    return { ...toDay(date, game)(both), mode: PLAY, screen };
  };

export function layoutOfDay(daily: Daily, game: GameId): Layout {
  const { size, at } = daily[game];
  const { closed, blocked } = game === "queens" ? { closed: false, blocked: [] } : daily.knights;
  const [rows, columns] = size.split("x").map(Number) as [number, number];
  const squaresOf = (names: string[]) => ascending(squaresNamed({ rows, columns }, names));
  return { rows, columns, squares: squaresOf(at), blocked: squaresOf(blocked), closed };
}

/** The puzzles of a day are known. */
export const learned =
  (daily: Daily): Change =>
  (state) => ({
    ...state,
    days: { ...state.days, [daily.date]: daily },
  });

/** Lets go of a puzzle that is not to be gone on with; one that is seen stays. */
export const discard =
  (id: Id): Change =>
  (state) => {
    const { games, seen } = state.play;
    if (Object.values(seen).includes(id)) return state;
    const { [id]: _, ...others } = games;
    const { back, on } = withoutId(state, id);
    return withPlay(state, { games: others, back, on });
  };

function withoutId({ play: { back, on } }: State, id: Id) {
  const others = (ids: Id[]) => ids.filter((other) => other !== id);
  const ofBoth = ({ queens, knights }: Record<GameId, Id[]>) => ({
    queens: others(queens),
    knights: others(knights),
  });
  return { back: ofBoth(back), on: ofBoth(on) };
}

const repeated =
  (change: Change, times: number): Change =>
  (state) =>
    Array.from({ length: times }, () => change).reduce((state, change) => change(state), state);

// ---- parts of the state ---------------------------------------------------------------

const withPlay = (state: State, change: Partial<Playing>): State => ({
  ...state,
  play: { ...state.play, ...change },
});

/** @param change of the puzzle that is played by hand */
export function withKept(state: State, change: Partial<Kept>) {
  const kept = { ...playedOf(state), ...change };
  return withPlay(state, { games: { ...state.play.games, [kept.id]: kept } });
}

/**
 * Another board to play on, after which the one there was can be brought back. That is a new
 * beginning, as a move is: what was undone before is given up. A puzzle that is solved is begun
 * again.
 */
export function withBoard(state: State, layout: Layout) {
  const id = idOf(state.game, layout);
  const { games, seen } = state.play;
  if (firstId(seen[state.game]) === id) return state;
  const kept = games[id];
  const left = withKept(state, { undone: "" });
  return withSeen(left, kept && !kept.solved ? kept : newGame(state.game, layout));
}

/** Another puzzle is seen, from which Undo goes back to the one before. */
export function withSeen(state: State, kept: Kept) {
  const { seen, back } = state.play;
  const before = [...back[state.game], seen[state.game]].slice(-MOST_BACK);
  return withPlay(withSeenAlone(state, kept), { back: { ...back, [state.game]: before } });
}

/** Another puzzle is seen, with nothing to go back to. */
function withSeenAlone(state: State, kept: Kept) {
  const { games, seen } = state.play;
  return withPlay(state, {
    games: { ...games, [kept.id]: kept },
    seen: { ...seen, [state.game]: kept.id },
    back: without(state, "back"),
    on: without(state, "on"),
  });
}

/** @param what of the game that is played */
const without = (state: State, what: "back" | "on") => ({ ...state.play[what], [state.game]: [] });
