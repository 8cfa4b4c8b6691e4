/** The first minute: a board to practise on, kept apart from the games that count and never timed. */

import type { GameId } from "../engine/generated/puzzle.ts";
import { isPractice } from "./ids.ts";
import { isDrafting, type State } from "./state.ts";

/** Noted among the hints once its three taps are over. */
export const coachMark = (game: GameId) => `coach/${game}`;

/** Whether the board seen is one to practise on. */
export const isPractising = (state: State) =>
  state.mode === "play" && !isDrafting(state) && isPractice(state.play.seen[state.game]);

/** Whether nothing was ever played, nor practised to the end. */
export const isNewcomer = ({ solves, solvesAside, play, hintsSeen }: State) =>
  solves.length + solvesAside.length === 0 &&
  !hintsSeen.some((hint) => hint.startsWith("coach/")) &&
  Object.values(play.games).every(({ begun }) => begun === 0);

/** Ends the taps of the game seen, for good. */
export const coached = (state: State): State => {
  const mark = coachMark(state.game);
  const { hintsSeen } = state;
  return hintsSeen.includes(mark) ? state : { ...state, hintsSeen: [...hintsSeen, mark] };
};

/** What the taps of a game note as they are followed. */
const MARKS: Record<GameId, string[]> = {
  queens: ["clash", "cross", coachMark("queens")],
  knights: [coachMark("knights")],
};

/** Has the taps of a game begin again. */
export const uncoached =
  (game: GameId) =>
  (state: State): State => ({
    ...state,
    hintsSeen: state.hintsSeen.filter((hint) => !MARKS[game].includes(hint)),
  });
