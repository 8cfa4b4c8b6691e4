//! Pseudocode.

/// A line of pseudocode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CodeLine {
    /// The text, indented by two spaces per level.
    pub text: &'static str,
    /// The ids of the steps that execute it: the solver's own words, [`BEGIN`] before the first
    /// step, or the id of an outcome.
    pub ids: &'static [&'static str],
}

/// The id of the line for the state before the first step.
pub const BEGIN: &str = "begin";

/// The id of the line for a step that starts over.
pub const RESTART: &str = "restart";

/// A line that no step executes by itself.
#[must_use]
pub const fn line(text: &'static str) -> CodeLine {
    step(text, &[])
}

/// A line with the ids of the steps that execute it.
#[must_use]
pub const fn step(text: &'static str, ids: &'static [&'static str]) -> CodeLine {
    // Some packages leave it out: see `modules/`.
    if cfg!(feature = "without-pseudocode") {
        CodeLine { text: "", ids: &[] }
    } else {
        CodeLine { text, ids }
    }
}
