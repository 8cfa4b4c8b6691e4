//! The examples, run as programs: their output and exit codes.

#[path = "../common/mod.rs"]
mod common;

mod compare;
mod published;
mod puzzle;
mod solve;

use std::env;
use std::process::{Command, Output};

/// Runs an example. Cargo builds examples next to `deps`, which has the test binaries.
fn example(name: &str, arguments: &[&str]) -> Output {
    let deps = env::current_exe().unwrap();
    let name = format!("{name}{}", env::consts::EXE_SUFFIX);
    let path = deps.ancestors().nth(2).unwrap().join("examples").join(name);
    let command = Command::new(&path).args(arguments).output();
    command.unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}
