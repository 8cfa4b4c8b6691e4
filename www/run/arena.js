/** What is at work in Compare: the race that is seen, and the runs that are measured for its charts. */

import { RaceRun } from "./race.js";
import { raceView } from "./race-view.js";
import { byGame } from "./roster.js";
import { Surveys } from "./surveys.js";

/** @typedef {import("../engine/engine.js").SolverInfo} SolverInfo */
/** @typedef {import("../session/state.js").State} State */

export class Arena {
  race;
  surveys;
  #solvers;
  #isAtWork = false;

  /**
   * @param {SolverInfo[]} roster
   * @param {() => void} changed called when there is news that no frame asked for
   */
  constructor(roster, changed) {
    this.#solvers = byGame(roster);
    this.race = new RaceRun(changed);
    this.surveys = new Surveys(changed);
  }

  /** Has at work what a state asks for, and nothing where Compare is left. @param {State} state */
  heed(state) {
    const isSeen = state.mode === "compare";
    if (isSeen && state.compare.tab === "race") this.race.heed(state);
    else this.race.rest();
    if (isSeen) this.surveys.heed(state);
    else if (this.#isAtWork) this.surveys.rest();
    this.#isAtWork = isSeen;
  }

  /**
   * Does what is due at a moment.
   * @param {number} now milliseconds
   * @returns {boolean} whether there is something new to show
   */
  advance(now) {
    return this.race.advance(now);
  }

  /** The state with the moment where the race stands. @param {State} state */
  present(state) {
    return this.race.present(state);
  }

  view() {
    return { race: raceView(this.race, this.#solvers), surveys: this.surveys.view() };
  }
}
