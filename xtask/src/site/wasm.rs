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

/// The modules, with the flag that compiles the crate as each: the table, which the page loads
/// first, and the engine.
pub const MODULES: [(&str, &str); 2] = [
    ("table", "--no-default-features"),
    ("engine", "--features=engine"),
];

/// Compiles the game for the browser and writes the bindings.
///
/// # Errors
/// If Rust lacks the target and rustup cannot add it, or if the game does not compile.
pub fn build() -> Result<()> {
    emit(bind_all(true)?, &root().join("www/pkg"))
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
    let bindings = MODULES.iter().map(|(name, _)| bind(&folder, name, strip));
    bindings.collect()
}

/// The folder of each compiled module: in one folder they would overwrite each other and always
/// recompile. The target directory can be set in several places, so ask cargo.
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

/// Compiles all modules in parallel, because the last and longest part of a build uses only one
/// core. `run` runs the commands. Returns the folder.
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
    // Two progress bars would overwrite each other.
    run(cargo(build)
        .arg("--target-dir")
        .arg(folder)
        .env("CARGO_TERM_PROGRESS_WHEN", "never"))
}

/// The bindings of a module.
fn bind(folder: &Path, name: &str, strip: bool) -> Result<Output> {
    let module = folder.join(name).join(TARGET);
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(module.join("release/forward_check.wasm"))
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
