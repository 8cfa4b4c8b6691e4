//! How to run the checks.

use std::process::Command;

use super::changes::Changes;

/// The environment variable that tells tests to run at full length.
pub const ALL: &str = "ALL";

/// The options of `cargo xtask test`.
#[derive(Debug, Default)]
pub struct Plan {
    /// Include the slow checks.
    pub all: bool,
    /// Run only what these can have broken.
    pub changes: Option<Changes>,
    /// Arguments for Vitest or Playwright.
    pub arguments: Vec<String>,
}

impl Plan {
    /// Tells a test runner whether to run everything.
    pub fn tell<'a>(&self, command: &'a mut Command) -> &'a mut Command {
        if self.all {
            command.env(ALL, "1");
        }
        command
    }
}
