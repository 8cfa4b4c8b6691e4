import { useApp } from "../ui/context.ts";

/** The live region for screen readers. */
export function Announcement() {
  const { view } = useApp();
  return (
    <div class="hidden" id="live" role="status" aria-live="polite">
      {view.spoken}
    </div>
  );
}
