/** Scripts that are not modules: the one before the first paint, the service worker, and the element for other pages. */
import { build, type Plugin, type Rolldown } from "vite";

/** Blocks the browser until the page is marked for its first paint. Old browsers run it, to say that they are too old. */
export const BEFORE_PAINT = { source: "www/app/before-paint.ts", name: "before-paint.js" };

/** A script and what it imports, as one script. */
export async function packedScript(
  root: string,
  source: string,
  target: string,
  minify: boolean = true,
): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: {
      write: false,
      target,
      minify,
      rolldownOptions: { input: `${root}/${source}`, output: { format: "iife" } },
    },
  });
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput];
  return output[0].code;
}

export function classicScripts(): Plugin {
  let root = "";
  let isBuild = false;
  return {
    name: "classic-scripts",
    configResolved(config) {
      root = config.root;
      isBuild = config.command === "build";
    },
    async buildStart() {
      if (!isBuild) return;
      const { name, source } = BEFORE_PAINT;
      const script = await packedScript(root, source, "es2015");
      this.emitFile({ type: "asset", name, source: `//# allFunctionsCalledOnLoad\n${script}` });
      const embed = await packedScript(root, "www/embedding/embed.ts", "es2022");
      this.emitFile({ type: "asset", fileName: "www/embed.js", source: embed });
    },
    // While developing; the others import nothing.
    load(id) {
      const isIt = id === `${root}/${BEFORE_PAINT.source}`;
      return isIt ? packedScript(root, BEFORE_PAINT.source, "es2022", false) : null;
    },
  };
}
