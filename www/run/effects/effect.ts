/** What an action does beside changing the store: what it asks of the controllers. */

import type { Action, ActionOf } from "../../state/actions.ts";
import type { Outcome } from "../outcome.ts";
import { sentenceOf } from "../sentence-of.ts";
import type { Session } from "../session.ts";

export type Effects = {
  [T in Action["type"]]?: (session: Session, action: ActionOf<T>) => Outcome;
};

/** Of controllers alone: how things are now is shown, and nothing is said of it. */
export function unsaid(act: () => void): Outcome {
  act();
  return { as: "unsaid" };
}

/** The same, and how things are now is said. */
export function said(act: () => void): Outcome {
  act();
  return { as: "said" };
}

/** Of the store alone, and of what is not kept in it. */
export const shown = (session: Session, action: Action): Outcome =>
  unsaid(() => session.store.dispatch(action));

/** Of what is pointed at: the picture of what is at work stays as it is, and so does its motion. */
export function pointed(session: Session, action: Action): Outcome {
  session.store.dispatch(action);
  return { as: "pointed" };
}

/** Of settings, and what else leaves the boards as they are. */
export const adjusted = (session: Session, action: Action): Outcome => ({
  ...session.commit(action),
  as: "settings",
});

/** A seed that nobody chose. */
export const randomSeed = () => crypto.getRandomValues(new Uint32Array(1))[0]!;

/** What something comes to, or why it cannot be. */
export function attempted(act: () => Outcome): Outcome {
  try {
    return act();
  } catch (error) {
    return { notice: sentenceOf(error) };
  }
}
