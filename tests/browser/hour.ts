/**
 * An hour of playing, watching and racing in minutes, on a clock that jumps; and the memory used at its end.
 */

import type { CDPSession, Page } from "@playwright/test";

/** Minutes per round on the page's clock. */
const ROUND = 5;
/** Minutes after which an idle worker has ended. */
const REST = 3;

/** The memory of a page after garbage collection. */
export interface Held {
  /** In bytes. */
  heap: number;
  /** Bytes of memory of the page's compiled modules. */
  wasm: number;
  workers: number;
  canvases: number;
  listeners: number;
}

async function goTo(page: Page, link: string) {
  await page.evaluate((to) => {
    location.hash = to;
  }, link);
}

/** Plays by hand: some moves, a mistake that is taken back, a hint. */
async function playByHand(page: Page) {
  await goTo(page, "#/play/queens/8/a8");
  for (const square of ["e7", "h6", "f5"]) {
    await page.getByRole("gridcell", { name: new RegExp(`^${square}, `) }).click();
  }
  await page.locator("#undo").click();
  await page.locator("#hint-button").click();
  await page.locator("#hint").waitFor();
}

/** Watches a run to its end, then one on a large board, in a worker. */
async function watchRuns(page: Page) {
  await goTo(page, "#/queens/8/c5/forward-checking@0");
  await page.locator("#step").click();
  await page.locator("#start").click();
  await goTo(page, "#/queens/100/a100/forward-checking@40");
  await page.locator("#moment-step", { hasText: /^40$/ }).waitFor();
}

/** Races two solvers on another board every time. */
async function race(page: Page, round: number) {
  const column = "abcdefgh"[round % 8];
  await goTo(page, `#/compare/queens/race/8/${column}8/backtracking,forward-checking@9`);
  await page.locator('.lane + .lane canvas[aria-label^="Board of"]').waitFor();
}

/** Lets five minutes pass on the page's clock; the page is idle at the end. */
async function spendRound(page: Page, round: number) {
  await playByHand(page);
  await watchRuns(page);
  await race(page, round);
  await page.locator("#theme").click();
  await goTo(page, "#/play/queens/8/a8");
  await page.locator("#hint-button").waitFor();
  await page.clock.fastForward(ROUND * 60_000);
}

/**
 * Uses a page whose clock is installed.
 * @param minutes on the page's clock
 */
export async function spend(page: Page, minutes: number) {
  for (let round = 0; round < minutes / ROUND; round++) await spendRound(page, round);
}

/** Waits until idle workers have ended. */
export async function rest(page: Page) {
  await page.clock.fastForward(REST * 60_000);
  await page.clock.runFor(1000);
}

/** The number of live objects of a class in the page. */
async function living(session: CDPSession, name: string) {
  const { result } = await session.send("Runtime.evaluate", { expression: `${name}.prototype` });
  const { objects } = await session.send("Runtime.queryObjects", {
    prototypeObjectId: result.objectId!,
    objectGroup: "living",
  });
  const { result: sum } = await session.send("Runtime.callFunctionOn", {
    functionDeclaration: `function () {
      return [this.length, this.reduce((sum, { buffer }) => sum + (buffer?.byteLength ?? 0), 0)];
    }`,
    objectId: objects.objectId!,
    returnByValue: true,
  });
  await session.send("Runtime.releaseObjectGroup", { objectGroup: "living" });
  const [count, bytes]: [number, number] = sum.value;
  return { count, bytes };
}

/** Only Chromium can measure it. */
export async function held(page: Page): Promise<Held> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  await session.send("HeapProfiler.enable");
  await session.send("HeapProfiler.collectGarbage");
  const [memories, elements, offscreen] = [
    await living(session, "WebAssembly.Memory"),
    await living(session, "HTMLCanvasElement"),
    await living(session, "OffscreenCanvas"),
  ];
  await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  await session.detach();
  return {
    heap: metric("JSHeapUsedSize"),
    wasm: memories.bytes,
    workers: page.workers().length,
    canvases: elements.count + offscreen.count,
    listeners: metric("JSEventListeners"),
  };
}
