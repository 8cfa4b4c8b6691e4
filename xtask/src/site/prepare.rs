//! What the page needs before Vite serves or packs it.

use std::thread;

use anyhow::Result;

use super::wasm;
use crate::tools::npm::{self, Packages};
use crate::tools::process::run_silently;

/// Compiles the modules while npm installs the packages, which hardly needs a processor.
///
/// # Errors
/// If Node is missing or too old, which it says before it compiles, or if one of the two fails.
pub fn page() -> Result<()> {
    npm::ensure_node()?;
    thread::scope(|scope| {
        // If this fails, the installation below says why.
        scope.spawn(|| npm::install_by(Packages::Page, run_silently));
        wasm::build()
    })?;
    npm::install(Packages::Page)
}
