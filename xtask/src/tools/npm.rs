//! The JavaScript tools: installed by npm from package-lock.json, and run by package.json's
//! scripts.

use std::ffi::OsStr;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::SystemTime;

use anyhow::{Result, ensure};

use super::process::{Run, output, program, root, run};

/// The oldest Node that the tools support.
const NODE: u32 = 20;
const ADVICE: &str = "install Node 20 or later, with npm (https://nodejs.org)";

/// Installs the tools, unless they already match package-lock.json.
///
/// # Errors
/// If Node is missing or too old, or if npm fails.
pub fn install() -> Result<()> {
    install_by(run)
}

/// Installs the tools like [`install`]; `run` runs the commands.
pub fn install_by(run: Run) -> Result<()> {
    ensure_node()?;
    if is_current(root()) {
        return Ok(());
    }
    let mut command = npm(["ci", "--no-audit", "--no-fund"])?;
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

fn ensure_node() -> Result<()> {
    let version = output(node()?.arg("--version"))?;
    ensure!(
        major(&version) >= Some(NODE),
        "Node {version} is too old: {ADVICE}"
    );
    Ok(())
}

/// The 20 of `v20.1.0`.
fn major(version: &str) -> Option<u32> {
    version
        .trim_start_matches('v')
        .split('.')
        .next()?
        .parse()
        .ok()
}

/// npm leaves a copy of the lock file with the tools; an old copy means old tools.
fn is_current(root: &Path) -> bool {
    let installed = modified(&root.join("node_modules/.package-lock.json"));
    installed.is_some() && installed >= modified(&root.join("package-lock.json"))
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
        assert_eq!(major("v20.1.0"), Some(20));
        assert_eq!(major("v9.0.0"), Some(9));
        assert_eq!(major("?"), None);
    }

    #[test]
    fn tools_are_current_until_the_lock_is_newer() {
        let root = tempfile::tempdir().unwrap();
        let lock = File::create(root.path().join("package-lock.json")).unwrap();
        assert!(!is_current(root.path()));
        fs::create_dir(root.path().join("node_modules")).unwrap();
        fs::write(root.path().join("node_modules/.package-lock.json"), "").unwrap();
        assert!(is_current(root.path()));
        lock.set_modified(SystemTime::now() + Duration::from_mins(1))
            .unwrap();
        assert!(!is_current(root.path()));
    }
}
