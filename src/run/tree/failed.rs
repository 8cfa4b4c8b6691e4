//! A value that was tried in vain, and why.

use crate::board::Square;
use crate::solve::Cause;

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
