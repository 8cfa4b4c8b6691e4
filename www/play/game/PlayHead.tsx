/** The head of a game: its name, rule and clock, or the result. And the line under its board. */

import { useComputed } from "@preact/signals";
import type { Message } from "../../board/scene/message.ts";
import { duration } from "../../core/numbers.ts";
import { HOME } from "../../routes/route.ts";
import { Button } from "../../ui/Button.tsx";
import { ColourText } from "../../ui/ColourText.tsx";
import { useApp } from "../../ui/context.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { layout } from "../../ui/layout.ts";
import { usePlay } from "../../ui/use-play.ts";
import { Goal } from "./Goal.tsx";
import type { Won } from "./won-view.ts";

export function PlayHead() {
  const won = usePlay((play) => play.won);
  const isWide = layout.value === "wide";
  return (
    <>
      <Link
        class="key bare back"
        id="back-home"
        href={HOME}
        label="Back to Today"
        icon="left"
        action={{ type: "play/home" }}
      />
      <div class="told grow">
        <Title />
        {isWide && (won ? <Result won={won} class="cut" /> : <Goal />)}
      </div>
      {!won && <Clock />}
      {!isWide && <Goal />}
    </>
  );
}

function Title() {
  const { view } = useApp();
  const title = useComputed(() => view.play.value?.head.title);
  const sub = useComputed(() => view.play.value?.head.sub);
  return (
    <div class="name">
      <h1 class="cut" id="play-title" tabIndex={-1}>
        {title}
      </h1>
      <span class="muted cut" id="play-sub">
        {sub}
      </span>
    </div>
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

/** The line under the board: a tip, or in red what is wrong. It keeps its place while it says nothing. */
export function SaysLine() {
  const { view } = useApp();
  const isWaiting = usePlay((play) => play.isWaiting);
  const missing = usePlay((play) => play.missing);
  const { text, tone, calm } = isWaiting ? LOADING : missing ? wrong(missing) : view.message.value;
  return (
    <div class="says-line">
      <p id="says" class={calm || !text ? `${tone} hidden` : tone}>
        {tone === "bad" && <Icon name="cross" />}
        <ColourText text={text} />
      </p>
    </div>
  );
}

const LOADING: Message = { text: "Loading…", tone: "" };
const wrong = (text: string): Message => ({ text, tone: "bad" });

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
