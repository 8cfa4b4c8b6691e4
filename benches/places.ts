/** The places where the packed page is measured: their addresses, and what is visible once they are shown. */
import type { Page } from "playwright-core";

export interface Place {
  address: string;
  /** Selects the element that appears last. */
  selector: string;
  /** Selects what appears in its shadow root, if that is what appears last. */
  inside?: string;
  /** The text it then has, if that matters. */
  text: string | null;
}

/** A board whose cells have labels. */
const BOARD = '#grid [role="gridcell"][aria-label]';

export const PLACES = {
  Play: { address: "", selector: BOARD, text: null },
  Watch: {
    address: "#/queens/8/c5/forward-checking@41",
    selector: "#moment-step",
    text: "41",
  },
  Learn: { address: "#/learn/backtracking", selector: BOARD, text: null },
  "A race": {
    address: "#/compare/queens/race/8/c5/backtracking,forward-checking@41",
    selector: '.lane + .lane canvas[aria-label^="Board of"]',
    text: null,
  },
  "The Lab": {
    address: "#/lab/queens/8/a8/python?task=forward-checking",
    selector: `main:has(${BOARD}) #code`,
    inside: ".cm-content .cm-line",
    text: null,
  },
} satisfies Record<string, Place>;

/** How often the page looks, in milliseconds. */
const OFTEN = 4;

/** Milliseconds since the visit began, and 1970 for its origin. */
interface Noted {
  ready: number;
  shown: number;
  /** The sum of unexpected layout shifts. */
  shift: number;
  origin: number;
}

declare global {
  /** Tells the benchmark what was noted, as JSON. */
  var tellBench: (noted: string) => void;
}

/**
 * Runs in the page before its scripts: notes when a place is shown, and tells it once. Functions here are anonymous,
 * because the page lacks the helper that keeps names.
 */
function watch({ selector, inside, text, often }: Place & { often: number }) {
  const noted: Noted = { ready: 0, shown: 0, shift: 0, origin: performance.timeOrigin };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ("value" in entry) noted.shift += Number(entry.value);
  }).observe({ type: "layout-shift", buffered: true });
  const timer = setInterval(() => {
    const outer = document.querySelector(selector);
    const found = inside ? outer?.shadowRoot?.querySelector(inside) : outer;
    if (document.documentElement.dataset.ready) noted.ready ||= performance.now();
    if (found && (text === null || found.textContent === text)) noted.shown ||= performance.now();
    if (!noted.ready || !noted.shown) return;
    clearInterval(timer);
    tellBench(JSON.stringify(noted));
  }, often);
}

/**
 * Opens a place, and returns the times when it was ready and shown. The page tells them itself: a question from outside
 * would have to be compiled and run while it loads.
 */
export async function visit(page: Page, url: string, place: Place): Promise<Noted> {
  const session = await page.context().newCDPSession(page);
  const told = new Promise<string>((resolve) => {
    session.on("Runtime.bindingCalled", ({ name, payload }) => {
      if (name === "tellBench") resolve(payload);
    });
  });
  await session.send("Runtime.enable");
  await session.send("Runtime.addBinding", { name: "tellBench" });
  await page.addInitScript(watch, { ...place, often: OFTEN });
  await page.goto(url + place.address, { waitUntil: "commit" });
  return JSON.parse(await told);
}
