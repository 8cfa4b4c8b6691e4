/** Marks in the editor: the line that made a step, and a line with an error and what is wrong. */

import { type EditorState, StateEffect, StateField } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView, WidgetType } from "@codemirror/view";
import type { Fault } from "./run/runner.ts";

export interface LineMarks {
  /** From 1; null for none. */
  line: number | null;
  fault: Fault | null;
}

export const lineMarks = StateEffect.define<LineMarks>();

/** The marks move with the text until they are set again. */
export const marking = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    let now = marks.map(transaction.changes);
    for (const effect of transaction.effects)
      if (effect.is(lineMarks)) now = marksOf(effect.value, transaction.state);
    return now;
  },
  provide: (field) => EditorView.decorations.from(field),
});

const NOW = Decoration.line({ class: "cm-now", attributes: { "aria-current": "step" } });
const WRONG = Decoration.line({ class: "cm-wrong" });

function marksOf({ line, fault }: LineMarks, { doc }: EditorState): DecorationSet {
  const marks = [];
  const at = (number: number | null) =>
    number !== null && number >= 1 && number <= doc.lines ? doc.line(number) : null;
  const [now, wrong] = [at(line), at(fault?.line ?? null)];
  if (now) marks.push(NOW.range(now.from));
  if (wrong) {
    marks.push(WRONG.range(wrong.from));
    const widget = new FaultWidget(fault!);
    marks.push(Decoration.widget({ widget, block: true, side: 1 }).range(wrong.to));
  }
  return Decoration.set(marks, true);
}

/** What is wrong, below its line. */
class FaultWidget extends WidgetType {
  readonly fault;

  constructor(fault: Fault) {
    super();
    this.fault = fault;
  }

  override eq(other: FaultWidget) {
    return other.fault.line === this.fault.line && other.fault.text === this.fault.text;
  }

  override toDOM({ dom: { ownerDocument } }: EditorView) {
    const box = ownerDocument.createElement("div");
    const line = ownerDocument.createElement("b");
    box.className = "cm-fault";
    line.textContent = `Line ${this.fault.line}: `;
    box.append(line, this.fault.text);
    return box;
  }
}
