/** The controls of a race: keys, a slider with flags where lanes finish, the clock and the speed. */

import { tickText } from "../../charts/scales.ts";
import { count } from "../../core/numbers.ts";
import { type PlayerKey, PlayerKeys } from "../../player/PlayerKeys.tsx";
import { Seek } from "../../player/Seek.tsx";
import { timeWords } from "../../run/race-result.ts";
import type { RaceView } from "../../run/race-view.ts";
import type { Drive } from "../../state/actions.ts";
import { useApp } from "../../ui/context.ts";
import { Segmented } from "../../ui/Segmented.tsx";
import { useKept } from "../../ui/use-kept.ts";
import { type ReadonlySignal, useComputed } from "../../vendor/preact.js";

interface Props {
  race: ReadonlySignal<RaceView>;
}

export function RaceDeck({ race }: Props) {
  return (
    <div class="race-deck" role="group" aria-label="Run all lanes">
      <Keys race={race} />
      <Clock race={race} />
      <div class="scrub">
        <Flags race={race} />
        <Moment race={race} />
      </div>
      <Share race={race} />
      <Speed race={race} />
    </div>
  );
}

const IDS: Record<PlayerKey, string> = {
  start: "race-start",
  back: "race-back",
  toggle: "race-play",
  on: "race-on",
  end: "race-end",
};
const WORDS = { back: "One step back", on: "One step on" };

function Keys({ race }: Props) {
  const { dispatch } = useApp();
  const playing = useComputed(() => race.value.playing).value;
  const ended = useComputed(() => race.value.ended).value;
  const atStart = useComputed(() => isAt(race.value, ({ standing }) => standing.at <= 0)).value;
  const atEnd = useComputed(() =>
    isAt(race.value, ({ standing, measured, scale }) => measured && standing.at >= scale.longest),
  ).value;
  const label = playing ? "Pause" : ended ? "Play again" : "Play";
  return (
    <PlayerKeys
      class="deck-keys"
      ids={IDS}
      words={WORDS}
      player={{ playing, label, atStart, atEnd }}
      onPress={(drive: Drive) => dispatch({ type: "race/drive", drive })}
    />
  );
}

/** Whether the lanes share a moment that meets a condition. */
const isAt = (race: RaceView, is: (race: RaceView) => boolean) =>
  race.standing.apart.length === 0 && is(race);

/** Where the lanes stand. It changes only once all lanes have arrived. */
function Clock({ race }: Props) {
  const clock = useKept(() => (isOnTheWay(race.value) ? undefined : clockWords(race.value)));
  const of = useKept(() => (isOnTheWay(race.value) ? undefined : lengthWords(race.value)));
  return (
    <div class="deck-clock">
      <b class="mono" id="race-clock">
        {clock}
      </b>
      <span id="race-of">{of}</span>
    </div>
  );
}

const isOnTheWay = ({ standing, isApart }: RaceView) => standing.apart.length > 0 && !isApart;

function clockWords({ standing, lanes, ghost }: RaceView) {
  const { clock, at, apart } = standing;
  if (apart.length === 0) return clock === "time" ? timeWords(at) : `Step ${count(at)}`;
  const shown = ghost ? [ghost.pair.weaker, ghost.pair.stronger] : [...apart.keys()];
  return shown.map((lane) => `${lanes[lane]?.letter} ${count(apart[lane]!)}`).join(" · ");
}

function lengthWords({ standing, ghost, measured, longest }: RaceView) {
  if (standing.apart.length > 0) return ghost ? "same queens" : "steps";
  return measured ? `of ${longest}` : "measuring …";
}

/** Flags where lanes finish, and the ticks of a logarithmic scale. */
function Flags({ race }: Props) {
  const flags = useComputed(() => race.value.flags).value;
  const ticks = useComputed(() => race.value.ticks).value;
  return (
    <div class="race-flags" id="race-flags" aria-hidden="true">
      {flags.map(({ letter, colour, isFirst, x, side }) => (
        <i
          key={letter}
          class={isFirst ? `${side} first` : side}
          style={{ "--x": `${100 * x}%`, "--c": `var(--s-${colour})` }}
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

/** Positions of the slider where it does not go by steps. */
const POSITIONS = 1000;

function Moment({ race }: Props) {
  const { dispatch } = useApp();
  const { standing, scale, longest } = race.value;
  const { clock, at } = standing;
  const isPlain = clock === "steps" && !scale.isLog;
  const past = scale.toX(at);
  const here = clock === "time" ? timeWords(at) : `step ${count(at)}`;
  return (
    <Seek
      id="race-seek"
      label="Moment of the race"
      value={isPlain ? at : Math.round(past * POSITIONS)}
      max={isPlain ? Math.ceil(scale.longest) : POSITIONS}
      past={past}
      text={`${here} of ${longest}`}
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
      name="race-share"
      label="What the lanes share"
      value={useComputed(() => race.value.standing.clock).value}
      onChange={(clock) => dispatch({ type: "race/share", clock })}
      choices={[
        { value: "steps", label: same("steps"), title: "Every lane has made equally many steps" },
        {
          value: "time",
          label: same("time"),
          title: "Every lane has worked equally long; times are this device’s",
        },
      ]}
    />
  );
}

const same = (what: string) => (
  <>
    <i class="same">Same </i>
    {what}
  </>
);

function Speed({ race }: Props) {
  const { dispatch } = useApp();
  const { names, chosen } = useComputed(() => race.value.speeds).value;
  return (
    <label class="deck-speed">
      <span class="hidden">Speed</span>
      <select
        id="race-speed"
        value={names[chosen]}
        onChange={({ currentTarget }) =>
          dispatch({ type: "race/speed", speed: currentTarget.selectedIndex })
        }
      >
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  );
}
