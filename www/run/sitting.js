/**
 * The state of a person's session, what is at work for it, and its keeping: whatever is done makes a
 * new state, has at work what that asks for, and is kept at once.
 */

import { EnginePanic } from "../engine/door.js";
import * as change from "../session/changes.js";
import { tidied } from "../session/games.js";
import { Lasting } from "../session/lasting.js";
import { gameOf, playedOf, runOf } from "../session/state.js";
import { exportAll, importAll } from "../session/transfer.js";
import { fitted } from "./fitting.js";
import { messageOf } from "./game.js";
import { keptHow } from "./keeping.js";
import { byGame, solverOf } from "./roster.js";
import { Stage } from "./stage.js";

/** @typedef {import("../engine/engine.js").SolverInfo} SolverInfo */
/** @typedef {import("../session/changes.js").Change} Change */
/** @typedef {import("../session/links.js").Day} Day */
/** @typedef {import("../session/links.js").Opened} Opened */
/** @typedef {import("../session/state.js").Daily} Daily */
/** @typedef {import("../session/state.js").State} State */
/** @typedef {import("../session/storage.js").Keeper} Keeper */

/** Something that cannot be done before what its mode needs is there. @typedef {{asked: Change, atOnce: boolean, mode: import("../session/state.js").Mode}} Waiting */
/**
 * What came of something that was done.
 * @typedef {object} Came
 * @property {string} [notice] what was refused, to be said before all else
 * @property {string} [hint] what to do next
 * @property {string} [done] what was done, for those who listen
 */

export class Sitting {
  /** The puzzle that is to be seen as soon as its day is known. @type {Day | null} */
  wanted = null;
  stage = new Stage();
  /** What is at work beside the stage, and knows more of the state than that. @type {{present: (state: State) => State}} */
  beside = { present: (state) => state };
  /** Whether what a mode needs is there. @type {(mode: Waiting["mode"]) => boolean} */
  has = () => true;
  /** What was asked for and waits. @type {Waiting | null} */
  #waiting = null;
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
   * @param {State} state as it was kept
   * @param {SolverInfo[]} roster
   * @param {Keeper} keeper of the state
   * @param {() => number} [clock] the time of day, in milliseconds
   * @param {Lasting} [lasting] whether the browser promises to keep what is stored
   */
  constructor(state, roster, keeper, clock = Date.now, lasting = new Lasting(undefined)) {
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

  /** What this browser keeps, and how safe it is. @returns {import("./keeping.js").Keeping} */
  get keeping() {
    const how = keptHow(this.#lasting.answer, this.#keeper.trouble);
    return { how, aside: this.#keeper.aside, says: this.#imported };
  }

  /** Everything as a file. */
  exportAll() {
    const { name, text } = exportAll(this.present(), this.#clock());
    return { name, type: "application/json", content: text };
  }

  /**
   * Adds what stands in a file that was exported.
   * @param {string} text
   * @returns {Came}
   */
  importAll(text) {
    const { state, said, problem } = importAll(this.present(), text);
    this.#imported = said || problem;
    const { notice } = this.do(() => state);
    return { notice: problem || notice, hint: said };
  }

  /**
   * Another window of this page has kept something.
   * @param {{key: string | null, newValue: string | null}} event
   * @returns {boolean} whether anything is different here now
   */
  hear(event) {
    const before = this.present();
    this.#take(this.#keeper.heard(event, before));
    return this.#state !== before;
  }

  /** Takes over a state in which what is seen may have been changed elsewhere. @param {State} state */
  #take(state) {
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
   * @param {Change} asked
   * @param {boolean} [atOnce] whether a run is to be at its step when it is first seen
   * @returns {Came}
   */
  do(asked, atOnce = false) {
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
   * @param {State[]} states
   * @param {boolean} atOnce
   * @returns {string} what is wrong, in a sentence, or ""
   */
  #set([state, ...others], atOnce) {
    try {
      const problem = this.stage.set(state, atOnce);
      // The moves that cannot be played again are not lost.
      if (problem && state.mode === "play") this.#keeper.setAside(playedOf(state));
      this.#state = state;
      return problem;
    } catch (error) {
      if (error instanceof EnginePanic) throw error;
      const isLast = others.length === 0;
      this.#set(isLast ? [change.startOver(state)] : others, atOnce);
      return isLast ? `${messageOf(error)} An empty board was laid out instead.` : messageOf(error);
    }
  }

  /**
   * Changes settings that leave the board as it is.
   * @param {Partial<State>} settings
   */
  adjust(settings) {
    this.#state = { ...this.present(), ...settings };
    this.stage.game?.heed(this.#state);
    this.keep();
  }

  // ---- places -----------------------------------------------------------------------------

  /**
   * Opens what a link names. The puzzle of a day that is not known yet is wanted from then on.
   * @param {Opened} opened
   * @returns {Came}
   */
  open({ state, problem, day }) {
    const { notice } = this.do(() => state);
    this.wanted = day ?? null;
    return { notice: problem || notice };
  }

  /**
   * The puzzles of a day are known: the one that is wanted is seen.
   * @param {Daily} daily
   * @returns {Came}
   */
  learn(daily) {
    const { wanted } = this;
    const came = this.do(change.learned(daily));
    if (wanted?.date === daily.date) return this.do(change.toWantedDay(wanted));
    this.wanted = wanted;
    return came;
  }
}
