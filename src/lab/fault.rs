//! What is wrong with a recording, in a sentence.

use std::fmt;

use super::word::{LARGEST, LONGEST};
use crate::board::words::{capital, thousands};
use crate::board::{Size, Square};

/// Why a recording can't be replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TapeError {
    /// The line of the program that wrote the word at fault, if the recording names one.
    pub line: Option<u16>,
    /// What is wrong.
    pub what: Wrong,
    /// The board.
    pub(super) size: Size,
}

/// What is wrong with a recording.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Wrong {
    /// The board is larger than [`LARGEST`].
    BoardTooLarge,
    /// It has more than [`LONGEST`] words: this many.
    TooLong(usize),
    /// Bits that are no word, at this place.
    NotAWord(usize),
    /// An operation of the other game, at this place.
    OtherGame(usize),
    /// A square off the board, by its number.
    OffBoard(u16),
    /// There is a queen on the square already.
    Occupied(Square),
    /// The queen of the square is locked.
    Locked(Square),
    /// All queens are on the board, and another is placed.
    Full,
    /// There is no queen on the square to lift or to move.
    Empty(Square),
    /// No knight's jump leads from the first square to the second.
    NoJump(Square, Square),
    /// The square was visited before.
    Visited(Square),
    /// The square is blocked.
    Blocked(Square),
    /// The jump to the square is not the last one, or it is the start.
    NotLast(Square),
    /// A note with this number, which the recording doesn't have.
    NoNote(u16),
    /// A move without the square that it leads to.
    CutOff,
    /// A word after the end, at this place.
    AfterEnd(usize),
}

impl TapeError {
    /// The error's code, which never changes.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self.what {
            Wrong::BoardTooLarge => "too-large",
            Wrong::TooLong(_) => "too-long",
            _ => "tape",
        }
    }
}

/// The sentence, from a small letter where a square's name or an article begins it.
struct Told(Wrong, Size);

impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(what, size) = *self;
        let name = |square| size.name(square);
        let place = |place: usize| thousands(place as u64);
        match what {
            Wrong::BoardTooLarge => write!(
                f,
                "programs run on boards up to {LARGEST} × {LARGEST}: choose a smaller one."
            ),
            Wrong::TooLong(_) => write!(
                f,
                "a recording takes {} words at most: end the program sooner.",
                thousands(LONGEST as u64)
            ),
            Wrong::NotAWord(at) => write!(
                f,
                "word {} of the recording can’t be read: run the program again.",
                place(at)
            ),
            Wrong::OtherGame(at) => write!(
                f,
                "word {} of the recording belongs to another puzzle: run the program again.",
                place(at)
            ),
            Wrong::OffBoard(number) => write!(
                f,
                "square {} isn’t on the {size} board: its squares are 0 to {}.",
                thousands(number),
                place(size.area().saturating_sub(1))
            ),
            Wrong::Occupied(square) => write!(f, "there is a queen on {} already.", name(square)),
            Wrong::Locked(square) => write!(f, "the queen on {} is locked.", name(square)),
            Wrong::Full => write!(
                f,
                "all {} queens are on the board: take one off first.",
                size.rows
            ),
            Wrong::Empty(square) => write!(f, "there is no queen on {}.", name(square)),
            Wrong::NoJump(from, to) => write!(
                f,
                "no knight’s jump leads from {} to {}.",
                name(from),
                name(to)
            ),
            Wrong::Visited(square) => write!(f, "the knight has visited {} already.", name(square)),
            Wrong::Blocked(square) => write!(f, "the square {} is blocked.", name(square)),
            Wrong::NotLast(square) => write!(
                f,
                "the jump to {} isn’t the last one: take back the last jump first.",
                name(square)
            ),
            Wrong::NoNote(note) => write!(
                f,
                "the recording has no note {}: run the program again.",
                thousands(note)
            ),
            Wrong::CutOff => {
                f.write_str("the recording ends inside a move: run the program again.")
            }
            Wrong::AfterEnd(at) => write!(
                f,
                "word {} of the recording comes after its end: run the program again.",
                place(at)
            ),
        }
    }
}

impl fmt::Display for TapeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let told = Told(self.what, self.size).to_string();
        match self.line {
            Some(line) => write!(f, "Line {}: {told}", thousands(line)),
            None => f.write_str(&capital(&told)),
        }
    }
}

impl std::error::Error for TapeError {}
