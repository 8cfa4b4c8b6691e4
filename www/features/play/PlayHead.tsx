/** The head of a game: its title and its timer. */

import { duration } from "../../core/numbers.ts";
import { Button } from "../../ui/Button.tsx";
import { useApp } from "../../ui/context.ts";
import { useComputed } from "../../vendor/preact.js";

export function PlayHead() {
  const { view } = useApp();
  const title = useComputed(() => view.play.value?.head.title);
  const sub = useComputed(() => view.play.value?.head.sub);
  return (
    <div class="playhead" data-in="play">
      <Button
        action={{ type: "play/home" }}
        class="back"
        id="back-home"
        label="Back to Today"
        icon="left"
      />
      <div class="name">
        <h2 class="title" id="play-title" tabIndex={-1}>
          {title}
        </h2>
        <span class="sub" id="play-sub">
          {sub}
        </span>
      </div>
      <Timer />
    </div>
  );
}

function Timer() {
  const { view } = useApp();
  const head = useComputed(() => view.play.value?.head).value;
  const { seconds = null, timer = false } = head ?? {};
  const label = timer ? "Hide the timer" : "Show the timer";
  return (
    <div class="timer" id="timer" hidden={seconds === null}>
      <span class="mono" id="clock" role="timer" hidden={!timer}>
        {duration(seconds ?? 0)}
      </span>
      <Button
        action={{ type: "settings/set", settings: { timer: !timer } }}
        class="tool"
        id="eye"
        label={label}
        icon={timer ? "eye" : "eye-off"}
      />
    </div>
  );
}
