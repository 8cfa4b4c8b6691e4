/**
 * How soon the packed page responds to clicks and keys on a four times slower processor: from the press to
 * the next frame, as browsers measure INP. `cargo xtask bench --inp` packs and serves the page, finds a
 * Chromium and sets PAGE_URL and CHROME.
 */
import assert from "node:assert/strict";
import { type Browser, chromium, type Page } from "playwright-core";
import { median, tell, tellVersion } from "./measuring.ts";

const { PAGE_URL = "http://127.0.0.1:8080/", CHROME } = process.env;
const ROUNDS = 5;
const SLOWER = 4;
/** Milliseconds to wait after an interaction, so that the page is idle and Chromium has reported it. */
const REST = 600;

const click = (selector: string) => (page: Page) => page.locator(selector).click();
const choose = (name: string) => (page: Page) =>
  page.getByRole("radio", { name, exact: true }).check();
const press = (key: string) => (page: Page) => page.keyboard.press(key);

/** The order matters: each interaction continues from the one before it. */
const INTERACTIONS: Record<string, (page: Page) => Promise<void>> = {
  "place a queen": (page) => page.getByRole("gridcell", { name: /^e7, / }).click(),
  undo: press("Control+z"),
  hint: click("#hint-button"),
  "switch to Watch": choose("Watch"),
  play: click("#start"),
  step: press("."),
  seek: press("End"),
  "switch to Compare": choose("Compare"),
  "switch the theme": click("#theme"),
  "open help": click("#help"),
};

declare global {
  /** The longest event of each interaction in milliseconds, by Chromium's interaction number. */
  var interactions: Map<number, number>;
  interface PerformanceEventTiming {
    readonly interactionId: number;
  }
}

/**
 * Runs in the page before its scripts. Functions here are anonymous, because the page lacks the helper that
 * keeps names.
 */
function observe() {
  globalThis.interactions = new Map();
  for (const type of ["event", "first-input"]) {
    new PerformanceObserver((list) => {
      for (const { interactionId: id, duration } of list.getEntries() as PerformanceEventTiming[]) {
        if (id) interactions.set(id, Math.max(duration, interactions.get(id) ?? 0));
      }
    }).observe({ type, durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  }
}

/** Events reported so far that were not read yet. */
const reported = (page: Page) =>
  page.evaluate(() => {
    const durations = [...interactions.values()];
    interactions.clear();
    return durations;
  });

/**
 * Performs every interaction once.
 * @returns milliseconds, in the order of the interactions
 */
async function round(browser: Browser) {
  const page = await browser.newPage({ viewport: { width: 1360, height: 900 } });
  await page.addInitScript(observe);
  await page.goto(`${PAGE_URL}#/play/queens/8/c5`);
  await page.waitForSelector("html[data-ready]", { state: "attached" });
  await page.waitForLoadState("networkidle");
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const took: number[] = [];
  for (const [name, act] of Object.entries(INTERACTIONS)) {
    await reported(page);
    await act(page);
    await page.waitForTimeout(REST);
    const durations = await reported(page);
    assert.ok(durations.length > 0, `Chromium reported nothing for “${name}”`);
    took.push(Math.max(...durations));
  }
  await page.close();
  return took;
}

const browser = await chromium.launch({ executablePath: CHROME });
tellVersion("Chromium, interactions", browser.version());
const rounds: number[][] = [];
for (let count = 0; count < ROUNDS; count++) rounds.push(await round(browser));
await browser.close();

const names = Object.keys(INTERACTIONS);
const all = rounds.flat().toSorted((a, b) => a - b);
assert.equal(all.length, ROUNDS * names.length);
for (const [at, name] of names.entries()) {
  tell(
    `${name}: to the next frame, ${SLOWER} × slower`,
    median(rounds.map((took) => took[at]!)),
    "ms",
  );
}
tell(
  `Interactions: 75th percentile, ${SLOWER} × slower`,
  all[Math.floor(all.length * 0.75)]!,
  "ms",
);
tell(`Interactions: worst, ${SLOWER} × slower`, all.at(-1)!, "ms");
