/**
 * How fast a first visit to the packed site loads over a slow mobile network. `cargo xtask bench --load`
 * packs and serves it, finds a Chromium and sets PAGE_URL and CHROME.
 */
import { type Browser, type CDPSession, chromium } from "playwright-core";
import { median, tell } from "./measuring.ts";
import { PLACES, type Place, visit } from "./places.ts";

const { PAGE_URL = "http://127.0.0.1:8080/", CHROME } = process.env;
const VISITS = 5;

/** Milliseconds after which a visit is abandoned, because the machine is busy with something else. */
const PATIENCE = 120_000;

/** 1.6 Mbit/s down, 0.75 Mbit/s up, and the round-trip time in milliseconds. */
const NETWORK = {
  offline: false,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  latency: 150,
};

/**
 * Counts the bytes that a page loads.
 * @returns the bytes of each type that had come by a moment, in milliseconds since 1970
 */
async function counting(session: CDPSession): Promise<(until: number) => Record<string, number>> {
  const kinds: Map<string, string> = new Map();
  const parts: { id: string; at: number; bytes: number; isAll: boolean }[] = [];
  /** Converts the browser's seconds to milliseconds since 1970. */
  let ahead = 0;
  session.on("Network.requestWillBeSent", ({ timestamp, wallTime }) => {
    ahead = wallTime - timestamp;
  });
  session.on("Network.responseReceived", ({ requestId: id, response, timestamp: at }) => {
    kinds.set(id, response.mimeType.replace(/^.*\//, ""));
    parts.push({ id, at, bytes: response.encodedDataLength, isAll: false });
  });
  session.on("Network.dataReceived", ({ requestId: id, encodedDataLength: bytes, timestamp: at }) =>
    parts.push({ id, at, bytes, isAll: false }),
  );
  // Chunks of a response may go unreported, but its total size is always reported.
  session.on(
    "Network.loadingFinished",
    ({ requestId: id, encodedDataLength: bytes, timestamp: at }) =>
      parts.push({ id, at, bytes, isAll: true }),
  );
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", NETWORK);
  return (until) => {
    const answers: Map<string, number> = new Map();
    for (const { id, bytes, isAll } of parts.filter(({ at }) => (at + ahead) * 1000 <= until)) {
      answers.set(id, isAll ? bytes : (answers.get(id) ?? 0) + bytes);
    }
    return byKind(answers, kinds);
  };
}

function byKind(answers: Map<string, number>, kinds: Map<string, string>) {
  const sums: Record<string, number> = {};
  for (const [id, bytes] of answers) {
    const kind = kinds.get(id) ?? "other";
    sums[kind] = (sums[kind] ?? 0) + bytes;
  }
  return sums;
}

/** Visits a place with an empty cache. */
async function firstVisit(browser: Browser, place: Place) {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const counted = await counting(await context.newCDPSession(page));
  const { ready, shown, shift, origin } = await visit(page, PAGE_URL, place);
  await page.waitForLoadState("networkidle");
  await context.close();
  return { ready, shown, shift, needed: counted(origin + ready), seen: counted(origin + shown) };
}

function report(name: string, visits: Awaited<ReturnType<typeof firstVisit>>[]) {
  const middle = (figure: (visit: (typeof visits)[number]) => number) => median(visits.map(figure));
  const total = (bytes: Record<string, number>) =>
    Object.values(bytes).reduce((sum, length) => sum + length, 0);
  tell(
    `${name}: ready`,
    middle(({ ready }) => ready / 1000),
    "s",
  );
  tell(
    `${name}: bytes before it is ready`,
    middle(({ needed }) => total(needed) / 1000),
    "kB",
  );
  for (const kind of Object.keys(visits[0]!.needed)) {
    tell(
      `${name}: of them ${kind}`,
      middle(({ needed }) => (needed[kind] ?? 0) / 1000),
      "kB",
    );
  }
  tell(
    `${name}: shown`,
    middle(({ shown }) => shown / 1000),
    "s",
  );
  tell(
    `${name}: bytes before it is shown`,
    middle(({ seen }) => total(seen) / 1000),
    "kB",
  );
  tell(
    `${name}: layout shift`,
    middle(({ shift }) => shift),
    "",
  );
}

const browser = await chromium.launch({ executablePath: CHROME });
for (const [name, place] of Object.entries(PLACES)) {
  const visits = [];
  for (let count = 0; count < VISITS; count++) visits.push(await firstVisit(browser, place));
  report(name, visits);
}
await browser.close();
