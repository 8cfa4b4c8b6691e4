//! `cargo xtask dist`: packs the site in `dist/`, for any static host, under any path.

use std::fs;

use anyhow::{Context, Result};

use crate::site::{pack, wasm};
use crate::tools::npm;
use crate::tools::process::root;

/// Builds the game and packs the site, replacing an older `dist/`.
pub fn run() -> Result<()> {
    wasm::build()?;
    npm::install()?;
    let dist = root().join("dist");
    if dist.exists() {
        fs::remove_dir_all(&dist).context("cannot empty dist/")?;
    }
    pack::pack(root(), &dist)?;
    println!("dist/ is ready: {} KiB", pack::size(&dist)?.div_ceil(1024));
    Ok(())
}
