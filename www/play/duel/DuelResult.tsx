/** The end of a duel: who won, one timeline for both, and both games on small boards. */

import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { SmallBoard } from "../../board/SmallBoard.tsx";
import { duration } from "../../core/numbers.ts";
import { playedOf } from "../../store/state.ts";
import { Button } from "../../ui/Button.tsx";
import { useApp } from "../../ui/context.ts";
import { useChallenge } from "./Duel.tsx";
import { duelResult, positionAt, type DuelResult as Result, type Side } from "./duel-view.ts";

/** Whose game it is; the friend's name may be any, even "You". */
type Who = "you" | "them";

/** How long a replay takes, in milliseconds, however long the games took. */
const REPLAY = 12_000;

export function DuelResult() {
  const { view, dispatch } = useApp();
  const kept = playedOf(view.state.value);
  const challenge = useChallenge();
  const result = useMemo(
    () => challenge && duelResult(kept, challenge),
    [challenge, kept.id, kept.solved, kept.rival?.gaveUp],
  );
  const time = useSignal(0);
  useEffect(() => {
    if (!result) return;
    time.value = result.end;
    dispatch({ type: "app/announce", text: [result.verdict, result.by].join(" ").trim() });
  }, [result]);
  if (!result) return null;
  const { verdict, by, isWon, you, them } = result;
  const isOpen = kept.solved === null;
  return (
    <section class="card duel-result stack" id="duel-result" aria-label="The duel">
      <h2 class={isWon ? "title good" : "title"} id="duel-verdict">
        {verdict} <small>{by}</small>
      </h2>
      <Timeline result={result} time={time} />
      <p id="duel-led">{result.led}</p>
      <div class="columns">
        <Small side={you} who="you" time={time} />
        <Small side={them} who="them" time={time} />
      </div>
      <Replay result={result} time={time} />
      <h3>Stuck longest</h3>
      <ul class="stack tight" id="duel-stuck">
        <StuckLine side={you} who="you" />
        <StuckLine side={them} who="them" />
      </ul>
      {isOpen && (
        <p id="duel-open">The puzzle is still open: go on if you like. Hints are on again.</p>
      )}
      <p class="muted">
        Times are what each browser measured; the moves were checked here.
        {you.cost + them.cost > 0 && " Each hint adds 30 seconds."}
      </p>
    </section>
  );
}

interface Shared {
  result: Result;
  /** In tenths of a second. */
  time: Signal<number>;
}

function Timeline({ result: { you, them, leads, led, end }, time }: Shared) {
  const at = (tenths: number) => ({ "--at": tenths / Math.max(1, end) });
  const line = (side: Side, who: Who) => (
    <div class={`time-line ${who}`}>
      {side.stuck && (
        <u style={{ ...at(side.stuck.from), "--to": side.stuck.to / Math.max(1, end) }} />
      )}
      {side.ticks.map((tick, index) => (
        <i key={index} class={tick.gains ? "" : "off"} style={at(tick.at)} />
      ))}
    </div>
  );
  return (
    <div class="bars time-lines" role="img" aria-label={`Timeline. ${led}`}>
      <span>{you.name}</span>
      {line(you, "you")}
      <span>lead</span>
      <div class="time-line">
        {leads.map(({ from, to, who }) => (
          <em
            key={from}
            class={who > 0 ? "you" : who < 0 ? "them" : ""}
            style={{ ...at(from), "--to": to / Math.max(1, end) }}
          />
        ))}
        <s style={at(time.value)} />
      </div>
      <span>{them.name}</span>
      {line(them, "them")}
      <span />
      <div class="inline spread num">
        {[0, end / 2, end].map((tenths) => (
          <small key={tenths}>{duration(tenths / 10)}</small>
        ))}
      </div>
    </div>
  );
}

function Small({ side, who, time }: { side: Side; who: Who; time: Signal<number> }) {
  const names = useApp().view.names.value;
  const position = positionAt(side.log, time.value);
  return (
    <figure class="stack tight">
      <figcaption class="inline spread">
        <span class={`who ${who}`}>{side.name}</span>
        <b class="num">
          {duration(side.end / 10)}
          {side.cost > 0 && ` + ${duration(side.cost / 10)}`}
        </b>
      </figcaption>
      <SmallBoard class="full" scene={side.scenes[position]!} names={names} label={side.name} />
    </figure>
  );
}

function Replay({ result: { you, them, end }, time }: Shared) {
  const playing = useSignal(false);
  usePlayback(playing, time, end);
  const countOf = (side: Side) => side.counts[positionAt(side.log, time.value)]!;
  const spoken = `${duration(time.value / 10)}: you ${countOf(you)}, ${them.name} ${countOf(them)}`;
  const toggle = () => {
    if (!playing.value && time.value >= end) time.value = 0;
    playing.value = !playing.value;
  };
  return (
    <div class="inline">
      <Button
        class="icon"
        id="duel-play"
        icon={playing.value ? "pause" : "play"}
        label={playing.value ? "Pause" : "Play both games"}
        onClick={toggle}
      />
      <input
        type="range"
        class="grow"
        id="duel-seek"
        min={0}
        max={end}
        value={Math.round(time.value)}
        aria-label="Moment of the duel"
        aria-valuetext={spoken}
        onInput={({ currentTarget }) => {
          playing.value = false;
          time.value = currentTarget.valueAsNumber;
        }}
      />
      <b class="num">{duration(time.value / 10)}</b>
    </div>
  );
}

function usePlayback(playing: Signal<boolean>, time: Signal<number>, end: number) {
  const { onFrame } = useApp();
  useEffect(() => {
    let last = 0;
    return onFrame((now) => {
      const passed = last ? now - last : 0;
      last = now;
      if (!playing.peek()) return;
      time.value = Math.min(end, time.peek() + (passed * end) / REPLAY);
      if (time.peek() >= end) playing.value = false;
    });
  }, [onFrame, end]);
}

function StuckLine({ side: { name, stuck }, who }: { side: Side; who: Who }) {
  if (!stuck) return null;
  return (
    <li class="inline">
      <span class={`who grow ${who}`}>{name}</span>
      <span class="muted">before {stuck.before}</span>
      <b class="num">{duration((stuck.to - stuck.from) / 10)}</b>
    </li>
  );
}
