//! What solvers draw besides pieces and domains: one vocabulary for all of them.

use crate::board::Square;

/// Something that a solver draws on the board, by its `kind`.
//
// Only made when a state is shown. Solvers name squares as `Square`s, snapshots by number.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(tag = "kind", rename_all = "kebab-case")
)]
#[cfg_attr(test, derive(ts_rs::TS), ts(concrete(S = u64), export_to = "run.ts"))]
#[non_exhaustive]
pub enum Annotation<S = Square> {
    /// A number that a choice compares, written in the square.
    Number {
        /// The square.
        square: S,
        /// The number.
        value: i32,
    },
    /// A number of a row that a choice compares, written next to it.
    RowNumber {
        /// The row, from the top.
        row: u32,
        /// The number.
        value: i32,
    },
    /// A ring around the chosen one of the squares compared.
    Chosen {
        /// The square.
        square: S,
    },
    /// A square that the knight could have jumped to, with its onward moves.
    Candidate {
        /// The square that the knight left.
        from: S,
        /// The square that it could have jumped to.
        square: S,
        /// The onward moves from there.
        value: i32,
        /// Whether the knight is there now.
        chosen: bool,
    },
    /// A piece or a square at fault: in the conflict set, wrongly placed, or the reason to turn
    /// back.
    Fault {
        /// The square.
        square: S,
    },
    /// A row that a backjump leaps over.
    Jumped {
        /// The row, from the top.
        row: u32,
    },
    /// A row that the last queen tried left with no square.
    Emptied {
        /// The row, from the top.
        row: u32,
    },
    /// A row that had all its squares tried or ruled out, so the last step took a queen back.
    UsedUp {
        /// The row, from the top.
        row: u32,
    },
    /// A square that this row can use again.
    FreeAgain {
        /// The square.
        square: S,
    },
    /// The square of a queen or a jump that the last step took back.
    TakenBack {
        /// The square.
        square: S,
    },
    /// A square ruled out because a row had no support for it.
    Unsupported {
        /// The square ruled out.
        square: S,
        /// The row that it would leave with no square.
        row: u32,
        /// Whether the last step ruled it out.
        fresh: bool,
    },
    /// A square ruled out because a colour had no support for it.
    UnsupportedByColour {
        /// The square ruled out.
        square: S,
        /// The colour that it would leave with no square.
        colour: u32,
        /// Whether the last step ruled it out.
        fresh: bool,
    },
    /// A covered item of an exact cover.
    Covered {
        /// The direction of its line.
        line: Axis,
        /// Its place among the lines of that direction.
        place: u32,
    },
    /// A force on a queen; its two parts are in squares.
    Force {
        /// The queen's square.
        square: S,
        /// What pushes it.
        force: Force,
        /// To the right.
        along: f32,
        /// Downwards.
        down: f32,
    },
    /// A square that a piece has left. Those of one piece come oldest first.
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
    /// A jump that was removed so that two tours could be joined.
    Cut {
        /// One end.
        from: S,
        /// The other.
        to: S,
    },
}

impl<S> Annotation<S> {
    /// The same with `name` applied to every square.
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
            Self::UnsupportedByColour {
                square,
                colour,
                fresh,
            } => Annotation::UnsupportedByColour {
                square: name(square),
                colour,
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
#[non_exhaustive]
pub enum BoardLine {
    /// A row, from the top.
    Row(u32),
    /// A column, from the left.
    Column(u32),
    /// The rising diagonal with this sum of row and column.
    Diagonal(u32),
    /// The falling diagonal with this row + n − 1 − column.
    Antidiagonal(u32),
    /// A colour, in the order of their letters.
    Colour(u32),
    /// Squares that touch: up to four around a corner of the squares, with this number, row by row
    /// from the top left.
    Corner(u32),
}

impl BoardLine {
    /// Its direction, and its place among the lines of that direction.
    #[must_use]
    pub const fn axis(self) -> (Axis, u32) {
        match self {
            Self::Row(place) => (Axis::Row, place),
            Self::Column(place) => (Axis::Column, place),
            Self::Diagonal(place) => (Axis::Diagonal, place),
            Self::Antidiagonal(place) => (Axis::Antidiagonal, place),
            Self::Colour(place) => (Axis::Colour, place),
            Self::Corner(place) => (Axis::Corner, place),
        }
    }
}

/// The direction of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "kebab-case")
)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "run.ts"))]
#[non_exhaustive]
pub enum Axis {
    /// A row, whose place is counted from the top.
    Row,
    /// A column, whose place is counted from the left.
    Column,
    /// A rising diagonal, whose place is the sum of row and column.
    Diagonal,
    /// A falling diagonal, whose place is row + n − 1 − column.
    Antidiagonal,
    /// A colour, in the order of their letters.
    Colour,
    /// The squares around a corner.
    Corner,
}

/// What pushes a queen treated as an electric charge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "kebab-case")
)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "run.ts"))]
#[non_exhaustive]
pub enum Force {
    /// Away from the queens in line with it.
    Charge,
    /// Off the lines that it shares.
    Line,
    /// Away from the border.
    Border,
}
