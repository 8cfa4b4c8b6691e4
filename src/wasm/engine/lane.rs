//! The solver of a run of the page.

use crate::run::AnySolver;

/// Every run and race of the page has this one type of solver, so that each game's module compiles them once. A
/// further kind of solver becomes a variant next to those of the roster.
pub(super) type Lane = AnySolver;
