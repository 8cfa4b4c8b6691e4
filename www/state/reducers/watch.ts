/** Watch and Learn. */

import { count } from "../../core/numbers.ts";
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
import { decide, keepChoices, steer, undoChoice, unsteer } from "../steering.ts";
import type { Missed } from "../ui.ts";

export const watch = (solvers: Record<GameId, SolverInfo[]>): Reducers<Action> => ({
  "watch/choose": ({ chosen }) => changing(change.choose(chosen)),
  "watch/resize": ({ rows, columns }) => changing(change.resize(rows, columns)),
  "watch/board": ({ regions }) => changing(change.colour(regions)),
  "watch/close": ({ closed }) => changing(change.close(closed)),
  "watch/clear": () => changing(change.clear),
  "watch/block":
    () =>
    ({ ui }) => ({ ui: { blocking: !ui.blocking } }),
  "watch/peek": ({ value }) => showing({ peek: value }),
  "watch/reached": ({ step }) => changing(change.reached(step)),
  "watch/restarted": () => changing(change.restart),
  "watch/bookmarked": ({ step }) => changing(bookmark(step)),
  "watch/ended": ({ words }) => ending(words, solvers),
  "watch/steer": ({ on }) => changing(on ? steer : unsteer),
  "watch/chosen": ({ square }) => changing(decide(square)),
  "watch/undo-choice": () => changing(undoChoice),
  "watch/fitted": ({ kept }) => changing(keepChoices(kept)),
  "watch/missed": ({ missed }) => showing({ ...UNREFUSED, missed, hint: missedWords(missed) }),

  "learn/go": ({ by }) => changing(change.toPartBy(by)),
  "learn/to": ({ place }) => changing(change.toLesson(place)),
  "learn/drill": ({ id, asks, seed, board, own }) =>
    changing(change.toPractice(id, { asks, seed, at: 0, board, own }), { sheet: null }),
  "learn/made": ({ questions, own }) => changing(change.withQuestions(questions, own)),
  "learn/solved": () => changing(change.solvedInDrill),
  "learn/lock": ({ square }) => changing((state) => withLock(state, square)),
  "learn/reached": ({ step }) => changing(change.atLessonStep(step)),
  "learn/learned": ({ marks }) =>
    changing((state) => ({ ...state, learned: unitedLearned(state.learned, marks) })),
});

/** What was refused because the run was busy is allowed once it has ended. */
const UNREFUSED = { notice: "", unsaid: "", hovered: null, peek: null };

const ending =
  (words: string, solvers: Record<GameId, SolverInfo[]>) =>
  ({ state, ui }: Model): Reduced => {
    const run = runOf(state);
    const solver = solverOf(solvers[gameOf(state)], run.solver);
    const results = words ? noted(ui.results, puzzleOf(state), solver, run, words) : ui.results;
    return { ui: { ...UNREFUSED, results } };
  };

const missedWords = ({ sought, end }: Missed) =>
  `This run ends at step ${count(end)}, before step ${count(sought)}. Here is its end.`;

function withLock(state: State, square: number): State {
  const { lesson } = state;
  if (partAt(lesson).kind !== "lab") return state;
  return change.toLesson({ ...lesson, step: null, lock: square })(state);
}
