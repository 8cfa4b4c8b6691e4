//! Why a move is refused, in a sentence that says what to do instead.

use std::fmt;

use super::setup_error::SetupError;
use crate::board::words::{and_list, quoted};
use crate::board::{Size, Square};

/// Why a queen cannot be placed or lifted. Holds squares by name.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum QueensMoveError {
    /// The square is off the board.
    OffBoard(Square, Size),
    /// The square already has a queen.
    Occupied(String),
    /// The named queens attack the square.
    Attacked(String, Vec<String>),
    /// All n queens are on the board.
    NoneLeft(u32),
    /// The queen there is locked.
    Locked(String),
    /// The square has no queen.
    NoQueen(String),
    /// The text is not a saved move.
    Unreadable(String),
}

impl QueensMoveError {
    /// A code for programs that never changes.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::OffBoard(..) => "off-board",
            Self::Occupied(_) => "occupied",
            Self::Attacked(..) => "attacked",
            Self::NoneLeft(_) => "none-left",
            Self::Locked(_) => "locked",
            Self::NoQueen(_) => "no-queen",
            Self::Unreadable(_) => "unreadable",
        }
    }
}

impl fmt::Display for QueensMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OffBoard(square, size) => SetupError::OffBoard(*square, *size).fmt(f),
            Self::Occupied(square) => {
                write!(f, "{square} already has a queen: choose another square.")
            }
            Self::Attacked(square, by) => match &by[..] {
                [one] => write!(
                    f,
                    "The queen on {one} attacks {square}: choose a square that no queen attacks."
                ),
                many => write!(
                    f,
                    "The queens on {} attack {square}: choose a square that no queen attacks.",
                    and_list(many)
                ),
            },
            Self::NoneLeft(count) => {
                write!(
                    f,
                    "All {count} queens are on the board: take one off first."
                )
            }
            Self::Locked(square) => write!(
                f,
                "The queen on {square} is locked: take off one of your own instead."
            ),
            Self::NoQueen(square) => {
                write!(
                    f,
                    "There is no queen on {square}: choose a square with a queen."
                )
            }
            Self::Unreadable(word) => write!(
                f,
                "{} is not a saved move: write a square such as c5, or -c5 to take its queen off.",
                quoted(word)
            ),
        }
    }
}

impl std::error::Error for QueensMoveError {}

/// Why a knight cannot jump somewhere. Holds squares by name.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum KnightsMoveError {
    /// The square is off the board.
    OffBoard(Square, Size),
    /// The square was visited at this move; the start is move 0.
    Visited(String, u32),
    /// The square is blocked.
    Blocked(String),
    /// No jump leads from the first square to the second.
    NotAJump(String, String),
    /// The text is not a saved move.
    Unreadable(String),
    /// The text is not a saved position.
    UnreadablePosition(String),
}

impl KnightsMoveError {
    /// A code for programs that never changes.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::OffBoard(..) => "off-board",
            Self::Visited(..) => "visited",
            Self::Blocked(_) => "blocked",
            Self::NotAJump(..) => "not-a-jump",
            Self::Unreadable(_) | Self::UnreadablePosition(_) => "unreadable",
        }
    }
}

impl fmt::Display for KnightsMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OffBoard(square, size) => SetupError::OffBoard(*square, *size).fmt(f),
            Self::Visited(square, 0) => write!(
                f,
                "The tour started on {square}: choose a square that hasn’t been visited yet."
            ),
            Self::Visited(square, time) => write!(
                f,
                "{square} is square {} of the tour: choose a square that hasn’t been visited yet.",
                time + 1
            ),
            Self::Blocked(square) => {
                write!(f, "{square} is blocked: choose an open square.")
            }
            Self::NotAJump(from, to) => write!(
                f,
                "A knight can’t jump from {from} to {to}: go two squares one way and one across."
            ),
            Self::Unreadable(word) => write!(
                f,
                "{} is not a saved move: write a square such as c5, or a path such as =b6+c8.",
                quoted(word)
            ),
            Self::UnreadablePosition(path) => write!(
                f,
                "{} is not a saved path: write its squares in order, such as b6+c8.",
                quoted(path)
            ),
        }
    }
}

impl std::error::Error for KnightsMoveError {}
