/** The vendored libraries are what npm has under the pinned versions. */
import { readFileSync, writeFileSync } from "node:fs";
import { build } from "esbuild";
import { expect, test } from "vitest";

const LICENCES = "www/vendor/LICENSE.txt";

/** The exports that the page uses; the rest is left out. */
const PREACT = {
  file: "www/vendor/preact.js",
  packages: ["preact", "@preact/signals", "@preact/signals-core"],
  entry: `
  export { createContext, Fragment, options, render } from "preact";
  export { jsx, jsxs } from "preact/jsx-runtime";
  export { useContext, useEffect, useId, useLayoutEffect, useMemo, useRef } from "preact/hooks";
  export {
    batch, computed, effect, signal, untracked, useComputed, useSignal, useSignalEffect,
  } from "@preact/signals";
`,
};
const QR = {
  file: "www/vendor/qr.js",
  packages: ["lean-qr"],
  entry: `export { generate } from "lean-qr";`,
};
const DATABASE = {
  file: "www/vendor/idb.js",
  packages: ["idb"],
  entry: `export { openDB } from "idb";`,
};
const LIBRARIES = [PREACT, QR, DATABASE];
const PACKAGES = LIBRARIES.flatMap(({ packages }) => packages);

interface Package {
  version: string;
}

const read = (path: string) => readFileSync(path, "utf8");
const versionOf = (name: string) =>
  (JSON.parse(read(`node_modules/${name}/package.json`)) as Package).version;

const bannerOf = (packages: string[]) => `/**
 * ${packages.map((name) => `${name} ${versionOf(name)}`).join(", ")} as one module; see LICENSE.txt.
 * Written by \`UPDATE_VENDOR=1 npx vitest run tests/unit/vendor.test.ts\`.
 */`;

/** The licence of each package. */
const licences = () =>
  PACKAGES.map((name) => {
    const text = read(`node_modules/${name}/LICENSE`).trim();
    return `${name} ${versionOf(name)}\n\n${text}\n`;
  }).join("\n");

async function bundle({ entry, packages }: typeof PREACT) {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: process.cwd() },
    bundle: true,
    format: "esm",
    target: "es2022",
    charset: "utf8",
    write: false,
    banner: { js: bannerOf(packages) },
  });
  // The packages' own source maps are not vendored.
  return outputFiles[0]!.text.replace(/^\/\/# sourceMappingURL=.*\n/gm, "");
}

test("the vendored modules are built from the pinned packages", async () => {
  const modules = await Promise.all(
    LIBRARIES.map(async (library) => [library.file, await bundle(library)] as const),
  );
  for (const [file, text] of [...modules, [LICENCES, licences()] as const]) {
    if (process.env.UPDATE_VENDOR) writeFileSync(file, text);
    expect(read(file)).toBe(text);
  }
});
