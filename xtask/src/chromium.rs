//! Finding a Chromium for the tests, or installing one where that needs no questions.

use std::env;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result};

use crate::tools::{output, run};

const NAMES: [&str; 5] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
];

/// Where installers put it without a place on PATH.
const APPLICATIONS: [&str; 4] = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Google/Chrome/Application/chrome.exe",
];

/// The Chromium that CHROME names, else one that is installed, else one from the distribution.
pub fn find() -> Result<PathBuf> {
    if let Some(named) = env::var_os("CHROME").filter(|name| !name.is_empty()) {
        return which::which(named)
            .context("CHROME names no program: set it to the path of Chromium or Chrome");
    }
    if installed().is_none() && can_install() {
        install()?;
    }
    installed()
        .context("Chromium was not found: install Chromium or Chrome, or set CHROME to its path")
}

fn installed() -> Option<PathBuf> {
    let on_path = NAMES.iter().find_map(|name| which::which(name).ok());
    on_path.or_else(|| {
        APPLICATIONS
            .iter()
            .map(PathBuf::from)
            .find(|path| path.is_file())
    })
}

/// On Debian and its kin, as root, which is to say in a container made for tests.
fn can_install() -> bool {
    let is_root = output(Command::new("id").arg("-u")).is_ok_and(|id| id == "0");
    is_root && which::which("apt-get").is_ok()
}

fn install() -> Result<()> {
    run(&mut apt_get(&["update"]))?;
    run(&mut apt_get(&[
        "install",
        "-y",
        "--no-install-recommends",
        "chromium",
    ]))
}

fn apt_get(args: &[&str]) -> Command {
    let mut command = Command::new("apt-get");
    command.args(args).env("DEBIAN_FRONTEND", "noninteractive");
    command
}
