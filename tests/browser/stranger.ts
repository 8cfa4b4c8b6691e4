/** The npm package as a stranger gets it: packed, and installed in an empty project. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build } from "../../npm/build.ts";

export interface Project {
  folder: string;
  /** Runs one of this checkout's tools there, as `typescript/bin/tsc`, or a script of the project. */
  node: (script: string, ...given: string[]) => string;
  tool: (name: string, ...given: string[]) => string;
  write: (file: string, text: string) => void;
  remove: () => void;
}

/** Builds, packs and installs the package. */
export function stranger(): Project {
  const top = mkdtempSync(join(tmpdir(), "stranger-"));
  const [packed, folder] = [join(top, "packed"), join(top, "project")];
  const execute = (program: string, given: string[], cwd: string) =>
    execFileSync(program, given, { cwd, encoding: "utf8" });
  build(packed);
  const file = execute("npm", ["pack", "--silent", "--pack-destination", top], packed).trim();
  mkdirSync(folder);
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write("package.json", '{ "name": "stranger", "private": true, "type": "module" }');
  const quietly = ["--offline", "--no-audit", "--no-fund", "--silent"];
  execute("npm", ["install", ...quietly, join(top, file)], folder);
  const node = (script: string, ...given: string[]) =>
    execute(process.execPath, [script, ...given], folder);
  return {
    folder,
    node,
    tool: (name, ...given) => node(resolve("node_modules", name), ...given),
    write,
    remove: () => rmSync(top, { recursive: true }),
  };
}
