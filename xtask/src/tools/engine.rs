//! Finds the browsers for the tests, or installs them if that needs no questions.

use std::env;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result};

use super::process::{Run, output, run};

/// A browser engine, found through the program that runs or drives it.
pub struct Engine {
    pub name: &'static str,
    /// The environment variable with the program's path.
    variable: &'static str,
    commands: &'static [&'static str],
    /// Where installers put it without adding it to PATH.
    applications: &'static [&'static str],
    /// Its packages on Debian.
    packages: &'static [&'static str],
}

pub const CHROMIUM: Engine = Engine {
    name: "Chromium",
    variable: "CHROME",
    commands: &[
        "chromium",
        "chromium-browser",
        "google-chrome",
        "google-chrome-stable",
        "chrome",
    ],
    applications: &[
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
        "C:/Program Files/Google/Chrome/Application/chrome.exe",
        "C:/Program Files (x86)/Google/Chrome/Application/chrome.exe",
    ],
    packages: &["chromium"],
};

/// Headless Chromium: the same engine, a quarter faster.
const SHELL: Engine = Engine {
    commands: &["chromium-headless-shell", "chrome-headless-shell"],
    applications: &[],
    packages: &["chromium-headless-shell"],
    ..CHROMIUM
};

pub const FIREFOX: Engine = Engine {
    name: "Firefox",
    variable: "FIREFOX",
    commands: &["firefox", "firefox-esr"],
    applications: &[
        "/Applications/Firefox.app/Contents/MacOS/firefox",
        "C:/Program Files/Mozilla Firefox/firefox.exe",
        "C:/Program Files (x86)/Mozilla Firefox/firefox.exe",
    ],
    packages: &["firefox-esr"],
};

pub const WEBKIT: Engine = Engine {
    name: "WebKitGTK’s driver",
    variable: "WEBKIT_DRIVER",
    commands: &["WebKitWebDriver"],
    applications: &[],
    packages: &["webkit2gtk-driver", "xvfb"],
};

/// Installs the engines for the browser tests; `run` runs the commands. Does nothing unless
/// Debian's packages are enough.
///
/// # Errors
/// If the packages cannot be installed.
pub fn install_by(run: Run) -> Result<()> {
    let missing = [SHELL, FIREFOX].into_iter().filter(Engine::is_missing);
    let packages: Vec<_> = missing
        .flat_map(|engine| engine.packages)
        .copied()
        .collect();
    if packages.is_empty() || !can_install() {
        return Ok(());
    }
    install(&packages, run)
}

/// Headless Chromium if there is one, otherwise Chromium.
///
/// # Errors
///
/// Explains how to get Chromium if it is missing.
pub fn find_headless() -> Result<PathBuf> {
    SHELL.find().or_else(|_| CHROMIUM.find())
}

impl Engine {
    /// The program from its variable, an installed one, or one from the distribution.
    ///
    /// # Errors
    ///
    /// Explains how to get the engine if it is missing.
    pub fn find(&self) -> Result<PathBuf> {
        if let Some(named) = env::var_os(self.variable).filter(|name| !name.is_empty()) {
            return which::which(named).with_context(|| self.wrongly_named());
        }
        if self.installed().is_none() && can_install() {
            install(self.packages, run).with_context(|| self.advice())?;
        }
        self.installed().with_context(|| self.advice())
    }

    fn is_missing(&self) -> bool {
        let is_named = env::var_os(self.variable).is_some_and(|name| !name.is_empty());
        !is_named && self.installed().is_none()
    }

    fn installed(&self) -> Option<PathBuf> {
        let mut commands = self.commands.iter();
        let on_path = commands.find_map(|name| which::which(name).ok());
        let applications = || self.applications.iter().map(PathBuf::from);
        on_path.or_else(|| applications().find(|path| path.is_file()))
    }

    fn wrongly_named(&self) -> String {
        let Self { name, variable, .. } = self;
        format!("{variable} is not the path of a program: set it to the path of {name}")
    }

    fn advice(&self) -> String {
        let Self { name, variable, .. } = self;
        let packages = self.packages.join(" and ");
        format!(
            "{name} was not found: install it (on Debian {packages}), or set {variable} to its path"
        )
    }
}

/// On Debian as root, which means in a container made for tests.
fn can_install() -> bool {
    let is_root = output(Command::new("id").arg("-u")).is_ok_and(|id| id == "0");
    is_root && which::which("apt-get").is_ok()
}

fn install(packages: &[&str], run: Run) -> Result<()> {
    run(&mut apt_get(&["update"]))?;
    let how = ["install", "-y", "--no-install-recommends"];
    run(&mut apt_get(&[&how, packages].concat()))
}

fn apt_get(args: &[&str]) -> Command {
    let mut command = Command::new("apt-get");
    command.args(args).env("DEBIAN_FRONTEND", "noninteractive");
    command
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOWHERE: Engine = Engine {
        name: "Mosaic",
        variable: "MOSAIC",
        commands: &["no-such-browser"],
        applications: &["/no/such/browser"],
        packages: &["mosaic", "x11"],
    };

    #[test]
    fn an_engine_that_is_missing_says_how_to_get_it() {
        assert_eq!(NOWHERE.installed(), None);
        assert_eq!(
            NOWHERE.advice(),
            "Mosaic was not found: install it (on Debian mosaic and x11), or set MOSAIC to its path"
        );
    }
}
