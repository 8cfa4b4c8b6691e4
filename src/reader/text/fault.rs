//! Why a text is not read: what is wrong with it, and what to do.

use std::fmt;

use super::super::{LARGEST, SMALLEST};
use crate::board::words::quoted;

/// Why there is no board in a text. Rows and columns are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TextFault {
    /// There is nothing to read.
    Empty,
    /// The text is longer than any board.
    TooLong,
    /// No form of a board fits; holds the start of the text.
    Unknown(String),
    /// A row is longer or shorter than the others: its number, its squares, theirs.
    Ragged {
        /// The row.
        row: usize,
        /// The squares it has.
        squares: usize,
        /// The squares that most rows have.
        others: usize,
    },
    /// There are not as many rows as columns.
    NotSquare {
        /// The rows.
        rows: usize,
        /// The columns.
        columns: usize,
    },
    /// The board has another size than those that can be played; holds its side.
    Size(usize),
    /// There are more colours than rows: the side, and the number of colours.
    Colours(usize, usize),
    /// The puzzle has this many queens in a row, not one.
    Stars(usize),
    /// A piece is not a queen: the square's row and column, and the piece.
    Piece(usize, usize, char),
    /// It can't be told where columns are counted from.
    Columns,
    /// A number of a tour is missing or there twice.
    Number(usize),
    /// A step of a tour is not a knight's move; holds its number, from 1.
    Step(usize),
}

impl TextFault {
    /// A code for programs that never changes.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Empty | Self::Unknown(_) => "no board",
            Self::TooLong => "too large",
            Self::Ragged { .. } => "ragged",
            Self::NotSquare { .. } => "not square",
            Self::Size(_) => "size",
            Self::Colours(..) => "colours",
            Self::Stars(_) => "stars",
            Self::Piece(..) => "piece",
            Self::Columns => "columns",
            Self::Number(_) => "number",
            Self::Step(_) => "step",
        }
    }
}

impl fmt::Display for TextFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("There is no text: write a letter for every square, a row on each line."),
            Self::TooLong => f.write_str("This text is too long: leave in only the board."),
            Self::Unknown(text) => write!(
                f,
                "{} is not a board: write a letter for every square, a row on each line.",
                quoted(text)
            ),
            Self::Ragged {
                row,
                squares,
                others,
            } => write!(
                f,
                "Row {row} has {squares} squares, the others {others}: give every row the same number."
            ),
            Self::NotSquare { rows, columns } => write!(
                f,
                "This board has {rows} rows but {columns} columns: write as many of each."
            ),
            Self::Size(side) => write!(
                f,
                "This board is {side} × {side}: boards from {SMALLEST} × {SMALLEST} to {LARGEST} × {LARGEST} can be \
                 played here."
            ),
            Self::Colours(side, colours) => write!(
                f,
                "This {side} × {side} board has {colours} colours: it can have {side}."
            ),
            Self::Stars(stars) => write!(
                f,
                "This puzzle has {stars} queens in a row: choose one with a single queen."
            ),
            Self::Piece(row, column, piece) => write!(
                f,
                "Row {row} has {} in column {column}: leave only queens on the board.",
                quoted(&piece.to_string())
            ),
            Self::Columns => f.write_str(
                "These columns may be counted from 0 or from 1: write a 0 for the first, or the number of columns for \
                 the last.",
            ),
            Self::Number(number) => write!(
                f,
                "The number {number} is missing or there twice: number the squares of a tour in order."
            ),
            Self::Step(step) => write!(f, "Step {step} is not a knight’s move: check the numbers around it."),
        }
    }
}

impl std::error::Error for TextFault {}
