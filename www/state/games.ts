/** The games that are kept: which can be gone on with, and two sets of them made one. */

import { nextId } from "./ids.ts";
import type { Id, Kept, State } from "./state.ts";

type Games = Record<Id, Kept>;

/** The games that were begun and not finished, the one that was played last first. */
export const continued = (state: State) =>
  Object.values(state.play.games)
    .filter(({ begun, solved }) => begun > 0 && !solved)
    .toSorted((one, other) => other.changed - one.changed);

/** A state without the games that nobody began and nothing leads to. */
export function tidied(state: State): State {
  const { games } = state.play;
  const wanted = namesIn(state);
  const left = Object.values(games).filter((kept) => isBegun(kept) || wanted.has(kept.id));
  if (left.length === Object.keys(games).length) return state;
  const ids = Object.fromEntries(left.map((kept) => [kept.id, kept]));
  return { ...state, play: { ...state.play, games: ids } };
}

/** Whether there is anything to lose. */
const isBegun = ({ begun, record, undone }: Kept) => begun > 0 || record !== "" || undone !== "";

/** The games that are seen, or that Undo and Redo lead to. */
function namesIn({ play: { seen, back, on } }: State) {
  const { queens, knights } = seen;
  return new Set([queens, knights, ...[back, on].flatMap((ids) => Object.values(ids).flat())]);
}

/**
 * Games with one more. Of two games of a puzzle, one of which goes on from where the other stands,
 * the longer is kept; otherwise the one that was played last keeps its name, and the other gets
 * one of its own, so that neither is lost.
 * @returns and what the game is called now
 */
export function united(games: Games, kept: Kept): { games: Games; id: Id } {
  const there = games[kept.id];
  if (!there) return { games: { ...games, [kept.id]: kept }, id: kept.id };
  const [later, earlier] = kept.changed > there.changed ? [kept, there] : [there, kept];
  const longer = goesOn(later, earlier) ? later : goesOn(earlier, later) ? earlier : null;
  if (longer) return { games: { ...games, [kept.id]: joined(longer, there, kept) }, id: kept.id };
  return besides(games, later, earlier, kept);
}

/**
 * @param later keeps its name
 * @param earlier gets another
 * @param kept the one of the two that was added
 */
function besides(games: Games, later: Kept, earlier: Kept, kept: Kept) {
  const again = Object.values(games).find(
    (game) => game.id !== earlier.id && isAgain(game, earlier),
  );
  const id = again?.id ?? nextId(earlier.id, (taken) => taken in games);
  const both = { ...games, [later.id]: later, [id]: again ?? { ...earlier, id } };
  return { games: both, id: kept === later ? later.id : id };
}

/** Whether a game is another, under a name of its own. */
const isAgain = (game: Kept, other: Kept) =>
  game.id.startsWith(`${other.id}~`) && game.record === other.record;

/** Whether a game goes on from where another stands. */
const goesOn = (game: Kept, other: Kept) =>
  `${game.record} `.startsWith(`${other.record} `.trimStart());

/** A game with what is known of it from both sides. */
const joined = (game: Kept, one: Kept, other: Kept) => ({
  ...game,
  seconds: Math.max(one.seconds, other.seconds),
  hints: Math.max(one.hints, other.hints),
  changed: Math.max(one.changed, other.changed),
  solved: one.solved ?? other.solved,
});
