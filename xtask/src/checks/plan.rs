//! How the checks are to run.

use std::cell::RefCell;
use std::process::Command;

use super::changes::Changes;
use super::slowest::Slowest;

/// The environment variable by which tests hear that they have all night.
pub const ALL: &str = "ALL";

/// What `cargo xtask test` was asked for.
#[derive(Debug, Default)]
pub struct Plan {
    /// Also what may wait for a night.
    pub all: bool,
    /// Only what these can have broken.
    pub changes: Option<Changes>,
    /// Arguments for Vitest or Playwright.
    pub arguments: Vec<String>,
    /// What the tests took, if that is asked for.
    pub slowest: Option<RefCell<Slowest>>,
}

impl Plan {
    /// Tells a command that runs tests whether all are wanted.
    pub fn tell<'a>(&self, command: &'a mut Command) -> &'a mut Command {
        if self.all {
            command.env(ALL, "1");
        }
        command
    }
}
