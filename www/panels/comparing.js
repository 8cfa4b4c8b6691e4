/** All that is seen in Compare: its tabs, the race, the charts and the published figures. */

import { Compare } from "./compare.js";
import { Published } from "./published.js";
import { RacePanel } from "./race/race.js";
import { SurveyPanels } from "./surveys.js";

/** @typedef {import("../render/theme.js").Theme} Theme */
/** @typedef {import("../run/arena.js").Arena} Arena */
/** @typedef {import("../engine/engine.js").SolverInfo} SolverInfo */
/** @typedef {import("../session/state.js").State} State */
/**
 * What is asked for.
 * @typedef {object} Handlers
 * @property {ConstructorParameters<typeof Compare>[0]} turn
 * @property {ConstructorParameters<typeof RacePanel>[1]} race
 * @property {ConstructorParameters<typeof SurveyPanels>[0]} surveys
 */

export class Comparing {
  #tabs;
  #race;
  #surveys;

  /** @param {Theme} theme @param {Handlers} handlers */
  constructor(theme, handlers) {
    this.#tabs = new Compare(handlers.turn, { published: new Published() });
    this.#race = new RacePanel(theme, handlers.race);
    this.#surveys = new SurveyPanels(handlers.surveys);
  }

  /** Shows the panel of a tab; none where Compare is not seen. @param {import("./compare.js").Tab | null} tab */
  turnTo(tab) {
    this.#tabs.show(tab);
  }

  /**
   * Shows what is at work on the tab that is seen.
   * @param {ReturnType<Arena["view"]>} arena
   * @param {State} state
   * @param {string} notice
   */
  show({ race }, { compare }, notice) {
    this.#tabs.say(notice);
    if (compare.tab === "race" && race) this.#race.show(race);
  }

  /** Shows the charts. @param {Parameters<SurveyPanels["show"]>} given */
  showSurveys(...given) {
    this.#surveys.show(...given);
  }

  /** @param {number} now milliseconds */
  draw(now) {
    this.#race.draw(now);
  }

  /** @param {Theme} theme */
  setTheme(theme) {
    this.#race.setTheme(theme);
  }
}
