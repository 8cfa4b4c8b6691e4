//! From what somebody asked for to a valid puzzle, or a sentence on what is wrong with it.

use std::fmt;
use std::str::FromStr;

use super::{KnightsPuzzle, QueensPuzzle};
use crate::board::square::last_name;
use crate::board::words::thousands;
use crate::board::{Size, Square};

/// Which of the two puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Game {
    /// Place queens so that none attacks another.
    Queens,
    /// Visit every square once with a knight.
    Knights,
}

impl Game {
    /// The word for it on a command line and in a link.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Queens => "queens",
            Self::Knights => "knights",
        }
    }

    /// The most squares that a board may have on a side.
    #[must_use]
    pub const fn largest_side(self) -> u32 {
        match self {
            Self::Queens => 1_000_000,
            Self::Knights => 2_000,
        }
    }
}

impl FromStr for Game {
    type Err = UnknownGame;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "queens" => Ok(Self::Queens),
            "knights" => Ok(Self::Knights),
            _ => Err(UnknownGame(text.to_owned())),
        }
    }
}

/// A text that should have named a game and does not; holds the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownGame(pub String);

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "There is no game “{}”: choose queens or knights.",
            self.0
        )
    }
}

impl std::error::Error for UnknownGame {}

/// What somebody asked for, not yet checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The puzzle.
    pub game: Game,
    /// The board.
    pub size: Size,
    /// The locked queens, or the one square that the knight starts on.
    pub squares: Vec<Square>,
    /// The squares that a knight must not visit.
    pub blocked: Vec<Square>,
    /// Whether a knight's tour has to end a jump away from its start.
    pub closed: bool,
}

/// A puzzle that has been checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Puzzle {
    /// Queen's Challenge.
    Queens(QueensPuzzle),
    /// Knight's Tour.
    Knights(KnightsPuzzle),
}

impl Setup {
    /// Checks the setup. A knight without a start begins in the top left corner.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub fn build(self) -> Result<Puzzle, SetupError> {
        match self.game {
            Game::Queens if self.closed => Err(SetupError::ClosedQueens),
            Game::Queens if !self.blocked.is_empty() => Err(SetupError::BlockedQueens),
            Game::Queens => QueensPuzzle::on(self.size, self.squares).map(Puzzle::Queens),
            Game::Knights => match self.squares[..] {
                [] => KnightsPuzzle::new(self.size, Square::new(0, 0), self.closed),
                [start] => KnightsPuzzle::new(self.size, start, self.closed),
                _ => Err(SetupError::ManyStarts(self.squares.len())),
            }
            .and_then(|puzzle| puzzle.with_blocked(self.blocked))
            .map(Puzzle::Knights),
        }
    }
}

impl Puzzle {
    /// The board.
    #[must_use]
    pub fn size(&self) -> Size {
        match self {
            Self::Queens(puzzle) => puzzle.size(),
            Self::Knights(puzzle) => puzzle.size(),
        }
    }

    /// The setup that builds this very puzzle.
    #[must_use]
    pub fn setup(&self) -> Setup {
        let size = self.size();
        match self {
            Self::Queens(puzzle) => Setup {
                game: Game::Queens,
                size,
                squares: puzzle.locked().to_vec(),
                blocked: Vec::new(),
                closed: false,
            },
            Self::Knights(puzzle) => Setup {
                game: Game::Knights,
                size,
                squares: vec![puzzle.start()],
                blocked: puzzle.blocked().to_vec(),
                closed: puzzle.closed(),
            },
        }
    }
}

/// Why a setup is not a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// A side of the board is zero or over the game's [`Game::largest_side`].
    Size(Game, Size),
    /// Queens were asked for on a board that is not square.
    NotSquare(Size),
    /// A locked queen, the knight's start or a blocked square is off the board.
    OffBoard(Square, Size),
    /// Two locked queens stand in line; or one square was locked twice.
    LockedAttack(Square, Square, Size),
    /// The knight was given more than one start; holds how many.
    ManyStarts(usize),
    /// A closed tour was asked for in a game that has no tours.
    ClosedQueens,
    /// The knight's start is blocked.
    BlockedStart(Square, Size),
    /// Blocked squares were asked for in a game that has none.
    BlockedQueens,
}

impl SetupError {
    /// A word for programs, that never changes.
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
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Size(game, size) => write!(
                f,
                "A board of {size} squares can't be played: choose from 1 to {} squares a side.",
                thousands(game.largest_side())
            ),
            Self::NotSquare(size) => write!(
                f,
                "Queen's Challenge needs as many rows as columns, not {size}: choose one number, such as 8."
            ),
            Self::OffBoard(square, size) => write!(
                f,
                "Row {}, column {} is off the {size} board: choose a square from a1 to {}.",
                square.row + 1,
                square.column + 1,
                last_name(*size)
            ),
            Self::LockedAttack(one, other, size) if one == other => write!(
                f,
                "The square {} is locked twice: lock it once.",
                size.name(*one)
            ),
            Self::LockedAttack(one, other, size) => write!(
                f,
                "The locked queens on {} and {} attack each other: move one of them.",
                size.name(*one),
                size.name(*other)
            ),
            Self::ManyStarts(count) => write!(
                f,
                "A knight starts on one square and {count} were given: keep one of them."
            ),
            Self::ClosedQueens => {
                write!(
                    f,
                    "Only a knight's tour can be closed: leave that out for queens."
                )
            }
            Self::BlockedStart(start, size) => write!(
                f,
                "The knight starts on {0}, which is blocked: choose another start, or unblock {0}.",
                size.name(*start)
            ),
            Self::BlockedQueens => write!(
                f,
                "Only a knight's board has blocked squares: leave them out for queens."
            ),
        }
    }
}

impl std::error::Error for SetupError {}

/// Checks that both sides of a board are in range.
pub(super) fn check_size(game: Game, size: Size) -> Result<(), SetupError> {
    let fits = |side| (1..=game.largest_side()).contains(&side);
    if fits(size.rows) && fits(size.columns) {
        Ok(())
    } else {
        Err(SetupError::Size(game, size))
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
