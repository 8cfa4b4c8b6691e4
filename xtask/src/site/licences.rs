//! The licences of the crates compiled into the game, and of Rust's standard library. When the site is packed, those of
//! npm's packages and of the font follow (`vite/site.ts`).

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use super::wasm;
use crate::tools::process::{cargo, output};

const NAME: &str = "LICENSES.txt";

/// What the game is compiled for.
pub const TARGET: &str = "wasm32-unknown-unknown";

const INTRODUCTION: &str =
    "Forward Check is free under the MIT licence or the Apache licence 2.0, at your option: see \
LICENSE-MIT and LICENSE-APACHE.

Compiled into it is the work of others, listed here with the licences under which it is used.
";
const LIBRARY: &str = "Copyright (c) The Rust Project Contributors. MIT OR Apache-2.0, see \
https://github.com/rust-lang/rust/blob/master/COPYRIGHT; the terms are those below.";

/// Crates with a choice of licences have one file for each.
const MIT: &str = "LICENSE-MIT";

/// A crate that is compiled into the game.
struct Crate {
    name: String,
    version: String,
    /// An SPDX expression.
    licence: String,
    folder: PathBuf,
}

/// Writes the licences next to the compiled modules.
pub fn write(folder: &Path) -> Result<()> {
    fs::write(folder.join(NAME), text()?)?;
    Ok(())
}

/// Everything compiled into the game, with its terms.
///
/// # Errors
/// If a crate has no text of its licence with it.
fn text() -> Result<String> {
    let crates = shipped()?;
    let version = output(&mut cargo(["--version"]))?;
    let mut text = format!("{INTRODUCTION}\n- Rust’s standard library ({version}). {LIBRARY}\n");
    let mut terms: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for part in &crates {
        text += &format!("- {} {}: {}\n", part.name, part.version, part.licence);
        terms.entry(part.terms()?).or_default().push(&part.name);
    }
    for (terms, names) in terms {
        text += &format!("\n{}\n\n{}:\n\n{terms}\n", "-".repeat(80), names.join(", "));
    }
    Ok(text)
}

impl Crate {
    fn read(package: &Value) -> Option<Self> {
        let word = |name: &str| package[name].as_str().map(str::to_owned);
        Some(Self {
            name: word("name")?,
            version: word("version")?,
            licence: word("license").unwrap_or_default(),
            folder: Path::new(package["manifest_path"].as_str()?)
                .parent()?
                .to_owned(),
        })
    }

    /// MIT's terms where there is a choice; otherwise all terms.
    fn terms(&self) -> Result<String> {
        let mut files = Vec::new();
        for entry in fs::read_dir(&self.folder)? {
            let name = entry?.file_name().to_string_lossy().into_owned();
            if name.starts_with("LICENSE") {
                files.push(name);
            }
        }
        if files.iter().any(|name| name == MIT) {
            files = vec![MIT.to_owned()];
        }
        files.sort_unstable();
        ensure!(
            !files.is_empty(),
            "{} comes without the text of its licence",
            self.name
        );
        let texts: Result<Vec<_>, _> = files
            .iter()
            .map(|name| fs::read_to_string(self.folder.join(name)))
            .collect();
        Ok(texts?.join("\n").trim().to_owned())
    }
}

/// The crates compiled into the game, without build tools.
fn shipped() -> Result<Vec<Crate>> {
    let wanted = compiled()?;
    let metadata = output(&mut cargo([
        "metadata",
        "--format-version",
        "1",
        "--filter-platform",
        TARGET,
    ]))?;
    let metadata: Value = serde_json::from_str(&metadata)?;
    let packages = metadata["packages"]
        .as_array()
        .context("cargo names no packages")?;
    let crates = packages.iter().filter_map(Crate::read);
    Ok(crates
        .filter(|part| wanted.contains(&format!("{} v{}", part.name, part.version)))
        .collect())
}

/// The names and versions of these crates from `cargo tree`. Unlike `cargo metadata`, it knows
/// which features the modules enable.
fn compiled() -> Result<BTreeSet<String>> {
    let mut command = cargo(["tree", "--target", TARGET]);
    command.args(wasm::selection()).args([
        "--edges",
        "normal,no-proc-macro",
        "--prefix",
        "none",
        "--no-dedupe",
    ]);
    let lines = output(&mut command)?;
    // Our own crate is listed with the checkout's path.
    let others = lines
        .lines()
        .map(str::trim)
        .filter(|line| !line.ends_with(')'));
    Ok(others.map(str::to_owned).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The licences seen so far, as their crates write them. All only require attribution: read a further one before you
    /// add it.
    const ACCEPTED: [&str; 5] = [
        "MIT",
        "MIT OR Apache-2.0",
        "Apache-2.0 OR MIT",
        "Apache-2.0/MIT",
        "(MIT OR Apache-2.0) AND Unicode-3.0",
    ];

    #[test]
    fn everything_that_is_shipped_may_be() {
        let crates = shipped().unwrap();
        let has = |name: &str| crates.iter().any(|part| part.name == name);
        assert!(has("wasm-bindgen"));
        assert!(!has("syn"), "it only helps to compile");
        for Crate { name, licence, .. } in crates {
            assert!(
                ACCEPTED.contains(&&licence[..]),
                "{name} is under {licence}"
            );
        }
    }

    #[test]
    fn every_crate_is_listed_with_its_terms() {
        let text = text().unwrap();
        for part in shipped().unwrap() {
            assert!(text.contains(&format!("- {} {}: ", part.name, part.version)));
            assert!(text.contains(&part.terms().unwrap()), "{}", part.name);
        }
        assert!(!text.contains(env!("CARGO_MANIFEST_DIR")));
    }
}
