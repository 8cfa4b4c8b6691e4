//! What a solver wants drawn, with squares by number.

use serde::Serialize;

use crate::board::Size;
use crate::solve;
use crate::solve::annotation::{Force, Line};

/// What a solver wants drawn on the board, by its `kind`.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "each says what `solve::Annotation` says")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "run.ts"))]
pub enum Annotation {
    Number {
        square: u64,
        value: i32,
    },
    RowNumber {
        row: u32,
        value: i32,
    },
    Chosen {
        square: u64,
    },
    Candidate {
        from: u64,
        square: u64,
        value: i32,
        chosen: bool,
    },
    Fault {
        square: u64,
    },
    Jumped {
        row: u32,
    },
    Emptied {
        row: u32,
    },
    UsedUp {
        row: u32,
    },
    FreeAgain {
        square: u64,
    },
    TakenBack {
        square: u64,
    },
    Unsupported {
        square: u64,
        row: u32,
        fresh: bool,
    },
    Covered {
        line: Axis,
        place: u32,
    },
    Force {
        square: u64,
        force: Force,
        along: f32,
        down: f32,
    },
    Trail {
        piece: u32,
        square: u64,
    },
    Edge {
        from: u64,
        to: u64,
    },
    Joined {
        from: u64,
        to: u64,
    },
    Cut {
        from: u64,
        to: u64,
    },
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

impl Annotation {
    /// An annotation on a board of some size.
    pub(super) fn on(size: Size, annotation: solve::Annotation) -> Self {
        use solve::Annotation as Drawn;
        let number = |square| size.number(square);
        match annotation {
            Drawn::Number { square, value } => Self::Number {
                square: number(square),
                value,
            },
            Drawn::RowNumber { row, value } => Self::RowNumber { row, value },
            Drawn::Chosen { square } => Self::Chosen {
                square: number(square),
            },
            Drawn::Candidate {
                from,
                square,
                value,
                chosen,
            } => Self::Candidate {
                from: number(from),
                square: number(square),
                value,
                chosen,
            },
            Drawn::Fault { square } => Self::Fault {
                square: number(square),
            },
            Drawn::Jumped { row } => Self::Jumped { row },
            Drawn::Emptied { row } => Self::Emptied { row },
            Drawn::UsedUp { row } => Self::UsedUp { row },
            Drawn::FreeAgain { square } => Self::FreeAgain {
                square: number(square),
            },
            Drawn::TakenBack { square } => Self::TakenBack {
                square: number(square),
            },
            Drawn::Unsupported { square, row, fresh } => Self::Unsupported {
                square: number(square),
                row,
                fresh,
            },
            Drawn::Covered { line } => {
                let (line, place) = axis(line);
                Self::Covered { line, place }
            }
            Drawn::Force {
                square,
                kind,
                along,
                down,
            } => Self::Force {
                square: number(square),
                force: kind,
                along,
                down,
            },
            Drawn::Trail { piece, square } => Self::Trail {
                piece,
                square: number(square),
            },
            Drawn::Edge { from, to } => Self::Edge {
                from: number(from),
                to: number(to),
            },
            Drawn::Joined { from, to } => Self::Joined {
                from: number(from),
                to: number(to),
            },
            Drawn::Cut { from, to } => Self::Cut {
                from: number(from),
                to: number(to),
            },
        }
    }
}

const fn axis(line: Line) -> (Axis, u32) {
    match line {
        Line::Row(place) => (Axis::Row, place),
        Line::Column(place) => (Axis::Column, place),
        Line::Diagonal(place) => (Axis::Diagonal, place),
        Line::Antidiagonal(place) => (Axis::Antidiagonal, place),
    }
}
