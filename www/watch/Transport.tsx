/** The controls that move a run, and its speed. */

import { type Player, type PlayerKey, PlayerKeys } from "../panels/PlayerKeys.tsx";
import type { RunView } from "../panels/run-controller.ts";
import { useWatched } from "../panels/use-watched.ts";
import type { Command } from "../ui/context.ts";
import { useApp } from "../ui/context.ts";
import { layout } from "../ui/layout.ts";
import { useSelector } from "../ui/use-selector.ts";
import { Rate, Speed } from "./Speed.tsx";

const PRESSES: Record<PlayerKey, Command> = {
  start: { type: "watch/travel", to: "start" },
  back: { type: "watch/travel", to: "back" },
  toggle: { type: "watch/toggle" },
  on: { type: "watch/step" },
  end: { type: "watch/travel", to: "end" },
};
const IDS = { start: "to-start", back: "step-back", toggle: "start", on: "step", end: "to-end" };
const WORDS = { end: "To the last step made" };

/** A phone has the other keys and the rate under the timeline. */
export function Transport() {
  const isWide = layout.value === "wide";
  return (
    <div class="deck inline tight" id="deck">
      <RunKeys isShort={!isWide} />
      {isWide ? <Pace /> : <Speed />}
    </div>
  );
}

/** Both are in one row, or else in the next. */
const Pace = () => (
  <div class="inline pace">
    <Speed />
    <Rate />
  </div>
);

function RunKeys({ isShort }: { isShort: boolean }) {
  const { dispatch } = useApp();
  const run = useWatched();
  const player = useSelector(() => playerOf(run.value));
  return (
    <PlayerKeys
      player={player.value}
      label="Transport"
      ids={IDS}
      words={WORDS}
      onPress={(key) => dispatch(PRESSES[key])}
      isPrimary
      isShort={isShort}
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
