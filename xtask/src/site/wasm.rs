//! The game compiled to WebAssembly, with its JavaScript bindings, in `www/pkg/`.

use std::fs;
use std::panic::resume_unwind;
use std::path::{Path, PathBuf};
use std::thread;

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::{Bindgen, Output};

use crate::tools::process::{Run, cargo, output, root, run};
use crate::tools::rustup::ensure_target;

pub const TARGET: &str = "wasm32-unknown-unknown";

/// The modules by name, and the flag that has the crate compiled as each: the table, which the page
/// fetches first, and the engine.
pub const MODULES: [(&str, &str); 2] = [
    ("table", "--no-default-features"),
    ("engine", "--features=engine"),
];

/// Compiles the game for the browser and writes the bindings.
///
/// # Errors
/// If Rust lacks the target and rustup cannot add it, or if the game does not compile.
pub fn build() -> Result<()> {
    let folder = compile(run)?;
    let bindings = MODULES.iter().map(|(name, _)| bind(&folder, name));
    emit(bindings.collect::<Result<_>>()?, &root().join("www/pkg"))
}

/// Where the modules are compiled, each in a folder of its own: in the same one they would take each
/// other's place, and be compiled anew every time. Cargo is asked for its own, which can be set in several
/// places.
fn folder() -> Result<PathBuf> {
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
    Ok(Path::new(target).join("modules"))
}

/// Compiles the crate as all modules at once, as the last and longest part of it uses one core alone.
/// Returns the folder that they are in. `run` runs the commands.
///
/// # Errors
/// Like [`build`].
pub fn compile(run: Run) -> Result<PathBuf> {
    ensure_target(TARGET)?;
    let folder = folder()?;
    thread::scope(|scope| {
        let builds = MODULES.map(|(name, flag)| {
            let into = folder.join(name);
            scope.spawn(move || compile_as(flag, &into, run))
        });
        builds.into_iter().try_for_each(|build| {
            let built = build.join();
            built.unwrap_or_else(|panic| resume_unwind(panic))
        })
    })?;
    Ok(folder)
}

fn compile_as(flag: &str, folder: &Path, run: Run) -> Result<()> {
    let build = ["build", "--release", "--lib", "--target", TARGET, flag];
    // Two progress bars would write over each other.
    run(cargo(build)
        .arg("--target-dir")
        .arg(folder)
        .env("CARGO_TERM_PROGRESS_WHEN", "never"))
}

/// The bindings of a module.
fn bind(folder: &Path, name: &str) -> Result<Output> {
    let module = folder.join(name).join(TARGET);
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(module.join("release/forward_check.wasm"))
        .web(true)?
        .typescript(true);
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
