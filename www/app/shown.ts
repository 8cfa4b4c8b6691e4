/** What is shown, as signals: one for each part of the view. */

import { shareEqual } from "../base/share-equal.ts";
import { readTheme, type Theme } from "../render/theme.ts";
import type { View, ViewSignals } from "../ui/context.ts";
import { batch, type Signal, signal } from "../vendor/preact.js";

/** Parts that are made anew every time, though little of them differs. */
const REMADE = [
  "puzzle",
  "play",
  "lesson",
  "arena",
  "keeping",
  "bookmarks",
  "say",
  "hover",
] as const;

export class Shown {
  readonly signals: ViewSignals;
  readonly theme: Signal<Theme> = signal(readTheme());
  #signals: Record<string, Signal<unknown>>;

  constructor(view: View) {
    this.#signals = Object.fromEntries(
      Object.entries(view).map(([part, value]) => [part, signal(value)]),
    );
    this.signals = this.#signals as unknown as ViewSignals;
  }

  show(view: View) {
    const shown = { ...view } as Record<string, unknown>;
    for (const part of REMADE) shown[part] = shareEqual(this.#signals[part]!.peek(), view[part]);
    batch(() => {
      for (const [part, value] of Object.entries(shown)) {
        const signal = this.#signals[part];
        if (signal) signal.value = value;
      }
    });
  }

  /** Shows all that is drawn in other colours. */
  paint(theme: Theme) {
    this.theme.value = theme;
  }
}
