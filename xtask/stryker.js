/**
 * Changes TypeScript in small ways, one at a time, and lists the changes that no unit test notices:
 * `npm run mutate -- "www/store/**"`, once the modules are compiled. `.cargo/mutants.toml` is for Rust.
 */
const FOLDER = "target/mutants";

export default {
  testRunner: "unit",
  plugins: ["./xtask/mutants.js"],
  coverageAnalysis: "perTest",
  // Results are kept, so that a second run tries only what changed since.
  incremental: true,
  incrementalFile: `${FOLDER}/incremental.json`,
  // A busy machine is no reason to count a mutant as found.
  timeoutMS: 60_000,
  dryRunTimeoutMinutes: 30,
  ignorePatterns: ["target", "dist", "test-results", "record", "docs", "fuzz/corpus"],
  // `cargo xtask test` checks the types; mutants need none.
  disableTypeChecks: true,
  // None, because StrykerJS would rewrite it with an interface that TypeScript dropped.
  tsconfigFile: `${FOLDER}/tsconfig.json`,
  tempDirName: `${FOLDER}/sandbox`,
  reporters: ["clear-text", "progress", "json"],
  jsonReporter: { fileName: `${FOLDER}/typescript.json` },
  clearTextReporter: { logTests: false, reportTests: false },
};
