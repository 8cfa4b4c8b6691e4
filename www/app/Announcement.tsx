import { useApp } from "../ui/context.ts";

/** What is spoken to a screen reader. */
export function Announcement() {
  const { view } = useApp();
  return (
    <div class="hidden" id="live" role="status" aria-live="polite">
      {view.spoken}
    </div>
  );
}
