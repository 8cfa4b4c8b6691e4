/** Shown instead of a tree: the progress of a run, and its queens. */

import { useComputed } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { Button } from "../ui/Button.tsx";
import { useApp } from "../ui/context.ts";
import { useSelector } from "../ui/use-selector.ts";
import { progressOf, queensOf } from "./progress-view.ts";
import { useWatched } from "./use-watched.ts";

export function Progress() {
  const { view } = useApp();
  const progress = useSelector(() =>
    progressOf(view.run.value, view.solver.value, view.scene.value),
  ).value;
  return (
    <div id="progress-card" hidden={!progress}>
      <progress
        id="progress"
        max={1}
        value={progress?.share ?? 0}
        hidden={(progress?.share ?? null) === null}
        aria-label="Progress"
      />
      <p class="muted" id="progress-text">
        {progress?.words}
      </p>
    </div>
  );
}

export function QueensInLine() {
  const { view } = useApp();
  const queens = useSelector(() =>
    queensOf(view.run.value, view.solver.value, view.scene.value, view.names.value),
  ).value;
  // Takes its space before the first queen is placed, so that nothing moves.
  const isLocal = useComputed(() => view.solver.value.isLocal && view.run.value !== null).value;
  return (
    <ol class="scroll" id="standing" hidden={queens.length === 0 && !isLocal}>
      {queens.map(({ name, words, isAttacked }) => (
        <li key={name} class="head">
          <b class={isAttacked ? "bad" : undefined}>{name}</b>
          <small>{words}</small>
        </li>
      ))}
    </ol>
  );
}

/** Cancels a run in a worker. */
export function CancelRun() {
  const run = useWatched();
  const isHidden = useComputed(() => !(run.value?.isRemote && run.value.atWork)).value;
  const hadFocus = document.activeElement?.id === "cancel";
  useLayoutEffect(() => {
    if (isHidden && hadFocus) document.getElementById("start")?.focus();
  }, [isHidden]);
  return (
    <Button id="cancel" hidden={isHidden} action={{ type: "watch/cancel" }}>
      Cancel the run
    </Button>
  );
}
