/** What a race can do next: start, play and step, or another race. */

import { type ReadonlySignal, useComputed } from "@preact/signals";
import { PlayerKeys } from "../panels/PlayerKeys.tsx";
import { Button } from "../ui/Button.tsx";
import { useApp } from "../ui/context.ts";
import { isEmbed, layout } from "../ui/layout.ts";
import { useKeptFocus } from "../ui/use-kept-focus.ts";
import { setUp } from "./Presets.tsx";
import type { RaceView } from "./race-view.ts";

interface Props {
  race: ReadonlySignal<RaceView>;
  isApart: boolean;
}

export function RaceActs({ race, isApart }: Props) {
  const stage = useComputed(() => race.value.stage).value;
  const shown = isEmbed ? "run" : isApart ? "apart" : stage;
  const acts = useKeptFocus<HTMLDivElement>("#race-play, .primary");
  const isBar = layout.value === "phone" && !isEmbed;
  return (
    <div class={isBar ? "race-acts under" : "race-acts inline"} ref={acts}>
      {shown === "ask" && (
        <Button class="btn primary" id="race-go" action={{ type: "race/drive", drive: "toggle" }}>
          Start the race
        </Button>
      )}
      {shown === "run" && <Keys race={race} />}
      {shown === "apart" && (
        <Button class="btn primary" id="race-rejoin" action={{ type: "race/rejoin" }}>
          Back to one clock
        </Button>
      )}
      {shown === "end" && <Onward race={race} />}
    </div>
  );
}

const IDS = { back: "race-back", toggle: "race-play", on: "race-on" };
const WORDS = { back: "One step back", on: "One step forward" };

function Keys({ race }: Pick<Props, "race">) {
  const { dispatch } = useApp();
  const { playing, ended, standing, measured, scale } = race.value;
  const label = playing ? "Pause" : ended ? "Play again" : "Play";
  const isTogether = standing.apart.length === 0;
  const atStart = isTogether && standing.at <= 0;
  const atEnd = isTogether && measured && standing.at >= scale.longest;
  return (
    <PlayerKeys
      isPrimary
      isShort
      label="Race controls"
      ids={IDS}
      words={WORDS}
      player={{ playing, label, atStart, atEnd }}
      onPress={(drive) => dispatch({ type: "race/drive", drive })}
    />
  );
}

function Onward({ race }: Pick<Props, "race">) {
  const { next } = race.value;
  const isPhone = layout.value === "phone";
  return (
    <>
      <Button
        id="race-again"
        icon={isPhone ? "again" : undefined}
        label={isPhone ? "Watch it again" : undefined}
        action={{ type: "race/drive", drive: "toggle" }}
      >
        {!isPhone && "Watch it again"}
      </Button>
      <Button class="btn primary" id="race-next" action={setUp(next)}>
        {`Next: ${next.name}`}
      </Button>
    </>
  );
}
