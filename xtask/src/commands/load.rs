//! `cargo xtask bench --load`: how fast the packed site loads, and its Lighthouse scores.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use serde_json::Value;

use super::packed;
use crate::tools::engine::CHROMIUM;
use crate::tools::npm::npm;
use crate::tools::process::run;

/// Fetched on demand, because it is larger than all other tools together. The next version needs a
/// newer Node than they do.
const LIGHTHOUSE: &str = "lighthouse@12.8.2";
const CATEGORIES: [(&str, &str); 4] = [
    ("performance", "performance"),
    ("accessibility", "accessibility"),
    ("best-practices", "best practices"),
    ("seo", "SEO"),
];

/// Makes the benchmark add its figures to a file, and prints the scores; slow loading does not fail.
pub fn measure(figures: &Path) -> Result<()> {
    packed::serve(|address| {
        packed::bench("bench:load", address, figures)?;
        for (name, preset) in [("desktop", &["--preset=desktop"][..]), ("mobile", &[])] {
            println!("Lighthouse, {name}: {}", summary(&audit(address, preset)?));
        }
        Ok(())
    })
}

/// Lighthouse's report on a page.
fn audit(address: &str, preset: &[&str]) -> Result<Value> {
    let report = tempfile::NamedTempFile::new()?;
    let package = format!("--package={LIGHTHOUSE}");
    let mut command = npm(["exec", "--yes", &package, "--", "lighthouse", address])?;
    command.args(preset).args(["--quiet", "--output=json"]);
    command.arg(format!("--output-path={}", report.path().display()));
    // Root needs --no-sandbox; the only page is our own.
    command.arg("--chrome-flags=--headless=new --no-sandbox");
    run(command.env("CHROME_PATH", CHROMIUM.find()?))?;
    let text = fs::read_to_string(report.path())?;
    serde_json::from_str(&text).context("cannot read Lighthouse’s report")
}

/// The scores of a report, and what lowered them.
fn summary(report: &Value) -> String {
    let mut parts: Vec<_> = CATEGORIES
        .iter()
        .map(|(id, name)| score(report, id, name))
        .collect();
    let shift = report["audits"]["cumulative-layout-shift"]["numericValue"].as_f64();
    parts.push(format!("layout shift {:.3}", shift.unwrap_or(f64::NAN)));
    parts.join(", ")
}

/// A score out of 100, with the titles of the audits that lowered it.
fn score(report: &Value, id: &str, name: &str) -> String {
    let category = &report["categories"][id];
    let Some(score) = category["score"].as_f64() else {
        return format!("{name} not measured");
    };
    let audits = category["auditRefs"].as_array().into_iter().flatten();
    let costly = audits.filter(|audit| audit["weight"].as_f64() > Some(0.0));
    let found = costly.map(|audit| &report["audits"][audit["id"].as_str().unwrap_or_default()]);
    let failed = found.filter(|audit| audit["score"].as_f64() < Some(0.9));
    let titles: Vec<_> = failed.filter_map(|audit| audit["title"].as_str()).collect();
    let why = if titles.is_empty() {
        String::new()
    } else {
        format!(" ({})", titles.join("; "))
    };
    format!("{name} {:.0}{why}", score * 100.0)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_report_is_told_in_a_line_with_what_cost_points() {
        let report = json!({
            "categories": {
                "performance": {"score": 0.97, "auditRefs": [
                    {"id": "speed", "weight": 10}, {"id": "idle", "weight": 10}, {"id": "hint", "weight": 0},
                ]},
                "accessibility": {"score": 1, "auditRefs": []},
                "best-practices": {"score": 1, "auditRefs": []},
                "seo": {"score": null},
            },
            "audits": {
                "speed": {"score": 0.5, "title": "Speed"},
                "idle": {"score": 1, "title": "Idle"},
                "hint": {"score": 0, "title": "Hint"},
                "cumulative-layout-shift": {"numericValue": 0.25},
            },
        });
        assert_eq!(
            summary(&report),
            "performance 97 (Speed), accessibility 100, best practices 100, SEO not measured, layout shift 0.250"
        );
    }
}
