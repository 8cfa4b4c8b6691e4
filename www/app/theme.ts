/** Light or dark, as chosen or as the system prefers. */

import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import { readTheme, type Theme } from "../ui/theme.ts";

export interface Appearance {
  isDark: ReadonlySignal<boolean>;
  /** The colours and the font of canvases. */
  theme: ReadonlySignal<Theme>;
  /** Shows the page light or dark instead of what was chosen; null ends that. */
  force: (dark: boolean | null) => void;
}

/** @param chosen null for what the system prefers */
export function themeOf(chosen: () => "light" | "dark" | null): Appearance {
  const night = matchMedia("(prefers-color-scheme: dark)");
  const isNight = signal(night.matches);
  night.addEventListener("change", () => {
    isNight.value = night.matches;
  });
  const isDark = computed(() => (chosen() ?? (isNight.value ? "dark" : "light")) === "dark");
  const theme = signal(readTheme());
  const forced = signal<boolean | null>(null);
  effect(() => {
    theme.value = applied(forced.value ?? isDark.value);
  });
  // Canvases are drawn again in the page's font.
  document.fonts.addEventListener("loadingdone", () => {
    theme.value = readTheme();
  });
  const force = (dark: boolean | null) => {
    forced.value = dark;
  };
  return { isDark, theme, force };
}

/** Makes the page, and the browser's own interface, light or dark. */
function applied(dark: boolean): Theme {
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  const theme = readTheme();
  // Matches the header even if the system prefers the other theme.
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute("content", theme.panel);
  }
  return theme;
}
