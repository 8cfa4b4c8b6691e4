/** The search tree, or the progress of a run without one. */

import { useComputed } from "@preact/signals";
import { costliest } from "../board/scene/tree.ts";
import { DRAWN_SIDE } from "../core/geometry.ts";
import { count } from "../core/numbers.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import { useApp, type View } from "../ui/context.ts";
import { Fold, useFold } from "../ui/Fold.tsx";
import { CancelRun, Progress, QueensInLine } from "./Progress.tsx";
import { TreeList } from "./TreeList.tsx";
import { treeTitle } from "./titles.ts";

const TOO_LARGE = `The tree is shown on boards up to ${DRAWN_SIDE} × ${DRAWN_SIDE}.`;
const NOT_BEGUN = "Choose a start square to grow the tree.";

export function TreeCard() {
  const { view } = useApp();
  const isFolded = useFold();
  const tree = useComputed(() => treeOf(view));
  const title = useComputed(() => treeTitle(view.puzzle.value, view.solver.value));
  const nodes = useComputed(() => (tree.value ? nodesOf(view) : ""));
  const missing = useComputed(() => (view.run.value ? TOO_LARGE : NOT_BEGUN));
  const isMissing = useComputed(
    () => tree.value === null && (view.run.value === null || view.solver.value.goesBack),
  );
  const mistake = useComputed(() => {
    // Peeked: the run may be ahead, but these figures belong to the tree.
    const placed = view.run.peek()?.snapshot.tally.placements ?? 0;
    return costliest(tree.value ?? [], placed, view.names.value, view.puzzle.value.game);
  });
  return (
    <div class={isFolded.value ? "card folded" : "card"} id="tree-card">
      <div class="head">
        <h2 id="tree-title">{title}</h2>
        <small id="tree-count">{nodes}</small>
        <Fold id="fold-tree" label="Search tree" isFolded={isFolded} />
      </div>
      <TreeList tree={tree} />
      <p class="muted" id="tree-none" hidden={useComputed(() => !isMissing.value)}>
        {missing}
      </p>
      <Progress />
      <QueensInLine />
      <p class="muted" id="tree-mistake">
        {mistake}
      </p>
      <CancelRun />
      <span class="hidden" id="tree-keys">
        Left and Right move along a row, Up and Down from row to row. Home and End go to the ends of
        a row, Page Up and Page Down to the first and last row. Enter goes to the step that tried a
        value.
      </span>
    </div>
  );
}

/** The tree, if it is visible; while a run plays, it is updated only now and then. */
function treeOf({ state, lesson, run }: View) {
  const { mode } = state.value;
  const isSeen = mode === "watch" || mode === "lab" || lesson.value?.part.beside?.includes("tree");
  return isSeen ? (run.value?.snapshot.tree ?? null) : null;
}

const NOUNS: Record<GameId, string> = { queens: "node", colour: "node", knights: "jump" };

function nodesOf({ puzzle, run }: View) {
  const nodes = run.value?.snapshot.tally.placements ?? 0;
  return `${count(nodes)} ${NOUNS[puzzle.value.game]}${nodes === 1 ? "" : "s"}`;
}
