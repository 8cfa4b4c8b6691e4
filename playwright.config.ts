import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";

// `cargo xtask test --only browser` starts the servers, finds the browsers and sets these. With ALL,
// every browser runs every test.
const { PAGE_URL, CHROME, FIREFOX, ALL } = process.env;
const PHONE = "**/*.phone.spec.ts";

/**
 * Tests that wait for `cargo xtask test --all`, because a quicker test covers the same claim; the comment above each names
 * that test.
 */
const LATER = /@all/;

/**
 * Tests that always run in every engine: a few for each area in which engines differ, such as pointers, keys, focus,
 * storage, two windows, canvas pixels, workers, saved files, dialogs, history, frames, failed requests and print.
 */
const EVERY_ENGINE = /@every-engine/;

/** Tests that need Chromium; each says why. Touch does: in desktop Firefox, a tap is not a click. */
const CHROMIUM_ALONE = /@chromium-alone/;

const WINDOW = { viewport: { width: 1360, height: 900 } };
const SCREEN = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true };

const chromium = {
  browserName: "chromium" as const,
  // A reused page opens in half the time of a new one. Permissions, CDP's settings and the offline
  // mode survive, so the test that sets them resets them. In Firefox, reuse saves no time, and a page
  // that was once behind another never gets the focus again.
  reuseContext: true,
  launchOptions: {
    executablePath: CHROME,
    // The distribution's browser must not call home during the tests. Playwright itself adds --no-sandbox, which root needs; the only pages are our own.
    args: [
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  },
};

const firefox = {
  browserName: "firefox" as const,
  // The standard Firefox, rather than one built for Playwright.
  channel: "moz-firefox",
  launchOptions: {
    executablePath: FIREFOX,
    firefoxUserPrefs: {
      // Its driver ignores `emulateMedia`: without this, tests would look at pictures that still move.
      "ui.prefersReducedMotion": 1,
      // The list of saved files would open and keep the focus, which the tests could no longer give to the page.
      "browser.download.alwaysOpenPanel": false,
    },
    // A folder a worker, where the tests find what is saved.
    downloadsPath: resolve("test-results", `saved-${process.pid}`),
  },
};

export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results",
  reporter: "list",
  timeout: 60_000,
  // A test that fails now and then has a cause, in the page or in the test: no second run hides it.
  retries: 0,
  workers: 3,
  fullyParallel: true,
  // A test left alone by `.only` would hide all others: `-g "title"` selects tests.
  forbidOnly: true,
  grepInvert: ALL ? undefined : LATER,
  // Pictures are only updated with --update-snapshots.
  updateSnapshots: "none",
  snapshotPathTemplate: "tests/browser/pictures/{arg}{ext}",
  use: {
    baseURL: PAGE_URL,
  },
  projects: [
    {
      name: "desktop",
      testMatch: "**/*.spec.ts",
      testIgnore: PHONE,
      use: { ...chromium, ...WINDOW },
    },
    { name: "phone", testMatch: PHONE, use: { ...chromium, ...SCREEN, isMobile: true } },
    ...(FIREFOX
      ? [
          {
            name: "firefox",
            testMatch: "**/*.spec.ts",
            testIgnore: PHONE,
            grep: ALL ? undefined : EVERY_ENGINE,
            grepInvert: ALL ? CHROMIUM_ALONE : [CHROMIUM_ALONE, LATER],
            use: { ...firefox, ...WINDOW },
          },
        ]
      : []),
  ],
});
