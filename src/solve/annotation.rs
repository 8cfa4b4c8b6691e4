//! What a solver wants drawn besides its pieces and domains: one vocabulary for all of them.

use serde::Serialize;

use crate::board::Square;

/// Something to draw on the board. A solver gives its annotations only when somebody looks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Annotation {
    /// A number that a choice compares, written in the square.
    Number {
        /// The square.
        square: Square,
        /// The number.
        value: i32,
    },
    /// The same for a row, written beside it.
    RowNumber {
        /// The row, from the top.
        row: u32,
        /// The number.
        value: i32,
    },
    /// A ring around the square that is chosen among those compared.
    Chosen {
        /// The square.
        square: Square,
    },
    /// A square that the knight could jump to in its last move, with its onward moves.
    Candidate {
        /// The square that it left.
        from: Square,
        /// The square that it could jump to.
        square: Square,
        /// How many onward moves that one has.
        value: i32,
        /// Whether the knight is there now.
        chosen: bool,
    },
    /// A piece or a square at fault: in the conflict set, in the wrong, or nearly cut off.
    Fault {
        /// The square.
        square: Square,
    },
    /// A row that a backjump leaps over.
    Jumped {
        /// The row, from the top.
        row: u32,
    },
    /// A row that the last queen tried left without a square.
    Emptied {
        /// The row, from the top.
        row: u32,
    },
    /// A row whose squares had all been tried or ruled out, so that the last step went back.
    UsedUp {
        /// The row, from the top.
        row: u32,
    },
    /// A square of that row which going back has set free.
    FreeAgain {
        /// The square.
        square: Square,
    },
    /// A square that the last step took a queen back from.
    TakenBack {
        /// The square.
        square: Square,
    },
    /// A square struck because a row had no support for it.
    Unsupported {
        /// The square struck.
        square: Square,
        /// The row whose squares it attacks, all of them.
        row: u32,
        /// Whether the last step struck it.
        fresh: bool,
    },
    /// An item of an exact cover that is covered.
    Covered {
        /// The item.
        line: Line,
    },
    /// A force on a queen, in squares.
    Force {
        /// Where the queen stands.
        square: Square,
        /// What pushes it.
        kind: Force,
        /// To the right.
        along: f32,
        /// Downwards.
        down: f32,
    },
    /// A square that a piece stood on. The annotations of one piece come oldest first.
    Trail {
        /// The number of the piece.
        piece: u32,
        /// The square.
        square: Square,
    },
    /// A jump of a tour that is not yet part of the knight's path.
    Edge {
        /// One end.
        from: Square,
        /// The other.
        to: Square,
    },
    /// A jump that joins two tours.
    Joined {
        /// One end.
        from: Square,
        /// The other.
        to: Square,
    },
    /// A jump that was taken out so that two tours could be joined.
    Cut {
        /// One end.
        from: Square,
        /// The other.
        to: Square,
    },
}

/// A line of the board as an item of an exact cover.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// A row, from the top.
    Row(u32),
    /// A column, from the left.
    Column(u32),
    /// The rising diagonal with this sum of row and column.
    Diagonal(u32),
    /// The falling diagonal with this row + n − 1 − column.
    Antidiagonal(u32),
}

/// What pushes a queen that is taken for a charge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "run.ts"))]
pub enum Force {
    /// Away from the queens in line with it.
    Charge,
    /// Off the lines that it shares.
    Line,
    /// Away from the border.
    Border,
}
