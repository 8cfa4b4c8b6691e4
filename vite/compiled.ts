/** The compiled modules and their licences, which `cargo xtask play` puts into `www/pkg/`. */
import { existsSync } from "node:fs";
import type { Plugin } from "vite";

/** Stops with a sentence instead of a page without its engine. */
export function compiledModules(): Plugin {
  return {
    name: "compiled-modules",
    configResolved({ root }) {
      const isThere = (file: string) => existsSync(`${root}/www/pkg/${file}`);
      if (["table.js", "LICENSES.txt"].every(isThere)) return;
      throw new Error("The compiled modules are missing: run `cargo xtask play` once.");
    },
  };
}
