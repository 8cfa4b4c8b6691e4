/**
 * The editor of programs. It is CodeMirror in a shadow root: there its styles are adopted style sheets, which the
 * security policy allows; in the page they would be `style` elements, which it doesn't.
 */

import { closeBrackets, closeBracketsKeymap } from "@codemirror/autocomplete";
import {
  defaultKeymap,
  history,
  historyField,
  historyKeymap,
  indentWithTab,
  undo,
} from "@codemirror/commands";
import { bracketMatching, indentOnInput, indentUnit } from "@codemirror/language";
import { EditorState, type Extension, Prec } from "@codemirror/state";
import { EditorView, keymap, lineNumbers } from "@codemirror/view";
import type { Language } from "../content/code/programs.ts";
import { LOOK } from "./editor-look.ts";
import { type LineMarks, lineMarks, marking } from "./line-marks.ts";

/** A program to edit. */
export interface Opened {
  text: string;
  language: Language;
  isReadOnly: boolean;
  /** The accessible name. */
  label: string;
  /** A state saved by `saved`, with what undo takes back; or null. */
  saved: unknown;
}

interface Listeners {
  /** The text has changed. */
  changed: () => void;
  /** Ctrl and Enter. */
  run: () => void;
}

const FIELDS = { history: historyField };

/** For how long Tab leaves the editor after Escape, in milliseconds: screen readers take their time. */
const LEAVES = 5_000;

/** Also if Escape does something else as well. */
function letTabLeave(view: EditorView) {
  view.setTabFocusMode(LEAVES);
  return false;
}

const INDENTS: Record<Language, string> = { python: "    ", javascript: "  " };

/** Each language loads when it is first chosen. */
const GRAMMARS: Record<Language, () => Promise<{ grammar: Extension }>> = {
  python: () => import("./grammar-python.ts"),
  javascript: () => import("./grammar-javascript.ts"),
};

export class CodeEditor {
  #view;
  #listeners;
  /** Counts the programs opened, since a grammar may arrive late. */
  #count = 0;

  constructor(parent: ShadowRoot, listeners: Listeners) {
    this.#listeners = listeners;
    this.#view = new EditorView({ parent, root: parent });
  }

  /** Opens a program, with its language once that is there. */
  async open(opened: Opened) {
    const count = ++this.#count;
    const { grammar } = await GRAMMARS[opened.language]();
    if (count === this.#count) this.#view.setState(this.#stateOf(opened, grammar));
  }

  #stateOf({ text, saved, ...opened }: Opened, grammar: Extension) {
    const extensions = this.#extensions(opened, grammar);
    try {
      if (saved) return EditorState.fromJSON(saved, { extensions }, FIELDS);
    } catch {
      // Saved by another version: only its undo is lost.
    }
    return EditorState.create({ doc: text, extensions });
  }

  #extensions(
    { language, isReadOnly, label }: Omit<Opened, "text" | "saved">,
    grammar: Extension,
  ): Extension {
    return [
      Prec.highest(
        keymap.of([
          { key: "Mod-Enter", run: () => this.#run() },
          { key: "Escape", run: letTabLeave },
        ]),
      ),
      keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, indentWithTab]),
      lineNumbers(),
      history(),
      closeBrackets(),
      bracketMatching(),
      indentOnInput(),
      indentUnit.of(INDENTS[language]),
      grammar,
      LOOK,
      marking,
      EditorState.readOnly.of(isReadOnly),
      EditorView.contentAttributes.of({
        "aria-label": label,
        "aria-readonly": String(isReadOnly),
        tabindex: "0",
        autocapitalize: "off",
        autocorrect: "off",
        spellcheck: "false",
        translate: "no",
      }),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) this.#listeners.changed();
      }),
    ];
  }

  #run() {
    this.#listeners.run();
    return true;
  }

  get text() {
    return this.#view.state.doc.toString();
  }

  /** The program with what undo takes back, as data. */
  get saved(): unknown {
    return this.#view.state.toJSON(FIELDS);
  }

  /** Marks the line of the step, and that of an error with its sentence. */
  mark(marks: LineMarks) {
    this.#view.dispatch({ effects: lineMarks.of(marks) });
    const line = marks.fault?.line ?? marks.line;
    if (line === null || this.#view.hasFocus || line > this.#view.state.doc.lines) return;
    const { from } = this.#view.state.doc.line(line);
    this.#view.dispatch({
      effects: EditorView.scrollIntoView(from, { y: "nearest", yMargin: 24 }),
    });
  }

  /** Types a text where the cursor is. */
  type(text: string) {
    this.#view.dispatch(this.#view.state.replaceSelection(text), { userEvent: "input.type" });
    this.focus();
  }

  undo() {
    undo(this.#view);
    this.focus();
  }

  focus() {
    this.#view.focus();
  }

  destroy() {
    this.#count += 1;
    this.#view.destroy();
  }
}
