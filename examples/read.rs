//! Boards from pictures and texts, as `forward-check read` prints them: one JSON object a file.

#[path = "../cli/src/picture.rs"]
mod picture;
#[path = "../cli/src/read.rs"]
#[allow(
    dead_code,
    reason = "the command line says what is wrong with its words"
)]
mod read;
#[path = "../cli/src/support.rs"]
#[allow(dead_code, reason = "other subcommands use the rest")]
mod support;

use std::process::ExitCode;

use clap::Parser;

/// The command line of this example: that of the subcommand.
#[derive(Parser)]
#[command(name = "read")]
struct Line {
    #[command(flatten)]
    arguments: read::Arguments,
}

fn main() -> ExitCode {
    read::run(&Line::parse().arguments)
}
