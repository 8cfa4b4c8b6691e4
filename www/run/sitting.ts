/**
 * The state of a person's session, what is at work for it, and its keeping: whatever is done makes a
 * new state, has at work what that asks for, and is kept at once.
 */

import { EnginePanic } from "../engine/door.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import type { Change } from "../session/changes.ts";
import * as change from "../session/changes.ts";
import { tidied } from "../session/games.ts";
import { Lasting } from "../session/lasting.ts";
import type { Day, Opened } from "../session/links.ts";
import { type Daily, gameOf, type Mode, playedOf, runOf, type State } from "../session/state.ts";
import type { Keeper } from "../session/storage.ts";
import { exportAll, importAll } from "../session/transfer.ts";
import { fitted } from "./fitting.ts";
import { messageOf } from "./game.ts";
import { type Keeping, keptHow } from "./keeping.ts";
import { byGame, solverOf } from "./roster.ts";
import { Stage } from "./stage.ts";

/** Something that cannot be done before what its mode needs is there. */
export interface Waiting {
  asked: Change;
  atOnce: boolean;
  mode: Mode;
}

/** What came of something that was done. */
export interface Came {
  /** What was refused, to be said before all else. */
  notice?: string;
  /** What to do next. */
  hint?: string;
  /** What was done, for those who listen. */
  done?: string;
}

export class Sitting {
  /** The puzzle that is to be seen as soon as its day is known. */
  wanted: Day | null = null;
  stage = new Stage();
  /** What is at work beside the stage, and knows more of the state than that. */
  beside: { present: (state: State) => State } = { present: (state) => state };
  /** Whether what a mode needs is there. */
  has: (mode: Waiting["mode"]) => boolean = () => true;
  /** What was asked for and waits. */
  #waiting: Waiting | null = null;
  /** Whether clicks choose the squares that a knight must not visit. */
  blocking = false;
  #state;
  #solvers;
  #keeper;
  #clock;
  #lasting;
  /** Why nothing can be kept, if that has not been said yet. */
  #unsaid = "";
  /** What came of an import, in a sentence, or "". */
  #imported = "";

  /**
   * @param state as it was kept
   * @param keeper of the state
   * @param clock the time of day, in milliseconds
   * @param lasting whether the browser promises to keep what is stored
   */
  constructor(
    state: State,
    roster: SolverInfo[],
    keeper: Keeper,
    clock: () => number = Date.now,
    lasting: Lasting = new Lasting(undefined),
  ) {
    this.#state = state;
    this.#solvers = byGame(roster);
    this.#keeper = keeper;
    this.#clock = clock;
    this.#lasting = lasting;
  }

  /** The time of day, in milliseconds. */
  now() {
    return this.#clock();
  }

  get state() {
    return this.#state;
  }

  /** The solvers of the game that is seen. */
  get solvers() {
    return this.#solvers[gameOf(this.#state)];
  }

