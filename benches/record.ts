/**
 * Reads the benchmarks' figures, lines of JSON in the file that FIGURES names. Compares them with an earlier
 * record (`--against FILE`) and writes them into `record/` (`--record`, with `--note "…"`). `cargo xtask
 * bench` runs it last.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { compared, joined, type Line, type Recording, recordOf } from "./records.ts";

const { values: asked } = parseArgs({
  options: {
    against: { type: "string" },
    record: { type: "boolean", default: false },
    note: { type: "string", default: "" },
  },
});
const text = readFileSync(process.env.FIGURES ?? "", "utf8");
const lines = text
  .split("\n")
  .filter(Boolean)
  .map((line): Line => JSON.parse(line));
const rustc = execFileSync("rustc", ["--version"]).toString().split(" ")[1]!;
const made = recordOf(lines, {
  date: new Date().toISOString().slice(0, 10),
  note: asked.note,
  machine: {
    processor: cpus()[0]!.model,
    cores: cpus().length,
    versions: { rustc, Node: process.versions.node },
  },
});
if (asked.against) {
  const before: Recording = JSON.parse(readFileSync(asked.against, "utf8"));
  console.log(`\nAgainst ${before.date}${before.note && `, ${before.note}`}`);
  for (const line of compared(before.figures, made.figures)) console.log(line);
}
if (asked.record) {
  const file = new URL(`../record/${made.date}.json`, import.meta.url);
  const whole = existsSync(file) ? joined(JSON.parse(readFileSync(file, "utf8")), made) : made;
  writeFileSync(file, `${JSON.stringify(whole, null, 2)}\n`);
}
