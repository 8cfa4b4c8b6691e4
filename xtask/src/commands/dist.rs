//! `cargo xtask dist`: packs the site in `dist/`, for any static host, under any path.

use anyhow::Result;

use crate::site::prepare;
use crate::tools::npm;
use crate::tools::process::run;

/// Builds the game and packs the site, replacing an older `dist/`.
pub fn run_all() -> Result<()> {
    prepare::page()?;
    run(npm::vite()?.arg("build"))
}
