/** The charts of Compare: each is shown where its tab is seen. */

import { ChancePanel } from "./chance.js";
import { GrowthPanel } from "./growth.js";
import { StartsPanel } from "./starts.js";

/** @typedef {import("../session/state.js").State} State */
/** @typedef {import("../engine/engine.js").SolverInfo} SolverInfo */
/** @typedef {import("../run/surveys.js").Measured} Measured */
/** @typedef {import("../render/theme.js").Theme} Theme */
/**
 * What is asked for.
 * @typedef {object} Handlers
 * @property {ConstructorParameters<typeof StartsPanel>[0]} starts
 * @property {ConstructorParameters<typeof GrowthPanel>[0]} growth
 * @property {ConstructorParameters<typeof ChancePanel>[0]} chance
 */

export class SurveyPanels {
  #starts;
  #growth;
  #chance;

  /** @param {Handlers} handlers */
  constructor({ starts, growth, chance }) {
    this.#starts = new StartsPanel(starts);
    this.#growth = new GrowthPanel(growth);
    this.#chance = new ChancePanel(chance);
  }

  /**
   * @param {State} state
   * @param {SolverInfo[]} solvers of the game
   * @param {Measured} measured
   * @param {Theme} theme
   */
  show({ compare, game }, solvers, measured, theme) {
    const given = { game, solvers, measured, theme };
    const { tab, starts, growth, chance } = compare;
    if (tab === "starts") this.#starts.show({ ...given, setup: starts[game] });
    if (tab === "growth") this.#growth.show({ ...given, setup: growth[game] });
    if (tab === "chance") this.#chance.show({ ...given, setup: chance[game] });
  }
}
