//! `cargo xtask mutate`: changes the program in small ways, one at a time, and lists the changes
//! that no test notices.
//!
//! StrykerJS mutates TypeScript, cargo-mutants Rust. No check needs them, so they are installed in
//! `target/` on first use. `xtask/mutants.js` runs the unit tests for StrykerJS.

use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::num::NonZero;
use std::path::PathBuf;
use std::process::Command;
use std::thread;

use anyhow::{Context, Result, ensure};
use serde_json::json;

use crate::checks::changes::Changes;
use crate::site::wasm;
use crate::tools::npm::{self, npm};
use crate::tools::process::{cargo, output, program, root, run};

/// The last version for the Node that the other tools need.
const STRYKER: &str = "@stryker-mutator/core@9.6.1";
const CARGO_MUTANTS: &str = "27.1.0";

/// The folder of the mutants and their reports.
const FOLDER: &str = "target/mutants";

#[derive(clap::Args)]
pub struct Options {
    /// A file, or a folder such as www/state or src/puzzles; by default what the branch changed
    folder: Option<String>,
    /// A file of unit tests to try TypeScript with; by default those that import what is mutated
    #[arg(long = "test")]
    tests: Vec<String>,
    /// The commit to compare the branch with
    #[arg(long, default_value = "main", conflicts_with = "folder")]
    since: String,
}

/// What to mutate.
#[derive(Debug, Default, PartialEq)]
struct Targets {
    /// File patterns for StrykerJS.
    typescript: Vec<String>,
    /// File patterns for cargo-mutants.
    rust: Vec<String>,
}

/// # Errors
/// If there is nothing to mutate, or a tool fails. Mutants that survive are named, and are no error.
pub fn mutate(options: &Options) -> Result<()> {
    match &options.folder {
        Some(folder) => {
            let is_file = root().join(folder).is_file();
            let targets = Targets::below(folder.trim_end_matches('/'), is_file)?;
            mutate_typescript(&targets.typescript, &options.tests)?;
            mutate_rust(&targets.rust, None)
        }
        None => {
            let changes = Changes::since(&options.since)?;
            let targets = Targets::of(&changes);
            ensure!(
                targets != Targets::default(),
                "this branch changes no source file: name a folder to mutate"
            );
            mutate_typescript(&targets.typescript, &options.tests)?;
            mutate_rust(&targets.rust, Some(&changes.base))
        }
    }
}

impl Targets {
    /// A file, or everything in a folder.
    fn below(path: &str, is_file: bool) -> Result<Self> {
        ensure!(
            is_file || root().join(path).is_dir(),
            "{path} is not in this checkout"
        );
        let inside = |folder: &str| path == folder || path.starts_with(&format!("{folder}/"));
        let pattern = |ends: &str| match is_file {
            true => vec![path.to_owned()],
            false => vec![format!("{path}/**/*{ends}")],
        };
        let (is_page, is_rust) = (
            inside("www"),
            inside("src") || inside("xtask") || inside("fuzz"),
        );
        ensure!(
            is_page || is_rust,
            "{path} has nothing to mutate: name a part of www/, src/, xtask/ or fuzz/"
        );
        Ok(Self {
            typescript: if is_page {
                pattern(".ts?(x)")
            } else {
                Vec::new()
            },
            rust: if is_rust { pattern(".rs") } else { Vec::new() },
        })
    }

    fn of(changes: &Changes) -> Self {
        let owned = |files: Vec<&str>| files.into_iter().map(str::to_owned).collect();
        let mut page = changes.present(&["www/"], &[".ts", ".tsx"]);
        page.retain(|file| !file.starts_with("www/engine/generated/"));
        Self {
            typescript: owned(page),
            rust: owned(changes.present(&["src/", "xtask/src/", "fuzz/src/"], &[".rs"])),
        }
    }
}

fn mutate_typescript(patterns: &[String], tests: &[String]) -> Result<()> {
    if patterns.is_empty() {
        return Ok(());
    }
    // The tests run the compiled game.
    wasm::build()?;
    npm::install(npm::Packages::All)?;
    let tools = install_stryker()?;
    let config = root().join(FOLDER).join("stryker.json");
    fs::write(&config, stryker_config(patterns, tests).to_string())?;
    let script = tools.join("node_modules/@stryker-mutator/core/bin/stryker.js");
    run(npm::node()?.arg(script).arg("run").arg(config))
}

/// Installs StrykerJS in a separate folder, and returns it.
fn install_stryker() -> Result<PathBuf> {
    let folder = root().join(FOLDER).join("stryker");
    fs::create_dir_all(&folder)?;
    let wanted = json!({ "private": true, "description": STRYKER }).to_string();
    let manifest = folder.join("wanted.json");
    if fs::read_to_string(&manifest).is_ok_and(|installed| installed == wanted) {
        return Ok(folder);
    }
    let mut command = npm(["install", "--no-audit", "--no-fund", "--no-save"])?;
    command.arg("--prefix").arg(&folder).arg(STRYKER);
    run(&mut command)?;
    fs::write(manifest, wanted)?;
    Ok(folder)
}

