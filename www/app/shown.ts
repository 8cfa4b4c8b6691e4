/** The view as signals, one for each part. */

import { batch, effect, type Signal, signal } from "@preact/signals";
import { shareEqual } from "../core/share-equal.ts";
import { readTheme, type Theme } from "../render/theme.ts";
import type { View, ViewSignals } from "../ui/context.ts";

/** Parts that are recomputed every time, though little in them changes. */
const REMADE = [
  "puzzle",
  "play",
  "lesson",
  "comparison",
  "keeping",
  "bookmarks",
  "say",
  "key",
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
    const { dark } = this.signals;
    effect(() => this.dress(dark.value));
    // Canvases are drawn again in the page's font.
    document.fonts.addEventListener("loadingdone", () => {
      this.theme.value = readTheme();
    });
  }

  dress(dark: boolean) {
    this.theme.value = applyTheme(dark);
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
}

/** Makes the page, and the browser's own interface, light or dark. */
function applyTheme(dark: boolean): Theme {
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  const theme = readTheme();
  // Matches the header even if the system prefers the other theme.
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute("content", theme.panel);
  }
  return theme;
}
