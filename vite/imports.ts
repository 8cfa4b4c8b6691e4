/**
 * Dynamic imports as they are written. Vite wraps each in a function that first requests what it needs, for one kilobyte;
 * here the page requests that itself (`vite/page.ts`), and style sheets load with their rooms (`www/ui/styles.ts`).
 */
import type { Plugin } from "vite";

/** The part of Vite that wraps them. If it gets another name, the tests of the packed page say so. */
const WRAPPING = "native:import-analysis-build";

export function plainImports(): Plugin {
  return {
    name: "plain-imports",
    apply: "build",
    configResolved(config) {
      const plugins = config.plugins as Plugin[];
      const place = plugins.findIndex(({ name }) => name === WRAPPING);
      if (place >= 0) plugins.splice(place, 1);
    },
  };
}
