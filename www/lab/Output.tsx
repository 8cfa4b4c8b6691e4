/** Below the program: its checks, what it printed, and the commands that it can use. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Tabs } from "../ui/Tabs.tsx";
import { Help } from "./Help.tsx";
import type { CheckItem, LabView } from "./lab-view.ts";
import { rivalNamed } from "./rivals.ts";
import { sentence } from "./run/protocol.ts";
import { useLab } from "./use-lab.ts";

type Tab = "checks" | "output" | "help";

export function Output() {
  const { value: lab } = useLab();
  const { about, task, checks, done, isRunning } = lab;
  const tab = useSignal<Tab>("help");
  useEffect(() => {
    tab.value = "help";
  }, [task]);
  useEffect(() => {
    if (checks) tab.value = "checks";
  }, [checks !== null]);
  useEffect(() => {
    if (done) tab.value = "output";
  }, [done]);
  const tabs = [
    { value: "help" as const, label: "Commands" },
    ...(about.isGraded ? [{ value: "checks" as const, label: "Checks" }] : []),
    { value: "output" as const, label: "Output" },
  ];
  return (
    <section class="card lab-output" aria-label="Commands, checks and output">
      <Tabs
        class="tabs"
        id="lab-tabs"
        label="Commands, checks and output"
        tabs={tabs}
        chosen={tab.value}
        onChoose={(chosen) => {
          tab.value = chosen;
        }}
        panelOf={(value) => `lab-${value}`}
      />
      <div
        class="in scroll"
        id={`lab-${tab.value}`}
        role="tabpanel"
        aria-labelledby={`tab-lab-${tab.value}`}
        tabIndex={0}
      >
        {tab.value === "help" && <Help />}
        {tab.value === "checks" && <Checks lab={lab} />}
        {tab.value === "output" && <Printed done={done} isRunning={isRunning} />}
      </div>
    </section>
  );
}

function Printed({ done, isRunning }: Pick<LabView, "done" | "isRunning">) {
  if (isRunning) return <p class="muted">Running…</p>;
  if (!done) return <p class="muted">Nothing has run yet.</p>;
  return (
    <>
      {done.printed && <pre translate={false}>{done.printed}</pre>}
      <p class="muted">{endWords(done)}</p>
    </>
  );
}

function endWords({ ending, fault, isEmpty }: NonNullable<LabView["done"]>) {
  if (fault) return sentence(fault);
  if (isEmpty) return "The program ended without placing anything.";
  return ending === "solved"
    ? "The program says that it solved the puzzle."
    : "The program says that there is no solution.";
}

function Checks({ lab: { checks, isRunning, done, reference } }: { lab: LabView }) {
  return (
    <div class="stack tight">
      <div class="inline">
        <Button
          class="btn small"
          id="lab-check"
          disabled={isRunning || checks?.isRunning}
          action={{ type: "lab/check" }}
        >
          {checks ? "Check again" : "Check"}
        </Button>
        {checks?.isRunning && <span class="muted">Checking…</span>}
        {checks?.isPassed && <b class="good grow">All checks passed.</b>}
        {checks?.isPassed && done && (
          <Button
            class="btn small"
            icon="flag"
            action={{ type: "lab/race", lane: rivalNamed(reference) }}
          >
            Race ours
          </Button>
        )}
      </div>
      {checks?.isPassed && !checks.isRunning && !checks.isOwn && (
        <p id="lab-not-own">This is our solution: write your own to pass the task.</p>
      )}
      {checks?.message && (
        <p role="status" id="lab-message">
          {checks.message}
        </p>
      )}
      {checks ? (
        <ul class="checks">
          {checks.items.map((item) => (
            <Check key={item.name} item={item} />
          ))}
        </ul>
      ) : (
        <p class="muted">
          Checks run your program on several boards, and compare its search with ours move by move.
        </p>
      )}
    </div>
  );
}

function Check({ item: { name, ok, count: words } }: { item: CheckItem }) {
  return (
    <li class="inline">
      <span class={`mark-of ${ok === null ? "open" : ok ? "passed" : "failed"}`} aria-hidden="true">
        {ok !== null && <Icon name={ok ? "check" : "cross"} />}
      </span>
      <span class="grow">
        {name}
        <span class="hidden">{ok === null ? "" : ok ? ": passed" : ": failed"}</span>
      </span>
      <span class="muted num">{words}</span>
    </li>
  );
}
