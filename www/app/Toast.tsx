import { useApp } from "../ui/context.ts";
import { Icon } from "../ui/Icon.tsx";
import { useLayoutEffect, useRef } from "../vendor/preact.js";

/** What was done, for a few seconds: `dialogs.css` lets it go. It is spoken by the announcer. */
export function Toast() {
  const { text, count } = useApp().view.toast.value;
  const ref = useRef<HTMLDivElement>(null);
  // A popover stands above dialogs, too.
  useLayoutEffect(() => ref.current?.showPopover(), [count]);
  if (count === 0) return null;
  return (
    <div class="toast" id="toast" popover="manual" aria-hidden="true" key={count} ref={ref}>
      <Icon name="check" />
      {text}
    </div>
  );
}
