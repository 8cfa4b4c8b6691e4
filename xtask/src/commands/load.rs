//! `cargo xtask bench --load`: how fast the packed site loads, and its Lighthouse scores.

use std::fs;
use std::path::Path;

use anyhow::Result;
use serde_json::Value;

use super::packed;
use crate::tools::engine::CHROMIUM;
use crate::tools::npm::npm;
use crate::tools::process::{root, run};

/// Fetched on demand, because it is larger than all other tools together. The next version needs a
/// newer Node than they do.
const LIGHTHOUSE: &str = "lighthouse@12.8.2";

/// Makes the benchmark add its figures to a file, and prints the scores; slow loading does not fail.
pub fn measure(figures: &Path) -> Result<()> {
    packed::serve(|address| {
        packed::bench("bench:load", address, figures)?;
        rate(address, "desktop", &["--preset=desktop"])?;
        rate(address, "mobile", &[])
    })
}

/// Prints the scores out of 100. Lighthouse's own report says what lowered them.
fn rate(address: &str, name: &str, preset: &[&str]) -> Result<()> {
    let folder = root().join("target/lighthouse");
    fs::create_dir_all(&folder)?;
    let file = |ending: &str| folder.join(format!("{name}{ending}"));
    let package = format!("--package={LIGHTHOUSE}");
    let mut command = npm(["exec", "--yes", &package, "--", "lighthouse", address])?;
    command.args(["--quiet", "--output=json", "--output=html"]);
    command.arg("--output-path").arg(file("")).args(preset);
    // Root needs --no-sandbox; the only page is our own.
    command.arg("--chrome-flags=--headless=new --no-sandbox");
    run(command.env("CHROME_PATH", CHROMIUM.find()?))?;
    let report: Value = serde_json::from_slice(&fs::read(file(".report.json"))?)?;
    println!("Lighthouse, {name}: {}", scores(&report));
    println!("{} says why", file(".report.html").display());
    Ok(())
}

fn scores(report: &Value) -> String {
    let categories = report["categories"].as_object().into_iter().flatten();
    let scores = categories.map(|(id, category)| match category["score"].as_f64() {
        Some(score) => format!("{id} {:.0}", score * 100.0),
        None => format!("{id} not measured"),
    });
    scores.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_report_is_told_in_a_line() {
        let report =
            json!({"categories": {"performance": {"score": 0.97}, "seo": {"score": null}}});
        assert_eq!(scores(&report), "performance 97, seo not measured");
    }
}
