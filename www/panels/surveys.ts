/** The charts of Compare: each is shown where its tab is seen. */

import type { SolverInfo } from "../engine/generated/solver.ts";
import type { Theme } from "../render/theme.ts";
import type { Measured } from "../run/surveys.ts";
import type { State } from "../session/state.ts";
import { ChancePanel } from "./chance.ts";
import { GrowthPanel } from "./growth.ts";
import { StartsPanel } from "./starts.ts";

/** What is asked for. */
interface Handlers {
  starts: ConstructorParameters<typeof StartsPanel>[0];
  growth: ConstructorParameters<typeof GrowthPanel>[0];
  chance: ConstructorParameters<typeof ChancePanel>[0];
}

export class SurveyPanels {
  #starts;
  #growth;
  #chance;

  constructor({ starts, growth, chance }: Handlers) {
    this.#starts = new StartsPanel(starts);
    this.#growth = new GrowthPanel(growth);
    this.#chance = new ChancePanel(chance);
  }

  /** @param solvers of the game */
  show({ compare, game }: State, solvers: SolverInfo[], measured: Measured, theme: Theme) {
    const given = { game, solvers, measured, theme };
    const { tab, starts, growth, chance } = compare;
    if (tab === "starts") this.#starts.show({ ...given, setup: starts[game] });
    if (tab === "growth") this.#growth.show({ ...given, setup: growth[game] });
    if (tab === "chance") this.#chance.show({ ...given, setup: chance[game] });
  }
}
