//! Kinds of figures.

use crate::solve::queens::ClimbRule;

/// What a row's figure counts.
#[derive(Clone, Copy, Debug)]
pub(super) enum Figure {
    KnightBacktracking,
    KnightForwardChecking,
    Backtracking,
    ForwardChecking,
    /// The textbook's algorithm is left out: it would take too long.
    ForwardCheckingPublished,
    Moves,
    Restarts,
    LastMoves,
    Successes(ClimbRule),
    Repairs,
    Ticks,
    Solutions,
}
