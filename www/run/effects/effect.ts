/** Effects of an action besides changing the store: calls of controllers. */

import { squaresOf } from "../../core/geometry.ts";
import { sentenceOf } from "../../engine/door.ts";
import type { GameId, Puzzle } from "../../engine/generated/puzzle.ts";
import { randomLock, randomStart, whyHopeless } from "../../engine/table.ts";
import type { Action, ActionOf } from "../../state/actions.ts";
import { needOfChance } from "../../state/need.ts";
import { gameOf, type Layout } from "../../state/state.ts";
import type { Outcome } from "../outcome.ts";
import type { Session } from "../session.ts";

export type Effects = {
  [T in Action["type"]]?: (session: Session, action: ActionOf<T>) => Outcome;
};

/** For controllers alone: updates the page without an announcement. */
export function unsaid(act: () => void): Outcome {
  act();
  return { as: "unsaid" };
}

/** For controllers alone: updates the page and announces the result. */
export function said(act: () => void): Outcome {
  act();
  return { as: "said" };
}

/** For unsaved state alone. */
export const shown = (session: Session, action: Action): Outcome =>
  unsaid(() => session.store.dispatch(action));

/** For pointing: leaves the board and its animation alone. */
export function pointed(session: Session, action: Action): Outcome {
  session.store.dispatch(action);
  return { as: "pointed" };
}

/** For settings, and other changes that leave the boards alone. */
export const adjusted = (session: Session, action: Action): Outcome => ({
  ...session.commit(action),
  as: "settings",
});

/** A random queen to lock, or a random start, with a solution if possible. */
function randomSquare(game: GameId, layout: Layout) {
  const { rows, columns, closed, blocked, regions } = layout;
  if (regions) return lockOnColours({ game, ...layout }) ?? 0;
  return game !== "knights"
    ? randomLock(rows, randomSeed())
    : randomStart(rows, columns, closed, blocked, randomSeed());
}

/** A random square to lock on a board of colours, one that no search disproves; null if there is none. */
function lockOnColours(puzzle: Puzzle) {
  const left = squaresOf(puzzle);
  while (left.length > 0) {
    const [square] = left.splice(randomSeed() % left.length, 1);
    if (whyHopeless({ ...puzzle, squares: [square!] }) === undefined) return square!;
  }
  return null;
}

/** Commits an action with a random square of a board, once the table is there to draw it. */
export function givenAtRandom(
  session: Session,
  layout: Layout,
  action: (square: number) => Action,
): Outcome {
  const need = needOfChance(session.state);
  if (!session.has(need)) return { waitsFor: need };
  return attempted(() => session.commit(action(randomSquare(gameOf(session.state), layout))));
}

export const randomSeed = () => crypto.getRandomValues(new Uint32Array(1))[0]!;

/** The outcome, or the message of an expected error. */
export function attempted(act: () => Outcome): Outcome {
  try {
    return act();
  } catch (error) {
    return { notice: sentenceOf(error) };
  }
}
