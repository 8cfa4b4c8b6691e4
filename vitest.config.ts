import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

/** One worker per processor. By default Vitest leaves one free, which is half of a small machine. */
const maxWorkers = availableParallelism();

/** The browser tests include some that need no browser; these run in Node. */
const light = readdirSync("tests/browser")
  .filter((name) => name.endsWith(".spec.ts"))
  .map((name) => `tests/browser/${name}`)
  .filter((file) => process.env.TRY || readFileSync(file, "utf8").includes("@light"));

export default defineConfig({
  test: {
    maxWorkers,
    passWithNoTests: true,
    // A test left alone by `.only` would hide all others: `-t "title"` selects tests.
    allowOnly: false,
    // Tests of workers and of full memories wait for threads, and a machine may be busy.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["tests/unit/*.test.ts"],
          setupFiles: "tests/unit/arrived.ts",
          pool: "threads",
          // Modules are loaded and the engine is instantiated once a thread: a third less work.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: "isolated", include: ["tests/unit/isolated/*.test.ts"], pool: "threads" },
      },
      {
        extends: true,
        resolve: { alias: { "@playwright/test": resolve("tests/component/playwright.ts") } },
        test: {
          name: "component",
          include: light,
          globalSetup: "tests/component/bundle.ts",
          pool: "threads",
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: "webkit", include: ["tests/webkit/**/*.test.ts"], fileParallelism: false },
      },
    ],
  },
});
