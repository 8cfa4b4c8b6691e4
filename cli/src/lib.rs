//! The command line of Forward Check: a subcommand for each kind of question.

pub mod compare;
pub mod days;
pub mod picture;
pub mod published;
pub mod puzzle;
pub mod read;
pub mod solve;
pub mod support;

use std::env;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Solves, compares, grades, makes and reads chess puzzles.
#[derive(Parser)]
#[command(name = "forward-check", disable_help_subcommand = true)]
struct CommandLine {
    #[command(subcommand)]
    task: Task,
}

/// What to do.
#[derive(Subcommand)]
pub enum Task {
    Solve(solve::Arguments),
    Compare(compare::Arguments),
    Puzzle(puzzle::Arguments),
    Published(published::Arguments),
    Days(days::Arguments),
    Read(read::Arguments),
}

/// Reads the words of a command line, the first of which is the program's name.
///
/// # Errors
/// If they make no sense, or ask for help.
pub fn parse(words: &[String]) -> Result<Task, clap::Error> {
    CommandLine::try_parse_from(words).map(|line| line.task)
}

/// What is wrong with a command line, in one sentence.
#[must_use]
pub fn sentence(words: &[String], error: &clap::Error) -> String {
    let sentence = match words.get(1).map(String::as_str) {
        Some("solve") => solve::sentence,
        Some("compare") => compare::sentence,
        Some("puzzle") => puzzle::sentence,
        Some("published") => published::sentence,
        Some("days") => days::sentence,
        Some("read") => read::sentence,
        _ => choose,
    };
    sentence(error)
}

fn choose(_: &clap::Error) -> String {
    "Choose solve, compare, puzzle, published, days or read; --help tells what they do.".to_owned()
}

/// Carries out the program's own command line.
#[must_use]
pub fn run() -> ExitCode {
    let words: Vec<_> = env::args_os()
        .map(|word| word.to_string_lossy().into_owned())
        .collect();
    match parse(&words) {
        Ok(task) => carry_out(task),
        Err(error) if error.use_stderr() => support::refuse(sentence(&words, &error)),
        Err(help) => help.exit(),
    }
}

fn carry_out(task: Task) -> ExitCode {
    match task {
        Task::Solve(arguments) => solve::run(&arguments),
        Task::Compare(arguments) => compare::run(&arguments),
        Task::Puzzle(arguments) => puzzle::run(arguments),
        Task::Published(arguments) => published::run(&arguments),
        Task::Days(arguments) => days::run(&arguments),
        Task::Read(arguments) => read::run(&arguments),
    }
}
