import { Icon } from "../../ui/Icon.tsx";

/** All lessons. */
export function Contents() {
  return (
    <dialog class="sheet" id="lessons" aria-labelledby="lessons-title">
      <div class="sheet-head">
        <h2 id="lessons-title">All lessons</h2>
        <button
          type="button"
          class="icon"
          id="lessons-close"
          title="Close (Esc)"
          aria-label="Close"
        >
          <Icon name="cross" />
        </button>
      </div>
      <div class="toc" id="toc" />
    </dialog>
  );
}
