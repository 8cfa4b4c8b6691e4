/**
 * What the page costs after ten years: with 3,650 days of solved puzzles and 20,000 solves, moves included, beside a profile
 * without any. `cargo xtask bench --age` packs and serves the page, finds a Chromium and sets PAGE_URL and CHROME.
 */
import assert from "node:assert/strict";
import { type BrowserContext, type CDPSession, chromium, type Page } from "playwright-core";
import { median, tell, tellVersion } from "./measuring.ts";

const {
  PAGE_URL = "http://127.0.0.1:8080/",
  CHROME,
  DAYS = "3650",
  SOLVES = "20000",
} = process.env;
const [ROUNDS, MOVES] = [5, 40];
const DAY = 24 * 60 * 60 * 1000;

const REST = ["e7", "h6", "f5", "c4", "g3", "b2", "d1"];
const SOLVE = {
  game: "queens",
  rows: 8,
  columns: 8,
  blocked: 0,
  closed: false,
  moves: 7,
  hints: 0,
  mistakes: 0,
  position: REST.join("+"),
  kinds: null,
  log: REST.map((move, at) => `${at === 0 ? 0 : 20 + at}${move}`).join(" "),
};

const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** A file as the page saves it. */
function file(days: number, solves: number) {
  const now = Date.now();
  const ofDays = Array.from({ length: days }, (_, back) => {
    const ended = now - (back + 1) * DAY;
    const day = dateOf(ended);
    const id = `day/${day}/queens`;
    const seconds = 30 + ((back * 37) % 400);
    return { ...SOLVE, id, at: "a8", day, on: day, ended, inTime: true, grade: "medium", seconds };
  });
  const others = Array.from({ length: solves - days }, (_, number) => {
    const ended = now - DAY - number * 3_000_000;
    const seconds = 20 + ((number * 91) % 600);
    const rest = { day: null, on: dateOf(ended), ended, inTime: false, grade: null, seconds };
    return { ...SOLVE, id: "queens/8/a8", at: "a8", ...rest };
  });
  const all = [...ofDays, ...others];
  const log = { solves: all, excludedSolves: [], resets: 0 };
  return JSON.stringify({
    format: "forward-check",
    version: 8,
    settings: null,
    games: [],
    log,
    learned: [],
  });
}

interface Cost {
  load: number;
  shown: number;
  move: number;
  click: number;
}

/** Milliseconds of script so far. */
async function scripts(cdp: CDPSession) {
  const { metrics } = await cdp.send("Performance.getMetrics");
  return 1000 * (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? Number.NaN);
}

const frames = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

async function costOf(context: BrowserContext): Promise<Cost> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Performance.enable");
  await page.goto(`${PAGE_URL}#/play/queens/8/f6`);
  const queen = (name: string) => page.getByRole("gridcell", { name: new RegExp(`^${name}, `) });
  await queen("a8").waitFor();
  const [load, shown] = [await scripts(cdp), await page.evaluate(() => performance.now())];
  await page.waitForLoadState("networkidle");
  const box = await page.getByRole("grid").first().boundingBox();
  assert.ok(box);
  const per = async (what: (at: number) => Promise<void>, times: number) => {
    await frames(page);
    const before = await scripts(cdp);
    for (let at = 0; at < times; at++) await what(at);
    await frames(page);
    return ((await scripts(cdp)) - before) / times;
  };
  const rest = await per(async () => void (await frames(page)), MOVES);
  const move = await per(async (at) => {
    await page.mouse.move(box.x + 10 + ((at * 53) % (box.width - 20)), box.y + 20);
    await frames(page);
  }, MOVES);
  const click = await per(async () => {
    await queen("a8").click();
    await frames(page);
  }, 10);
  await page.close();
  return { load, shown, move: move - rest, click: click - rest };
}

const browser = await chromium.launch({ executablePath: CHROME, args: ["--disable-gpu"] });
tellVersion("Chromium", browser.version());
const [fresh, old] = [await browser.newContext(), await browser.newContext()];
const page = await old.newPage();
await page.goto(`${PAGE_URL}#/play/queens/8/f6`);
await page.getByRole("button", { name: "Help" }).click();
await page.getByRole("tab", { name: "Settings" }).click();
const began = performance.now();
await page.getByLabel("A file of saved games").setInputFiles({
  name: "old.json",
  mimeType: "application/json",
  buffer: Buffer.from(file(Number(DAYS), Number(SOLVES))),
});
await page
  .getByText(/^Loaded/)
  .first()
  .waitFor({ timeout: 300_000 });
tell("loading a file with all of them", (performance.now() - began) / 1000, "s");
await page.close();

const costs: Record<"fresh" | "old", Cost[]> = { fresh: [], old: [] };
await costOf(fresh);
for (let round = 0; round < ROUNDS; round++) {
  costs.fresh.push(await costOf(fresh));
  costs.old.push(await costOf(old));
}
const WHAT: Record<keyof Cost, string> = {
  load: "script until the board is shown",
  shown: "until the board is shown",
  move: "script of a move of the mouse over the board",
  click: "script of a click on a square",
};
for (const [name, what] of Object.entries(WHAT) as [keyof Cost, string][]) {
  const of = (all: Cost[]) => median(all.map((cost) => cost[name]));
  tell(`${what}, without solves`, of(costs.fresh), "ms");
  tell(`${what}, with ${SOLVES} solves`, of(costs.old), "ms");
}
await browser.close();
