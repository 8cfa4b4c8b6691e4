/** The controls that move a run, and its speed. */

import { useComputed } from "@preact/signals";
import { type Player, type PlayerKey, PlayerKeys } from "../panels/PlayerKeys.tsx";
import type { RunView } from "../panels/run-controller.ts";
import { useWatched } from "../panels/use-watched.ts";
import type { Command } from "../ui/context.ts";
import { useApp } from "../ui/context.ts";
import { layout } from "../ui/layout.ts";
import { Select } from "../ui/Select.tsx";
import { useSelector } from "../ui/use-selector.ts";
import { RunTools } from "./RunTools.tsx";
import { paceFrom, pacesWith, paceText } from "./speed.ts";

const PRESSES: Record<PlayerKey, Command> = {
  start: { type: "watch/travel", to: "start" },
  back: { type: "watch/travel", to: "back" },
  toggle: { type: "watch/toggle" },
  on: { type: "watch/step" },
  end: { type: "watch/travel", to: "end" },
};
const IDS = { back: "step-back", toggle: "start", on: "step" };

export function Transport() {
  const { state } = useApp().view;
  const hasTools = useComputed(() => layout.value === "wide" && state.value.open.length > 0).value;
  return (
    <div class="deck inline tight grow" id="deck">
      <RunKeys />
      {hasTools && <RunTools />}
      <Speed />
    </div>
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
      onPress={(key) => dispatch(PRESSES[key])}
      isPrimary
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
    // A cancelled run can't be moved.
    atStart: step === 0 || stopped,
    atEnd: step === reached || stopped,
    canStep: !ended,
  };
}

function Speed() {
  const { view, dispatch } = useApp();
  const pace = useSelector(() => {
    const { rate, speed } = view.state.value;
    return { rate, speed };
  }).value;
  return (
    <Select
      id="speed"
      label="Speed"
      title="Speed (F switches Fast on or off)"
      options={pacesWith(pace.rate)}
      value={paceText(pace)}
      onChange={(text) => dispatch({ type: "settings/set", settings: paceFrom(text) })}
    />
  );
}
