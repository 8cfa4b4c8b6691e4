/** Effects of actions on the watched run. */

import { count } from "../../core/numbers.ts";
import { firstOpen } from "../../routes/boards.ts";
import { nextSeed } from "../../routes/options.ts";
import { isLarge } from "../../scene/large.ts";
import { isByChance, takes } from "../../state/roster.ts";
import { boardOf, runOf, USUAL_SOLVERS } from "../../state/state.ts";
import type { Outcome } from "../outcome.ts";
import type { RunController } from "../run-controller.ts";
import { howToBlock } from "../said.ts";
import type { Session } from "../session.ts";
import { TRAVELS } from "../travels.ts";
import { type Effects, givenAtRandom, pointed, unsaid } from "./effect.ts";
import { raceHere } from "./race-here.ts";
import { chosen } from "./steer.ts";

export const watch: Effects = {
  "watch/toggle": (session) => toggled(session),
  "watch/step": (session) => stepped(session),
  "watch/seek": (session, { step, announce }) =>
    sought(session, (watch) => watch.seek(step), announce),
  "watch/travel": (session, { to }) => sought(session, TRAVELS[to]),
  "watch/continue": (session) =>
    session.board.watch?.solved ? sought(session, TRAVELS.solution) : newRun(session),
  "watch/new-run": (session) => newRun(session),
  "watch/cancel": ({ board }) => unsaid(() => board.watch?.cancel()),
  "watch/bookmark": (session) => bookmarked(session),
  "watch/play-on": (session) =>
    session.commit({ type: "play/from-run", squares: session.board.position }),
  "watch/chosen": chosen,
  "watch/peek": pointed,
  "watch/race": (session) => raceAgainst(session),
  "watch/random": (session) =>
    givenAtRandom(session, boardOf(session.state), (square) => ({ type: "board/given", square })),
  "watch/block": (session, action) => {
    session.store.dispatch(action);
    session.board.watch?.pause();
    return session.ui.blocking ? { hint: howToBlock(isLarge(session.board.puzzle)) } : {};
  },
};

/** Goes to another step of the run. */
function sought({ board }: Session, how: (watch: RunController) => void, announce = true): Outcome {
  if (!board.watch) return {};
  how(board.watch);
  return { as: announce ? "sought" : "sought unsaid" };
}

/** Restarts the run; with the next seed if chance decides. */
function newRun(session: Session): Outcome {
  const { solver, options, seed } = runOf(session.state);
  if (!isByChance(session.solver, { options })) return restarted(session);
  const chosen = { solver, options, seed: nextSeed(seed) };
  return session.commit({ type: "watch/choose", chosen });
}

/** Restarts the same run. */
function restarted(session: Session): Outcome {
  session.board.dropRun(session.sync());
  session.store.dispatch({ type: "watch/restarted" });
  return session.settle();
}

/** Plays or pauses the run; at its end, plays it again. */
function toggled(session: Session): Outcome {
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
function stepped(session: Session): Outcome {
  const outcome = begun(session);
  session.board.watch?.step();
  return outcome.notice ? outcome : { as: "step" };
}

/** Makes the run, if there is none: a knight without a start gets the first open square. */
const begun = (session: Session): Outcome =>
  session.board.watch
    ? {}
    : session.commit({ type: "board/given", square: firstOpen(boardOf(session.state)) });

/** Adds or removes a bookmark at the current step. */
function bookmarked(session: Session): Outcome {
  const { watch } = session.board;
  if (!watch || session.state.mode !== "watch") return {};
  const { steps } = watch;
  const was = session.bookmarks.includes(steps);
  watch.pause();
  session.commit({ type: "watch/bookmarked", step: steps });
  return { toast: `${was ? "Bookmark removed from" : "Bookmarked"} step ${count(steps)}.` };
}

/**
 * Races the watched run against the default solver, or, if that is the one watched, against the first other solver
 * that backtracks.
 */
function raceAgainst(session: Session): Outcome {
  const { game } = session.state;
  const { solver, options, seed, ...board } = runOf(session.state);
  const usual = USUAL_SOLVERS[game];
  const others = session.solvers.filter((info) => info.goesBack && takes(info, board));
  const other = solver === usual ? others.find(({ id }) => id !== usual) : { id: usual };
  const opponent = { solver: other?.id ?? usual, options: "", seed: 0 };
  return raceHere(session, [{ solver, options, seed }, opponent]);
}
