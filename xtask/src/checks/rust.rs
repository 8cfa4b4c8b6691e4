//! The checks that cargo runs.
//!
//! All use xtask's own profile: the dependencies compiled for `cargo xtask` also serve the tests,
//! and the program is optimised there (see Cargo.toml).

use std::ffi::OsStr;

use anyhow::Result;

use super::plan::Plan;
use crate::site::wasm;
use crate::tools::process::{cargo, root, run};
use crate::tools::rustup::{ensure_component, ensure_target};

const PROFILE: [&str; 2] = ["--profile", "xtask"];

pub fn format() -> Result<()> {
    ensure_component("fmt", "rustfmt")?;
    run(&mut cargo(["fmt", "--all", "--check"]))
}

/// The sets of the crate's features, except the default, which has all of them.
const FEATURES: [&str; 3] = ["", "gif", "serde"];

/// Lints natively, with all features and with none, and the bindings for the browser; with `--all` also each module and
/// each feature by itself, to find what it leaves unused.
pub fn clippy(plan: &Plan) -> Result<()> {
    ensure_component("clippy", "clippy")?;
    ensure_target(wasm::TARGET)?;
    lint(excluded().chain(["--workspace", "--all-targets"]))?;
    let target = ["--target", wasm::TARGET];
    lint(["--package", wasm::BINDINGS].into_iter().chain(target))?;
    if plan.all {
        lint(wasm::selection().chain(target))?;
    }
    let each = ["--lib", "--no-default-features", "--features"];
    let wanted = |features: &&str| plan.all || features.is_empty();
    let mut sets = FEATURES.into_iter().filter(wanted);
    sets.try_for_each(|features| lint(each.into_iter().chain([features])))
}

/// Leaves out the packages of modules, which compile the same source: `--lib` would also test them.
fn excluded() -> impl Iterator<Item = &'static str> {
    let names = wasm::MODULES.iter().chain([&wasm::BINDINGS]);
    names.flat_map(|name| ["--exclude", name])
}

fn lint(selection: impl Iterator<Item = &'static str>) -> Result<()> {
    run(cargo(["clippy"])
        .args(selection)
        .args(PROFILE)
        .args(["--", "-D", "warnings"]))
}

/// Runs every test, and every benchmark once to check its counts: under `cargo test`, Criterion
/// does not measure.
pub fn test(plan: &Plan) -> Result<()> {
    if let Some(changes) = &plan.changes {
        return test_workspace(plan, &changes.rust_tests(root())?);
    }
    // By itself, xtask uses the dependencies that `cargo xtask` has compiled: beside the others, they have more features.
    run(plan.tell(cargo(["test", "--package", "xtask"]).args(PROFILE)))?;
    let others = ["--workspace", "--exclude", "xtask"];
    test_workspace(plan, &others)?;
    // A separate pass, so that a plain `cargo test` leaves the benchmarks out.
    test_workspace(plan, &[&others[..], &["--bench", "*"]].concat())
}

/// Runs the tests that the selection names.
fn test_workspace(plan: &Plan, selection: &[impl AsRef<OsStr>]) -> Result<()> {
    let mut command = cargo(["test"]);
    command.args(PROFILE).args(selection).args(excluded());
    run(plan.tell(&mut command))
}

pub fn docs() -> Result<()> {
    let mut command = cargo(["doc", "--no-deps", "--lib"]);
    run(command.args(PROFILE).env("RUSTDOCFLAGS", "-D warnings"))
}
