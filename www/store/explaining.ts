/** Changes of what is explained. */

import { canonical, toBoard, toExplanation, withKept } from "./changes.ts";
import { boardOf, type Change, isDrafting, type Kept, layoutOf, playedOf } from "./state.ts";

/** Explains the board that is shown. A day's puzzle that is not solved yet is given up. */
export const explainThis: Change = (state) => {
  const layout = isDrafting(state) ? canonical(boardOf(state)) : layoutOf(boardOf(state));
  const kept = isDrafting(state) ? null : playedOf(state);
  const left = kept && countsAsGivingUp(kept) ? withKept(state, { gaveUp: true }) : state;
  return toExplanation(state.game, layout)(left);
};

/** Whether an explanation gives up a puzzle: that of a day, before it is solved. */
export const countsAsGivingUp = ({ day, solved, gaveUp }: Kept) =>
  day !== null && !solved && !gaveUp;

/** Shows another reason. */
export const toReason =
  (at: number): Change =>
  (state) => ({ ...state, explained: { ...state.explained, at } });

/** Plays the board that was explained. */
export const playExplained: Change = (state) => toBoard(state.game, state.explained.layout)(state);
