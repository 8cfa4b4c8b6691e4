/** How what is open in the Lab changes. */

import type { GameId } from "../engine/generated/puzzle.ts";
import { type LabTask, TASK_GAMES } from "../routes/lab.ts";
import type { BoardLayout } from "../routes/layout.ts";
import type { LabPlace } from "./lab-place.ts";
import type { Change, State } from "./state.ts";

/** The name under which a program is saved. */
export const slotOf = ({ task, language }: Pick<LabPlace, "task" | "language">) =>
  `${task}/${language}`;

/** The Lab with the boards of its task. */
export const toLab = (state: State): State => ({
  ...state,
  game: TASK_GAMES[state.lab.task] ?? state.game,
});

/** Changes what the Lab shows. */
export const inLab =
  (change: Partial<LabPlace>): Change =>
  (state) => ({ ...state, lab: { ...state.lab, ...change } });

export const labReached =
  (step: number): Change =>
  (state) =>
    state.lab.step === step ? state : inLab({ step })(state);

/** Another board for the programs of the game; with it the run ends. */
export const labBoard = (state: State, change: Partial<BoardLayout>) => {
  const { lab, game } = state;
  const boards = { ...lab.boards, [game]: { ...lab.boards[game], ...change } };
  return inLab({ boards, step: 0 })(state);
};

/** A task that takes boards of a game: the open one if it does. */
export const taskFor = (task: LabTask, game: GameId): LabTask =>
  (TASK_GAMES[task] ?? game) === game ? task : "own";
