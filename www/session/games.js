/** The games that are kept: which can be gone on with, and two sets of them made one. */

import { nextId } from "./ids.js";

/** @typedef {import("./state.js").Id} Id */
/** @typedef {import("./state.js").Kept} Kept */
/** @typedef {import("./state.js").State} State */
/** @typedef {Record<Id, Kept>} Games */

/**
 * The games that were begun and not finished, the one that was played last first.
 * @param {State} state
 */
export const continued = (state) =>
  Object.values(state.play.games)
    .filter(({ begun, solved }) => begun > 0 && !solved)
    .toSorted((one, other) => other.changed - one.changed);

/**
 * A state without the games that nobody began and nothing leads to.
 * @param {State} state
 * @returns {State}
 */
export function tidied(state) {
  const { games } = state.play;
  const wanted = namesIn(state);
  const left = Object.values(games).filter((kept) => isBegun(kept) || wanted.has(kept.id));
  if (left.length === Object.keys(games).length) return state;
  const ids = Object.fromEntries(left.map((kept) => [kept.id, kept]));
  return { ...state, play: { ...state.play, games: ids } };
}

/** Whether there is anything to lose. @param {Kept} kept */
const isBegun = ({ begun, record, undone }) => begun > 0 || record !== "" || undone !== "";

/** The games that are seen, or that Undo and Redo lead to. @param {State} state */
function namesIn({ play: { seen, back, on } }) {
  const { queens, knights } = seen;
  return new Set([queens, knights, ...[back, on].flatMap((ids) => Object.values(ids).flat())]);
}

/**
 * Games with one more. Of two games of a puzzle, one of which goes on from where the other stands,
 * the longer is kept; otherwise the one that was played last keeps its name, and the other gets
 * one of its own, so that neither is lost.
 * @param {Games} games
 * @param {Kept} kept
 * @returns {{games: Games, id: Id}} and what the game is called now
 */
export function united(games, kept) {
  const there = games[kept.id];
  if (!there) return { games: { ...games, [kept.id]: kept }, id: kept.id };
  const [later, earlier] = kept.changed > there.changed ? [kept, there] : [there, kept];
  const longer = goesOn(later, earlier) ? later : goesOn(earlier, later) ? earlier : null;
  if (longer) return { games: { ...games, [kept.id]: joined(longer, there, kept) }, id: kept.id };
  return besides(games, later, earlier, kept);
}

/**
 * @param {Games} games
 * @param {Kept} later keeps its name
 * @param {Kept} earlier gets another
 * @param {Kept} kept the one of the two that was added
 */
function besides(games, later, earlier, kept) {
  const again = Object.values(games).find(
    (game) => game.id !== earlier.id && isAgain(game, earlier),
  );
  const id = again?.id ?? nextId(earlier.id, (taken) => taken in games);
  const both = { ...games, [later.id]: later, [id]: again ?? { ...earlier, id } };
  return { games: both, id: kept === later ? later.id : id };
}

/** Whether a game is another, under a name of its own. @param {Kept} game @param {Kept} other */
const isAgain = (game, other) => game.id.startsWith(`${other.id}~`) && game.record === other.record;

/** Whether a game goes on from where another stands. @param {Kept} game @param {Kept} other */
const goesOn = (game, other) => `${game.record} `.startsWith(`${other.record} `.trimStart());

/** A game with what is known of it from both sides. @param {Kept} game @param {Kept} one @param {Kept} other */
const joined = (game, one, other) => ({
  ...game,
  seconds: Math.max(one.seconds, other.seconds),
  hints: Math.max(one.hints, other.hints),
  changed: Math.max(one.changed, other.changed),
  solved: one.solved ?? other.solved,
});
