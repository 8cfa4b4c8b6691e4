/** Effects of actions on the board. */

import { here } from "../../core/late.ts";
import { isLarge } from "../../scene/large.ts";
import type { ActionOf } from "../../state/actions.ts";
import { restartWords } from "../../state/roster.ts";
import { boardOf, isDrafting, isDuelling, runOf } from "../../state/state.ts";
import { LATE } from "../late.ts";
import type { Outcome } from "../outcome.ts";
import { howToBlock, STARTS_THERE, whyNotGiven } from "../said.ts";
import type { Session } from "../session.ts";
import { adjusted, type Effects, pointed, shown, unsaid } from "./effect.ts";

export const board: Effects = {
  "app/open": (session, action) => opened(session, action),
  "app/undo": (session, action) => takenBack(session, action),
  "app/redo": (session, action) => takenBack(session, action),
  "app/notice": shown,
  "app/help": shown,
  "settings/set": adjusted,
  "board/press": (session, { square }) => pressed(session, square),
  "board/cross": (session, { square, offers }) => {
    const outcome = crossed(session, [square]);
    if (offers) offerWhy(session, square);
    return outcome;
  },
  "board/stroke": (session, { squares, out }) => crossed(session, squares, out),
  "board/move": (session, { from, to }) => moved(session, from, to),
  "board/point": pointed,
  "board/point-large": pointed,
};

/** Opens what a link leads to, with the position that it names. */
function opened(session: Session, action: ActionOf<"app/open">): Outcome {
  const { route, problem } = action;
  if (!route) {
    session.store.dispatch(action);
    return { notice: problem };
  }
  const outcome = session.commit(action);
  const { notice = "", waitsFor } = outcome;
  const position = route.kind === "play" ? route.position : "";
  // Another sentence is about the board itself: then another one is shown.
  if (!position || waitsFor || notice !== problem) return outcome;
  const put = restored(session, position);
  return { ...put, notice: put.notice || notice };
}

/**
 * Restores a position, as one move, even while the coach shows another.
 * @param done the announcement
 */
export function restored(session: Session, position: string, done: string = "") {
  session.added.review?.choose(null);
  return session.play((game, now) => {
    game.restore(position, now);
    return done;
  });
}

/** A square was clicked, tapped or entered. */
function pressed(session: Session, square: number): Outcome {
  const { state, ui, board } = session;
  if (state.mode === "learn") return session.lesson.choose(square);
  if (isDrafting(state)) return session.commit({ type: "draft/pressed", square });
  if (ui.blocking) return blocked(session, square);
  if (state.mode === "watch") return ui.isFixed ? {} : pressedOnRun(session, square);
  if (board.game?.begun) return session.play((game, now) => game.act(square, now));
  return session.commit({ type: "board/given", square });
}

function pressedOnRun(session: Session, square: number): Outcome {
  const steers = session.board.watch && runOf(session.state).choices !== undefined;
  if (steers) {
    const { effects } = here(LATE.watch.module);
    return effects["watch/chosen"]!(session, { type: "watch/chosen", square });
  }
  const { atWork = false, ended = false } = session.board.watch ?? {};
  if (!atWork && !ended) return session.commit({ type: "board/given", square });
  return { notice: whyNotGiven(atWork, restartWords(session.solver, runOf(session.state))) };
}

function blocked(session: Session, square: number): Outcome {
  if (boardOf(session.state).squares.includes(square)) return { notice: STARTS_THERE };
  const { notice } = session.commit({ type: "board/blocked", square });
  return notice ? { notice } : { hint: howToBlock(isLarge(session.board.puzzle)) };
}

/**
 * Crosses squares out, or clears them if all are crossed out.
 * @param out whether to cross them out in any case
 */
function crossed(session: Session, squares: number[], out?: boolean): Outcome {
  const { game } = session.board;
  if (!game?.begun) return {};
  const has = new Set(game.crosses);
  const isOut = out ?? !squares.every((square) => has.has(square));
  return session.play((game, now) => game.cross(squares, isOut, now));
}

/** Offers *Why not here?* beside an empty square; a duel has no hints. */
function offerWhy({ state, hints, board: { game } }: Session, square: number) {
  if (!game?.begun || game.solved || isDuelling(state)) return;
  if (!game.standing.includes(square)) hints.offer(square, game);
}

/** A piece was dragged to another square. */
const moved = (session: Session, from: number, to: number) =>
  session.play((game, now) =>
    game.puzzle.game === "knights" ? game.act(to, now) : game.moveQueen(from, to, now),
  );

/** Undoes or redoes a move, or a change of board. While the coach shows an earlier position, goes to the one next to it. */
function takenBack(session: Session, action: ActionOf<"app/undo" | "app/redo">): Outcome {
  const isUndo = action.type === "app/undo";
  const { review } = session.added;
  if (review?.isBack) return unsaid(() => review.step(isUndo ? -1 : 1));
  const done = isUndo ? "Undone." : "Redone.";
  const { game } = session.board;
  if (game && !isDrafting(session.state)) {
    const now = performance.now();
    if (isUndo ? game.undo(now) : game.redo(now)) {
      const { notice } = session.settle();
      return { notice: session.noteSolved() || notice, done };
    }
    if (action.isHeld) return { as: "unsaid" };
  }
  const before = session.sync();
  const { notice } = session.commit(action);
  if (session.state === before && !isDrafting(before)) return {};
  return { notice: session.noteSolved() || notice, done };
}
