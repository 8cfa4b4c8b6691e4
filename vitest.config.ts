import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** One worker per processor. By default Vitest leaves one free, which is half of a small machine. */
const maxWorkers = availableParallelism();

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
          include: ["tests/unit/*.test.ts", "www/**/*.test.ts"],
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
        test: { name: "webkit", include: ["tests/webkit/**/*.test.ts"], fileParallelism: false },
      },
    ],
  },
});
