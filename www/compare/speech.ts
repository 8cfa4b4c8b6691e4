/** Compare as a screen reader hears it. */

import { nameInText } from "../content/solvers.ts";
import { listed } from "../core/lists.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import type { Tab } from "../routes/route.ts";
import { solverOf } from "../store/roster.ts";
import { layoutWords, type State } from "../store/state.ts";
import type { Situation } from "../store/status.ts";
import type { ComparisonView } from "./comparison-view.ts";
import type { RaceView } from "./race-view.ts";
import { raceWords } from "./race-words.ts";

const NOTHING: Situation = { text: "", isOngoing: false, waiting: false };

export const situationOf = (state: State, comparison: ComparisonView): Situation =>
  state.compare.tab === "race" ? standingOfRace(comparison.race) : ofSurveys(state, comparison);

export function standingOfRace(race: RaceView | null): Situation {
  if (!race) return NOTHING;
  return { text: raceWords(race), isOngoing: race.playing, waiting: race.waiting };
}

/** Published figures are not measured. */
function ofSurveys({ compare }: State, { surveys: { work } }: ComparisonView): Situation {
  if (compare.tab === "published") return NOTHING;
  return { text: work.message || "Measured.", isOngoing: work.working, waiting: false };
}

const TABS: Record<Exclude<Tab, "race">, string> = {
  starts: "Every start.",
  growth: "Growth.",
  chance: "By chance.",
  published: "Published figures.",
};

/** The title of the open tab. */
export function titleOf(state: State, solvers: SolverInfo[], isNear: boolean) {
  const { tab } = state.compare;
  if (tab === "race") return `${raceTitle(state, solvers)}.`;
  return isNear ? "" : TABS[tab];
}

const OWN = { you: "you", program: "your program" };

export function raceTitle({ game, compare }: State, solvers: SolverInfo[]) {
  const { lanes, own, ...layout } = compare.race[game];
  const solving = lanes.map(({ solver }) => nameInText(solverOf(solvers, solver)));
  const names = own ? [OWN[own], ...solving] : solving;
  return `Race of ${listed(names)}: ${layoutWords(game, layout)}`;
}
