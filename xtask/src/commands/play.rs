//! `cargo xtask play`: opens the game of this checkout in the browser.

use std::env;

use anyhow::Result;

use crate::site::server::{Server, listen};
use crate::site::{routes, wasm};
use crate::tools::process::root;

#[derive(clap::Args)]
pub struct Options {
    /// The port to serve on; the next free one if it is taken
    #[arg(long, default_value_t = 8080)]
    port: u16,
    /// Don't open the browser
    #[arg(long)]
    no_open: bool,
}

pub fn run(options: &Options) -> Result<()> {
    wasm::build()?;
    let server = Server::start(listen(options.port)?, routes::checkout(root()))?;
    let address = format!("{}/", server.origin());
    announce(&address, options.port, server.port());
    if !options.no_open && has_display() {
        open_browser(&address);
    }
    server.wait()
}

/// Only the address goes to stdout, for scripts; the rest is for people.
fn announce(address: &str, wanted: u16, got: u16) {
    if wanted != got && wanted != 0 {
        eprintln!("Port {wanted} is taken; using port {got} instead.");
    }
    println!("Forward Check is at {address}");
    eprintln!(
        "After a change in www/, reload the page. After a change in src/, run this command again. Ctrl-C stops it."
    );
}

/// Whether a browser could open at all. Without a display, xdg-open might take over the terminal.
fn has_display() -> bool {
    let set = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
    cfg!(any(windows, target_os = "macos")) || set("DISPLAY") || set("WAYLAND_DISPLAY")
}

fn open_browser(address: &str) {
    if open::that_detached(address).is_err() {
        eprintln!("Couldn’t start a browser. Open the address yourself.");
    }
}
