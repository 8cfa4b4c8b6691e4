/** The head of a game: its title and clock, or the result. */

import { useComputed } from "@preact/signals";
import { duration } from "../../core/numbers.ts";
import { Button } from "../../ui/Button.tsx";
import { ColourText } from "../../ui/ColourText.tsx";
import { useApp } from "../../ui/context.ts";
import { Icon } from "../../ui/Icon.tsx";
import { layout } from "../../ui/layout.ts";
import { usePlay } from "../../ui/use-play.ts";
import { Goal } from "./Goal.tsx";
import type { Won } from "./won-view.ts";

export function PlayHead() {
  const won = usePlay((play) => play.won);
  const isWide = layout.value === "wide";
  return (
    <>
      <Button
        action={{ type: "play/home" }}
        class="key bare back not-wide"
        id="back-home"
        label="Back to Today"
        icon="left"
      />
      <div class="told grow">
        {won && isWide ? <Result won={won} class="cut" /> : <Title />}
        <Says />
      </div>
      {!won && <Clock />}
    </>
  );
}

/** Shows the rule instead until the player has solved this game once. */
function Title() {
  const { view } = useApp();
  const title = useComputed(() => view.play.value?.head.title);
  const hasGoal = useComputed(() => layout.value === "wide" && !!view.play.value?.goal).value;
  const under = useComputed(() => {
    const head = view.play.value?.head;
    return layout.value === "wide" ? head?.sub : head?.brief;
  });
  return (
    <>
      {hasGoal && <Goal />}
      <h1 class={hasGoal ? "hidden" : "name cut"} id="play-title" tabIndex={-1}>
        <b>{title}</b>
      </h1>
      <p class="muted cut" id="play-sub">
        {under}
      </p>
    </>
  );
}

interface ResultProps {
  won: Won;
  class?: string;
}

export function Result({ won: { seconds, words }, class: className = "" }: ResultProps) {
  return (
    <h2 class={`title won-line inline ${className}`} id="won" tabIndex={-1}>
      <span class="badge round">
        <Icon name="check" />
      </span>
      <span>
        <b class="good">Solved in {duration(seconds)}</b> · {words}
      </span>
    </h2>
  );
}

/** A longer sentence takes the clock's place on a phone. */
const LONG = 60;

/** The game's status, hidden if the page shows it elsewhere. */
function Says() {
  const { view } = useApp();
  const { text, tone, calm } = view.message.value;
  return (
    <p
      id="says"
      class={[tone, calm || !text ? "hidden" : text.length > LONG && "long"]
        .filter(Boolean)
        .join(" ")}
    >
      <ColourText text={text} />
    </p>
  );
}

function Clock() {
  const head = usePlay((play) => play.head);
  const { seconds = null, timer = false } = head ?? {};
  const label = timer ? "Hide the clock" : "Show the clock";
  return (
    <div class="clock inline num" id="timer" hidden={seconds === null}>
      <span id="clock" role="timer" hidden={!timer}>
        {duration(seconds ?? 0)}
      </span>
      <Button
        action={{ type: "settings/set", settings: { timer: !timer } }}
        class="icon"
        id="eye"
        label={label}
        icon={timer ? "eye" : "eye-off"}
      />
    </div>
  );
}
