//! `cargo xtask dist`: packs the site in `dist/`, for any static host, under any path.

use anyhow::Result;

use crate::site::wasm;
use crate::tools::npm::{self, Packages};
use crate::tools::process::run;

/// Builds the game and packs the site, replacing an older `dist/`.
pub fn run_all() -> Result<()> {
    wasm::build()?;
    npm::install(Packages::Page)?;
    run(npm::vite()?.arg("build"))
}
