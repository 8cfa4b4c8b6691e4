//! No text says what `xtask/words.toml` bans.

use anyhow::{Result, ensure};

use crate::tools::process::root;
use crate::words::banned::{LIST, found};

/// Lists what the files below these paths say, and what to say instead.
///
/// # Errors
/// If there is anything on the list.
pub fn check(below: &[String]) -> Result<()> {
    let found = found(root(), below)?;
    for line in &found {
        println!("{line}");
    }
    ensure!(
        found.is_empty(),
        "{} wordings to change; {LIST} lists what is banned, and why a phrase may be an exception",
        found.len()
    );
    Ok(())
}
