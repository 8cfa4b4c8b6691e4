/** How fast a run plays. */

import { useWatched } from "../panels/use-watched.ts";
import type { Speed as SpeedName, State } from "../store/state.ts";
import { useApp } from "../ui/context.ts";
import { Segmented } from "../ui/Segmented.tsx";
import { Select } from "../ui/Select.tsx";
import { useSelector } from "../ui/use-selector.ts";
import { ratesWith, SPEEDS } from "./speed.ts";

function usePace() {
  const { view, dispatch } = useApp();
  const { speed, rate } = useSelector(() => {
    const { speed, rate } = view.state.value;
    return { speed, rate };
  }).value;
  const set = (settings: Pick<State, "speed"> | Pick<State, "rate">) =>
    dispatch({ type: "settings/set", settings });
  return { speed, rate, set };
}

/** *Flat out* also plays. */
export function Speed() {
  const { dispatch } = useApp();
  const { speed, set } = usePace();
  const run = useWatched();
  const play = (speed: SpeedName) => {
    const { playing = false, ended = false } = run.peek() ?? {};
    if (speed === "flat" && !playing && !ended) dispatch({ type: "watch/toggle" });
  };
  return (
    <Segmented
      name="speed"
      id="speed"
      label="Speed"
      class="seg"
      choices={SPEEDS}
      value={speed}
      onChange={(speed) => {
        set({ speed });
        play(speed);
      }}
      onAgain={play}
    />
  );
}

/** Keeps its place while the run has no rate. */
export function Rate() {
  const { speed, rate, set } = usePace();
  return (
    <Select
      id="rate"
      class={speed === "flat" ? "vacant" : undefined}
      label="Steps per second"
      title="Steps per second"
      options={ratesWith(rate, speed)}
      value={String(rate)}
      onChange={(text) => set({ rate: Number(text) })}
    />
  );
}
