/** Titles for screen readers, announced when something opens. */

import { loaded } from "../core/lazy.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import { headView } from "../play/game/game-view.ts";
import { type LessonPlace, markOf, type TeachersPage } from "../store/lessons.ts";
import { solverOf } from "../store/roster.ts";
import { type Kept, playedOf, puzzleWords, type State } from "../store/state.ts";
import { LAZY } from "./lazy.ts";

const PAGES: Record<TeachersPage, string> = { teachers: "For teachers.", key: "Answer key." };

export function placeOf(state: State) {
  const { mode, game, screen, compare, lesson } = state;
  if (mode === "learn") return `${mode} ${state.page ?? `${markOf(lesson)}${drillPlace(lesson)}`}`;
  if (mode === "compare") return `${mode} ${compare.tab} ${game}`;
  if (mode === "watch") return `${mode} ${game}`;
  if (mode === "lab") return `${mode} ${state.lab.task} ${game}`;
  return screen === "board" ? `${mode} ${nameOf(playedOf(state))}` : `${mode} ${screen} ${game}`;
}

/** A custom board keeps its identity when its squares change. */
const nameOf = ({ id, game, rows, columns, day, grade }: Kept) =>
  day || grade ? id : `${game} ${rows} ${columns}`;

/**
 * Shorter after a switch of lesson or tab, because the focus is already on its name.
 * @param solvers of the game
 * @param before the place before
 */
export function titleOf(state: State, solvers: SolverInfo[], before: string) {
  const { mode } = state;
  const isNear = before.startsWith(`${mode} `);
  if (mode === "learn") {
    return state.page ? PAGES[state.page] : loaded(LAZY.learn.module).titleOf(state, isNear);
  }
  if (mode === "watch")
    return `${solverOf(solvers, state.watch[state.game].solver).name}, ${puzzleWords(state)}.`;
  if (mode === "play") return playTitle(state);
  if (mode === "lab") return loaded(LAZY.lab.module).titleOf(state);
  return loaded(LAZY.compare.module).titleOf(state, solvers, isNear);
}

/** Questions are announced once they are made. */
const drillPlace = ({ practice }: LessonPlace) =>
  practice
    ? ` ${practice.asks} ${practice.seed} ${practice.at} ${Boolean(practice.questions)}`
    : "";

function playTitle(state: State) {
  if (state.screen === "home") return "Today’s puzzles.";
  if (state.screen === "bring") return "Make or bring a board.";
  if (state.screen === "explain") return `Explained, ${puzzleWords(state)}.`;
  const { title, sub } = headView(state, null);
  return `${title}. ${sub.replaceAll(" · ", ", ")}.`;
}
