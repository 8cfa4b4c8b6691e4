/** The components above, under and beside the board in Watch. */

import { useComputed } from "@preact/signals";
import { Sentence } from "../panels/Sentence.tsx";
import { areAllOpen } from "../routes/panels.ts";
import { Button } from "../ui/Button.tsx";
import { useApp } from "../ui/context.ts";
import { isEmbed, layout } from "../ui/layout.ts";
import { AllPanels } from "./AllPanels.tsx";
import { Drawer, More } from "./More.tsx";
import { Panels } from "./Panels.tsx";
import { PuzzleRow } from "./Setup.tsx";
import { Signs } from "./Signs.tsx";
import { Solver } from "./Solver.tsx";
import { Timeline } from "./Timeline.tsx";
import { Transport } from "./Transport.tsx";

/** On a phone, the solver is above the board and the sentence below it. */
export function Line() {
  return (
    <>
      {layout.value === "phone" && !isEmbed && <Solver />}
      <div class="line">
        <Sentence />
        <Done />
      </div>
    </>
  );
}

/** Ends the blocking of squares. */
function Done() {
  const { view } = useApp();
  return view.blocking.value ? (
    <Button class="btn small" id="block-done" action={{ type: "watch/block" }}>
      Done
    </Button>
  ) : null;
}

/** On a phone, the scrubber is under the sentence and the keys are within reach of the thumb. */
export function Under() {
  return layout.value === "phone" ? (
    <>
      <Timeline />
      <div class="under">
        <Transport />
      </div>
    </>
  ) : (
    <div class="under stack tight">
      <Timeline />
      <Transport />
    </div>
  );
}

export function Side() {
  const { state } = useApp().view;
  const hasAll = useComputed(() => areAllOpen(state.value.open)).value;
  if (isEmbed) return <Panels />;
  if (layout.value === "wide") return hasAll ? <AllPanels /> : <FewPanels />;
  return (
    <div class="side">
      {layout.value === "low" && <Solver />}
      <Drawer />
    </div>
  );
}

function FewPanels() {
  return (
    <div class="side">
      <section class="stack" aria-label="Solver and puzzle">
        <Solver />
        <PuzzleRow />
      </section>
      <section aria-labelledby="signs-title">
        <h2 id="signs-title">What you see</h2>
        <Signs />
      </section>
      <More />
    </div>
  );
}
