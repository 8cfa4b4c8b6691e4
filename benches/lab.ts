/**
 * Programs in the Lab's interpreters: words a second, and the knight's whole search by backtracking from a8, in Node and
 * ten times on the packed page. `cargo xtask bench --lab` packs and serves the page, finds a Chromium and sets PAGE_URL
 * and CHROME.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { chromium, type Page } from "playwright-core";
import { graded } from "../grade/grader.ts";
import { run } from "../grade/runner.ts";
import { held } from "../tests/browser/hour.ts";
import { boardNamed } from "../www/content/lab/boards.ts";
import { count } from "../www/core/numbers.ts";
import { type Language, LIFT, operationOf, PLACE } from "../www/lab/run/protocol.ts";
import { tell, tellVersion } from "./measuring.ts";

const { PAGE_URL = "http://127.0.0.1:8080/", CHROME } = process.env;

/** What the native solver makes from a8: jumps and jumps taken back. */
const EVENTS = 6_484_065;
const FILES: Record<Language, string> = { javascript: "js", python: "py" };

/** How many runs follow each other on the page. */
const RUNS = 10;

/** The fewest events are those of the search; the grader compares each with the native one. */
async function measure(language: Language, board: string, events?: number) {
  const file = new URL(
    `../www/content/lab/knight-backtracking.${FILES[language]}`,
    import.meta.url,
  );
  const source = readFileSync(file, "utf8");
  const { puzzle } = boardNamed(board);
  const begin = performance.now();
  const ran = await run({ language, source }, puzzle, 1).result;
  const seconds = (performance.now() - begin) / 1_000;
  const made = ran.words.filter((word) => [PLACE, LIFT].includes(operationOf(word))).length;
  assert.equal(made, events ?? made);
  const { verdict, message } = await graded("knight-backtracking", puzzle, ran);
  assert.equal(verdict, "pass", message ?? "");
  tell(`The Lab, ${language}, ${board}: words`, ran.words.length / seconds, "a second");
}

/** Waits until the slider shows some step. It keeps no handle of it, which would be held with all around it. */
const showing = (page: Page, words: string) => page.locator(`[aria-valuetext${words}]`).waitFor();

/** Runs our solution on the page, and shows its last step, one in the middle, and its first. */
async function runOnce(page: Page) {
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await page.getByRole("button", { name: "Stop", exact: true }).waitFor();
  await page.getByRole("button", { name: "Run", exact: true }).waitFor();
  const steps = page.getByRole("slider", { name: "Step" });
  await steps.press("End");
  await showing(page, `^="step ${count(EVENTS)} of "`);
  await steps.click();
  await showing(page, `^="step 3,2"`);
  await steps.press("Home");
  await showing(page, `^="step 0 "`);
}

await measure("javascript", "knight 8 a8", EVENTS);
await measure("python", "knight 5 b2");

const browser = await chromium.launch({ executablePath: CHROME });
tellVersion("Chromium, the Lab", browser.version());
const page = await browser.newPage({ viewport: { width: 1360, height: 900 } });
page.setDefaultTimeout(120_000);
await page.goto(`${PAGE_URL}#/lab/knights/8x8/a8/javascript?task=knight-backtracking`);
await page.getByRole("button", { name: "Show a solution" }).click();
await page.getByRole("button", { name: "Copy to mine" }).click();
for (let made = 1; made <= RUNS; made++) {
  await runOnce(page);
  if (made > 1 && made < RUNS) continue;
  const { heap, wasm, workers, listeners } = await held(page);
  const when = made === 1 ? "after a run" : `after ${RUNS} runs`;
  tell(`The Lab ${when}: heap`, heap / 1000, "kB");
  tell(`The Lab ${when}: memory of compiled modules`, wasm / 1000, "kB");
  tell(`The Lab ${when}: workers`, workers, "");
  tell(`The Lab ${when}: listeners`, listeners, "");
}
await browser.close();
process.exit(0);
