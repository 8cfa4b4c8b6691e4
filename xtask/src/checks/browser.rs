//! The tests in browsers, on the site as it is published; a few of them as it is developed, too.

use std::path::PathBuf;
use std::process::Command;

use anyhow::Result;
use clap::ValueEnum;

use crate::site::server::{Server, listen};
use crate::site::{pack::pack, routes};
use crate::tools::engine::{CHROMIUM, Engine, FIREFOX, WEBKIT};
use crate::tools::npm::npm;
use crate::tools::process::{root, run};

/// Where the tests find `dist/`: deep enough to fail wherever an address is not relative.
const PATH: &str = "/any/path/here";

#[derive(clap::Args)]
pub struct Browsers {
    /// The browsers to test in
    #[arg(long, value_name = "WHICH", value_enum, default_value_t)]
    engines: Engines,
    /// Arguments for Playwright, with --only browser
    #[arg(last = true, value_name = "PLAYWRIGHT")]
    pub playwright: Vec<String>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Engines {
    /// Every test in Chromium
    Chromium,
    /// Also in Firefox, those where engines are known to differ
    #[default]
    Usual,
    /// Every test in Chromium and in Firefox, and a walk through the page in WebKit
    All,
}

/// Runs the tests in the engines that were asked for. Chromium is needed; of the others, those that are
/// not there are named at the end.
///
/// # Errors
///
/// Fails if a test does, or if there is no Chromium.
pub fn test(browsers: &Browsers) -> Result<()> {
    let engines = browsers.engines;
    let chromium = CHROMIUM.find()?;
    let firefox = (engines != Engines::Chromium).then(|| FIREFOX.find());
    let webkit = (engines == Engines::All).then(|| WEBKIT.find());
    let sites = Sites::start()?;
    let tests = &mut npm(["run", "--silent", "browser", "--"])?;
    tests.args(&browsers.playwright).env("CHROME", chromium);
    if let Some(Ok(firefox)) = &firefox {
        tests.env("FIREFOX", firefox);
    }
    if engines == Engines::All {
        tests.env("EVERY_TEST", "everywhere");
    }
    run(sites.tell(tests))?;
    if let Some(Ok(driver)) = &webkit {
        let walk = &mut npm(["run", "--silent", "webkit"])?;
        run(sites.tell(walk.env("WEBKIT_DRIVER", driver)))?;
    }
    tell_missing(&FIREFOX, firefox);
    tell_missing(&WEBKIT, webkit);
    Ok(())
}

fn tell_missing(engine: &Engine, found: Option<Result<PathBuf>>) {
    if let Some(Err(why)) = found {
        println!("Not tested in {}. {why:#}.", engine.name);
    }
}

/// The site, served in three ways while the tests run.
struct Sites {
    /// As it is packed.
    packed: Server,
    /// The same, deep under a host.
    deep: Server,
    /// The checkout, as it is written.
    source: Server,
    /// Holds the packed site.
    _folder: tempfile::TempDir,
}

impl Sites {
    fn start() -> Result<Self> {
        let folder = tempfile::tempdir()?;
        pack(root(), folder.path())?;
        Ok(Self {
            packed: Server::start(listen(0)?, routes::packed(folder.path(), ""))?,
            deep: Server::start(listen(0)?, routes::packed(folder.path(), PATH))?,
            source: Server::start(listen(0)?, routes::checkout(root()))?,
            _folder: folder,
        })
    }

    /// Has a command find them: `BASE_URL`, `DIST_URL` and `SOURCE_URL`.
    fn tell<'a>(&self, command: &'a mut Command) -> &'a mut Command {
        command
            .env("BASE_URL", format!("{}/", self.packed.origin()))
            .env("DIST_URL", format!("{}{PATH}/", self.deep.origin()))
            .env("SOURCE_URL", format!("{}/", self.source.origin()))
    }
}
