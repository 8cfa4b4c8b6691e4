/** Writing, running and checking programs. */

import type { Language } from "../content/code/programs.ts";
import { loaded } from "../core/lazy.ts";
import type { LaneOrder } from "../engine/generated/run.ts";
import { type LabTask, TASK_GAMES } from "../routes/lab.ts";
import type { Commands } from "../store/command.ts";
import { inLab, labBoard } from "../store/lab.ts";
import { changing } from "../store/model.ts";
import type { Outcome } from "../store/outcome.ts";
import { announced, silent } from "../store/outcomes.ts";
import type { BoardLayout, State } from "../store/state.ts";
import type { LabCommandContext } from "./command-context.ts";

export const lab = {
  "lab/task": (session, { task }: { task: LabTask }) => session.change(changing(toTask(task))),
  "lab/language": (session, { language }: { language: Language }) =>
    session.change(changing(inLab({ language, code: "", step: 0 }))),
  "lab/board": (session, { board }: { board: Partial<BoardLayout> }) =>
    session.change(changing((state) => labBoard(state, board))),
  "lab/seed": (session, { seed }: { seed: number }) =>
    session.change(changing(inLab({ seed, step: 0 }))),
  "lab/run": (session) => silent(() => roomOf(session).start()),
  /** Runs the program on another board, up to a step. */
  "lab/rerun": (session, { board, step }: { board: BoardLayout; step: number }) =>
    roomOf(session).rerun(board, step),
  "lab/stop": (session) => silent(() => stop(session)),
  "lab/check": (session) => silent(() => roomOf(session).check()),
  /** Shows or hides the first difference. */
  "lab/differ": (session, { shows }: { shows: boolean }) =>
    announced(() => {
      roomOf(session).differs.value = shows;
    }),
  /** Races what the program last did against a solver. */
  "lab/race": (session, { lane }: { lane: LaneOrder }) => roomOf(session).race(lane),
  /** Shows both runs side by side where they first differ. */
  "lab/open-both": (session) => roomOf(session).openBoth(),
  "lab/measure": (session, { lane }: { lane: LaneOrder }) =>
    silent(() => roomOf(session).measure(lane)),
  "lab/solution": (session, { shows }: { shows: boolean }) =>
    silent(() => roomOf(session).program.showSolution(shows)),
  /** Makes a text your program, and sets aside the one before. */
  "lab/take": (session, { text, what }: { text: string; what: string }): Outcome => {
    const { program } = roomOf(session);
    session.note(changing(inLab({ code: "" })));
    const setAside = program.replace(text);
    return { toast: setAside ? `${what} Your last program is under Earlier.` : what };
  },
  "lab/restart": (session) => silent(() => roomOf(session).program.restart()),
  /** Back to your own program. */
  "lab/mine": (session) => session.change(changing(inLab({ code: "", step: 0 }))),
} satisfies Commands<LabCommandContext, Outcome>;

const roomOf = (session: LabCommandContext) => loaded(session.rooms.lab);

function stop(session: LabCommandContext) {
  roomOf(session).run.stop();
  roomOf(session).grading.stop();
  roomOf(session).growth.stop();
}

const toTask =
  (task: LabTask) =>
  (state: State): State => {
    const game = TASK_GAMES[task] ?? state.game;
    return inLab({ task, code: "", step: 0 })({ ...state, game });
  };
