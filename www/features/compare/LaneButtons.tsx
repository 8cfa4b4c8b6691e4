import type { LaneView, RaceView } from "../../run/race-view.ts";
import { Button } from "../../ui/Button.tsx";
import type { OpenOptions } from "./LaneOptions.tsx";

interface Props {
  race: RaceView;
  index: number;
  lane: LaneView;
  /** As the buttons call the lane. */
  name: string;
  onOptions: OpenOptions;
  ids?: { options: string; remove: string };
}

/** The buttons of a lane: its options, and the way out of the race. */
export function LaneButtons({ race, index, lane: { info }, name, onOptions, ids }: Props) {
  return (
    <>
      <Button
        class="tool"
        id={ids?.options}
        icon="options"
        label={`Options of ${name}`}
        title="Options"
        hidden={info.options.length === 0 && !info.seeded}
        onClick={({ currentTarget }) => onOptions(index, currentTarget)}
      />
      <Button
        class="tool"
        id={ids?.remove}
        icon="cross"
        label={`Remove ${name}`}
        title="Remove"
        hidden={race.lanes.length <= 2}
        action={{ type: "race/remove", lane: index }}
      />
    </>
  );
}
