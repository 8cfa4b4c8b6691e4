//! The game compiled to WebAssembly, with its JavaScript bindings, in `www/pkg/`.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::{Bindgen, Output};

use crate::rustup::ensure_target;
use crate::tools::{cargo, output, root, run};

pub const TARGET: &str = "wasm32-unknown-unknown";

/// The modules by name, and the flag that has the crate compiled as each: the table, which the page
/// fetches first, and the engine.
pub const MODULES: [(&str, &str); 2] = [
    ("table", "--no-default-features"),
    ("engine", "--features=engine"),
];

/// Compiles the game for the browser and writes the bindings.
pub fn build() -> Result<()> {
    ensure_target(TARGET)?;
    let file = compiled()?;
    let bindings = MODULES.iter().map(|(name, flag)| {
        compile(flag)?;
        bind(&file, name)
    });
    emit(bindings.collect::<Result<_>>()?, &root().join("www/pkg"))
}

/// Compiles the crate as one of the modules, in place of the other.
fn compile(flag: &str) -> Result<()> {
    let build = ["build", "--release", "--lib", "--target", TARGET, flag];
    run(&mut cargo(build))
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

/// The bindings of a module.
fn bind(module: &Path, name: &str) -> Result<Output> {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(module).web(true)?.typescript(true);
    bindgen
        .out_name(name)
        .remove_name_section(true)
        .remove_producers_section(true);
    // `www/engine/door.js` knows where the module is.
    bindgen.omit_default_module_path(true);
    bindgen.generate_output()
}

/// Writes the bindings in place of the old ones, which stay until the new ones are complete:
/// a page that is being served misses them for no longer than the writing takes.
fn emit(bindings: Vec<Output>, folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    for mut module in bindings {
        module.emit(folder)?;
    }
    Ok(())
}
