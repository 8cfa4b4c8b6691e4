//! `cargo xtask test`: runs the checks and counts them.

use std::fmt;
use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Result, ensure};
use clap::ValueEnum;

use crate::checks::browser;
use crate::checks::check::Check;

#[derive(clap::Args)]
pub struct Options {
    /// Run only this check, and those it needs
    #[arg(long, value_name = "NAME", hide_possible_values = true)]
    only: Option<Check>,
    /// Keep going after a failure
    #[arg(long)]
    keep_going: bool,
    /// List the checks
    #[arg(long)]
    list: bool,
    #[command(flatten)]
    browsers: browser::Browsers,
}

pub fn run(options: &Options) -> Result<ExitCode> {
    let for_browser = options.only == Some(Check::Browser);
    ensure!(
        options.browsers.playwright.is_empty() || for_browser,
        "arguments after -- are for Playwright: add --only browser"
    );
    if options.list {
        list();
        return Ok(ExitCode::SUCCESS);
    }
    let checks = selected(options.only);
    let tally = tally(&checks, options.keep_going, |check| {
        check.run(&options.browsers)
    });
    println!("{tally}");
    Ok(if tally.failed == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

fn list() {
    for (name, help) in Check::value_variants().iter().map(|check| check.describe()) {
        println!("{name:8} {help}");
    }
}

fn selected(only: Option<Check>) -> Vec<Check> {
    let wanted = |check: &Check| match only {
        Some(only) => only == *check || only.needs().contains(check),
        None => true,
    };
    Check::value_variants()
        .iter()
        .copied()
        .filter(wanted)
        .collect()
}

/// How the checks ended. Its text is the last line of the output, for people and scripts alike.
#[derive(Debug, Default, PartialEq)]
struct Tally {
    passed: usize,
    failed: usize,
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

fn tally(checks: &[Check], keep_going: bool, run: impl Fn(Check) -> Result<()>) -> Tally {
    let mut tally = Tally::default();
    for &check in checks {
        let passed = report(check, &run);
        tally.passed += usize::from(passed);
        tally.failed += usize::from(!passed);
        if tally.failed > 0 && !keep_going {
            break;
        }
    }
    tally
}

/// Runs one check between its heading and its result, and tells whether it passed.
fn report(check: Check, run: impl Fn(Check) -> Result<()>) -> bool {
    let (name, help) = check.describe();
    println!("== {name}: {help}");
    let start = Instant::now();
    let result = run(check);
    let seconds = start.elapsed().as_secs_f64();
    match &result {
        Ok(()) => println!("== {name} passed in {seconds:.1} s\n"),
        Err(error) => eprintln!("xtask: {name} failed after {seconds:.1} s: {error:#}\n"),
    }
    result.is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: &[Check] = &[Check::Format, Check::Clippy, Check::Rust];

    fn clippy_fails(check: Check) -> Result<()> {
        ensure!(check != Check::Clippy, "so it is");
        Ok(())
    }

    #[test]
    fn the_first_failure_ends_the_run() {
        assert_eq!(
            tally(ALL, false, clippy_fails),
            Tally {
                passed: 1,
                failed: 1
            }
        );
    }

    #[test]
    fn the_run_goes_on_when_told_so() {
        assert_eq!(
            tally(ALL, true, clippy_fails),
            Tally {
                passed: 2,
                failed: 1
            }
        );
    }

    #[test]
    fn the_last_line_has_its_fixed_form() {
        assert_eq!(
            tally(ALL, false, |_| Ok(())).to_string(),
            "3 passed, 0 failed"
        );
    }

    #[test]
    fn one_check_brings_along_what_it_needs() {
        assert_eq!(
            selected(Some(Check::Types)),
            [Check::Wasm, Check::Npm, Check::Types]
        );
        assert_eq!(selected(Some(Check::Docs)), [Check::Docs]);
        assert_eq!(selected(None), Check::value_variants());
    }
}
