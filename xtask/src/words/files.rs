//! The files of the checkout and the texts in them.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};

use super::text::Text;
use super::{markup, rust, script};
use crate::tools::process::output;

/// Generated and third-party files.
const FOREIGN: [&str; 5] = [
    "www/engine/generated/",
    "LICENSE",
    "package-lock.json",
    "fuzz/corpus/",
    "record/2",
];

/// The texts of each file below these paths; without paths, of the whole checkout.
///
/// # Errors
/// If git is missing, or a file cannot be read.
pub fn texts(root: &Path, below: &[String]) -> Result<Vec<(String, Vec<Text>)>> {
    let list = output(
        Command::new("git")
            .args(["ls-files", "-co", "--exclude-standard", "--"])
            .args(below),
    )?;
    let mut files: Vec<_> = list
        .lines()
        .filter(|file| is_ours(file))
        .map(str::to_owned)
        .collect();
    files.sort();
    files.dedup();
    let existing = files.into_iter().filter(|file| root.join(file).is_file());
    existing
        .map(|file| {
            let found = texts_of(root, &file)?;
            Ok((file, found))
        })
        .collect()
}

fn is_ours(file: &str) -> bool {
    !FOREIGN.iter().any(|foreign| file.starts_with(foreign))
}

fn texts_of(root: &Path, file: &str) -> Result<Vec<Text>> {
    let ending = file.rsplit('.').next().unwrap_or_default();
    if ![
        "rs",
        "ts",
        "tsx",
        "js",
        "css",
        "html",
        "md",
        "toml",
        "yml",
        "json",
        "webmanifest",
    ]
    .contains(&ending)
    {
        return Ok(Vec::new());
    }
    let source =
        fs::read_to_string(root.join(file)).with_context(|| format!("cannot read {file}"))?;
    match ending {
        "rs" => rust::texts(&source).with_context(|| format!("cannot parse {file}")),
        "ts" | "tsx" | "js" => script::texts(file, &source),
        "css" => Ok(markup::style(&source)),
        "html" => Ok(markup::html(&source)),
        "md" => Ok(markup::markdown(&source)),
        "toml" | "yml" => Ok(markup::settings(&source)),
        _ => Ok(markup::json(&source)),
    }
}
