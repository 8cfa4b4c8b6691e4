/** Notes that the watched run has ended. */

import { count, short } from "../../core/numbers.ts";
import type { Action } from "../../state/actions.ts";
import type { Host } from "../host.ts";
import type { RunController } from "../run-controller.ts";

type Reports = Pick<Host, "board" | "ui"> & { store: { dispatch: (action: Action) => void } };

/**
 * Notes once that the run has ended, or that it ended before the requested step.
 * @returns the message about it, or ""
 */
export function noteEnd(session: Reports): string {
  const { watch } = session.board;
  const missed = watch ? noteMissed(session, watch) : "";
  if (!watch?.ended || watch.isEndNoted) return missed;
  watch.isEndNoted = true;
  const { outcome, solutions, steps, result, explanation } = watch;
  const found = outcome === "solved" || outcome === "counted";
  // A run that went on from a solution ends elsewhere.
  const isNoted = (found || solutions === 0) && !watch.snapshot.steering;
  const words = found ? count(steps) : `unsolved, ${short(steps)}`;
  session.store.dispatch({ type: "watch/ended", words: isNoted ? words : "" });
  return `${result?.text}. ${explanation}`;
}

function noteMissed(session: Reports, { missed }: RunController) {
  if (!missed || missed === session.ui.missed) return "";
  session.store.dispatch({ type: "watch/missed", missed });
  return session.ui.hint;
}
