//! What is measured.

use crate::solve::queens::ClimbRule;

/// What a row's figure counts.
#[derive(Clone, Copy, Debug)]
pub(super) enum Figure {
    KnightBacktracking,
    KnightForwardChecking,
    Backtracking,
    ForwardChecking,
    /// Without the textbook's algorithm, which would take too long.
    ForwardCheckingPublished,
    Moves,
    Restarts,
    LastMoves,
    Successes(ClimbRule),
    Repairs,
    Ticks,
    Solutions,
}
