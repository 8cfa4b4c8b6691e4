/** Connects the editor to what the Lab shows: its program, its marks, and what is typed. */

import { useComputed, useSignalEffect } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Language } from "../content/code/programs.ts";
import { slotOf } from "../store/lab.ts";
import { type App, useApp } from "../ui/context.ts";
import { useSelector } from "../ui/use-selector.ts";
import { CodeEditor } from "./code-editor.ts";
import { remember, remembered } from "./undo-memory.ts";
import { useLab } from "./use-lab.ts";

/** How long to wait for the next key before saving, in milliseconds. */
const PAUSE = 400;

const NAMES: Record<Language, string> = { python: "Python", javascript: "JavaScript" };

/** What the buttons around the editor do with it. */
export interface Editing {
  type: (text: string) => void;
  undo: () => void;
  focus: () => void;
  /** Saves what was typed. */
  flush: () => void;
}

export function useCodeEditor(host: RefObject<HTMLElement | null>): Editing {
  const app = useApp();
  const editor = useRef<CodeEditor | null>(null);
  const saving = useRef(newSaving(app));
  const lab = useLab();
  const shown = useSelector(() => {
    const { id = "", kind = "own", language = "python" } = lab.value.shown ?? {};
    return { id, kind, language, slot: slotOf(lab.value) };
  });
  useLayoutEffect(() => {
    const root = host.current!.shadowRoot ?? host.current!.attachShadow({ mode: "open" });
    const made = new CodeEditor(root, {
      changed: () => saving.current.soon(made),
      run: () => {
        saving.current.now();
        app.dispatch({ type: "lab/run" });
      },
    });
    editor.current = made;
    const leave = () => saving.current.now();
    addEventListener("pagehide", leave);
    return () => {
      leave();
      removeEventListener("pagehide", leave);
      made.destroy();
    };
  }, []);
  const { id, kind, language, slot } = shown.value;
  useLayoutEffect(() => {
    saving.current.now();
    if (!id) return;
    const { text } = lab.peek().shown!;
    const isReadOnly = kind !== "own";
    saving.current.follow(isReadOnly ? null : { id, slot });
    const label = `${isReadOnly ? "Program" : "Your program"}, ${NAMES[language]}`;
    const saved = isReadOnly ? null : remembered(slot, text);
    editor.current!.open({ text, language, isReadOnly, label, saved }).then(marked, () => {});
  }, [id]);
  const marks = useMarks();
  const marked = () => editor.current?.mark(marks.peek());
  useSignalEffect(() => {
    marks.value;
    marked();
  });
  return {
    type: (text) => editor.current?.type(text),
    undo: () => editor.current?.undo(),
    focus: () => editor.current?.focus(),
    flush: () => saving.current.now(),
  };
}

/** The line that made the step, and the line with an error. */
function useMarks() {
  const { view } = useApp();
  const lab = useLab();
  const line = useComputed(() => {
    const { isCurrent } = lab.value;
    const named = isCurrent ? Number(view.run.value?.snapshot.line) : 0;
    return named > 0 ? named : null;
  });
  return useSelector(() => {
    const { fault, difference } = lab.value;
    return { line: difference ? difference.line : line.value, fault };
  });
}

/** Saves the program a moment after the last key. */
function newSaving({ dispatch }: Pick<App, "dispatch">) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let place: { id: string; slot: string } | null = null;
  let typed: CodeEditor | null = null;
  const now = () => {
    clearTimeout(timer);
    if (typed && place) {
      remember(place.slot, typed.saved);
      dispatch({ type: "lab/edit", id: place.id, text: typed.text });
    }
    typed = null;
  };
  return {
    now,
    soon: (editor: CodeEditor) => {
      typed = editor;
      clearTimeout(timer);
      timer = setTimeout(now, PAUSE);
    },
    /** What is typed belongs to this program; to none if it can't be changed. */
    follow: (to: typeof place) => {
      place = to;
    },
  };
}
