import { relative } from "node:path";
import { defineConfig } from "vite";
import { chunkGroups } from "./vite/chunks.ts";
import { compiledModules } from "./vite/compiled.ts";
import { development } from "./vite/development.ts";
import { FOLDER } from "./vite/folder.ts";
import { ALWAYS, inDevelopment, POLICY } from "./vite/headers.ts";
import { plainImports } from "./vite/imports.ts";
import { page } from "./vite/page.ts";
import { classicScripts } from "./vite/scripts.ts";
import { site } from "./vite/site.ts";
import { styleSheets } from "./vite/styles.ts";
import { namedWorkers } from "./vite/workers.ts";

const chunks = chunkGroups();

/** For every packed script: it makes Chromium compile all functions at once, off the main thread. */
const postBanner = "//# allFunctionsCalledOnLoad";
const names = `${FOLDER}/[name]-[hash]`;
const output = {
  entryFileNames: `${names}.js`,
  chunkFileNames: `${names}.js`,
  assetFileNames: `${names}[extname]`,
  postBanner,
};

/** Whether a file is in one of the large folders that are not part of the page. */
const isElsewhere = (path: string) =>
  /^(dist|fuzz|record|src|target|test-results|tests)\b/.test(relative(process.cwd(), path));

export default defineConfig(({ command }) => ({
  // A host may serve the site under any path.
  base: "./",
  // A missing file is missing: it is not answered with the page.
  appType: "mpa",
  publicDir: false,
  logLevel: command === "build" ? "warn" : "info",
  plugins: [
    compiledModules(),
    development(),
    styleSheets(),
    classicScripts(),
    namedWorkers(),
    plainImports(),
    chunks.plugin,
    page(),
    site(),
  ],
  server: {
    host: "127.0.0.1",
    port: 8080,
    // Frames in a sandbox need the page's scripts from another origin, as on any other host.
    cors: false,
    headers: { ...ALWAYS, ...inDevelopment(POLICY) },
    // The rest of the checkout stays private.
    fs: { allow: ["index.html", "www", "docs", "node_modules"] },
    watch: { ignored: isElsewhere },
  },
  // The page's few packages are modules already: nothing needs to be bundled before the first visit.
  optimizeDeps: { noDiscovery: true },
  // Vite would search for PostCSS's configuration, also above the checkout.
  css: { postcss: {} },
  build: {
    target: "es2022",
    // Browsers that run the page know all of its CSS.
    cssTarget: "esnext",
    // The security policy forbids addresses that begin with `data:`.
    assetsInlineLimit: 0,
    license: { fileName: "LICENSES.txt" },
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: { main: "index.html" },
      checks: { pluginTimings: false },
      output: { ...output, codeSplitting: { groups: chunks.groups } },
    },
  },
  worker: {
    format: "es",
    // One file each: a worker would request others one after another.
    rolldownOptions: { output: { ...output, codeSplitting: false } },
  },
}));
