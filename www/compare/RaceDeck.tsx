/** Under the lanes once a race has started: a slider with flags where lanes finish, the clock and the speed. */

import { type ReadonlySignal, useComputed } from "@preact/signals";
import { tickText } from "../charts/scales.ts";
import { Seek } from "../panels/Seek.tsx";
import { useApp } from "../ui/context.ts";
import { isEmbed } from "../ui/layout.ts";
import { Segmented } from "../ui/Segmented.tsx";
import { Select } from "../ui/Select.tsx";
import { RaceActs } from "./RaceActs.tsx";
import type { RaceView } from "./race-view.ts";
import { clockWords } from "./race-words.ts";

interface Props {
  race: ReadonlySignal<RaceView>;
}

export function RaceDeck({ race }: Props) {
  const { longest, standing } = race.value;
  const isApart = standing.apart.length > 0;
  return (
    <div class="race-deck cluster">
      {isEmbed && <RaceActs race={race} isApart={false} />}
      <p class="num">
        <span id="race-clock">{isApart ? "" : clockWords(race.value)}</span>{" "}
        <span class="muted" id="race-of">
          {longest && !isApart ? `of ${longest}` : ""}
        </span>
      </p>
      <div class="race-scrub scrub">
        <Flags race={race} />
        <Moment race={race} />
      </div>
      {race.value.isTimed && <Share race={race} />}
      <Speed race={race} />
    </div>
  );
}

/** Where a flag is, relative to its pole. */
const SIDES = { right: "-2px", left: "-100%", up: "-50% -100%" };

/** Flags where lanes have finished, and the ticks of a logarithmic scale. */
function Flags({ race }: Props) {
  const flags = useComputed(() => race.value.flags).value;
  const ticks = useComputed(() => (isEmbed ? [] : race.value.ticks)).value;
  return (
    <div class="race-flags" id="race-flags" aria-hidden="true">
      {flags.map(({ letter, colour, isFirst, x, side }) => (
        <i
          key={letter}
          class={isFirst ? "first" : undefined}
          style={{ "--x": `${100 * x}%`, "--c": `var(--s-${colour})`, "--side": SIDES[side] }}
        >
          <b>{letter}</b>
        </i>
      ))}
      {ticks.map(({ tick, x }) => (
        <u key={tick} style={{ "--x": `${100 * x}%` }}>
          {tickText(tick)}
        </u>
      ))}
    </div>
  );
}

/** Positions of the slider if it does not go by steps. */
const POSITIONS = 1000;

function Moment({ race }: Props) {
  const { dispatch } = useApp();
  const { standing, scale, longest } = race.value;
  const { clock, at } = standing;
  const isPlain = clock === "steps" && !scale.isLog;
  const past = scale.toX(at);
  return (
    <Seek
      id="race-seek"
      label="Moment of the race"
      value={isPlain ? at : Math.round(past * POSITIONS)}
      max={isPlain ? Math.ceil(scale.longest) : POSITIONS}
      past={past}
      text={longest ? `${clockWords(race.value)} of ${longest}` : clockWords(race.value)}
      onSeek={(value) =>
        dispatch({ type: "race/seek", at: isPlain ? value : scale.fromX(value / POSITIONS) })
      }
    />
  );
}

function Share({ race }: Props) {
  const { dispatch } = useApp();
  return (
    <Segmented
      class="seg"
      name="race-share"
      label="What the lanes share"
      value={useComputed(() => race.value.standing.clock).value}
      onChange={(clock) => dispatch({ type: "race/share", clock })}
      choices={[
        {
          value: "steps",
          label: "Same steps",
          title: "Compare lanes after the same number of steps",
        },
        {
          value: "time",
          label: "Same time",
          title: "Compare lanes after the same time, as measured on this device",
        },
      ]}
    />
  );
}

function Speed({ race }: Props) {
  const { dispatch } = useApp();
  const { names, chosen } = useComputed(() => race.value.speeds).value;
  return (
    <Select
      id="race-speed"
      label="Speed"
      value={String(chosen)}
      options={names.map((label, speed) => ({ value: String(speed), label }))}
      onChange={(speed) => dispatch({ type: "race/speed", speed: Number(speed) })}
    />
  );
}
