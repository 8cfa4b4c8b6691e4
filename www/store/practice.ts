/** The first minute: a board to practise on, kept apart from the games that count and never timed. */

import type { GameId } from "../engine/generated/puzzle.ts";
import { isPractice } from "../routes/ids.ts";
import { hasSolves } from "./solves.ts";
import type { State } from "./state.ts";

/** Saved among the hints once the three tips are over. */
export const coachMark = (game: GameId) => `coach/${game}`;

/** Whether the current board is for practice. */
export const isPractising = ({ mode, screen, play, game }: State) =>
  mode === "play" && screen === "board" && isPractice(play.seen[game]);

/** Whether nothing was ever played, nor practised to the end. */
export const isNewcomer = ({ solves, play, hintsSeen }: State) =>
  !hasSolves(solves) &&
  !hintsSeen.some((hint) => hint.startsWith("coach/")) &&
  Object.values(play.games).every(({ begun }) => begun === 0);

/** Ends the three tips of the current game for good. */
export const coached = (state: State): State => {
  const mark = coachMark(state.game);
  const { hintsSeen } = state;
  return hintsSeen.includes(mark) ? state : { ...state, hintsSeen: [...hintsSeen, mark] };
};

/** The entries that the tips of a game save once they are followed. */
const marksOf = (game: GameId) =>
  game === "knights" ? [coachMark(game)] : ["clash", "cross", coachMark(game)];

/** Starts the tips of a game again. */
export const uncoached =
  (game: GameId) =>
  (state: State): State => {
    const marks = marksOf(game);
    return { ...state, hintsSeen: state.hintsSeen.filter((hint) => !marks.includes(hint)) };
  };
