//! `cargo xtask play`: opens the game of this checkout in the browser.

use std::env;

use anyhow::Result;

use crate::site::prepare;
use crate::tools::npm;
use crate::tools::process::become_program;

#[derive(clap::Args)]
pub struct Options {
    /// The port to serve on; the next free one if it is taken
    #[arg(long, default_value_t = 8080)]
    port: u16,
    /// Don't open the browser
    #[arg(long)]
    no_open: bool,
}

/// Compiles the modules and becomes Vite's server, which says where the page is (`vite/development.ts`).
pub fn run(options: &Options) -> Result<()> {
    prepare::page()?;
    let mut vite = npm::vite()?;
    vite.args(["--port", &options.port.to_string()]);
    if !options.no_open && has_display() {
        vite.arg("--open");
    }
    become_program(&mut vite)
}

/// Whether a browser could open at all. Without a display, xdg-open might take over the terminal.
fn has_display() -> bool {
    let set = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
    cfg!(any(windows, target_os = "macos")) || set("DISPLAY") || set("WAYLAND_DISPLAY")
}
