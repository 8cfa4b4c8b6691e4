//! `cargo xtask audit`: known advisories for the dependencies.

use anyhow::{Result, ensure};
use serde_json::Value;

use crate::tools::npm::npm;
use crate::tools::process::{answer, cargo, output};

/// The result of a look-up.
#[derive(Debug, PartialEq)]
enum Finding {
    /// The number of advisories.
    Known(u64),
    /// Why there was no look-up.
    Skipped(&'static str),
}
use Finding::{Known, Skipped};

/// Looks up crates and npm packages. Without a network, says so.
///
/// # Errors
/// If there are advisories; never because a look-up failed.
pub fn run() -> Result<()> {
    let findings = [("crates", crates()), ("npm packages", packages()?)];
    let mut known = 0;
    for (what, finding) in findings {
        match finding {
            Known(count) => {
                println!("Known advisories against the {what}: {count}");
                known += count;
            }
            Skipped(why) => println!("The {what} were not checked: {why}."),
        }
    }
    ensure!(
        known == 0,
        "there are advisories: run `cargo audit` and `npm audit` for details"
    );
    Ok(())
}

fn crates() -> Finding {
    if output(&mut cargo(["audit", "--version"])).is_err() {
        return Skipped("install cargo-audit with `cargo install cargo-audit --locked`");
    }
    let report = answer(&mut cargo(["audit", "--json"]));
    of_crates(&report.unwrap_or_default())
}

fn packages() -> Result<Finding> {
    let report = answer(&mut npm(["audit", "--json"])?);
    Ok(of_packages(&report.unwrap_or_default()))
}

fn of_crates(report: &str) -> Finding {
    counted(report, "/vulnerabilities/count", "RustSec did not answer")
}

fn of_packages(report: &str) -> Finding {
    counted(
        report,
        "/metadata/vulnerabilities/total",
        "the npm registry did not answer",
    )
}

/// The count at a place in a report. Without one, the look-up failed.
fn counted(report: &str, place: &str, why: &'static str) -> Finding {
    let report: Value = serde_json::from_str(report).unwrap_or_default();
    report
        .pointer(place)
        .and_then(Value::as_u64)
        .map_or(Skipped(why), Known)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn advisories_are_counted() {
        assert_eq!(
            of_crates(r#"{"vulnerabilities": {"found": true, "count": 2}}"#),
            Known(2)
        );
        let none = r#"{"metadata": {"vulnerabilities": {"high": 0, "total": 0}}}"#;
        assert_eq!(of_packages(none), Known(0));
    }

    #[test]
    fn where_nobody_answers_nothing_is_known() {
        for report in ["", "error: not found", r#"{"error": {"summary": ""}}"#] {
            assert!(matches!(of_crates(report), Skipped(_)));
            assert!(matches!(of_packages(report), Skipped(_)));
        }
    }
}
