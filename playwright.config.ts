import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";

// `cargo xtask test --only browser` starts the servers, finds the browsers and sets these. Firefox
// runs the tests with this tag; with ALL, every browser every test.
const { PAGE_URL, CHROME, FIREFOX, ALL, CI } = process.env;
const PHONE = "**/*.phone.spec.ts";

/**
 * Tests that wait for `cargo xtask test --all`: the same claim is held sooner. Those tagged @light run in Node
 * (`tests/component/`), as they need no browser to fail; of those tagged @all another test, named beside the tag, is
 * quicker.
 */
const LATER = /@light|@all/;

/**
 * Tests that run in every engine even before that, a few of each kind that engines are known to differ on: how a
 * pointer and keys arrive and where the focus goes, what is stored and what two windows hear of it, the pixels of a
 * canvas, workers, files that are saved, dialogs, history, frames, what does not arrive and what comes to paper.
 */
const EVERY_ENGINE = /@every-engine/;

/** Tests that lean on Chromium, and say why. Fingers do: a tap in Firefox on a desk is no click. */
const CHROMIUM_ALONE = /@chromium-alone/;

const WINDOW = { viewport: { width: 1360, height: 900 } };
const SCREEN = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true };

const chromium = {
  browserName: "chromium" as const,
  // A page that is emptied and used again opens in half the time of a new one. What stays in spite
  // of that, permissions, CDP's settings and being offline, is undone by the test that sets it. In
  // Firefox it saves nothing, and a page that has once been behind another never has the focus again.
  reuseContext: true,
  launchOptions: {
    executablePath: CHROME,
    // A browser from the distribution minds its own business: no calls home during the tests.
    // Playwright itself adds --no-sandbox, which root needs; the only pages are our own.
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
    // A folder a worker, where the tests find what is saved.
    downloadsPath: resolve("test-results", `saved-${process.pid}`),
  },
};

export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results",
  reporter: "list",
  timeout: 60_000,
  // A shared machine can keep a browser waiting. There, a failing test runs again, and counts as
  // flaky if it passes.
  retries: CI ? 1 : 0,
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(CI),
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
