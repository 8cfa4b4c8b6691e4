//! The events of a solver at work.

use crate::board::Square;

/// One event: small, `Copy`, and complete enough to draw or explain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Event {
    /// A queen is placed on a square, or the knight jumps there.
    Assign {
        /// The depth of the row, or the number of the jump.
        depth: u32,
        /// The square.
        square: Square,
    },
    /// A queen or a jump is taken back.
    Unassign {
        /// The depth of the row, or the number of the jump.
        depth: u32,
        /// The square.
        square: Square,
    },
    /// The queen on trial is in line with another.
    Conflict {
        /// The square on trial.
        square: Square,
    },
    /// A square is ruled out.
    Prune {
        /// The level at which it is ruled out.
        level: u32,
        /// The square.
        square: Square,
    },
    /// A square that was ruled out is possible again.
    Restore {
        /// The square.
        square: Square,
    },
    /// Several squares were ruled out at once, by a solver that only counts them.
    Struck {
        /// A number of things.
        count: u32,
    },
    /// Several squares are possible again at once.
    Restored {
        /// A number of things.
        count: u32,
    },
    /// A row has run out of squares, or a square of a tour is stranded.
    Wipeout {
        /// The first square of the row, or the stranded square.
        square: Square,
    },
    /// The search returns from this depth to the one before.
    Backtrack {
        /// The depth that is left.
        depth: u32,
    },
    /// A local search moves a piece from one square to another.
    Move {
        /// The square it left.
        from: Square,
        /// The square it is on now.
        to: Square,
    },
    /// The search starts over.
    Restart {
        /// Whether it was at a solution and looks for another; otherwise it had failed.
        solved: bool,
    },
    /// The search jumps back over all depths between these two.
    Backjump {
        /// The depth that is left.
        from: u32,
        /// The depth where it continues.
        to: u32,
    },
}
