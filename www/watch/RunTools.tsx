/** More controls of a run: to its backtracks, bookmark, copy a link; on a phone also to its ends. */

import { useComputed } from "@preact/signals";
import type { Travel } from "../panels/travels.ts";
import { useWatched } from "../panels/use-watched.ts";
import { Button } from "../ui/Button.tsx";
import type { Command } from "../ui/context.ts";
import { useApp } from "../ui/context.ts";
import type { IconName } from "../ui/Icon.tsx";

/** The id of a tool, its icon, its name, and the key that does the same. */
type Tool = [id: string, icon: IconName, name: string, letter: string];

const TO_START: Tool = ["to-start", "start", "To the start", "Home"];
const BEFORE: Tool = ["backtrack-before", "before", "Previous backtrack", "["];
const NEXT: Tool = ["backtrack-next", "after", "Next backtrack", "]"];
const TO_END: Tool = ["to-end", "end", "To the last step made", "End"];
const COPY: Tool = ["copy-link", "link", "Copy a link to this step", "L"];

const travel = (to: Travel): Command => ({ type: "watch/travel", to });

/** @param props.hasEnds whether the keys to both ends are among them */
export function RunTools({ hasEnds = false }: { hasEnds?: boolean }) {
  const { view } = useApp();
  const run = useWatched();
  const { goesBack } = view.solver.value;
  const isWatch = useComputed(() => view.state.value.mode === "watch").value;
  const { atStart, atEnd, isLast } = useEnds();
  const disabled = useComputed(() => run.value === null).value;
  const isMarked = useComputed(() =>
    view.bookmarks.value.includes(run.value?.snapshot.step ?? 0),
  ).value;
  return (
    <div class="tools" role="group" aria-label="Steps and links">
      {hasEnds && <Tool of={TO_START} disabled={atStart} action={travel("start")} />}
      {hasEnds && <Tool of={TO_END} disabled={atEnd} action={travel("end")} />}
      {goesBack && <Tool of={BEFORE} disabled={atStart} action={travel("backtrack-before")} />}
      {goesBack && <Tool of={NEXT} disabled={isLast} action={travel("backtrack-after")} />}
      {isWatch && (
        <Tool
          of={["bookmark", isMarked ? "marked" : "mark", "Bookmark this step", "B"]}
          disabled={disabled}
          isPressed={isMarked}
          action={{ type: "watch/bookmark" }}
        />
      )}
      {isWatch && <Tool of={COPY} disabled={disabled} action={{ type: "app/copy-link" }} />}
    </div>
  );
}

function useEnds() {
  const run = useWatched();
  const atStart = useComputed(() => !run.value?.snapshot.step || run.value.stopped).value;
  const atEnd = useComputed(() => {
    const { snapshot, stopped } = run.value ?? {};
    return !snapshot || stopped === true || snapshot.step === snapshot.reached;
  }).value;
  const isLast = useComputed(() => {
    const { ended = false, solved = false, stopped = false } = run.value ?? {};
    return (ended && !solved) || stopped;
  }).value;
  return { atStart, atEnd, isLast };
}

interface ToolProps {
  of: Tool;
  disabled: boolean;
  isPressed?: boolean;
  action: Command;
}

const Tool = ({ of: [id, icon, name, letter], disabled, isPressed, action }: ToolProps) => (
  <Button
    class="key bare"
    id={id}
    icon={icon}
    label={name}
    title={`${name} (${letter})`}
    disabled={disabled}
    aria-pressed={isPressed}
    action={action}
  />
);
