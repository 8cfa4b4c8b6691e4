/**
 * Serves the site in three ways for tests and benchmarks, and prints the addresses: packed, packed deep under a host, and
 * as it is written. It ends with its input, so that it never outlives what started it.
 *
 * `npm run serve` prints them for `PAGE_URL=… npx playwright test`.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, createServer } from "vite";
import { checkBudgets } from "./budget.ts";
import { serve } from "./host.ts";

/** Deep enough that any address that is not relative fails. */
const DEEP = "/any/path/here/";

const folder = mkdtempSync(join(tmpdir(), "forward-check-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit());
process.stdin.on("close", () => process.exit()).resume();

await build({ build: { outDir: folder, emptyOutDir: true } });
checkBudgets(folder);
const source = await createServer({ server: { port: 0, watch: null }, logLevel: "silent" });
await source.listen();
const sites = [await serve(folder), await serve(folder, DEEP)];
const [packed, deep] = sites.map(({ address }) => address);
console.log(`PAGE_URL=${packed}`);
console.log(`DIST_URL=${deep}`);
console.log(`SOURCE_URL=${source.resolvedUrls?.local[0]}`);
