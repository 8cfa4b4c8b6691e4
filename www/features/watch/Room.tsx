/** What stands above, under and beside the board in Watch. */

import { Sentence } from "../../board/Sentence.tsx";
import { Detail } from "../../player/Detail.tsx";
import { Figures } from "../../player/Figures.tsx";
import { SolverText } from "../../player/SolverText.tsx";
import { TreeCard } from "../../player/Tree.tsx";
import { useRef } from "../../vendor/preact.js";
import { PanelTabs } from "./PanelTabs.tsx";
import { Setup } from "./Setup.tsx";
import { Timeline } from "./Timeline.tsx";
import { Transport } from "./Transport.tsx";

export function Line() {
  return (
    <div class="line">
      <Sentence />
    </div>
  );
}

export function Under() {
  return (
    <div class="under">
      <Timeline />
      <Transport />
    </div>
  );
}

export function Side() {
  const panels = useRef<HTMLElement>(null);
  return (
    <div class="side">
      <Setup />
      <PanelTabs scroller={panels} />
      <section class="panels" id="panels" aria-label="Panels" ref={panels}>
        <Detail />
        <TreeCard />
        <Figures />
        <SolverText />
      </section>
    </div>
  );
}
