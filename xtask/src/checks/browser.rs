//! The browser tests: on the packed site, and a few on the site as developed.

use std::path::PathBuf;

use anyhow::Result;

use super::plan::Plan;
use crate::site::sites::Sites;
use crate::tools::engine::{CHROMIUM, Engine, FIREFOX, WEBKIT, find_headless};
use crate::tools::npm::npm;
use crate::tools::process::run;

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
    run(plan.tell(sites.tell(tests)))?;
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
