//! A value that was tried in vain, and why.

use crate::board::Square;
use crate::solve::annotation::Line;

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

/// A value that was tried and given up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Failed {
    /// The square.
    pub square: Square,
    /// The step that tried it, 0 for a piece that stood there before the first step.
    pub step: u64,
    /// The nodes of its subtree, its own included: placements, or jumps.
    pub nodes: u64,
    /// What killed it.
    pub cause: Cause,
}
