/**
 * Runs the tests that need no browser, a file to every processor: by itself Node keeps one processor free,
 * which is half of a small machine.
 */
import { readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL(".", import.meta.url));

const files = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".test.js"))
  .map((name) => join(FOLDER, name));
const tests = run({ files, concurrency: availableParallelism() });
tests.on("test:fail", () => {
  process.exitCode = 1;
});
tests.compose(new spec()).pipe(process.stdout);
