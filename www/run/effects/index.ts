/** Performs actions. */

import type { Action } from "../../state/actions.ts";
import type { Outcome } from "../outcome.ts";
import type { Session } from "../session.ts";
import { board } from "./board.ts";
import { compare } from "./compare.ts";
import type { Effects } from "./effect.ts";
import { learn } from "./learn.ts";
import { play } from "./play.ts";
import { watch } from "./watch.ts";

const EFFECTS: Effects = { ...board, ...play, ...watch, ...learn, ...compare };

/** Most actions only change the store. */
export function perform(session: Session, action: Action): Outcome {
  const effect = EFFECTS[action.type] as
    | ((session: Session, action: Action) => Outcome)
    | undefined;
  return effect ? effect(session, action) : session.commit(action);
}
