/** What starts, ends and is noted as the state and the board change. */

import { effect, untracked } from "@preact/signals-core";
import { whenever } from "../core/derived.ts";
import { same } from "../core/same.ts";
import type { PlayContext } from "../play/context.ts";
import { boardToCount } from "../play/editor/count-controller.ts";
import { paintedIn } from "../play/editor/painting-controller.ts";
import type { GradeController } from "../play/game/grade-controller.ts";
import { hintsDone } from "../play/hint/first-hints.ts";
import { hintsSeen } from "../store/changes.ts";
import { changing } from "../store/model.ts";
import type { TodayContext } from "../today/context.ts";

/** The session, as far as this is about it. */
interface ReactiveSession extends PlayContext, TodayContext {
  readonly grades: GradeController;
  readonly isBoardSeen: boolean;
}

export function startReactions(session: ReactiveSession) {
  const { grades, counts, painting, days } = session;
  whenever(
    () => session.ui.claim,
    (claim) => grades.check(claim),
  );
  whenever(
    () => boardToCount(session.state),
    (puzzle) => counts.begin(puzzle),
    same,
  );
  whenever(
    () => paintedIn(session.state),
    (layout) => painting.turnTo(layout),
    same,
  );
  whenever(
    () => [session.state.mode, session.ui.wanted],
    () => days.request(session.now()),
    same,
  );
  whenever(
    () => tipsFollowed(session),
    (tips) => noteTips(session, tips),
  );
  effect(() => keepHint(session));
  effect(() => keepReview(session));
  effect(() => runClock(session));
}

/** Tips are not repeated once they have been followed. That about hints is not about *Why not here?*. */
function tipsFollowed({ state, board: { game }, hints: { view } }: ReactiveSession) {
  const hasAsked = view !== null && view.asked !== "why";
  return game ? hintsDone(state.hintsSeen, game, hasAsked) : state.hintsSeen;
}

function noteTips(session: ReactiveSession, tips: string[]) {
  if (tips !== session.state.hintsSeen) session.adjust(changing(hintsSeen(tips)));
}

/** A hint is about the position that is shown. */
function keepHint({ state, board, hints }: ReactiveSession) {
  const game = state.mode === "play" ? board.game : null;
  const position = game && { puzzle: game.puzzle, record: game.record, solved: game.solved };
  untracked(() => hints.keepFor(position));
}

/** A review is about the finished game that is shown. */
function keepReview({ state, board, rooms: { review } }: ReactiveSession) {
  const isFinished = state.mode === "play" && board.game?.finished;
  const id = isFinished ? state.play.seen[state.game] : null;
  untracked(() => review?.keepFor(id));
}

/** The clock runs while the board is seen. */
function runClock({ isBoardSeen, board: { game } }: ReactiveSession) {
  untracked(() => game?.see(isBoardSeen, performance.now()));
}
