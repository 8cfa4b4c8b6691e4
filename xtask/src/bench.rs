//! `cargo xtask bench`: how fast the game is, natively, under Node and in a browser.

use anyhow::Result;

use crate::server::{Server, listen};
use crate::tools::{cargo, root, run};
use crate::{chromium, npm, site, wasm};

/// Measures and prints; nothing fails for being slow, only for counting wrong.
pub fn run_all() -> Result<()> {
    wasm::build()?;
    npm::install()?;
    run(&mut cargo(["build", "--release", "--example", "watched"]))?;
    run(&mut cargo(["bench", "--bench", "seek", "--bench", "race"]))?;
    npm::script("bench:node")?;
    let live = Server::start(listen(0)?, site::checkout(root()))?;
    let command = &mut npm::npm(["run", "--silent", "bench:browser"])?;
    command.env("CHROME", chromium::find()?);
    run(command.env("BASE_URL", format!("{}/", live.origin())))
}
