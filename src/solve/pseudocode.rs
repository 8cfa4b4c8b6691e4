//! A solver in a few lines that people read.

/// A line of pseudocode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// What it says, indented by two spaces for every level.
    pub text: &'static str,
    /// The ids of the steps that execute it: words of the solver's own, [`BEGIN`] before the first
    /// step, or the id of an outcome.
    pub ids: &'static [&'static str],
}

/// The id of the line that stands for the state before the first step.
pub const BEGIN: &str = "begin";

/// The id of the line for a step that starts the search over.
pub const RESTART: &str = "restart";

/// A line that no step executes by itself.
#[must_use]
pub const fn line(text: &'static str) -> Line {
    Line { text, ids: &[] }
}

/// A line with the ids of the steps that execute it.
#[must_use]
pub const fn step(text: &'static str, ids: &'static [&'static str]) -> Line {
    Line { text, ids }
}
