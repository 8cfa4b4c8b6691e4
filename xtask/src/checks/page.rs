//! The checks of the page that need no browser.

use std::process::Command;

use anyhow::Result;
use serde_json::Value;

use super::plan::Plan;
use super::slowest::{Timed, of_vitest, report, take};
use crate::tools::npm::{self, npm};
use crate::tools::process::{program, root, run};

/// Runs a script of package.json.
pub fn script(name: &str) -> Result<()> {
    run(&mut npm(["run", "--silent", name])?)
}

/// Every text that people read, or its banned wordings (`xtask/words/`).
pub fn words(arguments: &[String]) -> Result<()> {
    run(npm::script("xtask/words/main.ts")?.args(arguments))
}

/// The unit tests. For a branch: those that import changed files, or all if the game changed, as
/// Vitest cannot follow imports of compiled code; and the tests of changed components.
pub fn unit(plan: &Plan) -> Result<()> {
    // The lessons' programs are run as they are.
    program("python3", "install Python 3 (https://www.python.org)")?;
    let mut tests = npm(["run", "--silent", "unit", "--"])?;
    tests.args(&plan.arguments);
    if let Some(changes) = &plan.changes
        && !changes.touch(&["src/", "Cargo."], &[])
    {
        tests.args(["--changed", &changes.base, "--passWithNoTests"]);
        let light = changes.light_tests(root())?;
        if !light.is_empty() {
            run(npm(["run", "--silent", "unit", "--"])?.args(light))?;
        }
    }
    timed(plan, "unit", plan.tell(&mut tests), |tests, report| {
        tests.args(["--reporter=default", "--reporter=json"]);
        tests.arg(format!("--outputFile.json={report}"));
        of_vitest
    })
}

/// Runs tests. If their times are wanted, `ask` makes the runner report them and returns the
/// parser.
pub fn timed<R: Fn(&Value) -> Vec<Timed>>(
    plan: &Plan,
    kind: &'static str,
    tests: &mut Command,
    ask: impl FnOnce(&mut Command, &str) -> R,
) -> Result<()> {
    let Some(slowest) = &plan.slowest else {
        return run(tests);
    };
    let report = report(kind);
    let read = ask(tests, &report.to_string_lossy());
    let ended = run(tests);
    if let Ok(told) = take(&report) {
        slowest.borrow_mut().add(kind, read(&told));
    }
    ended
}
