/** What is done on the board, and undone. */

import { isLarge } from "../board/scene/large.ts";
import { loaded } from "../core/lazy.ts";
import { howToBlock, STARTS_THERE } from "../panels/blocking.ts";
import { onBoard } from "../play/duel/commands.ts";
import { pressing } from "../play/editor/drawing.ts";
import * as change from "../store/changes.ts";
import type { Commands } from "../store/command.ts";
import { redone, undone } from "../store/draft.ts";
import { pointingAt } from "../store/messages.ts";
import { changing } from "../store/model.ts";
import type { Outcome } from "../store/outcome.ts";
import { hovering, silent } from "../store/outcomes.ts";
import { restartWords } from "../store/roster.ts";
import {
  boardOf,
  isDrafting,
  isExplaining,
  isWithoutHints,
  runOf,
  type State,
} from "../store/state.ts";
import { LAZY } from "./lazy.ts";
import { whyNotGiven } from "./message.ts";
import type { Session } from "./session.ts";

/** By a held key, a move is only undone within the game. */
interface Held {
  isHeld?: boolean;
}

export const board = {
  "app/undo": onBoard((session, { isHeld }: Held) => takenBack(session, true, isHeld)),
  "app/redo": onBoard((session, { isHeld }: Held) => takenBack(session, false, isHeld)),
  "board/press": onBoard((session, { square }: { square: number }) => pressed(session, square)),
  /** @param offers whether to offer the question *Why not here?* */
  "board/cross": onBoard(
    (session, { square, offers }: { square: number; offers?: boolean }): Outcome => {
      const outcome = crossed(session, [square]);
      if (offers) offerWhy(session, square);
      return outcome;
    },
  ),
  "board/stroke": onBoard((session, { squares, out }: { squares: number[]; out: boolean }) =>
    crossed(session, squares, out),
  ),
  /** A piece was dragged to another square. */
  "board/move": onBoard((session, { from, to }: { from: number; to: number }) =>
    session.play((game, now) =>
      game.puzzle.game === "knights" ? game.act(to, now) : game.moveQueen(from, to, now),
    ),
  ),
  /** A pointer that leaves a board which it did not point at takes no message away: the board was hidden. */
  "board/point": (session, { square }: { square: number | null }) => {
    const isAway = square === null && session.ui.hovered === null;
    return hovering(session, isAway ? {} : { notice: "", hovered: square });
  },
  /** The square under the pointer, in words, or "". */
  "board/point-large": (session, { words }: { words: string }) =>
    hovering(session, pointingAt(words)),
} satisfies Commands<Session, Outcome>;

/** A square was clicked, tapped or entered. */
function pressed(session: Session, square: number): Outcome {
  const { state, ui, board } = session;
  if (state.mode === "learn") return session.lesson.choose(square);
  if (isExplaining(state)) return {};
  if (isDrafting(state)) return session.change(pressing(square));
  if (ui.blocking) return blocked(session, square);
  if (state.mode === "lab" && board.watch) return {};
  if (state.mode === "watch") return ui.isFixed ? {} : pressedOnRun(session, square);
  if (board.game?.begun) return session.play((game, now) => game.act(square, now));
  return session.change(changing(change.give(square)));
}

function pressedOnRun(session: Session, square: number): Outcome {
  const steers = session.board.watch && runOf(session.state).choices !== undefined;
  if (steers) return loaded(LAZY.watch.module).chosen(session, square);
  const { atWork = false, ended = false } = session.board.watch ?? {};
  if (!atWork && !ended) return session.change(changing(change.give(square)));
  return { notice: whyNotGiven(atWork, restartWords(session.solver, runOf(session.state))) };
}

function blocked(session: Session, square: number): Outcome {
  if (boardOf(session.state).squares.includes(square)) return { notice: STARTS_THERE };
  const { notice } = session.change(changing(change.block(square)));
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

/** Offers *Why not here?* beside an empty square, unless a duel has no hints. */
function offerWhy({ state, hints, board: { game } }: Session, square: number) {
  if (!game?.begun || game.solved || isWithoutHints(state)) return;
  if (!game.standing.includes(square)) hints.offer(square, game);
}

/** Undoes or redoes a move, or a change of board. While the coach shows an earlier position, goes to the one next to it. */
function takenBack(session: Session, isUndo: boolean, isHeld: boolean = false): Outcome {
  const { review } = session.rooms;
  if (review?.isBack) return silent(() => review.step(isUndo ? -1 : 1));
  const done = isUndo ? "Undone." : "Redone.";
  const { game } = session.board;
  if (game && !isDrafting(session.state)) {
    const now = performance.now();
    if (isUndo ? game.undo(now) : game.redo(now)) {
      const { notice } = session.prepareBoards();
      return { notice: session.noteSolved() || notice, done };
    }
    if (isHeld) return { as: "silent" };
  }
  const leads = isUndo ? change.leadsBack : change.leadsOn;
  if (!isDrafting(session.state) && !leads(session.state)) return {};
  const { notice } = session.change(changing(isUndo ? boardUndone : boardRedone));
  return { notice: session.noteSolved() || notice, done };
}

/** Undo in the board editor, or between boards. */
function boardUndone(state: State): State {
  if (isDrafting(state)) return change.drafted(undone)(state);
  return change.undo(state);
}

function boardRedone(state: State): State {
  if (isDrafting(state)) return change.drafted(redone)(state);
  return change.redo(state);
}
