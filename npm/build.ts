/** Builds the npm package in a folder, from the compiled modules in `www/pkg/`; `npm pack` there makes a file of it. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

const PKG = "www/pkg";

/** The modules that the package opens: see `load.ts`. */
const MODULES = ["colour", "knights", "queens", "thinking"];

/** @param folder is replaced */
export function build(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const tsc = ["node_modules/typescript/bin/tsc", "--project", "npm", "--outDir", folder];
  execFileSync(process.execPath, tsc, { stdio: "inherit" });
  mkdirSync(join(folder, PKG), { recursive: true });
  const copy = (from: string, to: string) => cpSync(from, join(folder, to));
  for (const name of MODULES.flatMap((name) => [`${name}.js`, `${name}_bg.wasm`])) {
    copy(join(PKG, name), join(PKG, name));
  }
  for (const name of readdirSync(".").filter((name) => name.startsWith("LICENSE"))) {
    copy(name, name);
  }
  copy(join(PKG, "LICENSES.txt"), "LICENSES.txt");
  copy("npm/package.json", "package.json");
  copy("npm/README.md", "README.md");
}

const [, script, folder] = process.argv;
if (folder && script === import.meta.filename) {
  build(folder);
  console.log(`The npm package is in ${folder}: npm publish ${folder} would publish it.`);
}
