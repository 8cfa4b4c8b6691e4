/** More controls of a run: to its ends and backtracks, bookmark, copy a link. */

import { useWatched } from "../../player/use-watched.ts";
import type { Action, Travel } from "../../state/actions.ts";
import { Button } from "../../ui/Button.tsx";
import { useApp } from "../../ui/context.ts";
import type { IconName } from "../../ui/Icon.tsx";
import { useComputed } from "../../vendor/preact.js";

export function RunTools() {
  return (
    <div class="tools" role="group" aria-label="Steps and links">
      <Ends />
      <Tools />
    </div>
  );
}

const travel = (to: Travel): Action => ({ type: "watch/travel", to });

function Ends() {
  const { view } = useApp();
  const run = useWatched();
  const { goesBack } = view.solver.value;
  const atStart = useComputed(() => !run.value?.snapshot.step || run.value.stopped).value;
  const atEnd = useComputed(() => {
    const { snapshot, stopped } = run.value ?? {};
    return !snapshot || stopped === true || snapshot.step === snapshot.reached;
  }).value;
  const isLast = useComputed(() => {
    const { ended = false, solved = false, stopped = false } = run.value ?? {};
    return (ended && !solved) || stopped;
  }).value;
  return (
    <>
      <Tool
        id="to-start"
        icon="start"
        name="To the start"
        letter="Home"
        disabled={atStart}
        action={travel("start")}
      />
      {goesBack && (
        <>
          <Tool
            id="backtrack-before"
            icon="before"
            name="Previous backtrack"
            letter="["
            disabled={atStart}
            action={travel("backtrack-before")}
          />
          <Tool
            id="backtrack-next"
            icon="after"
            name="Next backtrack"
            letter="]"
            disabled={isLast}
            action={travel("backtrack-after")}
          />
        </>
      )}
      <Tool
        id="to-end"
        icon="end"
        name="To the last step made"
        letter="End"
        disabled={atEnd}
        action={travel("end")}
      />
    </>
  );
}

function Tools() {
  const { view } = useApp();
  const run = useWatched();
  const disabled = useComputed(() => run.value === null).value;
  const isMarked = useComputed(() =>
    view.bookmarks.value.includes(run.value?.snapshot.step ?? 0),
  ).value;
  return (
    <>
      <Tool
        id="bookmark"
        icon={isMarked ? "marked" : "mark"}
        name="Bookmark this step"
        letter="B"
        disabled={disabled}
        isPressed={isMarked}
        action={{ type: "watch/bookmark" }}
      />
      <Tool
        id="copy-link"
        icon="link"
        name="Copy a link to this step"
        letter="L"
        disabled={disabled}
        action={{ type: "app/copy-link" }}
      />
    </>
  );
}

interface ToolProps {
  id: string;
  icon: IconName;
  name: string;
  /** The key that does the same. */
  letter: string;
  disabled: boolean;
  isPressed?: boolean;
  action: Action;
}

const Tool = ({ id, icon, name, letter, disabled, isPressed, action }: ToolProps) => (
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
