/** The controls of a run, and its speed. */

import { type Player, type PlayerKey, PlayerKeys } from "../../player/PlayerKeys.tsx";
import { useWatched } from "../../player/use-watched.ts";
import type { RunView } from "../../run/run-view.ts";
import type { Action, Travel } from "../../state/actions.ts";
import type { Speed } from "../../state/state.ts";
import { Button } from "../../ui/Button.tsx";
import { useApp } from "../../ui/context.ts";
import type { IconName } from "../../ui/Icon.tsx";
import { layout } from "../../ui/layout.ts";
import { type Choice, Segmented } from "../../ui/Segmented.tsx";
import { useSelector } from "../../ui/use-selector.ts";
import { type ReadonlySignal, useComputed } from "../../vendor/preact.js";
import { POSITIONS, positionOf, rateAt, rateWords } from "./speed.ts";

const PRESSES: Record<PlayerKey, Action> = {
  start: { type: "watch/travel", to: "start" },
  back: { type: "watch/travel", to: "back" },
  toggle: { type: "watch/toggle" },
  on: { type: "watch/step" },
  end: { type: "watch/travel", to: "end" },
};
const IDS = { start: "to-start", back: "step-back", toggle: "start", on: "step", end: "to-end" };
const SPEEDS: Choice<Speed>[] = [
  { value: "normal", label: "Normal", title: "0.5 to 60 steps per second" },
  { value: "fast", label: "Fast", title: "1,000 times as fast (F)" },
  { value: "flat", label: "Flat out", title: "As many steps as the machine can make" },
];

/** In small windows New run is with the solver: see `Setup.tsx`. */
export function Transport() {
  const isNewRunAway = hasNewRunBySolver();
  return (
    <div class="deck" id="deck" data-in="watch">
      <RunKeys />
      <Backtracks />
      <SpeedRow />
      {!isNewRunAway && <NewRun />}
    </div>
  );
}

export const hasNewRunBySolver = () => layout.value !== "wide";

export function NewRun() {
  return (
    <Button id="restart-run" title="New run (N)" action={{ type: "watch/new-run" }}>
      New run
    </Button>
  );
}

function RunKeys() {
  const { dispatch } = useApp();
  const run = useWatched();
  const player = useSelector(() => playerOf(run.value));
  return (
    <PlayerKeys
      player={player.value}
      label="Transport"
      ids={IDS}
      words={{ end: "To the last step made" }}
      onPress={(key) => dispatch(PRESSES[key])}
    />
  );
}

/** @param run null until a knight has its start */
function playerOf(run: RunView | null): Player {
  const { step = 0, reached = 0 } = run?.snapshot ?? {};
  const { playing = false, ended = false, stopped = false } = run ?? {};
  return {
    playing,
    label: playing ? "Pause" : ended ? "Play again" : "Play",
    // A run stopped for good cannot be moved.
    atStart: step === 0 || stopped,
    atEnd: step === reached || stopped,
    canStep: !ended,
  };
}

function Backtracks() {
  const { view } = useApp();
  const run = useWatched();
  const stopped = () => run.value?.stopped ?? false;
  const isHidden = useComputed(() => !view.solver.value.goesBack);
  const isFirst = useComputed(() => (run.value?.snapshot.step ?? 0) === 0 || stopped());
  const isLast = useComputed(() => {
    const { ended = false, solved = false } = run.value ?? {};
    return (ended && !solved) || stopped();
  });
  return (
    <div class="pair" id="backtracks" role="group" aria-label="Backtracks" hidden={isHidden}>
      <TravelKey
        id="backtrack-before"
        to="backtrack-before"
        icon="before"
        name="Previous backtrack"
        shortcut="["
        disabled={isFirst}
      />
      <span aria-hidden="true">Backtrack</span>
      <TravelKey
        id="backtrack-next"
        to="backtrack-after"
        icon="after"
        name="Next backtrack"
        shortcut="]"
        disabled={isLast}
      />
    </div>
  );
}

interface TravelKeyProps {
  id: string;
  to: Travel;
  icon: IconName;
  name: string;
  shortcut: string;
  disabled: ReadonlySignal<boolean>;
}

function TravelKey({ id, to, icon, name, shortcut, disabled }: TravelKeyProps) {
  return (
    <Button
      class="k"
      id={id}
      title={`${name} (${shortcut})`}
      label={name}
      disabled={disabled}
      action={{ type: "watch/travel", to }}
      icon={icon}
    />
  );
}

export function SpeedRow() {
  const { view, dispatch } = useApp();
  const { rate, speed } = useSelector(() => {
    const state = view.state.value;
    return { rate: state.rate, speed: state.speed };
  }).value;
  const words = rateWords(rate, speed);
  return (
    <div class="speed" id="speed-row">
      <Segmented
        id="speed"
        name="speed"
        label="Speed"
        choices={SPEEDS}
        value={speed}
        onChange={(speed) => dispatch({ type: "settings/set", settings: { speed } })}
      />
      <label class="rate" for="rate" id="rate-row">
        <span id="rate-label">{words}</span>{" "}
        <input
          type="range"
          id="rate"
          min={0}
          max={POSITIONS}
          step={1}
          value={positionOf(rate)}
          disabled={speed === "flat"}
          aria-label="Steps per second"
          aria-valuetext={words.replace("/s", " per second")}
          onInput={({ currentTarget }) =>
            dispatch({
              type: "settings/set",
              settings: { rate: rateAt(currentTarget.valueAsNumber) },
            })
          }
        />
      </label>
    </div>
  );
}
