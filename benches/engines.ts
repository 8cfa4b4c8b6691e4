/**
 * The browsers to measure in, behind one small interface: Chromium and Firefox through Playwright, WebKitGTK
 * through its WebDriver. Missing ones are skipped and reported.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { type Browser, chromium, firefox, type Page } from "playwright-core";

/** The test runner wraps functions in this helper to keep their names, so the page needs it as well. */
const NAMES = "globalThis.__name ??= (made) => made;";

export interface Engine {
  name: string;
  version: string;
  /** Goes to an address and waits until the page is ready. */
  open: (url: string) => Promise<void>;
  /** Runs a function in the page, with its arguments as JSON. */
  run: <G, R>(work: (given: G) => R | Promise<R>, given: G) => Promise<R>;
  close: () => Promise<unknown>;
}

const WINDOW = { width: 1360, height: 900 };
const MINI_BROWSERS = ["x86_64", "aarch64"].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
);
/** The driver's port, one above WebDriver's default. */
const PORT = 4445;

/** Wraps a Playwright browser as an engine. */
async function played(
  name: string,
  browser: Browser,
  prepare: (page: Page) => Promise<unknown> = async () => {},
): Promise<Engine> {
  const page = await browser.newPage({ viewport: WINDOW });
  await prepare(page);
  return {
    name,
    version: browser.version(),
    open: async (url) => {
      await page.goto("about:blank");
      await page.goto(url);
      await page.locator("html[data-ready=true]").waitFor();
    },
    run: (work, given) => page.evaluate(`${NAMES} (${work})(${JSON.stringify(given)})`),
    close: () => browser.close(),
  };
}

/** The Chromium that CHROME names, with the processor slowed down by a factor. */
export async function inChromium(throttling = 1) {
  const { CHROME } = process.env;
  const browser = await chromium.launch({ executablePath: CHROME, args: ["--disable-gpu"] });
  const name = throttling === 1 ? "Chromium" : `Chromium, ${throttling} × slower`;
  return played(name, browser, async (page) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: throttling });
  });
}

/** The Firefox that FIREFOX names, or null. */
export async function inFirefox() {
  const executablePath = process.env.FIREFOX;
  if (!executablePath) return null;
  return played("Firefox", await firefox.launch({ channel: "moz-firefox", executablePath }));
}

/**
 * WebKitGTK through the driver that WEBKIT_DRIVER names, on a virtual screen with software rendering; or
 * null.
 */
export async function inWebKit(): Promise<Engine | null> {
  const binary = MINI_BROWSERS.find(existsSync);
  const program = process.env.WEBKIT_DRIVER;
  if (!binary || !program) return null;
  const driver = spawn("xvfb-run", ["-a", program, `--port=${PORT}`], {
    detached: true,
    stdio: "ignore",
  });
  const end = () => driver.pid && process.kill(-driver.pid);
  try {
    return await driven(binary, end);
  } catch (error) {
    end();
    throw error;
  }
}

async function driven(binary: string, end: () => void): Promise<Engine> {
  const browser = { binary, args: ["--automation"] };
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": browser } };
  const session = await patiently(() => ask<Session>("/session", { capabilities }));
  const at = `/session/${session.sessionId}`;
  await ask(`${at}/timeouts`, { script: 120_000 });
  await ask(`${at}/window/rect`, WINDOW);
  const run: Engine["run"] = (work, given) => {
    const script = `const done = arguments[1];
      ${NAMES} Promise.resolve((${work})(arguments[0])).then(done, (error) => done({ failed: String(error) }));`;
    return ask(`${at}/execute/async`, { script, args: [given] });
  };
  return {
    name: "WebKitGTK",
    version: session.capabilities.browserVersion,
    open: async (url) => {
      await ask(`${at}/url`, { url: "about:blank" });
      await ask(`${at}/url`, { url });
      await patiently(async () => {
        if (!(await run(() => document.documentElement.dataset.ready, null)))
          throw new Error("slow");
      });
    },
    run,
    close: async () => {
      await fetch(`http://127.0.0.1:${PORT}${at}`, { method: "DELETE" });
      end();
    },
  };
}

/** What the driver reports about a browser it started. */
interface Session {
  sessionId: string;
  capabilities: { browserVersion: string };
}

/** Sends the driver a command. */
async function ask<T>(path: string, body: object): Promise<T> {
  const request = { method: "POST", body: JSON.stringify(body) };
  const answer = await fetch(`http://127.0.0.1:${PORT}${path}`, request);
  const { value }: { value: T } = await answer.json();
  const failure = failureIn(value);
  if (failure) throw new Error(`WebKitWebDriver: ${failure}`);
  return value;
}

/** The error of the driver or of the script in the page; null if there was none. */
function failureIn(value: unknown) {
  if (typeof value !== "object" || value === null) return null;
  if ("error" in value) return `${value.error}: ${"message" in value ? value.message : ""}`;
  return "failed" in value ? String(value.failed) : null;
}

/** Retries for a while until it works. */
async function patiently<T>(attempt: () => Promise<T>, tries = 100): Promise<T> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (--tries === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
