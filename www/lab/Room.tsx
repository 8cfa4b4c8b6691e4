/** The Lab: tasks, the program with what it printed and its checks, and the board on which its run is replayed. */

import { useComputed } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Sentence } from "../panels/Sentence.tsx";
import { useWatched } from "../panels/use-watched.ts";
import { layout } from "../ui/layout.ts";
import { BoardRow } from "./BoardRow.tsx";
import { Brief } from "./Brief.tsx";
import { Difference } from "./Difference.tsx";
import { Editor } from "./Editor.tsx";
import { Output } from "./Output.tsx";
import { usePlayer } from "./player.ts";
import { RunPanels } from "./RunPanels.tsx";
import { Tasks } from "./Tasks.tsx";
import { useLab } from "./use-lab.ts";

/** The sentence about the step. */
export function Line() {
  const lab = useLab();
  const isReplaced = useComputed(() => lab.value.difference !== null).value;
  return isReplaced ? null : (
    <div class="line">
      <Sentence />
    </div>
  );
}

/** The player, once a program has run; before, the board. */
export function Under() {
  const lab = useLab();
  const run = useWatched();
  const hasRun = useComputed(() => run.value !== null).value;
  const difference = useComputed(() => lab.value.difference).value;
  const { Timeline, Transport } = usePlayer();
  if (difference) return <Difference difference={difference} />;
  if (hasRun && layout.value !== "wide") return <SmallPlayer />;
  return (
    <div class="under stack tight">
      {hasRun && <Timeline />}
      {hasRun && <Transport />}
      {hasRun && <RunPanels />}
      <BoardRow />
    </div>
  );
}

/** The board and the program are seen together; the keys are within reach of the thumb. */
function SmallPlayer() {
  useEffect(() => scrollTo(0, 0), []);
  const { Timeline, Transport } = usePlayer();
  return (
    <>
      <Timeline />
      <div class="under">
        <Transport />
      </div>
      <div class="about-run">
        <RunPanels />
        <BoardRow />
      </div>
    </>
  );
}

export function Side() {
  return (
    <div class="side lab">
      {layout.value === "wide" && <Tasks />}
      <div class="desk">
        <Brief />
        <Editor />
        <Output />
      </div>
    </div>
  );
}
