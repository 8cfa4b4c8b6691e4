//! The solver of a run of the page.

use crate::run::AnySolver;

/// Every run and race of the page has this one type of solver, so that each game's module compiles them once. A
/// program's tape is no variant of it: in a separate module, it adds nothing to these.
pub(super) type Lane = AnySolver;
