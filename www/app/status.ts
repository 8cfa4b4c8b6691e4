/** The status of what is on the page, for screen readers. */

import { loaded } from "../core/lazy.ts";
import type { Situation, Status } from "../store/status.ts";
import { LAZY } from "./lazy.ts";
import type { Session } from "./session.ts";
import { placeOf, titleOf } from "./titles.ts";

/** @param message the sentence about the board */
export function statusOf(session: Session, message: string): Status {
  const { state, solvers } = session;
  const title = (before: string) => titleOf(state, solvers, before);
  return { place: placeOf(state), title, ...situationOf(session, message) };
}

function situationOf(session: Session, message: string): Situation {
  const { state, solvers, board, rooms } = session;
  if (state.mode === "compare") {
    return loaded(LAZY.compare.module).situationOf(state, loaded(rooms.compare).view);
  }
  const { watch } = board;
  const ofBoard = {
    text: message,
    isOngoing: watch?.playing ?? false,
    waiting: watch?.waiting ?? false,
  };
  if (state.mode === "lab") {
    return loaded(LAZY.lab.module).situationOf(loaded(rooms.lab).view.value, ofBoard);
  }
  if (state.mode !== "learn") return ofBoard;
  return loaded(LAZY.learn.module).situationOf(session.lesson.now, solvers) ?? ofBoard;
}
