import { Icon } from "../../ui/Icon.tsx";

/** All words. */
export function Glossary() {
  return (
    <dialog class="sheet" id="glossary" aria-labelledby="glossary-title">
      <div class="sheet-head">
        <h2 id="glossary-title">Glossary</h2>
        <button
          type="button"
          class="icon"
          id="glossary-close"
          title="Close (Esc)"
          aria-label="Close"
        >
          <Icon name="cross" />
        </button>
      </div>
      <dl class="words" id="glossary-words" />
    </dialog>
  );
}

/** A word explained where it stands. */
export function Definition() {
  return (
    <div class="definition" id="definition" popover="manual" role="tooltip">
      <b id="definition-word" />
      <span id="definition-means" />
    </div>
  );
}
