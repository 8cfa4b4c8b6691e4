/** The measurements of a chart: its set-up, their progress, and a button to cancel or continue them. */

import { useComputed } from "@preact/signals";
import type { GameId } from "../engine/generated/puzzle.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import type { State } from "../store/state.ts";
import { Button } from "../ui/Button.tsx";
import { useApp } from "../ui/context.ts";
import { usePassedFocus } from "../ui/use-kept-focus.ts";
import type { Measured, Work } from "./survey-controller.ts";

export function SurveyBar({ work }: { work: Work }) {
  const { working, cancelled, progress, message } = work;
  const text = usePassedFocus<HTMLSpanElement>();
  return (
    <>
      <progress value={progress} hidden={!working} aria-label="Progress of the measurement" />
      <Button
        class="btn small"
        hidden={!working && !cancelled}
        action={{ type: working ? "compare/cancel" : "compare/continue" }}
      >
        {working ? "Cancel" : "Continue"}
      </Button>
      <span class="muted" tabIndex={-1} ref={text}>
        {message}
      </span>
    </>
  );
}

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
  work: { working: false, cancelled: false, progress: 1, message: "" },
  version: 0,
};

export function useSurvey<K extends Kind>(kind: K): Survey<K> {
  const { view } = useApp();
  const game = useComputed(() => view.state.value.game).value;
  const setups = useComputed(() => view.state.value.compare[kind]).value;
  const measured = useComputed(() => view.comparison.value?.surveys ?? NOTHING).value;
  return { game, setup: setups[game], solvers: view.solvers.value, measured };
}
