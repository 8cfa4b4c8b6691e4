//! The parts of Rust that an installation may lack: rustup adds them, where there is one.

use std::env;
use std::path::Path;
use std::process::Command;

use anyhow::Result;

use super::process::{cargo, output, program, run};

/// Makes sure that `cargo NAME` exists, for the components rustup leaves out of a minimal install.
pub fn ensure_component(name: &str, component: &str) -> Result<()> {
    if output(&mut cargo([name, "--version"])).is_ok() {
        return Ok(());
    }
    let advice = format!(
        "install {component} for your Rust, or install Rust with rustup (https://rustup.rs)"
    );
    run(program("rustup", &advice)?.args(["component", "add", component]))
}

/// Makes sure that Rust can compile for `target`; asks rustc, as not every Rust comes by rustup.
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
