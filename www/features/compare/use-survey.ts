/** The set-up of a chart, and its measurements. */

import { useComputed } from "@preact/signals";
import type { GameId } from "../../engine/generated/puzzle.ts";
import type { SolverInfo } from "../../engine/generated/solver.ts";
import type { Measured } from "../../run/survey-controller.ts";
import type { State } from "../../state/state.ts";
import { useApp } from "../../ui/context.ts";

type Kind = "starts" | "growth" | "chance";

export interface Survey<K extends Kind> {
  setup: State["compare"][K][GameId];
  game: GameId;
  /** Of the game. */
  solvers: SolverInfo[];
  measured: Measured;
}

const NOTHING: Measured = {
  known: () => undefined,
  work: { working: false, cancelled: false, progress: 1, says: "" },
  version: 0,
};

export function useSurvey<K extends Kind>(kind: K): Survey<K> {
  const { view } = useApp();
  const game = useComputed(() => view.state.value.game).value;
  const setups = useComputed(() => view.state.value.compare[kind]).value;
  const measured = useComputed(() => view.comparison.value?.surveys ?? NOTHING).value;
  return { game, setup: setups[game], solvers: view.solvers.value, measured };
}
