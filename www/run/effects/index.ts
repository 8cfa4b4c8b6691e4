/** Performs actions. */

import type { Action } from "../../state/actions.ts";
import { needOf } from "../../state/need.ts";
import { asideWords } from "../../state/steering.ts";
import { LATE, modeOfAction } from "../late.ts";
import type { Outcome } from "../outcome.ts";
import type { Session } from "../session.ts";
import { board } from "./board.ts";
import { whyNotInDuel } from "./duel.ts";
import type { Effects } from "./effect.ts";
import { play } from "./play.ts";

const EFFECTS: Effects = { ...board, ...play };

/** Most actions only change the store. Those of a mode that has not loaded wait for it. */
export function perform(session: Session, action: Action): Outcome {
  const refused = whyNotInDuel(session.state, action);
  if (refused) return { notice: refused };
  const mode = modeOfAction(action.type);
  const effects = mode ? LATE[mode].module?.effects : EFFECTS;
  if (mode && !effects) return { waitsFor: needOf({ ...session.state, mode }) };
  const effect = effects?.[action.type] as
    | ((session: Session, action: Action) => Outcome)
    | undefined;
  const before = session.state;
  const outcome = effect ? effect(session, action) : session.commit(action);
  const toast = asideWords(before, session.state);
  return toast ? { ...outcome, toast } : outcome;
}
