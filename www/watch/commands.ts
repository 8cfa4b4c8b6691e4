/** Watching a run. */

import { isLarge } from "../board/scene/large.ts";
import { positionOn } from "../board/scene/position.ts";
import { count } from "../core/numbers.ts";
import { howToBlock } from "../panels/blocking.ts";
import type { RunController } from "../panels/run-controller.ts";
import { TRAVELS, type Travel } from "../panels/travels.ts";
import { firstOpen } from "../routes/boards.ts";
import { nextSeed } from "../routes/options.ts";
import * as change from "../store/changes.ts";
import type { Commands } from "../store/command.ts";
import { changing } from "../store/model.ts";
import type { Outcome } from "../store/outcome.ts";
import { givenAtRandom, hovering, raceHere, silent } from "../store/outcomes.ts";
import { isByChance, takes } from "../store/roster.ts";
import { boardOf, type Chosen, runOf, USUAL_SOLVERS } from "../store/state.ts";
import type { Ui } from "../store/ui.ts";
import { bookmark } from "./bookmarks.ts";
import type { WatchContext } from "./context.ts";
import { steer, undoChoice, unsteer } from "./steering.ts";

export const watch = {
  "watch/toggle": (session) => toggled(session),
  "watch/step": (session) => stepped(session),
  "watch/seek": (session, { step, announce }: { step: number; announce: boolean }) =>
    sought(session, (watch) => watch.seek(step), announce),
  "watch/travel": (session, { to }: { to: Travel }) => sought(session, TRAVELS[to]),
  "watch/continue": (session) =>
    session.board.watch?.solved ? sought(session, TRAVELS.solution) : newRun(session),
  "watch/new-run": (session) => newRun(session),
  "watch/cancel": ({ board }) => silent(() => board.watch?.cancel()),
  "watch/bookmark": (session) => bookmarked(session),
  "watch/choose": (session, { chosen }: { chosen: Chosen }) =>
    session.change(changing(change.choose(chosen))),
  /** Continues the board in Play, with its pieces in the order of the moves. */
  "watch/play-on": (session) =>
    session.change(changing(change.playThis(positionOn(session.scene)))),
  "watch/race": (session) => raceAgainst(session),
  /** Shows a value of the tree on the board; null restores the board. */
  "watch/peek": (session, { value }: { value: Ui["peek"] }) => hovering(session, { peek: value }),

  /** Starts or stops choosing squares in the solver's place. */
  "watch/steer": (session, { on }: { on: boolean }) =>
    session.change(changing(on ? steer : unsteer)),
  "watch/undo-choice": (session) => session.change(changing(undoChoice)),

  "watch/resize": (session, { rows, columns }: { rows: number; columns: number }) =>
    session.change(changing(change.resize(rows, columns))),
  /** A board of colours, by its letters. */
  "watch/board": (session, { regions }: { regions: string }) =>
    session.change(changing(change.colour(regions))),
  "watch/close": (session, { closed }: { closed: boolean }) =>
    session.change(changing(change.close(closed))),
  "watch/clear": (session) => session.change(changing(change.clear)),
  "watch/random": (session) =>
    givenAtRandom(session, boardOf(session.state), (square) => changing(change.give(square))),
  /** Starts or stops blocking squares by clicks. */
  "watch/block": (session) => {
    session.show({ blocking: !session.ui.blocking });
    session.board.watch?.pause();
    return session.ui.blocking ? { hint: howToBlock(isLarge(session.board.puzzle)) } : {};
  },
} satisfies Commands<WatchContext, Outcome>;

/** Goes to another step of the run. */
function sought(
  { board }: WatchContext,
  how: (watch: RunController) => void,
  announce = true,
): Outcome {
  if (!board.watch) return {};
  how(board.watch);
  return { as: announce ? "sought" : "sought silently" };
}

/** Restarts the run; with the next seed if chance decides. */
function newRun(session: WatchContext): Outcome {
  const { solver, options, seed } = runOf(session.state);
  if (!isByChance(session.solver, { options })) return restarted(session);
  const chosen = { solver, options, seed: nextSeed(seed) };
  return session.change(changing(change.choose(chosen)));
}

/** Restarts the same run. */
function restarted(session: WatchContext): Outcome {
  session.board.dropRun(session.present());
  session.note(changing(change.restart));
  return session.prepareBoards();
}

/** Plays or pauses the run; at its end, plays it again. */
function toggled(session: WatchContext): Outcome {
  if (session.board.watch?.playing) {
    session.board.watch.pause();
    return {};
  }
  const outcome = begun(session);
  const { watch } = session.board;
  if (watch?.remote?.stopped) restarted(session);
  else if (watch?.ended) watch.seek(0);
  session.board.watch?.start();
  return outcome;
}

/** Makes one step, unless the run has ended. */
function stepped(session: WatchContext): Outcome {
  const outcome = begun(session);
  session.board.watch?.step();
  return outcome.notice ? outcome : { as: "step" };
}

/** Makes the run, if there is none: a knight without a start gets the first open square. */
const begun = (session: WatchContext): Outcome =>
  session.board.watch
    ? {}
    : session.change(changing(change.give(firstOpen(boardOf(session.state)))));

/** Adds or removes a bookmark at the current step. */
function bookmarked(session: WatchContext): Outcome {
  const { watch } = session.board;
  if (!watch || session.state.mode !== "watch") return {};
  const { steps } = watch;
  const was = session.bookmarks.includes(steps);
  watch.pause();
  session.change(changing(bookmark(steps)));
  return { toast: `${was ? "Bookmark removed from" : "Bookmarked"} step ${count(steps)}.` };
}

/**
 * Races the watched run against the default solver, or, if that is the one watched, against the first other solver
 * that backtracks.
 */
function raceAgainst(session: WatchContext): Outcome {
  const { game } = session.state;
  const { solver, options, seed, ...board } = runOf(session.state);
  const usual = USUAL_SOLVERS[game];
  const others = session.solvers.filter((info) => info.goesBack && takes(info, board));
  const other = solver === usual ? others.find(({ id }) => id !== usual) : { id: usual };
  const opponent = { solver: other?.id ?? usual, options: "", seed: 0 };
  return raceHere(session, [{ solver, options, seed }, opponent]);
}
