import { Fold, useFold } from "../../ui/Fold.tsx";

/** The search tree. */
export function TreeCard() {
  const isFolded = useFold();
  return (
    <div class={isFolded.value ? "card folded" : "card"} id="tree-card" data-in="watch learn">
      <div class="head">
        <h2 id="tree-title">Search tree</h2>
        <small id="tree-count" />
        <Fold id="fold-tree" label="Search tree" isFolded={isFolded} />
      </div>
      <ol class="tree" id="tree" aria-labelledby="tree-title" aria-describedby="tree-keys" />
      <p class="plain" id="tree-none" hidden />
      <div class="done" id="progress-card" hidden>
        <progress id="progress" max={1} value="0" aria-label="Progress" />
        <p class="plain" id="progress-text" />
      </div>
      <ol class="rows" id="standing" hidden />
      <p class="plain" id="tree-mistake" />
      <button type="button" class="btn" id="cancel" hidden>
        Cancel the run
      </button>
      <span class="hidden" id="tree-keys">
        Left and right move along a row, up and down from row to row; Home and End go to the ends of
        a row, Page Up and Page Down to the first and the last row. Enter goes to the step that
        tried a value.
      </span>
    </div>
  );
}
