/** A race: its setup, its lanes, its controls and its result. */

import type { RaceView } from "../../run/race-view.ts";
import { apartWords } from "../../run/speech/race-words.ts";
import { Button } from "../../ui/Button.tsx";
import { useApp } from "../../ui/context.ts";
import { Icon } from "../../ui/Icon.tsx";
import { useKept } from "../../ui/use-kept.ts";
import { type ReadonlySignal, useComputed, useSignal } from "../../vendor/preact.js";
import { Ghost } from "./Ghost.tsx";
import { Lane } from "./Lane.tsx";
import { LaneButtons } from "./LaneButtons.tsx";
import { LaneOptions, type OpenOptions, useLaneOptions } from "./LaneOptions.tsx";
import { RaceDeck } from "./RaceDeck.tsx";
import { RaceResult } from "./RaceResult.tsx";
import { RaceSetup } from "./RaceSetup.tsx";

interface Props {
  race: ReadonlySignal<RaceView>;
}

/** Stays as it was while another tab is open. */
export function Race() {
  const { view } = useApp();
  const race = useKept(() => {
    const { mode, compare } = view.state.value;
    const isSeen = mode === "compare" && compare.tab === "race";
    return (isSeen && view.comparison.value?.race) || undefined;
  });
  const isThere = useComputed(() => race.value !== undefined).value;
  return isThere && <Room race={race as Props["race"]} />;
}

function Room({ race }: Props) {
  const options = useLaneOptions();
  const touched = useSignal(0);
  const on = useComputed(() => Math.min(touched.value, race.value.lanes.length - 1));
  return (
    <>
      <RaceSetup race={race} />
      <LaneOptions race={race} options={options} />
      <Apart race={race} />
      <Lanes
        race={race}
        on={on}
        onTouch={(lane) => {
          touched.value = lane;
        }}
        onOptions={options.open}
      />
      <LaneOnPhone race={race} on={on} onOptions={options.open} />
      <RaceDeck race={race} />
      <Ghost race={race} />
      <RaceResult race={race} />
    </>
  );
}

/** Says that lanes stand at steps of their own, once all have arrived. */
function Apart({ race }: Props) {
  const problem = useComputed(() => race.value.problem);
  const words = useKept(() => {
    const { standing, isApart } = race.value;
    if (standing.apart.length === 0) return "";
    return isApart ? apartWords(race.value) : undefined;
  });
  const hidden = useComputed(() => !words.value);
  return (
    <>
      <p class="race-problem" id="race-problem" role="alert">
        {problem}
      </p>
      <div class="apart" id="race-apart" hidden={hidden}>
        <Icon name="lock" />
        <span id="race-apart-says">{words}</span>
        <Button class="link" id="race-rejoin" action={{ type: "race/rejoin" }}>
          Back to one clock
        </Button>
      </div>
    </>
  );
}

interface LanesProps extends Props {
  /** The lane whose sentence a phone shows. */
  on: ReadonlySignal<number>;
  onTouch: (lane: number) => void;
  onOptions: OpenOptions;
}

function Lanes(props: LanesProps) {
  const many = useComputed(() => props.race.value.lanes.length).value;
  return (
    <div id="lanes" style={{ "--lanes": String(many) }}>
      {Array.from({ length: many }, (_, index) => (
        <Lane key={index} index={index} {...props} />
      ))}
      {many % 2 === 1 && (
        <Button class="lane-add" action={{ type: "race/add" }}>
          + Solver
        </Button>
      )}
    </div>
  );
}

/** On a phone, the lane that was tapped. */
function LaneOnPhone({ race, on, onOptions }: Omit<LanesProps, "onTouch">) {
  const index = on.value;
  const lane = race.value.lanes[index]!;
  const { name, options, sentence, colour } = lane;
  return (
    <div class="lane-on" id="lane-on" style={{ "--c": `var(--s-${colour})` }}>
      <div>
        <small id="lane-on-name">{`${name} · ${options}`}</small>
        <p id="lane-on-says">{sentence}</p>
      </div>
      <LaneButtons
        race={race.value}
        name="this lane"
        ids={{ options: "lane-on-options", remove: "lane-on-remove" }}
        index={index}
        lane={lane}
        onOptions={onOptions}
      />
    </div>
  );
}
