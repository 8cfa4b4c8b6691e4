/** Starts races from other modes. */

import { type Race, raceOn } from "../../state/compare/race.ts";
import { settingUp } from "../../state/race-setup.ts";
import { boardOf } from "../../state/state.ts";
import type { Session } from "../session.ts";
import { attempted } from "./outcomes.ts";

/** Starts a race on the board that is played or watched. */
export const raceHere = (session: Session, lanes: Race["lanes"], you: boolean = false) =>
  attempted(() => {
    const { game } = session.state;
    const race = raceOn(game, boardOf(session.state), lanes, you);
    return session.change(settingUp(() => [game, race]));
  });
