/** What can't be done while a challenge is answered. */

import type { Context } from "../../store/context.ts";
import type { Outcome } from "../../store/outcome.ts";
import { isDuelling, isVeiled, isWithoutHints } from "../../store/state.ts";

const NOT_STARTED = "Start the duel first.";
const NO_HINTS = "Hints are off in this duel.";
const NO_CHECKS = "Checks are off in a duel.";

type Act<Session, Given extends unknown[]> = (session: Session, ...given: Given) => Outcome;

/** A command on a board that a challenge hides until it has been started. */
export const onBoard =
  <Session extends Pick<Context, "state">, Given extends unknown[]>(
    act: Act<Session, Given>,
  ): Act<Session, Given> =>
  (session, ...given) =>
    isVeiled(session.state) ? { notice: NOT_STARTED } : act(session, ...given);

/** A command that asks for help. */
export const asHelp =
  <Session extends Pick<Context, "state">, Given extends unknown[]>(
    act: Act<Session, Given>,
  ): Act<Session, Given> =>
  (session, ...given) =>
    isWithoutHints(session.state) ? { notice: NO_HINTS } : onBoard(act)(session, ...given);

/** A command that checks the board. */
export const asCheck =
  <Session extends Pick<Context, "state">, Given extends unknown[]>(
    act: Act<Session, Given>,
  ): Act<Session, Given> =>
  (session, ...given) =>
    isDuelling(session.state) ? { notice: NO_CHECKS } : act(session, ...given);
