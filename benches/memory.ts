/**
 * How much memory the packed page uses after a minute, and after a simulated hour of playing and racing.
 * `cargo xtask bench --memory` packs and serves the page, finds a Chromium and sets PAGE_URL and CHROME.
 */
import { chromium } from "playwright-core";
import { type Held, held, rest, spend } from "../tests/browser/hour.ts";
import { tell, tellVersion } from "./measuring.ts";

const { PAGE_URL = "http://127.0.0.1:8080/", CHROME } = process.env;

function report(when: string, { heap, wasm, workers, canvases, listeners }: Held) {
  tell(`${when}: heap`, heap / 1000, "kB");
  tell(`${when}: memory of compiled modules`, wasm / 1000, "kB");
  tell(`${when}: workers`, workers, "");
  tell(`${when}: canvases`, canvases, "");
  tell(`${when}: listeners`, listeners, "");
}

const browser = await chromium.launch({ executablePath: CHROME });
tellVersion("Chromium, memory", browser.version());
const page = await browser.newPage({ viewport: { width: 1360, height: 900 } });
await page.clock.install();
await page.goto(`${PAGE_URL}#/play/queens/8/a8`);
await page.waitForSelector("html[data-ready]", { state: "attached" });
// Opens every mode once, so that their code doesn't count as growth.
await spend(page, 5);
report("after a minute", await held(page));
await spend(page, 60);
await rest(page);
report("after an hour", await held(page));
await browser.close();
