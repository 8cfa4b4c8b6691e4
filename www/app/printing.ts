/** Prints canvases in light colours, as the style sheets do with everything else. */

import { lightTheme } from "../render/light-theme.ts";
import { readTheme, type Theme } from "../render/theme.ts";
import type { Signal } from "../vendor/preact.js";
import type { App } from "./app.ts";

/** Large boards stay dark: a worker paints them, and the browser does not wait for it. */
export function printLight(app: App) {
  // Components only read it.
  const theme = app.context.theme as Signal<Theme>;
  addEventListener("beforeprint", () => {
    if (!theme.value.dark) return;
    theme.value = lightTheme();
    // There are no frames before the browser prints.
    for (const draw of app.drawers) draw(performance.now());
  });
  addEventListener("afterprint", () => {
    theme.value = readTheme();
  });
}
