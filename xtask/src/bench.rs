//! `cargo xtask bench`: how fast the game is, natively, under Node and in a browser.

use anyhow::Result;

use crate::engine::CHROMIUM;
use crate::server::{Server, listen};
use crate::tools::{cargo, root, run};
use crate::{load, npm, site, wasm};

#[derive(clap::Args)]
pub struct Options {
    /// Measure only how fast the packed site arrives, and what Lighthouse finds
    #[arg(long)]
    load: bool,
}

/// Measures and prints; nothing fails for being slow, only for counting wrong.
pub fn run_all(options: &Options) -> Result<()> {
    if options.load {
        return load::run_all();
    }
    wasm::build()?;
    npm::install()?;
    run(&mut cargo(["build", "--release", "--example", "watched"]))?;
    run(&mut cargo(["bench", "--bench", "seek", "--bench", "race"]))?;
    npm::script("bench:node")?;
    let live = Server::start(listen(0)?, site::checkout(root()))?;
    let command = &mut npm::npm(["run", "--silent", "bench:browser"])?;
    command.env("CHROME", CHROMIUM.find()?);
    run(command.env("BASE_URL", format!("{}/", live.origin())))
}
