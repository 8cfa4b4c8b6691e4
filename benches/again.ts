/**
 * A return visit: how soon the packed page shows a moment offline on a slower processor, and how much the
 * browser stores for it. `cargo xtask bench --load` packs and serves the page, finds a Chromium and sets
 * PAGE_URL and CHROME.
 */
import assert from "node:assert/strict";
import { get } from "node:http";
import { type BrowserContext, chromium } from "playwright-core";
import { median, tell } from "./measuring.ts";
import { PLACES, visit } from "./places.ts";

const { PAGE_URL = "http://127.0.0.1:8080/", CHROME } = process.env;
const VISITS = 5;
const SLOWER = 4;

/** Visits the page, and waits until the browser has cached all of it. */
async function keep(context: BrowserContext) {
  const page = await context.newPage();
  await page.goto(PAGE_URL);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  const kept = await page.evaluate(async () => {
    // The last cache lists the pages and their versions.
    const names = (await caches.keys()).filter((name) => !name.endsWith(" pages"));
    const versions = await Promise.all(names.map((name) => caches.open(name)));
    const requests = await Promise.all(versions.map((version) => version.keys()));
    return requests.flat().map(({ url }) => url);
  });
  await page.close();
  return kept;
}

/** The size of a file in bytes, as it is sent. */
const bytesOf = (url: string) =>
  new Promise<number>((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "br" } }, (answer) => {
      let bytes = 0;
      answer.on("data", (part: Buffer) => {
        bytes += part.length;
      });
      answer.on("end", () => resolve(bytes));
    }).on("error", reject);
  });

async function again(context: BrowserContext) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const { shown } = await visit(page, PAGE_URL, PLACES.Watch);
  await page.close();
  return shown / 1000;
}

const browser = await chromium.launch({ executablePath: CHROME });
const context = await browser.newContext();
const kept = await keep(context);
assert.ok(kept.length > 10, "the browser keeps the page");
const sizes = await Promise.all(kept.map(bytesOf));
tell(
  "everything that the browser keeps",
  sizes.reduce((sum, bytes) => sum + bytes, 0) / 1000,
  "kB",
);
tell("everything that the browser keeps, files", kept.length, "");
await context.setOffline(true);
const times = [];
for (let count = 0; count < VISITS; count++) times.push(await again(context));
tell(`a second visit, offline, ${SLOWER} × slower: Watch is shown`, median(times), "s");
await browser.close();
