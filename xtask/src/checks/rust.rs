//! The checks that cargo does.
//!
//! Each takes the profile in which its dependencies are compiled anyway: xtask's own for the
//! workspace, release for the browser.

use std::fs;

use anyhow::Result;

use crate::site::wasm;
use crate::tools::process::{cargo, root, run};
use crate::tools::rustup::{ensure_component, ensure_target};

pub fn format() -> Result<()> {
    ensure_component("fmt", "rustfmt")?;
    run(&mut cargo(["fmt", "--all", "--check"]))
}

pub fn clippy() -> Result<()> {
    ensure_component("clippy", "clippy")?;
    ensure_target(wasm::TARGET)?;
    let native = ["--workspace", "--all-targets", "--profile", "xtask"].as_slice();
    lint(native)?;
    for (_, flag) in wasm::MODULES {
        lint(&["--lib", "--target", wasm::TARGET, "--release", flag])?;
    }
    Ok(())
}

fn lint(selection: &[&str]) -> Result<()> {
    run(cargo(["clippy"])
        .args(selection)
        .args(["--", "-D", "warnings"]))
}

pub fn test() -> Result<()> {
    run(&mut cargo(["test"]))?;
    run(&mut cargo(["test", "--package", "fuzz"]))?;
    run(&mut cargo([
        "test",
        "--package",
        "xtask",
        "--profile",
        "xtask",
    ]))
}

pub fn docs() -> Result<()> {
    run(cargo(["doc", "--no-deps", "--lib"]).env("RUSTDOCFLAGS", "-D warnings"))
}

/// Runs every benchmark once: Criterion measures nothing under `cargo test`, whose dependencies are
/// there already. `--bench *` rather than `--benches`, which would include the unit tests of the
/// library; cargo takes it for a mistake where there are none.
pub fn benches() -> Result<()> {
    let has_targets = fs::read_dir(root().join("benches")).is_ok_and(|mut files| {
        files.any(|file| file.is_ok_and(|file| file.path().extension() == Some("rs".as_ref())))
    });
    if !has_targets {
        return Ok(());
    }
    run(&mut cargo(["test", "--bench", "*"]))
}
