//! The packages of npm: installed from package-lock.json, and run by package.json's scripts.

use std::ffi::OsStr;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::SystemTime;

use anyhow::{Result, ensure};

use super::process::{Run, output, program, root, run};

/// The oldest Node of each line that Vite supports; lines in between are not kept up to date by their makers.
const NODES: [(u32, u32); 2] = [(20, 19), (22, 12)];
const ADVICE: &str = "install Node 20.19, or 22.12 or later, with npm (https://nodejs.org)";

/// Packages to install.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Packages {
    /// Vite, and what is part of the page.
    Page,
    /// These, and the tools that check the page.
    All,
}

impl Packages {
    /// A package that only this choice has.
    fn last(self) -> &'static str {
        match self {
            Self::Page => "vite",
            Self::All => "vitest",
        }
    }
}

/// Installs the packages, unless they already match package-lock.json.
///
/// # Errors
/// If Node is missing or too old, or if npm fails.
pub fn install(packages: Packages) -> Result<()> {
    install_by(packages, run)
}

/// Installs the packages like [`install`]; `run` runs the commands.
pub fn install_by(packages: Packages, run: Run) -> Result<()> {
    ensure_node()?;
    if is_current(root(), packages) {
        return Ok(());
    }
    let mut command = npm(["ci", "--no-audit", "--no-fund"])?;
    if packages == Packages::Page {
        command.arg("--omit=dev");
    }
    // The tests use an installed browser.
    run(command.env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1"))
}

pub fn npm<S: AsRef<OsStr>>(args: impl IntoIterator<Item = S>) -> Result<Command> {
    let mut command = program("npm", ADVICE)?;
    command.args(args);
    Ok(command)
}

pub fn node() -> Result<Command> {
    program("node", ADVICE)
}

/// Vite, which serves and packs the page.
pub fn vite() -> Result<Command> {
    let mut command = node()?;
    // Without npm in between, so that what ends the command ends Vite.
    command.arg("node_modules/vite/bin/vite.js");
    Ok(command)
}

/// A script in TypeScript.
pub fn script(file: &str) -> Result<Command> {
    let mut command = node()?;
    command.args(["--import", "tsx", file]);
    Ok(command)
}

/// # Errors
/// If Node is missing or too old.
pub fn ensure_node() -> Result<()> {
    let version = output(node()?.arg("--version"))?;
    ensure!(
        is_supported(&version),
        "Node {version} is too old: {ADVICE}"
    );
    Ok(())
}

fn is_supported(version: &str) -> bool {
    let mut parts = version.trim_start_matches('v').split('.');
    let mut next = || parts.next()?.parse::<u32>().ok();
    let Some(found) = next().zip(next()) else {
        return false;
    };
    let [(old, _), newest] = NODES;
    found >= newest || (found.0 == old && found >= NODES[0])
}

/// npm leaves a copy of the lock file with the packages; an old copy means old packages.
fn is_current(root: &Path, packages: Packages) -> bool {
    let modules = root.join("node_modules");
    let installed = modified(&modules.join(".package-lock.json"));
    let is_new = installed.is_some() && installed >= modified(&root.join("package-lock.json"));
    is_new && modules.join(packages.last()).exists()
}

fn modified(file: &Path) -> Option<SystemTime> {
    fs::metadata(file).and_then(|data| data.modified()).ok()
}

#[cfg(test)]
mod tests {
    use std::fs::File;
    use std::time::Duration;

    use super::*;

    #[test]
    fn versions_of_node_are_read() {
        for version in ["v20.19.0", "v20.20.2", "v22.12.0", "v24.0.0"] {
            assert!(is_supported(version), "{version}");
        }
        for version in ["v9.0.0", "v20.18.9", "v21.7.0", "v22.11.0", "?"] {
            assert!(!is_supported(version), "{version}");
        }
    }

    /// npm only warns about a version that it reads in package.json, and what it installed then fails.
    #[test]
    fn the_same_versions_are_in_package_json() {
        let text = fs::read_to_string(root().join("package.json")).unwrap();
        let [(old, minor), (new, least)] = NODES;
        let engines = format!("\"node\": \"^{old}.{minor}.0 || >={new}.{least}.0\"");
        assert!(text.contains(&engines), "{engines}");
    }

    #[test]
    fn packages_are_current_until_the_lock_is_newer() {
        let root = tempfile::tempdir().unwrap();
        let is_current = |packages| is_current(root.path(), packages);
        let lock = File::create(root.path().join("package-lock.json")).unwrap();
        assert!(!is_current(Packages::Page));
        fs::create_dir_all(root.path().join("node_modules/vite")).unwrap();
        fs::write(root.path().join("node_modules/.package-lock.json"), "").unwrap();
        assert!(is_current(Packages::Page));
        assert!(!is_current(Packages::All));
        fs::create_dir(root.path().join("node_modules/vitest")).unwrap();
        assert!(is_current(Packages::All));
        lock.set_modified(SystemTime::now() + Duration::from_mins(1))
            .unwrap();
        assert!(!is_current(Packages::Page));
    }
}
