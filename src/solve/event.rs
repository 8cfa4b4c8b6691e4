//! What a solver says while it works.

use crate::board::Square;

/// One observation: small, `Copy`, and complete enough to draw or to explain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A queen is put on a square, or the knight jumps there, at this depth.
    Assign {
        /// The depth of the row, or the number of the move.
        depth: u32,
        /// The square.
        square: Square,
    },
    /// The queen of this depth is lifted, or the knight leaves the square backwards.
    Unassign {
        /// The depth of the row, or the number of the move.
        depth: u32,
        /// The square.
        square: Square,
    },
    /// A queen stands in line with another.
    Conflict {
        /// The square on trial.
        square: Square,
    },
    /// A square is struck from its row's domain.
    Prune {
        /// The level that strikes it.
        level: u32,
        /// The square.
        square: Square,
    },
    /// A struck square is possible again.
    Restore {
        /// The square.
        square: Square,
    },
    /// So many squares were struck at once, by a solver that does not tell them apart.
    Struck {
        /// How many.
        count: u32,
    },
    /// So many struck squares are possible again, all at once.
    Restored {
        /// How many.
        count: u32,
    },
    /// A row has no square left, or a square of a tour is stranded: `square` is the first of them.
    Wipeout {
        /// The first square of the row, or the stranded square.
        square: Square,
    },
    /// The search goes back from this depth to the one before.
    Backtrack {
        /// The depth that is left.
        depth: u32,
    },
    /// A local search moves a piece from one square to another.
    Move {
        /// Where it stood.
        from: Square,
        /// Where it stands now.
        to: Square,
    },
    /// The search starts over.
    Restart,
    /// The search leaps back over all depths between these two.
    Backjump {
        /// The depth that is left.
        from: u32,
        /// The depth that is taken up again.
        to: u32,
    },
}
