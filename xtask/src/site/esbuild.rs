//! Runs esbuild, which packs modules and style sheets.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use super::packed::Packed;
use crate::tools::npm::npm;
use crate::tools::process::run;

/// Packs files into a folder, each with all its imports.
pub fn esbuild(files: &[PathBuf], out: &Path, options: &[&str]) -> Result<Packed> {
    if files.is_empty() {
        return Ok(Packed::default());
    }
    let account = tempfile::NamedTempFile::new()?;
    let mut command = npm(["run", "--silent", "bundle", "--"])?;
    command.args(files).args(options);
    command.arg(format!("--outdir={}", out.display()));
    command.arg(format!("--metafile={}", account.path().display()));
    run(&mut command)?;
    let text = fs::read_to_string(account.path())?;
    let account = serde_json::from_str(&text).context("cannot read esbuild’s report")?;
    Ok(Packed::read(&account))
}
