import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

/** As many workers as processors: by itself Vitest keeps one free, which is half of a small machine. */
const maxWorkers = availableParallelism();

export default defineConfig({
  test: {
    maxWorkers,
    // Tests of workers and of full memories wait for threads, and a machine may be busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["tests/unit/*.test.ts"],
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
          include: ["tests/browser/**/*.spec.ts"],
          globalSetup: "tests/component/bundle.ts",
          pool: "threads",
          isolate: false,
          passWithNoTests: true,
        },
      },
      {
        extends: true,
        test: { name: "webkit", include: ["tests/webkit/**/*.test.ts"], fileParallelism: false },
      },
    ],
  },
});
