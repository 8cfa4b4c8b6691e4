/** Which games can be continued, and how two sets of games merge. */

import { nextId } from "../routes/ids.ts";
import type { Id, Kept, State } from "./state.ts";

type Games = Record<Id, Kept>;

const byLastPlayed = (one: Kept, other: Kept) => other.changed - one.changed;

/** Unfinished games, the last played first. */
export const continued = (state: State) =>
  Object.values(state.play.games)
    .filter(({ begun, solved }) => begun > 0 && !solved)
    .toSorted(byLastPlayed);

/** How many boards of your own stay at hand, begun or not. */
const MOST_OWN = 24;

/** The boards that you made or brought, the last changed first. */
export const ownBoards = (state: State) =>
  Object.values(state.play.games)
    .filter(({ from }) => from)
    .toSorted(byLastPlayed)
    .slice(0, MOST_OWN);

/** Where one of two games of a board is from. */
export const fromOf = (one: Kept, other: Kept) => {
  const from = one.from ?? other.from;
  return from && { from };
};

/** Drops games that nobody began and nothing refers to. */
export function tidied(state: State): State {
  const { games } = state.play;
  const wanted = namesIn(state);
  const left = Object.values(games).filter((kept) => isBegun(kept) || wanted.has(kept.id));
  if (left.length === Object.keys(games).length) return state;
  const ids = Object.fromEntries(left.map((kept) => [kept.id, kept]));
  return { ...state, play: { ...state.play, games: ids } };
}

const isBegun = ({ begun, record, undone }: Kept) => begun > 0 || record !== "" || undone !== "";

/** How long a finished game stays at hand, in milliseconds. */
const AT_HAND = 2 * 24 * 60 * 60 * 1000;

/** Finished games that nothing refers to: the archive can have them. */
export function finishedIn(state: State, now: number): Kept[] {
  const wanted = namesIn(state);
  return Object.values(state.play.games).filter(
    ({ id, solved, changed }) => solved && changed < now - AT_HAND && !wanted.has(id),
  );
}

/** The ids of games that are shown, that undo and redo reach, or that stay at hand. */
export function namesIn(state: State) {
  const { seen, back, on } = state.play;
  const own = ownBoards(state).map(({ id }) => id);
  return new Set([seen, back, on, { own }].flatMap((ids) => Object.values<Id | Id[]>(ids).flat()));
}

/**
 * Adds a game. If one of two games of the same puzzle continues the other, the longer is kept.
 * Otherwise the one played last keeps the id and the other gets a new one, so that neither is lost.
 * @returns the id of the added game, too
 */
export function united(games: Games, kept: Kept): { games: Games; id: Id } {
  const there = games[kept.id];
  if (!there) return { games: { ...games, [kept.id]: kept }, id: kept.id };
  const [later, earlier] = kept.changed > there.changed ? [kept, there] : [there, kept];
  const longer = goesOn(later, earlier) ? later : goesOn(earlier, later) ? earlier : null;
  if (longer) return { games: { ...games, [kept.id]: joined(longer, there, kept) }, id: kept.id };
  return besides(games, later, earlier, kept);
}

/** @param later keeps its id */
function besides(games: Games, later: Kept, earlier: Kept, kept: Kept) {
  const again = Object.values(games).find((game) => isAgain(game, earlier));
  const id = again?.id ?? nextId(earlier.id, (taken) => taken in games);
  const other = again ? joined(again, again, earlier) : { ...earlier, id };
  const both = { ...games, [later.id]: later, [id]: other };
  return { games: both, id: kept === later ? later.id : id };
}

/** Whether a game is a copy of another under a new id. */
const isAgain = (game: Kept, other: Kept) =>
  game.id.startsWith(`${other.id}~`) && game.record === other.record;

const goesOn = (game: Kept, other: Kept) =>
  `${game.record} `.startsWith(`${other.record} `.trimStart());

/** The best of both records. */
function joined(game: Kept, one: Kept, other: Kept): Kept {
  const solved = one.solved ?? other.solved;
  const mistakes = Math.max(one.mistakes, other.mistakes);
  return {
    ...game,
    seconds: Math.max(one.seconds, other.seconds),
    hints: Math.max(one.hints, other.hints),
    mistakes,
    changed: Math.max(one.changed, other.changed),
    solved,
    ...((one.gaveUp || other.gaveUp) && { gaveUp: true }),
    ...fromOf(one, other),
    log: solved ? "" : game.log,
  };
}
