//! `cargo xtask package`: builds the npm package in `target/npm/`.

use anyhow::Result;

use crate::site::wasm;
use crate::tools::npm::{self, Packages};
use crate::tools::process::run;

pub fn run_all() -> Result<()> {
    wasm::build()?;
    npm::install(Packages::All)?;
    run(npm::script("npm/build.ts")?.arg(wasm::target()?.join("npm")))
}
