/** Changes the model, and the boards with it. */

import { LessonMissing } from "../content/lessons/loaded.ts";
import { sentenceOf } from "../engine/door.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import { requirementsIn } from "../routes/requirements.ts";
import { startOver } from "../store/changes.ts";
import { changing, type ModelChange } from "../store/model.ts";
import type { Outcome } from "../store/outcome.ts";
import { type Kept, playedOf, type State } from "../store/state.ts";
import type { Store } from "../store/store.ts";
import type { Ui } from "../store/ui.ts";
import type { BoardController } from "./board-controller.ts";
import { changed, isElsewhere, type Result, withoutWait } from "./changed.ts";

/** What kind of change it is. */
export interface ChangeKind {
  /** It leaves the boards as they are. */
  isQuiet?: boolean;
  /** It is an answer of the engine, of the clock or of another window. */
  isAnswer?: boolean;
  /** It may open a puzzle that was solved long ago, which only the archive knows. */
  opens?: boolean;
  /** The run must be at its step when it is first shown. */
  atOnce?: boolean;
}

/** The model after a change. */
interface Preview extends Result {
  /** Whether the state stays as it is, with what the controllers alone know. */
  isSame: boolean;
}

interface Parts {
  store: Store;
  board: BoardController;
  /** Of each game. */
  solvers: Record<GameId, SolverInfo[]>;
  /** The state with what the controllers alone know. */
  present: () => State;
  /** Keeps a game whose moves can't be played again. */
  quarantine: (kept: Kept) => void;
}

export class ModelController {
  #store;
  #board;
  #solvers;
  #present;
  #quarantine;

  constructor({ store, board, solvers, present, quarantine }: Parts) {
    this.#store = store;
    this.#board = board;
    this.#solvers = solvers;
    this.#present = present;
    this.#quarantine = quarantine;
  }

  /** Changes what is not saved. */
  show(ui: Partial<Ui>) {
    this.#store.set({ state: this.#store.state, ui: { ...this.#store.ui, ...ui } });
  }

  /** Changes the model alone. */
  note(change: ModelChange, how: ChangeKind = {}) {
    this.#store.set(this.#changed(change, how));
  }

  #changed(change: ModelChange, { isQuiet, isAnswer }: ChangeKind): Preview {
    const before = { state: this.#present(), ui: this.#store.ui };
    const result = changed(before, change, this.#solvers);
    const isSame = result.state === before.state;
    return { ...(isQuiet || isAnswer ? result : withoutWait(before, result)), isSame };
  }

  /** The model after a change, or why there is none. */
  preview(change: ModelChange, how: ChangeKind): Preview | Outcome {
    try {
      return this.#changed(change, how);
    } catch (error) {
      if (error instanceof LessonMissing)
        return { waitsFor: requirementsIn("learn", { lesson: error.id }) };
      return { notice: sentenceOf(error) };
    }
  }

  /**
   * Accepts a model, and prepares its boards. If the visible board would be impossible, the change is refused;
   * any other impossible board is replaced by an empty one.
   * @returns what is wrong, in a sentence, or ""
   */
  accept(result: Preview, { isQuiet, atOnce }: ChangeKind): string {
    const before = this.#store.state;
    if (result.isSame || isQuiet) return this.#adjust(result);
    try {
      const problem = this.#showBoards(result.state, atOnce);
      this.#store.set(result);
      return problem;
    } catch (error) {
      const problem = sentenceOf(error);
      if (!isElsewhere(before, result.state)) return problem;
      this.#store.set(result);
      return this.#startOver(problem);
    }
  }

  /** Accepts a model that leaves the boards as they are. */
  #adjust(result: Preview) {
    this.#store.set(result);
    this.#board.game?.setSettings(result.state);
    return "";
  }

  /**
   * Prepares the boards of the current state.
   * @returns what is wrong, in a sentence, or ""
   */
  prepareBoards(): string {
    try {
      return this.#showBoards(this.#present());
    } catch (error) {
      return this.#startOver(sentenceOf(error));
    }
  }

  /** Prepares the boards of a state. Moves that cannot be played again are not lost. */
  #showBoards(state: State, atOnce = false) {
    const problem = this.#board.show(state, atOnce);
    if (problem && state.mode === "play") this.#quarantine(playedOf(state));
    return problem;
  }

  #startOver(problem: string) {
    this.note(changing(startOver));
    this.#showBoards(this.#store.state);
    return `${problem} Started with an empty board instead.`;
  }
}
