/** The components above, under and beside the board in Watch. */

import { useComputed } from "@preact/signals";
import { Sentence } from "../panels/Sentence.tsx";
import { Button } from "../ui/Button.tsx";
import { useApp } from "../ui/context.ts";
import { showsAll } from "../ui/dashboard.ts";
import { isEmbed, isSpacious, layout } from "../ui/layout.ts";
import { lazy } from "../ui/lazy.tsx";
import { Panels, PanelTabs } from "./PanelTabs.tsx";
import { PuzzleButton, SetupCard } from "./Setup.tsx";
import { Signs } from "./Signs.tsx";
import { Solver } from "./Solver.tsx";
import { FirstStarts } from "./Starts.tsx";
import { Timeline } from "./Timeline.tsx";
import { Transport } from "./Transport.tsx";
import { Steering, useSteering } from "./use-steering.ts";

const Dashboard = lazy(async () => (await import("./Dashboard.tsx")).Dashboard);

/** On a phone, the solver is above the sentence. */
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

/** On a phone, the scrubber is under the board and the keys are within reach of the thumb. */
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
  const hasAll = useComputed(() => showsAll(state.value)).value;
  const open = useComputed(() => state.value.open).value;
  const steering = useSteering();
  if (isEmbed) return open.length > 0 ? <Panels open={open} /> : null;
  return (
    <div class={hasAll ? "side all" : "side"}>
      {layout.value !== "phone" && <Heading />}
      {layout.value === "wide" && <SetupCard />}
      {steering.isOpen && <Steering refusal={steering.refusal} />}
      {hasAll ? <Dashboard signs={<Signs />} starts={<FirstStarts />} /> : <PanelTabs />}
    </div>
  );
}

/** What runs on which board, and how much is shown of it. */
function Heading() {
  return (
    <div class="heading inline" role="group" aria-label="Solver and puzzle">
      <Solver />
      {layout.value === "wide" && <PuzzleButton />}
      {isSpacious.value && <Fold />}
    </div>
  );
}

function Fold() {
  const { view, dispatch } = useApp();
  const isLess = useComputed(() => view.state.value.less).value;
  return (
    <Button
      class="btn plain small link last"
      id="fold"
      title={isLess ? "Show every panel beside the board" : "Show one panel beside a larger board"}
      onClick={() => dispatch({ type: "settings/set", settings: { less: !isLess } })}
    >
      {isLess ? "More" : "Less"}
    </Button>
  );
}
