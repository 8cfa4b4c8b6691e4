/** The editor's look. Custom properties of the page reach into its shadow root. */

import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

const THEME = EditorView.theme({
  "&": { height: "100%", color: "var(--ink)", backgroundColor: "transparent" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { font: "var(--code, 0.8125rem) / 1.55 var(--mono)", overflow: "auto" },
  ".cm-content": { padding: "0.5rem 0", caretColor: "var(--accent)" },
  ".cm-line": { padding: "0 1rem 0 0.5rem" },
  ".cm-gutters": {
    minWidth: "3rem",
    border: "0",
    backgroundColor: "var(--panel)",
    color: "var(--muted)",
  },
  ".cm-lineNumbers": { flex: "1" },
  ".cm-lineNumbers .cm-gutterElement": { padding: "0 0.5rem 0 0.75rem" },
  ".cm-now": {
    backgroundColor: "color-mix(in srgb, var(--accent) 15%, transparent)",
    boxShadow: "inset 3px 0 var(--accent)",
  },
  ".cm-wrong": {
    backgroundColor: "color-mix(in srgb, var(--bad) 13%, transparent)",
    boxShadow: "inset 3px 0 var(--bad)",
  },
  ".cm-fault": {
    padding: "0.375rem 1rem 0.375rem 0.5rem",
    color: "var(--bad)",
    font: "0.8125rem / 1.45 var(--font)",
    whiteSpace: "normal",
  },
  ".cm-matchingBracket.cm-matchingBracket": { backgroundColor: "var(--wash-2)", outline: "none" },
  "&.cm-focused .cm-content ::selection, .cm-content ::selection": {
    backgroundColor: "color-mix(in srgb, var(--accent) 30%, transparent)",
  },
});

const WORDS = HighlightStyle.define([
  { tag: [tags.keyword, tags.bool, tags.null, tags.self], color: "var(--s-plum)" },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: "var(--good)" },
  { tag: [tags.number], color: "var(--s-rust)" },
  { tag: [tags.comment], color: "var(--muted)" },
  {
    tag: [tags.function(tags.definition(tags.variableName)), tags.function(tags.propertyName)],
    color: "var(--accent)",
  },
  { tag: tags.invalid, color: "var(--bad)" },
]);

export const LOOK: Extension = [THEME, syntaxHighlighting(WORDS)];
