//! The slowest tests of each kind.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde_json::Value;

use crate::tools::process::root;

/// How many tests of each kind to list.
const SHOWN: usize = 20;

/// A test, and how long it took.
#[derive(Clone, Debug, PartialEq)]
pub struct Timed {
    pub seconds: f64,
    pub name: String,
}

/// The times of each kind of test, as its runner reports them.
#[derive(Debug, Default)]
pub struct Slowest(BTreeMap<&'static str, Vec<Timed>>);

impl Slowest {
    pub fn add(&mut self, kind: &'static str, tests: impl IntoIterator<Item = Timed>) {
        self.0.entry(kind).or_default().extend(tests);
    }

    /// A heading and a list for each kind.
    pub fn text(&self) -> String {
        let mut text = String::new();
        for (kind, tests) in &self.0 {
            let mut tests: Vec<_> = tests.iter().collect();
            tests.sort_by(|one, other| other.seconds.total_cmp(&one.seconds));
            // Writing to a string cannot fail.
            let _ = writeln!(text, "Slowest of {} tests, {kind}:", tests.len());
            for Timed { seconds, name } in tests.into_iter().take(SHOWN) {
                let _ = writeln!(text, "{seconds:8.2} s  {name}");
            }
        }
        text
    }
}

/// Where the runner of one kind of tests writes its report.
pub fn report(kind: &str) -> PathBuf {
    root().join("target/slowest").join(format!("{kind}.json"))
}

/// A line of libtest with a time: `test a::b ... ok <0.123s>`.
pub fn of_libtest(line: &str) -> Option<Timed> {
    let (name, rest) = line.strip_prefix("test ")?.split_once(" ... ")?;
    let (_, time) = rest.strip_suffix("s>")?.rsplit_once('<')?;
    Some(Timed {
        seconds: time.parse().ok()?,
        name: name.to_owned(),
    })
}

/// Vitest's report, which has Jest's format.
pub fn of_vitest(report: &Value) -> Vec<Timed> {
    let mut found = Vec::new();
    for file in list(&report["testResults"]) {
        for test in list(&file["assertionResults"]) {
            let name = format!("{}: {}", file_name(&file["name"]), word(&test["fullName"]));
            found.push(timed(&test["duration"], name));
        }
    }
    found
}

/// Playwright's report.
pub fn of_playwright(report: &Value) -> Vec<Timed> {
    let mut found = Vec::new();
    let mut open: Vec<_> = list(&report["suites"]).collect();
    while let Some(suite) = open.pop() {
        open.extend(list(&suite["suites"]));
        for spec in list(&suite["specs"]) {
            for test in list(&spec["tests"]) {
                let project = word(&test["projectName"]);
                let name = format!(
                    "{project}, {}: {}",
                    file_name(&spec["file"]),
                    word(&spec["title"])
                );
                for result in list(&test["results"]) {
                    found.push(timed(&result["duration"], name.clone()));
                }
            }
        }
    }
    found
}

/// Reads a report and deletes it.
///
/// # Errors
/// If a runner has left none.
pub fn take(path: &Path) -> Result<Value> {
    let text = fs::read_to_string(path).context("the tests wrote no report of their times")?;
    fs::remove_file(path)?;
    serde_json::from_str(&text).context("cannot read the report of the tests’ times")
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn word(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn file_name(path: &Value) -> &str {
    let path = word(path);
    path.rsplit(['/', '\\']).next().unwrap_or(path)
}

/// A test with its duration in milliseconds; a skipped test has none.
fn timed(milliseconds: &Value, name: String) -> Timed {
    let seconds = milliseconds.as_f64().unwrap_or_default() / 1000.0;
    Timed { seconds, name }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn test(seconds: f64, name: &str) -> Timed {
        let name = name.to_owned();
        Timed { seconds, name }
    }

    #[test]
    fn times_of_rust_tests_are_read() {
        assert_eq!(
            of_libtest("test a::b ... ok <0.125s>"),
            Some(test(0.125, "a::b"))
        );
        assert_eq!(
            of_libtest("test a - should panic ... FAILED <2.000s>")
                .unwrap()
                .seconds,
            2.0
        );
        for line in [
            "test a::b ... ok",
            "running 2 tests",
            "test result: ok. 2 passed; in 0.10s",
        ] {
            assert_eq!(of_libtest(line), None, "{line}");
        }
    }

    #[test]
    fn times_of_unit_tests_are_read() {
        let report = json!({"testResults": [{"name": "/x/a.test.ts", "assertionResults": [
            {"fullName": "b c", "duration": 1500.0}, {"fullName": "d"},
        ]}]});
        let expected = [test(1.5, "a.test.ts: b c"), test(0.0, "a.test.ts: d")];
        assert_eq!(of_vitest(&report), expected);
    }

    #[test]
    fn times_of_browser_tests_are_read_at_any_depth() {
        let spec = |title: &str, time: u32| {
            json!({"title": title, "file": "a.spec.ts", "tests": [
                {"projectName": "desktop", "results": [{"duration": time}]}]})
        };
        let report = json!({"suites": [
            {"specs": [spec("b", 500)], "suites": [{"specs": [spec("c", 250)]}]},
        ]});
        let expected = [
            test(0.5, "desktop, a.spec.ts: b"),
            test(0.25, "desktop, a.spec.ts: c"),
        ];
        assert_eq!(of_playwright(&report), expected);
    }

    #[test]
    fn the_slowest_come_first_and_the_rest_is_left_out() {
        let mut slowest = Slowest::default();
        slowest.add(
            "Rust",
            (1..=30).map(|n| test(f64::from(n), &format!("t{n}"))),
        );
        let text = slowest.text();
        let lines: Vec<_> = text.lines().collect();
        assert_eq!(lines[0], "Slowest of 30 tests, Rust:");
        assert_eq!(lines[1], "   30.00 s  t30");
        assert_eq!(lines.len(), 1 + SHOWN);
    }
}
