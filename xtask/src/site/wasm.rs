//! The game compiled to WebAssembly, with its JavaScript bindings, in `www/pkg/`.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::{Bindgen, Output};

use super::licences;
use crate::tools::process::{Run, cargo, output, root, run};
use crate::tools::rustup::ensure_target;

pub use super::modules::{BINDINGS, MODULES, TARGET, selection};

/// The profile of `Cargo.toml` that says which module is compiled for speed, and which for size.
const PROFILE: &str = "wasm";

/// Inlines less than LLVM does by itself: an eighth of the code goes, and the solvers stay as fast.
const INLINE: &str =
    "target.wasm32-unknown-unknown.rustflags = ['-Cllvm-args=-inline-threshold=100']";

/// Compiles the game for the browser, and writes the bindings and the licences.
///
/// # Errors
/// If Rust lacks the target and rustup cannot add it, or if the game does not compile.
pub fn build() -> Result<()> {
    let folder = root().join("www/pkg");
    emit(bind_all(true)?, &folder)?;
    licences::write(&folder)
}

/// Writes the modules into a folder with the names of their functions.
///
/// # Errors
/// Like [`build`].
pub fn build_named(folder: &Path) -> Result<()> {
    emit(bind_all(false)?, folder)
}

/// Compiles all modules, and makes their bindings; `strip` removes the names of functions.
fn bind_all(strip: bool) -> Result<Vec<Output>> {
    let folder = compile(run)?;
    let bindings = MODULES.iter().map(|name| bind(&folder, name, strip));
    bindings.collect()
}

/// The target directory, which can be set in several places, so ask cargo.
///
/// # Errors
/// If cargo does not tell.
pub fn target() -> Result<PathBuf> {
    let metadata = output(&mut cargo([
        "metadata",
        "--no-deps",
        "--format-version",
        "1",
    ]))?;
    let metadata: serde_json::Value = serde_json::from_str(&metadata)?;
    let target = metadata["target_directory"]
        .as_str()
        .context("cargo names no target directory")?;
    Ok(target.into())
}

/// Compiles all modules at once: they share their dependencies, and each ends on one core. `run`
/// runs the command. Returns the folder.
///
/// # Errors
/// Like [`build`].
pub fn compile(run: Run) -> Result<PathBuf> {
    ensure_target(TARGET)?;
    // Their own folder, so that they can be compiled while other checks run.
    let folder = target()?.join("modules");
    let build = ["build", "--profile", PROFILE, "--target", TARGET];
    run(cargo(build)
        .args(["--config", INLINE])
        .args(selection())
        .arg("--target-dir")
        .arg(&folder))?;
    Ok(folder)
}

/// The bindings of a module.
fn bind(folder: &Path, name: &str, strip: bool) -> Result<Output> {
    let compiled = folder.join(TARGET).join(PROFILE).join(name);
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(compiled.with_extension("wasm"))
        .web(true)?
        .typescript(true);
    bindgen
        .out_name(name)
        .remove_name_section(strip)
        .remove_producers_section(true);
    // `www/engine/door.ts` knows where the module is.
    bindgen.omit_default_module_path(true);
    bindgen.generate_output()
}

/// Replaces the bindings only once the new ones are complete, so that a served page hardly misses
/// them.
fn emit(bindings: Vec<Output>, folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    for mut module in bindings {
        module.emit(folder)?;
    }
    Ok(())
}
