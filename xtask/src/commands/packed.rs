//! The benchmarks of the packed page.

use std::path::Path;

use anyhow::Result;

use crate::site::{sites::Sites, wasm};
use crate::tools::engine::CHROMIUM;
use crate::tools::npm::{self, Packages, npm};
use crate::tools::process::run;

/// Packs and serves the page for as long as some work with its address takes.
pub fn serve(work: impl FnOnce(&str) -> Result<()>) -> Result<()> {
    wasm::build()?;
    npm::install(Packages::All)?;
    let sites = Sites::start()?;
    work(sites.packed())
}

/// Makes a benchmark of the page at an address add its figures to a file.
pub fn bench(script: &str, address: &str, figures: &Path) -> Result<()> {
    let mut command = npm(["run", "--silent", script])?;
    command
        .env("CHROME", CHROMIUM.find()?)
        .env("PAGE_URL", address)
        .env("FIGURES", figures);
    run(&mut command)
}

/// Measures one thing; slow answers do not fail.
pub fn measure(script: &str, figures: &Path) -> Result<()> {
    serve(|address| bench(script, address, figures))
}
