/**
 * Scripts that are not modules, and import nothing: the one before the first paint, the service worker, and the element
 * for other pages.
 */
import { readFileSync } from "node:fs";
import { minify, type Plugin, transformWithOxc } from "vite";

/** Blocks the browser until the page is marked for its first paint. Old browsers run it, to say that they are too old. */
export const BEFORE_PAINT = { source: "www/app/before-paint.ts", name: "before-paint.js" };

/** A script without its types, as small as it gets. */
export async function packedScript(root: string, source: string, target: string): Promise<string> {
  const file = `${root}/${source}`;
  // `export {}`, which is left of imports of types, would make it a module.
  const text = readFileSync(file, "utf8");
  const { code } = await transformWithOxc(text, file, { target, sourcemap: false });
  const script = code.replace(/^export \{\s*\};?$/m, "");
  return (await minify(file, script, { module: false, mangle: true, compress: { target } })).code;
}

export function classicScripts(): Plugin {
  let root = "";
  return {
    name: "classic-scripts",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    async buildStart() {
      const { name, source } = BEFORE_PAINT;
      const script = await packedScript(root, source, "es2015");
      this.emitFile({ type: "asset", name, source: `//# allFunctionsCalledOnLoad\n${script}` });
      const embed = await packedScript(root, "www/embedding/embed.ts", "es2022");
      this.emitFile({ type: "asset", fileName: "www/embed.js", source: embed });
    },
  };
}
