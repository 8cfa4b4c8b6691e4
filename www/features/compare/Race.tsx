/** A race: who races on which board, the lanes, what drives them, and what comes of it. */

import type { RaceView } from "../../run/race-view.ts";
import { apartWords } from "../../run/speech/race-words.ts";
import { Button } from "../../ui/Button.tsx";
import { useApp } from "../../ui/context.ts";
import { Icon } from "../../ui/Icon.tsx";
import { useKept } from "../../ui/use-kept.ts";
import { type ReadonlySignal, useComputed, useSignal } from "../../vendor/preact.js";
import { Ghost } from "./Ghost.tsx";
import { Lane } from "./Lane.tsx";
import { type Ask, LaneOptions, useLaneOptions } from "./LaneOptions.tsx";
import { RaceDeck } from "./RaceDeck.tsx";
import { RaceResult } from "./RaceResult.tsx";
import { RaceSetup } from "./RaceSetup.tsx";

interface Props {
  race: ReadonlySignal<RaceView>;
}

/** The race of the tab, which stays as it was while something else is seen. */
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
        onAsk={options.ask}
      />
      <LaneOnPhone race={race} on={on} onAsk={options.ask} />
      <RaceDeck race={race} />
      <Ghost race={race} />
      <RaceResult race={race} />
    </>
  );
}

/** Lanes on their way to steps of their own are told of once they stand there. */
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
  /** The lane whose sentence is read on a phone. */
  on: ReadonlySignal<number>;
  onTouch: (lane: number) => void;
  onAsk: Ask;
}

function Lanes({ race, on, onTouch, onAsk }: LanesProps) {
  const many = useComputed(() => race.value.lanes.length).value;
  return (
    <div id="lanes" style={{ "--lanes": String(many) }}>
      {Array.from({ length: many }, (_, index) => (
        <Lane key={index} race={race} index={index} on={on} onTouch={onTouch} onAsk={onAsk} />
      ))}
      {many % 2 === 1 && (
        <Button class="lane-add" action={{ type: "race/add" }}>
          + Solver
        </Button>
      )}
    </div>
  );
}

/** The lane that was tapped, on a phone. */
function LaneOnPhone({ race, on, onAsk }: Omit<LanesProps, "onTouch">) {
  const { lanes } = race.value;
  const index = on.value;
  const { name, options, sentence, colour, info } = lanes[index]!;
  return (
    <div class="lane-on" id="lane-on" style={{ "--c": `var(--s-${colour})` }}>
      <div>
        <small id="lane-on-name">{`${name} · ${options}`}</small>
        <p id="lane-on-says">{sentence}</p>
      </div>
      <Button
        class="tool"
        id="lane-on-options"
        label="Options of this lane"
        title="Options"
        hidden={info.options.length === 0 && !info.seeded}
        onClick={({ currentTarget }) => onAsk(index, currentTarget)}
        icon="options"
      />
      <Button
        class="tool"
        id="lane-on-remove"
        label="Remove this lane"
        title="Remove"
        hidden={lanes.length <= 2}
        action={{ type: "race/remove", lane: index }}
        icon="cross"
      />
    </div>
  );
}
