//! What ends the trial of a value in a search tree.

use super::annotation::Line;
use crate::board::Square;

/// What killed a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The queen was in line with another.
    Conflict,
    /// It left a row, or another line that needs a queen, without a square.
    RanDry(Line),
    /// It stranded a square.
    Stranded(Square),
    /// No jump led on.
    DeadEnd,
    /// The tour was whole, but did not close.
    Unclosed,
    /// The solver foresaw that no tour was left.
    Foreseen,
    /// All that was tried below it failed.
    Subtree,
    /// It led to so many solutions, and to no further one.
    Solutions(u64),
}
