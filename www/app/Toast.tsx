import { useLayoutEffect, useRef } from "preact/hooks";
import { useApp } from "../ui/context.ts";

/** Shows what was done; `dialogs.css` hides it after a few seconds. The announcer speaks it. */
export function Toast() {
  const { text, count } = useApp().view.toast.value;
  const ref = useRef<HTMLDivElement>(null);
  // Popovers are above dialogs.
  useLayoutEffect(() => ref.current?.showPopover(), [count]);
  if (count === 0) return null;
  return (
    <div class="toast" id="toast" popover="manual" aria-hidden="true" key={count} ref={ref}>
      {text}
    </div>
  );
}
