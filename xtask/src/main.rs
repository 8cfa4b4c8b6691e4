//! The project's own commands. They need a checkout, Rust and, for the checks, Node.

mod checks;
mod commands;
mod site;
mod tools;

use std::process::ExitCode;

use anyhow::Result;
use clap::Parser;

use commands::{bench, dist, fuzz, package, play, test, words as texts};

/// Play, pack and test Forward Check.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
enum Command {
    /// Build the game, serve it on this machine and open it in the browser
    Play(play::Options),
    /// Build the game and pack the site in dist/, for any static host
    Dist,
    /// Build the npm package, for others' programs and pages
    Package,
    /// Measure how fast the game is, natively, under Node and in a browser
    Bench(bench::Options),
    /// Feed hostile inputs to the program for some minutes
    Fuzz(fuzz::Options),
    /// Print every text that people read, or check its wording
    Words(texts::Options),
    /// Run every check; install missing tools, or name them
    Test(test::Options),
}

fn main() -> ExitCode {
    run(Command::parse()).unwrap_or_else(|error| {
        eprintln!("xtask: {error:#}");
        ExitCode::FAILURE
    })
}

fn run(command: Command) -> Result<ExitCode> {
    match command {
        Command::Play(options) => play::run(&options).map(|()| ExitCode::SUCCESS),
        Command::Dist => dist::run_all().map(|()| ExitCode::SUCCESS),
        Command::Package => package::run_all().map(|()| ExitCode::SUCCESS),
        Command::Bench(options) => bench::run_all(&options).map(|()| ExitCode::SUCCESS),
        Command::Fuzz(options) => fuzz::run(&options).map(|()| ExitCode::SUCCESS),
        Command::Words(options) => texts::run(&options).map(|()| ExitCode::SUCCESS),
        Command::Test(options) => test::run(&options),
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_consistent() {
        super::Command::command().debug_assert();
    }
}