/// Results are kept, so that a second run tries only what changed since.
fn stryker_config(patterns: &[String], tests: &[String]) -> serde_json::Value {
    let plugin = root().join("xtask/mutants.js");
    json!({
        "testRunner": "unit",
        "plugins": [plugin.to_string_lossy().replace('\\', "/")],
        "mutate": patterns,
        "testFiles": tests,
        "coverageAnalysis": "perTest",
        "incremental": true,
        "incrementalFile": format!("{FOLDER}/incremental.json"),
        "concurrency": thread::available_parallelism().map_or(1, NonZero::get),
        // A busy machine is no reason to count a mutant as found.
        "timeoutMS": 60_000,
        "dryRunTimeoutMinutes": 30,
        "ignorePatterns": ["target", "dist", "test-results", "record", "docs", "fuzz/corpus"],
        // `cargo xtask test` checks the types; mutants need none.
        "disableTypeChecks": true,
        // None, because StrykerJS would rewrite it with an interface that TypeScript dropped.
        "tsconfigFile": format!("{FOLDER}/tsconfig.json"),
        "tempDirName": format!("{FOLDER}/sandbox"),
        "reporters": ["clear-text", "progress", "json"],
        "jsonReporter": { "fileName": format!("{FOLDER}/typescript.json") },
        "clearTextReporter": { "logTests": false, "reportTests": false },
    })
}

/// Mutates files; with a commit, only the lines that differ from it.
fn mutate_rust(patterns: &[String], since: Option<&str>) -> Result<()> {
    if patterns.is_empty() {
        return Ok(());
    }
    let mut command = Command::new(install_cargo_mutants()?);
    command.args(["mutants", "--workspace", "--output", FOLDER]);
    for pattern in patterns {
        command.args(["--file", pattern]);
    }
    if let Some(since) = since {
        let diff = root().join(FOLDER).join("changes.diff");
        let git = &mut program("git", "install git (https://git-scm.com)")?;
        fs::write(&diff, output(git.args(["diff", since]))? + "\n")?;
        command.arg("--in-diff").arg(diff);
    }
    let status = command.current_dir(root()).status();
    let status = status.context("cargo-mutants did not start")?;
    // 2: some survived, 3: some timed out.
    ensure!(
        matches!(status.code(), Some(0 | 2 | 3)),
        "cargo-mutants failed ({status}); its output above says why"
    );
    Ok(())
}

fn install_cargo_mutants() -> Result<PathBuf> {
    let tools = root().join(FOLDER).join("cargo");
    let path = tools.join(format!("bin/cargo-mutants{EXE_SUFFIX}"));
    fs::create_dir_all(&tools)?;
    // Does nothing if this version is installed.
    let mut command = cargo([
        "install",
        "cargo-mutants",
        "--locked",
        "--version",
        CARGO_MUTANTS,
    ]);
    run(command.arg("--root").arg(&tools))?;
    Ok(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(words: &[&str]) -> Vec<String> {
        words.iter().map(|word| (*word).to_owned()).collect()
    }

    #[test]
    fn a_folder_is_mutated_by_the_tool_for_its_language() {
        let page = Targets::below("www/state", false).unwrap();
        assert_eq!(page.typescript, ["www/state/**/*.ts?(x)"]);
        assert!(page.rust.is_empty());
        let rust = Targets::below("src/puzzles/verify.rs", true).unwrap();
        assert_eq!(rust.rust, ["src/puzzles/verify.rs"]);
        assert!(rust.typescript.is_empty());
    }

    #[test]
    fn what_is_no_source_is_refused() {
        for (path, end) in [
            ("tests", "name a part of www/, src/, xtask/ or fuzz/"),
            ("no/such/folder", "is not in this checkout"),
        ] {
            let error = Targets::below(path, false).unwrap_err().to_string();
            assert!(error.ends_with(end), "{error}");
        }
    }

    #[test]
    fn of_a_branch_what_it_changed_is_mutated_and_nothing_that_is_gone_or_generated() {
        let changes = Changes {
            base: String::new(),
            files: words(&[
                "www/main.tsx",
                "www/no-such-file.ts",
                "www/style/tokens.css",
                "tests/common/mod.rs",
                "src/lib.rs",
            ])
            .into_iter()
            .collect(),
        };
        let targets = Targets::of(&changes);
        assert_eq!(targets.typescript, ["www/main.tsx"]);
        assert_eq!(targets.rust, ["src/lib.rs"]);
    }

    #[test]
    fn stryker_has_an_exact_version_and_the_runner_of_this_checkout() {
        let (_, version) = STRYKER.rsplit_once('@').unwrap();
        assert_eq!(version.split('.').count(), 3, "{STRYKER}");
        let config = stryker_config(&words(&["www/a.ts"]), &words(&["tests/unit/a.test.ts"]));
        assert_eq!(config["mutate"][0], "www/a.ts");
        assert_eq!(config["testFiles"][0], "tests/unit/a.test.ts");
        assert!(PathBuf::from(config["plugins"][0].as_str().unwrap()).is_file());
    }
}
