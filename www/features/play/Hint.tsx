import { Icon } from "../../ui/Icon.tsx";

/** A hint in three strengths. */
export function Hint() {
  return (
    <div class="card hint" id="hint" role="dialog" aria-labelledby="hint-title" hidden>
      <div class="head">
        <h2 id="hint-title" tabIndex={-1}>
          Hint
        </h2>
        <button
          type="button"
          class="tool"
          id="hint-close"
          title="Close the hint (Esc)"
          aria-label="Close the hint"
        >
          <Icon name="cross" />
        </button>
      </div>
      <ol class="rungs" id="rungs" aria-live="polite" />
      <p class="cost" id="hint-cost" />
    </div>
  );
}
