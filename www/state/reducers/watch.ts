/** Watch and Learn. */

import type { GameId } from "../../engine/generated/puzzle.ts";
import type { SolverInfo } from "../../engine/generated/solver.ts";
import type { Action } from "../actions.ts";
import { bookmark } from "../bookmarks.ts";
import * as change from "../changes.ts";
import { partAt, unitedLearned } from "../lessons.ts";
import { changing, type Model, type Reduced, type Reducers, showing } from "../model.ts";
import { noted } from "../results.ts";
import { solverOf } from "../roster.ts";
import { gameOf, puzzleOf, runOf, type State } from "../state.ts";

/** @param solvers per game */
export const watch = (solvers: Record<GameId, SolverInfo[]>): Reducers<Action> => ({
  "watch/choose": ({ chosen }) => changing(change.choose(chosen)),
  "watch/resize": ({ rows, columns }) => changing(change.resize(rows, columns)),
  "watch/close": ({ closed }) => changing(change.close(closed)),
  "watch/clear": () => changing(change.clear),
  "watch/block":
    () =>
    ({ ui }) => ({ ui: { blocking: !ui.blocking } }),
  "watch/peek": ({ value }) => showing({ peek: value }),
  "watch/reached": ({ step }) => changing(change.reached(step)),
  "watch/restarted": () => changing(change.restart),
  "watch/bookmarked": ({ step }) => changing(bookmark(step)),
  "watch/ended": ({ words }) => noting(words, solvers),

  "learn/go": ({ by }) => changing(change.toPartBy(by)),
  "learn/to": ({ place }) => changing(change.toLesson(place)),
  "learn/lock": ({ square }) => changing((state) => withLock(state, square)),
  "learn/reached": ({ step }) => changing(change.atLessonStep(step)),
  "learn/learned": ({ marks }) =>
    changing((state) => ({ ...state, learned: unitedLearned(state.learned, marks) })),
});

const noting =
  (words: string, solvers: Record<GameId, SolverInfo[]>) =>
  ({ state, ui }: Model): Reduced => {
    const run = runOf(state);
    const solver = solverOf(solvers[gameOf(state)], run.solver);
    return { ui: { results: noted(ui.results, puzzleOf(state), solver, run, words) } };
  };

/** Locks a queen in the laboratory. */
function withLock(state: State, square: number): State {
  const { lesson } = state;
  if (partAt(lesson).kind !== "lab") return state;
  return change.toLesson({ ...lesson, step: null, lock: square })(state);
}
