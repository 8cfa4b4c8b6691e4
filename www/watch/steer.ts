/** Choosing squares in a solver's place. */

import type { RunController } from "../panels/run-controller.ts";
import { candidatesOf } from "../panels/steered.ts";
import { showMessage, toast } from "../store/messages.ts";
import { changing } from "../store/model.ts";
import type { Outcome } from "../store/outcome.ts";
import { runOf } from "../store/state.ts";
import type { WatchContext } from "./context.ts";
import { decide, keepChoices, replacedBy, wayBackWords } from "./steering.ts";

/** The person has pressed a square of a steered run. */
export function chosen(session: WatchContext, square: number): Outcome {
  const { watch } = session.board;
  const notice = watch ? whyNot(watch.playing, candidatesOf(watch.snapshot), square) : "";
  if (notice) return { notice };
  const { steps } = watch!;
  const dropped = replacedBy({ ...runOf(session.present()), step: steps + 1 });
  const outcome = session.change(changing(decide(square)));
  if (outcome.notice || outcome.waitsFor) return outcome;
  if (dropped > 0) toast(session, wayBackWords("later choice", dropped));
  return goneOn(session);
}

/** Lets the solver go on to the next choice. */
function goneOn({ board: { watch } }: WatchContext): Outcome {
  if (watch && !watch.playing && !watch.asks) watch.start();
  return { as: "step" };
}

function whyNot(playing: boolean, candidates: number[], square: number) {
  if (playing) return "The solver goes on alone here. Wait until squares are lit.";
  if (candidates.length === 0)
    return "There is nothing to choose at this step. Press Play to go on.";
  return candidates.includes(square)
    ? ""
    : "The next step can’t try this square. Choose a lit one.";
}

/** How many choices fit the run, once it has come to the first that doesn't; null until then. */
export function refusedBy(watch: RunController | null): number | null {
  const { steering } = watch?.snapshot ?? {};
  return steering?.refused ? steering.taken : null;
}

/** Leaves out choices that don't fit the run. */
export function leaveOut(session: WatchContext, taken: number) {
  session.change(changing(keepChoices(taken)));
  const notice = `Choice ${taken + 1} does not fit this run: it and the later ones are left out.`;
  showMessage(session, notice, "");
}
