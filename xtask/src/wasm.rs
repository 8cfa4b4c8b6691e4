//! The game compiled to WebAssembly, with its JavaScript bindings, in `www/pkg/`.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

use crate::rustup::ensure_target;
use crate::tools::{cargo, output, root, run};

pub const TARGET: &str = "wasm32-unknown-unknown";

/// Compiles the game for the browser and writes the bindings.
pub fn build() -> Result<()> {
    ensure_target(TARGET)?;
    run(&mut cargo([
        "build",
        "--release",
        "--lib",
        "--target",
        TARGET,
    ]))?;
    bind(&compiled()?, &root().join("www/pkg"))
}

/// Where cargo puts the module; asked, as the target directory can be set in several places.
fn compiled() -> Result<PathBuf> {
    let metadata = output(&mut cargo([
        "metadata",
        "--no-deps",
        "--format-version",
        "1",
    ]))?;
    let metadata: serde_json::Value = serde_json::from_str(&metadata)?;
    let folder = metadata["target_directory"]
        .as_str()
        .context("cargo names no target directory")?;
    Ok(Path::new(folder)
        .join(TARGET)
        .join("release/forward_check.wasm"))
}

/// Writes the bindings in place of the old ones, which stay until the new ones are complete:
/// a page that is being served misses them for no longer than the writing takes.
fn bind(module: &Path, folder: &Path) -> Result<()> {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(module).web(true)?.typescript(true);
    bindgen
        .remove_name_section(true)
        .remove_producers_section(true);
    // Off by default in the library, unlike the command: `init()` finds the module by itself.
    bindgen.omit_default_module_path(false);
    let mut bindings = bindgen.generate_output()?;
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    bindings.emit(folder)
}
