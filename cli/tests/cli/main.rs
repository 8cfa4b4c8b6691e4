//! The program, run: its output and exit codes.

#[path = "../../../tests/common/mod.rs"]
mod common;

mod compare;
mod published;
mod puzzle;
mod read;
mod readme;
mod solve;

use std::process::{Command, Output};

/// Runs the program with a subcommand.
fn program(task: &str, arguments: &[&str]) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_forward-check"));
    program.arg(task).args(arguments).output().unwrap()
}
