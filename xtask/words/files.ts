/** The files of the checkout and the texts in them. */
import { execFileSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { extname } from "node:path";
import { html, json, markdown, settings, style } from "./markup.ts";
import { rust } from "./rust.ts";
import { script } from "./script.ts";
import type { Text } from "./text.ts";

/** Generated and third-party files. */
const FOREIGN = /^(?:www\/engine\/generated\/|LICENSE|package-lock\.json|fuzz\/corpus\/|record\/2)/;

const READERS: Record<string, (source: string, file: string) => Text[]> = {
  ".rs": rust,
  ".ts": (source, file) => script(file, source),
  ".tsx": (source, file) => script(file, source),
  ".js": (source, file) => script(file, source),
  ".css": style,
  ".html": html,
  ".md": markdown,
  ".toml": settings,
  ".yml": settings,
  ".json": json,
  ".webmanifest": json,
};

/** The texts of each file below these paths; without paths, of the whole checkout. */
export function texts(below: string[]): [file: string, texts: Text[]][] {
  const args = ["ls-files", "-co", "--exclude-standard", "--", ...below];
  const list = execFileSync("git", args, { encoding: "utf8", maxBuffer: 2 ** 24 });
  const files = [...new Set(list.split("\n"))].filter((file) => file && !FOREIGN.test(file)).sort();
  const present = files.filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
  return present.map((file) => {
    const read = READERS[extname(file)];
    return [file, read ? read(readFileSync(file, "utf8"), file) : []];
  });
}
