/** The explanation of a solution. */

import type { Commands } from "../../store/command.ts";
import * as change from "../../store/explaining.ts";
import { changing } from "../../store/model.ts";
import type { Outcome } from "../../store/outcome.ts";
import { silent } from "../../store/outcomes.ts";
import type { PlayContext } from "../context.ts";
import { asHelp } from "../duel/commands.ts";

export const explain = {
  /** Explains the board in play or in the editor. */
  "explain/open": asHelp((session) => session.change(changing(change.explainThis))),
  /** Shows a reason, from 1. */
  "explain/seek": (session, { at }: { at: number }) => sought(session, at),
  "explain/step": (session, { by }: { by: number }) =>
    sought(session, (session.rooms.explain?.view.at ?? 1) + by),
  "explain/what-if": ({ rooms }, { by }: { by: number }) =>
    silent(() => rooms.explain?.stepWhatIf(by)),
  /** Plays one reason after another, or pauses. */
  "explain/toggle": ({ rooms }) => silent(() => rooms.explain?.toggle()),
  "explain/stop": ({ rooms }) => silent(() => rooms.explain?.stop()),
  "explain/again": ({ rooms }) => silent(() => rooms.explain?.again()),
  /** Plays the board from its start, or goes on with its game. */
  "explain/play": (session) => session.change(changing(change.playExplained)),
} satisfies Commands<PlayContext, Outcome>;

function sought(session: PlayContext, at: number): Outcome {
  const { explain } = session.rooms;
  explain?.pause();
  const outcome = session.adjust(changing(change.toReason(explain?.near(at) ?? at)));
  return { ...outcome, as: "announced" };
}
