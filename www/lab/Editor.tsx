/** The program, and what is done with it. */

import { useComputed } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { Language } from "../content/code/programs.ts";
import { Button } from "../ui/Button.tsx";
import { useApp } from "../ui/context.ts";
import { layout } from "../ui/layout.ts";
import { Segmented } from "../ui/Segmented.tsx";
import { FileMenu } from "./FileMenu.tsx";
import type { LabView } from "./lab-view.ts";
import { type Editing, useCodeEditor } from "./use-code-editor.ts";
import { useLab } from "./use-lab.ts";

const LANGUAGES: { value: Language; label: string }[] = [
  { value: "python", label: "Python" },
  { value: "javascript", label: "JavaScript" },
];

export function Editor() {
  const host = useRef<HTMLDivElement>(null);
  const editing = useCodeEditor(host);
  const { value: lab } = useLab();
  return (
    <section class="card lab-editor" aria-label="Program">
      <Bar lab={lab} editing={editing} />
      <div class="code-editor" id="code" ref={host} onFocusOut={editing.flush} />
      {layout.value !== "wide" && lab.shown?.kind === "own" && <KeyRow editing={editing} />}
    </section>
  );
}

function Bar({ lab, editing }: { lab: LabView; editing: Editing }) {
  const { dispatch } = useApp();
  const { language } = lab;
  return (
    <div class="bar-of-editor inline tight">
      <Segmented
        name="language"
        id="language"
        label="Language"
        choices={LANGUAGES}
        value={language}
        onChange={(chosen) => {
          editing.flush();
          dispatch({ type: "lab/language", language: chosen });
        }}
      />
      <span class="grow" />
      <FileMenu flush={editing.flush} />
      <RunButton editing={editing} />
    </div>
  );
}

/** Runs the program, or stops it. */
function RunButton({ editing }: { editing: Editing }) {
  const { dispatch } = useApp();
  const lab = useLab();
  const isRunning = useComputed(
    () => lab.value.isRunning || (lab.value.checks?.isRunning ?? false),
  ).value;
  const isReady = useComputed(() => lab.value.shown !== null).value;
  if (isRunning) {
    return (
      <Button class="btn small" id="lab-run" action={{ type: "lab/stop" }}>
        Stop
      </Button>
    );
  }
  return (
    <Button
      class="btn small primary"
      id="lab-run"
      icon="play"
      title="Run (Ctrl Enter)"
      disabled={!isReady}
      onClick={() => {
        editing.flush();
        dispatch({ type: "lab/run" });
      }}
    >
      Run
    </Button>
  );
}

/** Signs that a phone's keyboard hides. */
const SIGNS = ["(", ")", "[", "]", ":", "=", "_", ".", '"'];

function KeyRow({ editing }: { editing: Editing }) {
  const keep = (event: Event) => event.preventDefault();
  return (
    <div class="key-row" role="group" aria-label="Keys for programs">
      <Button onPointerDown={keep} class="key" label="Indent" onClick={() => editing.type("    ")}>
        ⇥
      </Button>
      <Button onPointerDown={keep} class="key" icon="undo" label="Undo" onClick={editing.undo} />
      {SIGNS.map((sign) => (
        <Button key={sign} onPointerDown={keep} class="key" onClick={() => editing.type(sign)}>
          {sign}
        </Button>
      ))}
    </div>
  );
}
