/**
 * The packed site, once Vite has written its files: what is not bundled, the licences, the service worker with a list of
 * all files, the headers for hosts, and compressed copies.
 */
import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { compress, isCompressed } from "./compress.ts";
import { FOLDER } from "./folder.ts";
import { hostHeaders } from "./headers.ts";
import { OPTIONAL, optionalFiles } from "./optional.ts";
import { packedName } from "./page.ts";
import { packedScript } from "./scripts.ts";

/** Files that others request by their names: the guide to embedding, pictures, the programs of the solvers' cards. */
const COPIED = [
  /^LICENSE/,
  /^docs\/embedding\./,
  /^www\/icon\.svg$/,
  /^www\/icons\//,
  /^www\/manifest\.webmanifest$/,
  /^www\/content\/code\/.*\.(mjs|py)$/,
];
/** The folders that have some. */
const FOLDERS = ["", "docs/", "www/", "www/icons/", "www/content/code/"];

/** Files that only hosts, app stores and installing browsers read. */
const NOT_KEPT = /^(_headers$|sw\.js$|www\/icons\/)/;

/** All files of a folder, from its root, sorted. */
export const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .map((file) => file.replaceAll("\\", "/"))
    .sort();

function copyTheRest(root: string, folder: string) {
  const inside = (path: string) => readdirSync(join(root, path)).map((name) => path + name);
  const files = FOLDERS.flatMap(inside).filter((file) => COPIED.some((one) => one.test(file)));
  for (const file of files) {
    if (statSync(join(root, file)).isFile()) cpSync(join(root, file), join(folder, file));
  }
}

/** SHA-256, because browsers can compute it. */
const hashOf = (data: string | Buffer) => createHash("sha256").update(data).digest("hex");

/**
 * What the service worker reads: the files that a browser needs offline with their hashes, and one hash for all of them.
 * @param optional files that only some people need
 */
export function listOf(folder: string, optional: ReadonlySet<string> = new Set()) {
  const kept = filesOf(folder).filter((file) => !NOT_KEPT.test(file) && !isCompressed(file));
  const all = kept.map((file): [string, string] => [
    file,
    hashOf(readFileSync(join(folder, file))),
  ]);
  return {
    version: hashOf(all.flat().join("")).slice(0, 16),
    files: Object.fromEntries(all.filter(([file]) => !optional.has(file))),
    optional: Object.fromEntries(all.filter(([file]) => optional.has(file))),
  };
}

/** The packed files that may name others, with their texts; names of binary files without. */
function textsOf(folder: string) {
  const text = (file: string) =>
    /\.(html|js|css)$/.test(file) ? readFileSync(join(folder, file), "utf8") : "";
  const packed = filesOf(folder).filter((file) => file.startsWith(`${FOLDER}/`));
  return new Map(["index.html", ...packed].map((file) => [file, text(file)]));
}

async function writeWorker(root: string, folder: string, bundle: Rolldown.OutputBundle) {
  const entries = OPTIONAL.map((source) => packedName(bundle, root, source));
  const list = listOf(folder, optionalFiles(textsOf(folder), entries));
  const script = await packedScript(root, "www/offline/sw.ts", "es2022");
  writeFileSync(join(folder, "sw.js"), `self.SITE = ${JSON.stringify(list)};\n${script}`);
}

/** Adds the licences of what cargo compiled, of the font and of the Lab's interpreters to those of Vite's bundle. */
export function writeLicences(root: string, folder: string) {
  const parts = ["www/pkg/LICENSES.txt", "www/style/inter.txt", "www/lab/licences.txt"].map(
    (file) => readFileSync(join(root, file), "utf8"),
  );
  const [compiled, font, interpreters] = parts;
  const packages = readFileSync(join(folder, "LICENSES.txt"), "utf8");
  const line = `\n${"-".repeat(80)}\n\n`;
  writeFileSync(join(folder, "LICENSES.txt"), [compiled, packages, interpreters, font].join(line));
}

/** The size of a folder in KiB. */
const sizeOf = (folder: string) =>
  Math.ceil(
    filesOf(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0) / 1024,
  );

export function site(): Plugin {
  let root = "";
  return {
    name: "site",
    // `closeBundle` would also run when a development server ends.
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    writeBundle: {
      sequential: true,
      async handler({ dir = "" }, bundle) {
        copyTheRest(root, dir);
        writeLicences(root, dir);
        await writeWorker(root, dir, bundle);
        writeFileSync(join(dir, "_headers"), hostHeaders(filesOf(dir)));
        await compress(dir, filesOf(dir));
        console.log(`${dir.split(/[\\/]/).pop()}/ is ready: ${sizeOf(dir)} KiB`);
      },
    },
  };
}
