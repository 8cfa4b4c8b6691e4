//! The browser tests: on the packed site, and a few on the site as developed.

use std::path::PathBuf;

use anyhow::Result;

use super::plan::Plan;
use crate::site::sites::Sites;
use crate::tools::engine::{CHROMIUM, Engine, FIREFOX, WEBKIT, find_headless};
use crate::tools::npm::npm;
use crate::tools::process::{root, run};

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
    for arguments in runs(plan)? {
        let tests = &mut npm(["run", "--silent", "browser", "--"])?;
        tests.args(arguments).env("CHROME", &chromium);
        if let Ok(firefox) = &firefox {
            tests.env("FIREFOX", firefox);
        }
        run(plan.tell(sites.tell(tests)))?;
    }
    if let Some(Ok(driver)) = &webkit {
        let walk = &mut npm(["run", "--silent", "webkit"])?;
        run(plan.tell(sites.tell(walk.env("WEBKIT_DRIVER", driver))))?;
    }
    tell_missing(&FIREFOX, Some(firefox));
    tell_missing(&WEBKIT, webkit);
    Ok(())
}

/// The arguments of each run of Playwright. For a branch: the tests that changed or that import
/// changed files, and then those that open a mode whose components changed.
fn runs(plan: &Plan) -> Result<Vec<Vec<String>>> {
    let with = |more: Vec<String>| [plan.arguments.clone(), more].concat();
    let Some(changes) = &plan.changes else {
        return Ok(vec![with(Vec::new())]);
    };
    let since = format!("--only-changed={}", changes.base);
    let mut runs = vec![with(vec![since, "--pass-with-no-tests".to_owned()])];
    let opening = changes.browser_tests(root())?;
    if !opening.is_empty() {
        runs.push(with(opening));
    }
    Ok(runs)
}

fn tell_missing(engine: &Engine, found: Option<Result<PathBuf>>) {
    if let Some(Err(why)) = found {
        println!("Not tested in {}. {why:#}.", engine.name);
    }
}
