/** What to write, with hints, and whose program the editor shows. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Button } from "../ui/Button.tsx";
import { layout } from "../ui/layout.ts";
import type { LabView } from "./lab-view.ts";
import { TaskMenu } from "./Tasks.tsx";
import { useLab } from "./use-lab.ts";

export function Brief() {
  const { value: lab } = useLab();
  const { about, task } = lab;
  const hints = useSignal(0);
  useEffect(() => {
    hints.value = 0;
  }, [task]);
  return (
    <section class="lab-brief stack tight" aria-labelledby="lab-title">
      <div class="inline spread">
        <h1 id="lab-title">{about.title}</h1>
        <span class={layout.value === "wide" ? "task-menu" : "full"}>
          <TaskMenu />
        </span>
      </div>
      <p class="muted" id="lab-statement">
        {about.statement}
      </p>
      {about.hints.slice(0, hints.value).map((hint) => (
        <p key={hint} class="hint-text">
          {hint}
        </p>
      ))}
      {about.isGraded && (
        <div class="inline tight">
          {hints.value < about.hints.length && (
            <Button
              class="btn plain small link"
              onClick={() => {
                hints.value += 1;
              }}
            >
              {hints.value === 0 ? "Hint" : "Another hint"}
            </Button>
          )}
          <SolutionButton lab={lab} />
        </div>
      )}
      <Banner lab={lab} />
    </section>
  );
}

function SolutionButton({ lab: { shown } }: { lab: LabView }) {
  const shows = shown?.kind === "solution";
  return (
    <Button
      class="btn plain small link"
      aria-pressed={shows}
      action={{ type: "lab/solution", shows: !shows }}
    >
      {shows ? "Back to your program" : "Show a solution"}
    </Button>
  );
}

/** Says that the program isn't yours. */
function Banner({ lab: { shown } }: { lab: LabView }) {
  if (!shown || shown.kind === "own") return null;
  const isLinked = shown.kind === "link";
  const what = isLinked ? "The program from the link is yours now." : "The solution is yours now.";
  return (
    <div class="banner inline" role="status">
      <p class="grow">
        {isLinked ? (
          <>
            <b>This program came with a link.</b> Someone else wrote it. It runs only when you press
            Run, without access to your games or the network.
          </>
        ) : (
          <>
            <b>This is our solution.</b> It isn’t counted as yours.
          </>
        )}
      </p>
      <Button class="btn small" action={{ type: "lab/take", text: shown.text, what }}>
        Copy to mine
      </Button>
      {isLinked && (
        <Button class="btn plain small" action={{ type: "lab/mine" }}>
          Back to mine
        </Button>
      )}
    </div>
  );
}
