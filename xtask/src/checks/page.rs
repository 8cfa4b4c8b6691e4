//! The checks of the page that need no browser.

use anyhow::Result;

use super::plan::Plan;
use crate::tools::npm::{self, npm};
use crate::tools::process::{program, run};

/// Runs a script of package.json.
pub fn script(name: &str) -> Result<()> {
    run(&mut npm(["run", "--silent", name])?)
}

/// Every text that people read, or its banned wordings (`xtask/words/`).
pub fn words(arguments: &[String]) -> Result<()> {
    run(npm::script("xtask/words/main.ts")?.args(arguments))
}

/// The unit tests. For a branch: those that import changed files, or all if the game changed, as
/// Vitest cannot follow imports of compiled code.
pub fn unit(plan: &Plan) -> Result<()> {
    // The lessons' programs are run as they are.
    program("python3", "install Python 3 (https://www.python.org)")?;
    let mut tests = npm(["run", "--silent", "unit", "--"])?;
    tests.args(&plan.arguments);
    if let Some(changes) = &plan.changes
        && !changes.touch(&["npm/", "src/", "Cargo."], &[])
    {
        tests.args(["--changed", &changes.base, "--passWithNoTests"]);
    }
    run(plan.tell(&mut tests))
}
