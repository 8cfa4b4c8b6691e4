//! `cargo xtask bench --inp`: how soon the packed page answers clicks and keys.

use std::path::Path;

use anyhow::Result;

use crate::site::server::{Server, listen};
use crate::site::{pack::pack, routes, wasm};
use crate::tools::engine::CHROMIUM;
use crate::tools::npm::{self, npm};
use crate::tools::process::{root, run};

/// Makes the benchmark add its figures to a file; slow answers do not fail.
pub fn measure(figures: &Path) -> Result<()> {
    wasm::build()?;
    npm::install()?;
    let folder = tempfile::tempdir()?;
    pack(root(), folder.path())?;
    let server = Server::start(listen(0)?, routes::packed(folder.path(), ""))?;
    let mut interactions = npm(["run", "--silent", "bench:inp"])?;
    interactions
        .env("CHROME", CHROMIUM.find()?)
        .env("PAGE_URL", format!("{}/", server.origin()))
        .env("FIGURES", figures);
    run(&mut interactions)
}
