/** Programs of the Lab in WebKit's workers: the interpreters run, and nothing leads out of them. */
import assert from "node:assert/strict";
import { afterAll, beforeAll, test } from "vitest";
import { boardNamed } from "../../www/content/lab/boards.ts";
import { runInPage, SOON } from "../lab-programs/in-page.ts";
import { Driver } from "./driver.ts";

const { PAGE_URL, WEBKIT_DRIVER } = process.env;
const { puzzle } = boardNamed("queens 8 a8");

let page: Driver;
beforeAll(async () => {
  page = await Driver.start(WEBKIT_DRIVER!);
});
afterAll(() => page.stop());

/** Vitest replaces the import of modules by one that the page lacks. */
const inPage = Function.prototype.toString
  .call(runInPage)
  .replaceAll("__vite_ssr_dynamic_import__", "import");

/** Starts them in the page: the driver doesn't wait for what takes longer. */
function begin(_: Parameters<typeof runInPage>[0]) {}

begin.toString = () =>
  `(given) => { (${inPage})(given).then((results) => { globalThis.results = results; }); }`;

test("no program reaches the page, the network or the time", async () => {
  await page.open(`${PAGE_URL}#/lab/queens/8/a8/python`);
  await page.until(() => document.querySelector("#lab-title"));
  await page.ask(begin, { programs: SOON, puzzle });
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
