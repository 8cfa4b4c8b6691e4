import { defineConfig } from "@playwright/test";

// `cargo xtask test --only browser` starts the servers, finds a Chromium and sets these.
const { BASE_URL, CHROME, CI } = process.env;
const PHONE = "**/*.phone.spec.js";

export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results",
  reporter: "list",
  timeout: 60_000,
  retries: 0,
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(CI),
  // Pictures are compared, and made anew only where that is asked for: --update-snapshots.
  updateSnapshots: "none",
  snapshotPathTemplate: "tests/browser/pictures/{arg}{ext}",
  use: {
    baseURL: BASE_URL,
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
  },
  projects: [
    {
      name: "desktop",
      testMatch: "**/*.spec.js",
      testIgnore: PHONE,
      use: { viewport: { width: 1360, height: 900 } },
    },
    {
      name: "phone",
      testMatch: PHONE,
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
});
