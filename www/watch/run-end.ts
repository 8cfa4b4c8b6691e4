/** Notes that the watched run has ended. */

import { count, short } from "../core/numbers.ts";
import type { RunController } from "../panels/run-controller.ts";
import { UNREFUSED } from "../store/messages.ts";
import { noted } from "../store/results.ts";
import { puzzleOf, runOf } from "../store/state.ts";
import type { WatchContext } from "./context.ts";

type Watched = Pick<WatchContext, "state" | "ui" | "show" | "solver"> & {
  readonly board: Pick<WatchContext["board"], "watch">;
};

/**
 * Notes once that the run has ended, or that it ended before the requested step.
 * @returns the message about it, or ""
 */
export function noteEnd(session: Watched): string {
  const { watch } = session.board;
  const missed = watch ? noteMissed(session, watch) : "";
  if (!watch?.ended || watch.isEndNoted) return missed;
  watch.isEndNoted = true;
  const { outcome, solutions, steps, result, explanation } = watch;
  const found = outcome === "solved" || outcome === "counted";
  // A run that went on from a solution ends elsewhere.
  const isNoted = (found || solutions === 0) && !watch.snapshot.steering;
  const words = found ? count(steps) : `unsolved, ${short(steps)}`;
  session.show({
    notice: "",
    ...UNREFUSED,
    ...(isNoted && { results: resultsWith(session, words) }),
  });
  return `${result?.text}. ${explanation}`;
}

/** @param words how many steps the run took */
const resultsWith = ({ state, ui, solver }: Watched, words: string) =>
  noted(ui.results, puzzleOf(state), solver, runOf(state), words);

function noteMissed(session: Watched, { missed }: RunController) {
  if (!missed || missed === session.ui.missed) return "";
  const { sought, end } = missed;
  const hint = `This run ends at step ${count(end)}, before step ${count(sought)}. Here is its end.`;
  session.show({ notice: "", ...UNREFUSED, missed, hint });
  return hint;
}
