//! The command line of Forward Check.

use std::process::ExitCode;

fn main() -> ExitCode {
    cli::run()
}
