//! Parts of Rust that an installation may lack; rustup adds them if there is one.

use std::env;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};

use super::process::{cargo, output, program, run};

/// Rust's name for this machine.
///
/// # Errors
/// If cargo does not say so.
pub fn host() -> Result<String> {
    let version = output(&mut cargo(["--version", "--verbose"]))?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host
        .context("cargo does not say which machine this is")?
        .to_owned())
}

/// Makes sure that `cargo NAME` exists, for components missing from a minimal install.
pub fn ensure_component(name: &str, component: &str) -> Result<()> {
    if output(&mut cargo([name, "--version"])).is_ok() {
        return Ok(());
    }
    let advice = format!(
        "install {component} for your Rust, or install Rust with rustup (https://rustup.rs)"
    );
    run(program("rustup", &advice)?.args(["component", "add", component]))
}

/// Makes sure that Rust can compile for `target`. Asks rustc, because not every Rust comes with
/// rustup.
pub fn ensure_target(target: &str) -> Result<()> {
    let mut rustc = Command::new(env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
    let folder = output(rustc.args(["--print", "target-libdir", "--target", target]))?;
    if Path::new(&folder).is_dir() {
        return Ok(());
    }
    let advice =
        format!("add {target} to your Rust, or install Rust with rustup (https://rustup.rs)");
    run(program("rustup", &advice)?.args(["target", "add", target]))
}
