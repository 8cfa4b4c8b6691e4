/** Messages on the page. */

import type { Context } from "./context.ts";
import type { Ui } from "./ui.ts";

/** Replaces the message under the board. */
export const showMessage = (session: Pick<Context, "show">, notice: string, hint: string) =>
  session.show({ notice, hint, ...UNREFUSED });

/** What was refused is allowed once something else is done, or a run has ended. */
export const UNREFUSED = { saveProblem: "", hovered: null, peek: null };

/** Shows a text for a few seconds, and speaks it. */
export const toast = (session: Pick<Context, "show" | "ui">, text: string) =>
  session.show({ toast: { text, count: session.ui.toast.count + 1 } });

/** @param words for a square of a large board; "" if the pointer is at none */
export const pointingAt = (words: string): Partial<Ui> =>
  words === "" ? { hoveredText: "" } : { hoveredText: words, notice: "" };
