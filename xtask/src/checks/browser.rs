//! The browser tests: on the packed site, and a few on the site as developed.

use std::path::PathBuf;
use std::process::Command;

use anyhow::Result;

use super::page::timed;
use super::plan::Plan;
use super::slowest::of_playwright;
use crate::site::server::{Server, listen};
use crate::site::{budget, pack::pack, routes};
use crate::tools::engine::{CHROMIUM, Engine, FIREFOX, WEBKIT, find_headless};
use crate::tools::npm::npm;
use crate::tools::process::{root, run};

/// Where the tests find `dist/`: deep enough that any non-relative address fails.
const PATH: &str = "/any/path/here";

/// Runs the tests in headless Chromium, and in Firefox those where engines are known to differ.
/// With `--all`, runs every test in both full browsers, and walks through the page in WebKit. Only
/// Chromium is required; other missing browsers are named at the end.
///
/// # Errors
/// If a test fails, or if there is no Chromium.
pub fn test(plan: &Plan) -> Result<()> {
    let chromium = match plan.all {
        true => CHROMIUM.find()?,
        false => find_headless()?,
    };
    let firefox = FIREFOX.find();
    let webkit = plan.all.then(|| WEBKIT.find());
    let sites = Sites::start()?;
    let tests = &mut npm(["run", "--silent", "browser", "--"])?;
    tests.args(arguments(plan)).env("CHROME", chromium);
    if let Ok(firefox) = &firefox {
        tests.env("FIREFOX", firefox);
    }
    timed(
        plan,
        "browser",
        plan.tell(sites.tell(tests)),
        |tests, report| {
            tests.arg("--reporter=list,json");
            tests.env("PLAYWRIGHT_JSON_OUTPUT_FILE", report);
            of_playwright
        },
    )?;
    if let Some(Ok(driver)) = &webkit {
        let walk = &mut npm(["run", "--silent", "webkit"])?;
        run(plan.tell(sites.tell(walk.env("WEBKIT_DRIVER", driver))))?;
    }
    tell_missing(&FIREFOX, Some(firefox));
    tell_missing(&WEBKIT, webkit);
    Ok(())
}

/// Playwright's arguments. For a branch: the tests that changed, or that import changed files.
fn arguments(plan: &Plan) -> Vec<String> {
    let mut arguments = plan.arguments.clone();
    if let Some(changes) = &plan.changes {
        arguments.push(format!("--only-changed={}", changes.base));
        arguments.push("--pass-with-no-tests".to_owned());
    }
    arguments
}

fn tell_missing(engine: &Engine, found: Option<Result<PathBuf>>) {
    if let Some(Err(why)) = found {
        println!("Not tested in {}. {why:#}.", engine.name);
    }
}

/// The site, served in three ways during the tests.
struct Sites {
    /// The packed site.
    packed: Server,
    /// The packed site, deep under a host.
    deep: Server,
    /// The checkout as written.
    source: Server,
    /// Holds the packed site.
    _folder: tempfile::TempDir,
}

impl Sites {
    fn start() -> Result<Self> {
        let folder = tempfile::tempdir()?;
        pack(root(), folder.path())?;
        budget::check(folder.path())?;
        Ok(Self {
            packed: Server::start(listen(0)?, routes::packed(folder.path(), ""))?,
            deep: Server::start(listen(0)?, routes::packed(folder.path(), PATH))?,
            source: Server::start(listen(0)?, routes::checkout(root()))?,
            _folder: folder,
        })
    }

    /// Passes their addresses to a command: `PAGE_URL`, `DIST_URL` and `SOURCE_URL`. None may be called
    /// `BASE_URL`: Vitest sets that itself.
    fn tell<'a>(&self, command: &'a mut Command) -> &'a mut Command {
        command
            .env("PAGE_URL", format!("{}/", self.packed.origin()))
            .env("DIST_URL", format!("{}{PATH}/", self.deep.origin()))
            .env("SOURCE_URL", format!("{}/", self.source.origin()))
    }
}
