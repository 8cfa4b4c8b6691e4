//! Runs checks in sequence, counts and times them.

use std::fmt;
use std::time::{Duration, Instant};

use anyhow::Result;

use super::check::Check;

/// The results of the checks. Its text is a table of times with the counts in the last line, for
/// people and scripts.
#[derive(Debug, Default)]
pub struct Tally(Vec<Ended>);

#[derive(Debug)]
struct Ended {
    name: String,
    passed: bool,
    took: Duration,
}

impl Tally {
    /// Runs the checks until the first failure, or all of them.
    pub fn of(checks: &[Check], keep_going: bool, run: impl Fn(Check) -> Result<()>) -> Self {
        let mut tally = Self::default();
        for &check in checks {
            tally.0.push(report(check, &run));
            if tally.failed() > 0 && !keep_going {
                break;
            }
        }
        tally
    }

    pub fn failed(&self) -> usize {
        self.0.iter().filter(|ended| !ended.passed).count()
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for Ended { name, passed, took } in &self.0 {
            let mark = if *passed { "" } else { "  failed" };
            writeln!(f, "{:8.1} s  {name}{mark}", took.as_secs_f64())?;
        }
        let all: Duration = self.0.iter().map(|ended| ended.took).sum();
        writeln!(f, "{:8.1} s  in total", all.as_secs_f64())?;
        let failed = self.failed();
        write!(f, "{} passed, {failed} failed", self.0.len() - failed)
    }
}

/// Runs one check between its heading and its result.
fn report(check: Check, run: impl Fn(Check) -> Result<()>) -> Ended {
    let (name, help) = check.describe();
    println!("== {name}: {help}");
    let start = Instant::now();
    let result = run(check);
    let took = start.elapsed();
    let seconds = took.as_secs_f64();
    match &result {
        Ok(()) => println!("== {name} passed in {seconds:.1} s\n"),
        Err(error) => eprintln!("xtask: {name} failed after {seconds:.1} s: {error:#}\n"),
    }
    let passed = result.is_ok();
    Ended { name, passed, took }
}

#[cfg(test)]
mod tests {
    use anyhow::ensure;

    use super::*;

    const ALL: &[Check] = &[Check::Format, Check::Clippy, Check::Rust];

    fn clippy_fails(check: Check) -> Result<()> {
        ensure!(check != Check::Clippy, "it broke");
        Ok(())
    }

    /// How many passed and how many failed.
    fn counts(tally: &Tally) -> (usize, usize) {
        (tally.0.len() - tally.failed(), tally.failed())
    }

    #[test]
    fn the_first_failure_ends_the_run() {
        assert_eq!(counts(&Tally::of(ALL, false, clippy_fails)), (1, 1));
    }

    #[test]
    fn the_run_goes_on_if_that_is_asked_for() {
        assert_eq!(counts(&Tally::of(ALL, true, clippy_fails)), (2, 1));
    }

    #[test]
    fn a_table_says_what_each_check_took() {
        let seconds = |name: &str, passed, seconds| Ended {
            name: name.to_owned(),
            passed,
            took: Duration::from_secs(seconds),
        };
        let tally = Tally(vec![seconds("a", true, 2), seconds("b", false, 100)]);
        let expected =
            "     2.0 s  a\n   100.0 s  b  failed\n   102.0 s  in total\n1 passed, 1 failed";
        assert_eq!(tally.to_string(), expected);
    }
}
