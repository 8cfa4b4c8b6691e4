/** Prints canvases in light colours, as the style sheets do with everything else. */

import type { App } from "./app.ts";

/** Large boards stay dark: a worker paints them, and the browser does not wait for it. */
export function printLight(app: App) {
  addEventListener("beforeprint", () => {
    if (!app.isDark) return;
    app.shown.dress(false);
    // There are no frames before the browser prints.
    for (const draw of app.drawers) draw(performance.now());
  });
  addEventListener("afterprint", () => app.shown.dress(app.isDark));
}
