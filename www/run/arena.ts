/** What is at work in Compare: the race that is seen, and the runs that are measured for its charts. */

import type { SolverInfo } from "../engine/generated/solver.ts";
import type { State } from "../session/state.ts";
import { RaceRun } from "./race.ts";
import { raceView } from "./race-view.ts";
import { byGame } from "./roster.ts";
import { Surveys } from "./surveys.ts";

export class Arena {
  race;
  surveys;
  #solvers;
  #isAtWork = false;

  /** @param changed called when there is news that no frame asked for */
  constructor(roster: SolverInfo[], changed: () => void) {
    this.#solvers = byGame(roster);
    this.race = new RaceRun(changed);
    this.surveys = new Surveys(changed);
  }

  /** Has at work what a state asks for, and nothing where Compare is left. */
  heed(state: State) {
    const isSeen = state.mode === "compare";
    if (isSeen && state.compare.tab === "race") this.race.heed(state);
    else this.race.rest();
    if (isSeen) this.surveys.heed(state);
    else if (this.#isAtWork) this.surveys.rest();
    this.#isAtWork = isSeen;
  }

  /**
   * Does what is due at a moment.
   * @param now milliseconds
   * @returns whether there is something new to show
   */
  advance(now: number): boolean {
    return this.race.advance(now);
  }

  /** The state with the moment where the race stands. */
  present(state: State) {
    return this.race.present(state);
  }

  view() {
    return { race: raceView(this.race, this.#solvers), surveys: this.surveys.view() };
  }
}
