//! Why a setup is not valid, in a sentence that says what to do.

use std::fmt;

use super::game::Game;
use crate::board::square::last_name;
use crate::board::words::thousands;
use crate::board::{Size, Square};

/// Why a setup is not valid.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SetupError {
    /// The rows or columns are below the game's [`Game::smallest_side`] or above its
    /// [`Game::largest_side`].
    Size(Game, i64, i64),
    /// A board for queens is not square.
    NotSquare(Size),
    /// A locked queen, the knight's start or a blocked square is off the board.
    OffBoard(Square, Size),
    /// Two locked queens are in line, or one square is locked twice.
    LockedAttack(Square, Square, Size),
    /// The knight has several starts; holds how many.
    ManyStarts(usize),
    /// A puzzle for queens asks for a closed tour.
    ClosedQueens,
    /// The knight's start is blocked.
    BlockedStart(Square, Size),
    /// A puzzle for queens has blocked squares.
    BlockedQueens,
    /// A game without colours has some.
    Colours,
    /// Colour Queens without colours.
    NoColours,
    /// The colours are for a board of the first size, and the board has the second.
    ColoursOfSize(Size, Size),
}

impl SetupError {
    /// A code for programs that never changes.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Size(..) => "size",
            Self::NotSquare(_) => "not-square",
            Self::OffBoard(..) => "off-board",
            Self::LockedAttack(..) => "locked-attack",
            Self::ManyStarts(_) => "many-starts",
            Self::ClosedQueens => "closed-queens",
            Self::BlockedStart(..) => "blocked-start",
            Self::BlockedQueens => "blocked-queens",
            Self::Colours => "colours",
            Self::NoColours => "no-colours",
            Self::ColoursOfSize(..) => "colours-size",
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Size(game, rows, columns) => {
                let (least, largest) = (game.smallest_side(), thousands(game.largest_side()));
                let (rows, columns) = (signed(*rows), signed(*columns));
                write!(
                    f,
                    "There is no {columns} × {rows} board: choose from {least} × {least} to {largest} × {largest}."
                )
            }
            Self::NotSquare(size) => write!(
                f,
                "Queen’s Challenge needs a square board, not {size}: choose the same number of rows and columns."
            ),
            Self::OffBoard(square, size) => write!(
                f,
                "Row {}, column {} is off the {size} board: choose a square from a1 to {}.",
                u64::from(square.row) + 1,
                u64::from(square.column) + 1,
                last_name(*size)
            ),
            Self::LockedAttack(one, other, size) if one == other => {
                write!(f, "{} is locked twice: lock it once.", size.name(*one))
            }
            Self::LockedAttack(one, other, size) => write!(
                f,
                "Queens on {} and {} would attack each other: choose another square for one of them.",
                size.name(*one),
                size.name(*other)
            ),
            Self::ManyStarts(count) => write!(
                f,
                "A knight starts on one square, but {count} were given: keep one of them."
            ),
            Self::ClosedQueens => {
                write!(
                    f,
                    "Only a knight’s tour can be closed: leave that out for queens."
                )
            }
            Self::BlockedStart(start, size) => write!(
                f,
                "The knight starts on {0}, which is blocked: choose another start, or unblock {0}.",
                size.name(*start)
            ),
            Self::BlockedQueens => write!(
                f,
                "Only a knight’s board has blocked squares: leave them out for queens."
            ),
            Self::Colours => write!(
                f,
                "Only Colour Queens has colours: leave them out, or choose that game."
            ),
            Self::NoColours => write!(
                f,
                "Colour Queens needs the colour of every square: give a letter for each."
            ),
            Self::ColoursOfSize(colours, size) => write!(
                f,
                "The colours are those of {colours}, but the board is {size}: choose the same size."
            ),
        }
    }
}

impl std::error::Error for SetupError {}

/// A number with thousands separators and a minus sign as printed.
fn signed(number: i64) -> String {
    let sign = if number < 0 { "−" } else { "" };
    format!("{sign}{}", thousands(number.unsigned_abs()))
}

/// Checks that both sides of a board are in range.
pub(super) fn check_size(game: Game, size: Size) -> Result<(), SetupError> {
    let fits = |side| (game.smallest_side()..=game.largest_side()).contains(&side);
    if fits(size.rows) && fits(size.columns) {
        Ok(())
    } else {
        Err(SetupError::Size(
            game,
            size.rows.into(),
            size.columns.into(),
        ))
    }
}

/// Checks that a square lies on the board.
pub(super) fn check_square(size: Size, square: Square) -> Result<(), SetupError> {
    if size.contains(square) {
        Ok(())
    } else {
        Err(SetupError::OffBoard(square, size))
    }
}
