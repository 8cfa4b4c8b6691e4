//! Checks that no text uses a wording banned in `xtask/words.toml`.

use anyhow::{Result, ensure};

use crate::tools::process::root;
use crate::words::banned::{LIST, found};

/// Lists the banned wordings in the files below these paths, with better ones.
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
        "{} wordings to change; {LIST} lists what is banned, with exceptions",
        found.len()
    );
    Ok(())
}
