/** Bundles the page's scripts before all tests, so that every visit starts with a new copy of all modules. */
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const ROOT = new URL("../../", import.meta.url);

/** The page's script, all in one. */
export const SCRIPT = new URL("target/component/www/main.js", ROOT);

export default async function bundle(): Promise<void> {
  await build({
    entryPoints: [fileURLToPath(new URL("www/main.tsx", ROOT))],
    outfile: fileURLToPath(SCRIPT),
    bundle: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    jsx: "automatic",
    jsxImportSource: "preact",
    // The page is bundled as a script here, which has no address.
    define: {
      "import.meta.url": JSON.stringify(SCRIPT.href),
      "import.meta.env.PROD": "false",
    },
  });
}