  /** The solver chosen. */
  get solver() {
    return solverOf(this.solvers, runOf(this.#state).solver);
  }

  /** The state with what was done since on the board that is seen. */
  present() {
    const staged = this.stage.present(this.#state, performance.now(), this.#clock());
    this.#state = this.beside.present(staged);
    return this.#state;
  }

  /**
   * Keeps what was done since. Where another window has played the same game on, that is shown.
   * What is wrong waits to be said.
   */
  keep() {
    const { state, problem } = this.#keeper.keep(tidied(this.present()));
    this.#take(state);
    this.#lasting.ask(state);
    this.#unsaid = this.#keeper.trouble && (problem || this.#unsaid);
  }

  /** Why nothing can be kept, in a sentence, or "": once. */
  takeUnsaid() {
    const unsaid = this.#unsaid;
    this.#unsaid = "";
    return unsaid;
  }

  /** What this browser keeps, and how safe it is. */
  get keeping(): Keeping {
    const how = keptHow(this.#lasting.answer, this.#keeper.trouble);
    return { how, aside: this.#keeper.aside, says: this.#imported };
  }

  /** Everything as a file. */
  exportAll() {
    const { name, text } = exportAll(this.present(), this.#clock());
    return { name, type: "application/json", content: text };
  }

  /** Adds what stands in a file that was exported. */
  importAll(text: string): Came {
    const { state, said, problem } = importAll(this.present(), text);
    this.#imported = said || problem;
    const { notice } = this.do(() => state);
    return { notice: problem || notice, hint: said };
  }

  /**
   * Another window of this page has kept something.
   * @returns whether anything is different here now
   */
  hear(event: { key: string | null; newValue: string | null }): boolean {
    const before = this.present();
    this.#take(this.#keeper.heard(event, before));
    return this.#state !== before;
  }

  /**
   * The page is back from where it heard of nothing: what is kept is read again.
   * @returns whether anything is different here now
   */
  wake(): boolean {
    const before = this.present();
    this.#take(this.#keeper.wake(before));
    return this.#state !== before;
  }

  /** Takes over a state in which what is seen may have been changed elsewhere. */
  #take(state: State) {
    const isElsewhere = playedOf(state) !== playedOf(this.#state);
    this.#state = state;
    if (isElsewhere) this.stage.set(state);
    else this.stage.game?.heed(state);
  }

  /** What was asked for and waits: once. */
  takeWaiting() {
    const waiting = this.#waiting;
    this.#waiting = null;
    return waiting;
  }

  /**
   * Does what is asked for. Where that cannot be, what there is stays.
   * @param atOnce whether a run is to be at its step when it is first seen
   */
  do(asked: Change, atOnce: boolean = false): Came {
    const before = this.present();
    this.wanted = null;
    const { state, problem } = fitted(asked(before), this.#solvers);
    if (!this.has(state.mode)) {
      this.#waiting = { asked, atOnce, mode: state.mode };
      return {};
    }
    const elsewhere = state.mode !== before.mode || gameOf(state) !== gameOf(before);
    if (elsewhere) this.blocking = false;
    const isOnlyOne = elsewhere || state === before;
    const trouble = this.#set(isOnlyOne ? [state] : [state, before], atOnce);
    this.keep();
    return { notice: problem || trouble };
  }

  /**
   * Takes over the first of several states that can be; an empty board if none of them can.
   * @returns what is wrong, in a sentence, or ""
   */
  #set([state, ...others]: [State, ...State[]], atOnce: boolean): string {
    try {
      const problem = this.stage.set(state, atOnce);
      // The moves that cannot be played again are not lost.
      if (problem && state.mode === "play") this.#keeper.setAside(playedOf(state));
      this.#state = state;
      return problem;
    } catch (error) {
      if (error instanceof EnginePanic) throw error;
      const [next, ...rest] = others;
      this.#set(next ? [next, ...rest] : [change.startOver(state)], atOnce);
      return next ? messageOf(error) : `${messageOf(error)} An empty board was laid out instead.`;
    }
  }

  /** Changes settings that leave the board as it is. */
  adjust(settings: Partial<State>) {
    this.#state = { ...this.present(), ...settings };
    this.stage.game?.heed(this.#state);
    this.keep();
  }

  // ---- places -----------------------------------------------------------------------------

  /** Opens what a link names. The puzzle of a day that is not known yet is wanted from then on. */
  open({ state, problem, day }: Opened): Came {
    const { notice } = this.do(() => state);
    this.wanted = day ?? null;
    return { notice: problem || notice };
  }

  /** The puzzles of a day are known: the one that is wanted is seen. */
  learn(daily: Daily): Came {
    const { wanted } = this;
    const came = this.do(change.learned(daily));
    if (wanted?.date === daily.date) return this.do(change.toWantedDay(wanted));
    this.wanted = wanted;
    return came;
  }
}
