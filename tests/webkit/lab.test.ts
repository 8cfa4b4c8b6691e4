/** Programs of the Lab in WebKit's workers: the interpreters run, and nothing leads out of them. */
import assert from "node:assert/strict";
import { afterAll, beforeAll, test } from "vitest";
import { boardNamed } from "../../www/content/lab/boards.ts";
import { ATTACKS } from "../lab-programs/attacks.ts";
import { Driver } from "./driver.ts";

const { PAGE_URL, WEBKIT_DRIVER } = process.env;
const { puzzle } = boardNamed("queens 8 a8");

/** Loops that end after seconds are tried in Node. */
const SOON = ATTACKS.filter(({ ends }) => !ends.source.includes("limit"));

let page: Driver;
beforeAll(async () => {
  page = await Driver.start(WEBKIT_DRIVER!);
});
afterAll(() => page.stop());

/** Runs all programs by the packed page's runner, one after another, and keeps what they did. */
function begin(programs: { language: string; source: string }[], board: object) {
  const all = globalThis as typeof globalThis & { results?: { ends: string; printed: string }[] };
  const isRunner = ({ name }: PerformanceEntry) => /\/runner-[^/]*\.js$/.test(name);
  const chunk = performance.getEntriesByType("resource").find(isRunner);
  if (!chunk) return false;
  const work = async () => {
    const exported = Object.values(await import(chunk.name)) as CallableFunction[];
    const run = exported.find((one) => typeof one === "function" && one.length === 4)!;
    const results = [];
    for (const program of programs) {
      const { ending, fault, printed } = await run(program, board, 1, () => {}).result;
      results.push({ ends: `${ending}: ${fault?.text ?? ""}`, printed });
    }
    all.results = results;
  };
  work().catch((error) => {
    all.results = [{ ends: String(error), printed: "" }];
  });
  return true;
}

/** Vitest replaces the import of modules by one that the page lacks. */
begin.toString = () =>
  Function.prototype.toString.call(begin).replaceAll("__vite_ssr_dynamic_import__", "import");

test("no program reaches the page, the network or the time", async () => {
  await page.open(`${PAGE_URL}#/lab/queens/8/a8/python`);
  const programs = SOON.map(({ language, source }) => ({ language, source }));
  await page.until(begin, programs, puzzle);
  await page.until(() => "results" in globalThis);
  const results = await page.ask(
    () => (globalThis as unknown as { results: { ends: string; printed: string }[] }).results,
  );
  for (const [at, attack] of SOON.entries()) {
    const { ends, printed } = results[at] ?? { ends: "it did not run", printed: "" };
    assert.doesNotMatch(printed, /reached/, attack.name);
    assert.match(ends, attack.ends, `${attack.language}: ${attack.name}`);
  }
});
