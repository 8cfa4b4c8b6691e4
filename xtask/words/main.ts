/** `cargo xtask words`: prints every text that people read, by folder, or checks its wording. */
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { banned, hits, LIST } from "./banned.ts";
import { texts } from "./files.ts";
import type { Kind } from "./text.ts";

process.on("uncaughtException", ({ message }) => {
  console.error(message);
  process.exitCode = 1;
});

const flag = { type: "boolean", default: false } as const;
const { values: options, positionals: below } = parseArgs({
  allowPositionals: true,
  options: { strings: flag, comments: flag, count: flag, check: flag },
});

/** Lists banned wordings with better ones, and fails if there are any. */
function check() {
  const list = banned();
  const found = texts(below).flatMap(([file, texts]) =>
    QUOTING.includes(file) ? [] : texts.flatMap((text) => hits(file, text, list)),
  );
  for (const line of found) console.log(line);
  if (found.length === 0) return;
  console.error(
    `${found.length} wordings to change; ${LIST} lists what is banned, with exceptions`,
  );
  process.exitCode = 1;
}

/** Files that quote banned wordings. */
const QUOTING = [LIST, "tests/unit/words.test.ts"];

const count = (lines: Line[], kind: Kind) => lines.filter((line) => line.kind === kind).length;
const counts = (lines: Line[]) =>
  `${count(lines, "string")} strings, ${count(lines, "comment")} comments`;

interface Line {
  folder: string;
  kind: Kind;
  line: string;
}

function print() {
  const only = (options.strings && "string") || (options.comments && "comment");
  const files = texts(below);
  if (files.length === 0) {
    throw new Error("no files found: give paths from the root of the checkout");
  }
  const lines = files.flatMap(([file, texts]) =>
    texts
      .filter(({ kind }) => kind !== "name" && (!only || only === kind))
      .map((text): Line => {
        const mark = text.kind === "comment" ? "// " : "";
        const line = `${file}:${text.lineAt()}: ${mark}${text.words}`;
        return { folder: dirname(file), kind: text.kind, line };
      }),
  );
  for (const folder of [...new Set(lines.map(({ folder }) => folder))].sort()) {
    const own = lines.filter((line) => line.folder === folder);
    console.log(`${folder}: ${counts(own)}`);
    console.log(options.count ? "" : `${own.map(({ line }) => line).join("\n")}\n\n`);
  }
  console.log(`Total: ${counts(lines)}`);
}

// `head` or a pager may close the output early.
process.stdout.on("error", () => process.exit());
if (options.check) check();
else print();
