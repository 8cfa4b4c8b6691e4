//! Hostile inputs, for as long as you like. In Rust, libFuzzer chooses them by the code they reach;
//! in JavaScript they are random.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};

use crate::site::wasm;
use crate::tools::npm;
use crate::tools::process::{cargo, program, root, run};
use crate::tools::rustup::host;

/// The flags that cargo-fuzz passes to the compiler without a sanitizer. All are stable.
const FLAGS: &str = "-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
     -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
     -Cllvm-args=-sanitizer-coverage-trace-compares -Ccodegen-units=1";

/// The targets in JavaScript. Each gets as much time as one in Rust, but the last always makes a
/// million calls, which takes about two minutes.
const SCRIPTED: [&str; 5] = ["archives", "calls", "links", "saves", "memory"];

/// Fuzzes every target, or one of them, for some minutes in total.
pub fn fuzz(minutes: u64, target: Option<&str>) -> Result<()> {
    let wanted = |name: &str| target.is_none_or(|target| target == name);
    let native: Vec<_> = native_targets()?
        .into_iter()
        .filter(|name| wanted(name))
        .collect();
    let scripted: Vec<_> = SCRIPTED.into_iter().filter(|name| wanted(name)).collect();
    let count = (native.len() + scripted.len()) as u64;
    ensure!(
        count > 0,
        "there is no such target: leave --target out to fuzz them all"
    );
    let seconds = (60 * minutes / count).max(1);
    let mut failed = Vec::new();
    if !native.is_empty() {
        failed = follow_all(&build()?, &native, seconds);
    }
    if !scripted.is_empty() {
        failed.extend(script(&scripted, seconds).err());
    }
    let told: Vec<_> = failed.iter().map(|error| format!("{error:#}")).collect();
    ensure!(told.is_empty(), "{}", told.join("\n"));
    Ok(())
}

/// Fuzzes each target for some seconds; a failure does not stop the others.
fn follow_all(guided: &Path, names: &[String], seconds: u64) -> Vec<anyhow::Error> {
    let mut inputs = 0;
    let mut failed = Vec::new();
    for name in names {
        match follow(guided, name, seconds) {
            Ok(more) => inputs += more,
            Err(error) => failed.push(error),
        }
    }
    println!("{inputs} inputs in Rust.");
    failed
}

/// Each target in Rust has a folder of saved inputs.
fn native_targets() -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(root().join("fuzz/corpus"))? {
        names.push(entry?.file_name().to_string_lossy().into_owned());
    }
    names.sort();
    Ok(names)
}

/// Compiles the targets for libFuzzer, and returns the program.
fn build() -> Result<PathBuf> {
    program("c++", "install a C++ compiler: libFuzzer is written in C++")?;
    let host = host()?;
    let target = root().join("target/fuzz");
    // With --target, the flags do not apply to build scripts.
    let mut command = cargo([
        "build",
        "--package",
        "fuzz",
        "--features",
        "guided",
        "--bin",
        "guided",
    ]);
    command.args(["--profile", "fuzz", "--target", &host]);
    run(command
        .env("RUSTFLAGS", FLAGS)
        .env("CARGO_TARGET_DIR", &target))?;
    Ok(target.join(host).join("fuzz/guided"))
}

/// Fuzzes one target for some seconds, and returns the number of inputs.
fn follow(guided: &Path, name: &str, seconds: u64) -> Result<u64> {
    let found = root().join("target/fuzz/found").join(name);
    fs::create_dir_all(&found)?;
    let mut command = Command::new(guided);
    command.env("FUZZ_TARGET", name).current_dir(root());
    command
        .arg(&found)
        .arg(root().join("fuzz/corpus").join(name));
    command.args([
        "-print_final_stats=1",
        "-verbosity=0",
        // Wall-clock time, even on a busy machine.
        "-timeout=60",
        "-rss_limit_mb=4096",
    ]);
    command.arg(format!("-max_total_time={seconds}"));
    command.arg(format!("-artifact_prefix={}/failed-", found.display()));
    let ended = command.output().context("libFuzzer did not start")?;
    let said = String::from_utf8_lossy(&ended.stderr);
    if !ended.status.success() {
        eprintln!("{said}");
        bail!(
            "{name} failed: save the input named above in fuzz/corpus/{name}/, under a name that says what it is"
        );
    }
    let inputs = figure(&said, "number_of_executed_units");
    println!("{name}: {inputs} inputs, {} per second", inputs / seconds);
    Ok(inputs)
}

/// A figure from libFuzzer's statistics, or 0 if it is missing.
fn figure(said: &str, name: &str) -> u64 {
    let mut lines = said.lines();
    let value = lines.find_map(|line| {
        line.strip_prefix("stat::")?
            .strip_prefix(name)?
            .strip_prefix(':')
    });
    value
        .and_then(|value| value.trim().parse().ok())
        .unwrap_or(0)
}

fn script(names: &[&str], seconds: u64) -> Result<()> {
    wasm::build()?;
    npm::install(npm::Packages::All)?;
    let seconds = (seconds * names.len() as u64).to_string();
    let mut command = npm::npm(["run", "--silent", "fuzz", "--", "--seconds", &seconds])?;
    if let [name] = names {
        command.args(["--target", name]);
    }
    run(&mut command)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_statistics_are_read() {
        let said = "#9\tDONE\nstat::number_of_executed_units: 1042\nstat::average_exec_per_sec: 52";
        assert_eq!(figure(said, "number_of_executed_units"), 1_042);
        assert_eq!(figure(said, "peak_rss_mb"), 0);
    }

    #[test]
    fn every_target_has_its_corpus() {
        assert!(native_targets().unwrap().contains(&"games".to_owned()));
    }
}
