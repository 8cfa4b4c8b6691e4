/** The vendored rendering library is what npm has under the pinned versions. */
import { readFileSync, writeFileSync } from "node:fs";
import { build } from "esbuild";
import { expect, test } from "vitest";

const VENDORED = "www/vendor/preact.js";
const LICENCES = "www/vendor/LICENSE.txt";

/** The exports that the page uses; the rest is left out. */
const ENTRY = `
  export { createContext, Fragment, options, render } from "preact";
  export { jsx, jsxs } from "preact/jsx-runtime";
  export { useContext, useEffect, useId, useLayoutEffect, useMemo, useRef } from "preact/hooks";
  export {
    batch, computed, effect, signal, untracked, useComputed, useSignal, useSignalEffect,
  } from "@preact/signals";
`;

interface Package {
  version: string;
}

const read = (path: string) => readFileSync(path, "utf8");
const versionOf = (name: string) =>
  (JSON.parse(read(`node_modules/${name}/package.json`)) as Package).version;

const PACKAGES = ["preact", "@preact/signals", "@preact/signals-core"];

const BANNER = `/**
 * ${PACKAGES.map((name) => `${name} ${versionOf(name)}`).join(", ")} as one module; see LICENSE.txt.
 * Written by \`UPDATE_VENDOR=1 npx vitest run tests/unit/vendor.test.ts\`.
 */`;

/** The licence of each package. */
const licences = () =>
  PACKAGES.map((name) => {
    const text = read(`node_modules/${name}/LICENSE`).trim();
    return `${name} ${versionOf(name)}\n\n${text}\n`;
  }).join("\n");

async function bundle() {
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: process.cwd() },
    bundle: true,
    format: "esm",
    target: "es2022",
    charset: "utf8",
    write: false,
    banner: { js: BANNER },
  });
  // The packages' own source maps are not vendored.
  return outputFiles[0]!.text.replace(/^\/\/# sourceMappingURL=.*\n/gm, "");
}

test("the vendored module is built from the pinned packages", async () => {
  for (const [file, text] of [
    [VENDORED, await bundle()],
    [LICENCES, licences()],
  ] as const) {
    if (process.env.UPDATE_VENDOR) writeFileSync(file, text);
    expect(read(file)).toBe(text);
  }
});
