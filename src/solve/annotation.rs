//! What a solver wants drawn besides its pieces and domains: one vocabulary for all of them.

use serde::Serialize;

use crate::board::Square;

/// What a solver wants drawn on the board, by its `kind`.
//
// A solver is asked for it only when it is shown. It names squares as `Square`s, and a snapshot by
// their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS), ts(concrete(S = u64), export_to = "run.ts"))]
pub enum Annotation<S = Square> {
    /// A number that a choice compares, written in the square.
    Number {
        /// The square.
        square: S,
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
        square: S,
    },
    /// A square that the knight could jump to in its last move, with its onward moves.
    Candidate {
        /// The square that it left.
        from: S,
        /// The square that it could jump to.
        square: S,
        /// How many onward moves that one has.
        value: i32,
        /// Whether the knight is there now.
        chosen: bool,
    },
    /// A piece or a square at fault: in the conflict set, in the wrong, or nearly cut off.
    Fault {
        /// The square.
        square: S,
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
        square: S,
    },
    /// A square that the last step took a queen back from.
    TakenBack {
        /// The square.
        square: S,
    },
    /// A square struck because a row had no support for it.
    Unsupported {
        /// The square struck.
        square: S,
        /// The row whose squares it attacks, all of them.
        row: u32,
        /// Whether the last step struck it.
        fresh: bool,
    },
    /// An item of an exact cover that is covered.
    Covered {
        /// Which way its line runs.
        line: Axis,
        /// Which of these lines it is.
        place: u32,
    },
    /// A force on a queen, in squares.
    Force {
        /// Where the queen stands.
        square: S,
        /// What pushes it.
        force: Force,
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
        square: S,
    },
    /// A jump of a tour that is not yet part of the knight's path.
    Edge {
        /// One end.
        from: S,
        /// The other.
        to: S,
    },
    /// A jump that joins two tours.
    Joined {
        /// One end.
        from: S,
        /// The other.
        to: S,
    },
    /// A jump that was taken out so that two tours could be joined.
    Cut {
        /// One end.
        from: S,
        /// The other.
        to: S,
    },
}

impl<S> Annotation<S> {
    /// The same with squares named in another way.
    pub fn map<T>(self, name: impl Fn(S) -> T) -> Annotation<T> {
        match self {
            Self::Number { square, value } => Annotation::Number {
                square: name(square),
                value,
            },
            Self::RowNumber { row, value } => Annotation::RowNumber { row, value },
            Self::Chosen { square } => Annotation::Chosen {
                square: name(square),
            },
            Self::Candidate {
                from,
                square,
                value,
                chosen,
            } => Annotation::Candidate {
                from: name(from),
                square: name(square),
                value,
                chosen,
            },
            Self::Fault { square } => Annotation::Fault {
                square: name(square),
            },
            Self::Jumped { row } => Annotation::Jumped { row },
            Self::Emptied { row } => Annotation::Emptied { row },
            Self::UsedUp { row } => Annotation::UsedUp { row },
            Self::FreeAgain { square } => Annotation::FreeAgain {
                square: name(square),
            },
            Self::TakenBack { square } => Annotation::TakenBack {
                square: name(square),
            },
            Self::Unsupported { square, row, fresh } => Annotation::Unsupported {
                square: name(square),
                row,
                fresh,
            },
            Self::Covered { line, place } => Annotation::Covered { line, place },
            Self::Force {
                square,
                force,
                along,
                down,
            } => Annotation::Force {
                square: name(square),
                force,
                along,
                down,
            },
            Self::Trail { piece, square } => Annotation::Trail {
                piece,
                square: name(square),
            },
            Self::Edge { from, to } => Annotation::Edge {
                from: name(from),
                to: name(to),
            },
            Self::Joined { from, to } => Annotation::Joined {
                from: name(from),
                to: name(to),
            },
            Self::Cut { from, to } => Annotation::Cut {
                from: name(from),
                to: name(to),
            },
        }
    }
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

impl Line {
    /// Which way it runs, and which of the lines that run so it is.
    #[must_use]
    pub const fn axis(self) -> (Axis, u32) {
        match self {
            Self::Row(place) => (Axis::Row, place),
            Self::Column(place) => (Axis::Column, place),
            Self::Diagonal(place) => (Axis::Diagonal, place),
            Self::Antidiagonal(place) => (Axis::Antidiagonal, place),
        }
    }
}

/// Which way a line runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "run.ts"))]
pub enum Axis {
    /// A row, whose place is counted from the top.
    Row,
    /// A column, whose place is counted from the left.
    Column,
    /// A rising diagonal, whose place is the sum of row and column.
    Diagonal,
    /// A falling diagonal, whose place is row + n − 1 − column.
    Antidiagonal,
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
