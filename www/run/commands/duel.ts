/** What can't be done while a challenge is answered. */

import { isDuelling, isVeiled } from "../../state/state.ts";
import type { Outcome } from "../outcome.ts";
import type { Session } from "../session.ts";

const NOT_STARTED = "Press Start first: the board appears, and the clock starts.";
const NO_HINTS = "Hints are off in a duel.";

type Act<Given extends unknown[]> = (session: Session, ...given: Given) => Outcome;

/** A command on a board that a challenge hides until it has been started. */
export const onBoard =
  <Given extends unknown[]>(act: Act<Given>): Act<Given> =>
  (session, ...given) =>
    isVeiled(session.state) ? { notice: NOT_STARTED } : act(session, ...given);

/** A command that asks for help. */
export const asHelp =
  <Given extends unknown[]>(act: Act<Given>): Act<Given> =>
  (session, ...given) =>
    isDuelling(session.state) ? { notice: NO_HINTS } : act(session, ...given);
