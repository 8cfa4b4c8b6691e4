//! The two puzzles of a day, the same for everybody.
//!
//! They are a fixed function of the date and of [`VERSION`]: whoever changes anything that they
//! depend on gives the version a new number, and keeps what the days before it had.

use serde::Serialize;

use super::date::{Date, Weekday};
use super::{knights, queens};
use crate::board::{Size, Square};
use crate::hint::Difficulty;
use crate::solve::Rng;

/// Which function of the date it is.
pub const VERSION: u32 = 1;

/// What the queens of a day are like: easier on Monday, harder to Saturday, on Sunday on a larger
/// board. Mondays have a small board and an ordinary one in turn.
#[must_use]
pub fn queens_wanted(date: Date) -> queens::Wanted {
    use Difficulty::{Easy, Expert, Hard, Medium};
    let small = (date.number() / 7).is_multiple_of(2);
    let (side, locks, grade) = match date.weekday() {
        Weekday::Monday if small => (6, 2, Easy),
        Weekday::Monday => (8, 4, Easy),
        Weekday::Tuesday => (8, 3, Easy),
        Weekday::Wednesday => (8, 4, Medium),
        Weekday::Thursday => (8, 3, Medium),
        Weekday::Friday => (8, 2, Hard),
        Weekday::Saturday => (8, 2, Expert),
        Weekday::Sunday => (10, 4, Medium),
    };
    queens::Wanted {
        side,
        locks,
        grade,
        seed: seed(date, 1),
    }
}

/// What the knight of a day is like: easier on Monday, harder to Saturday, and on Sunday the tour has
/// to close. Two or more squares are always blocked, so that there is more to choose from than a
/// start.
#[must_use]
pub fn knights_wanted(date: Date) -> knights::Wanted {
    use Difficulty::{Easy, Expert, Hard, Medium};
    let (rows, columns, blocked, grade) = match date.weekday() {
        Weekday::Monday => (5, 6, 2, Easy),
        Weekday::Tuesday => (6, 6, 2, Easy),
        Weekday::Wednesday => (6, 6, 2, Medium),
        Weekday::Thursday => (6, 7, 4, Medium),
        Weekday::Friday => (7, 7, 3, Hard),
        Weekday::Saturday => (8, 8, 4, Expert),
        Weekday::Sunday => (6, 8, 2, Medium),
    };
    knights::Wanted {
        size: Size::new(rows, columns),
        blocked,
        closed: date.weekday() == Weekday::Sunday,
        grade,
        seed: seed(date, 2),
    }
}

/// A number that differs from day to day and from game to game.
fn seed(date: Date, game: u64) -> u64 {
    let day = u64::from(date.number());
    Rng::new(u64::from(VERSION) << 40 | game << 32 | day).next_u64()
}

/// The puzzles of a day, with names as people read them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    test,
    derive(ts_rs::TS),
    ts(rename = "DayPuzzles", export_to = "thinking.ts")
)]
pub struct Day {
    /// The date, such as `2026-11-21`.
    pub date: String,
    /// Which function of the date made them.
    pub version: u32,
    /// Queens.
    pub queens: QueensOfDay,
    /// A knight.
    pub knights: KnightsOfDay,
}

/// The queens of a day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "thinking.ts"))]
pub struct QueensOfDay {
    /// The board, such as `8x8`.
    pub size: String,
    /// The locked queens.
    pub at: Vec<String>,
    /// How hard it is.
    pub grade: Difficulty,
}

/// The knight of a day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "thinking.ts"))]
pub struct KnightsOfDay {
    /// The board, such as `6x6`.
    pub size: String,
    /// The start.
    pub at: Vec<String>,
    /// Whether the tour has to close.
    pub closed: bool,
    /// The squares that it must not visit.
    pub blocked: Vec<String>,
    /// How hard it is.
    pub grade: Difficulty,
}

/// The puzzles of a day being made.
#[derive(Clone, Debug)]
pub struct Preparing {
    date: Date,
    queens: queens::Making,
    knights: knights::Making,
}

impl Preparing {
    /// Begins with a day.
    #[must_use]
    pub fn new(date: Date) -> Self {
        Self {
            date,
            queens: queens::Making::new(queens_wanted(date)),
            knights: knights::Making::new(knights_wanted(date)),
        }
    }

    /// A piece of work; tells whether both puzzles are made.
    pub fn step(&mut self) -> bool {
        self.queens.step() && self.knights.step()
    }

    /// The puzzles, once they are made.
    ///
    /// # Panics
    /// If they are not, or there is no such puzzle, which is proved of every day from 2026 to 2036.
    #[must_use]
    pub fn day(&self) -> Day {
        Day {
            date: self.date.to_string(),
            version: VERSION,
            queens: self.queens_of_day(),
            knights: self.knights_of_day(),
        }
    }

    fn queens_of_day(&self) -> QueensOfDay {
        let (puzzle, grade) = self.queens.puzzle().expect("there is one every day");
        QueensOfDay {
            size: shape(puzzle.size()),
            at: names(puzzle.size(), puzzle.locked()),
            grade: grade.grade,
        }
    }

    fn knights_of_day(&self) -> KnightsOfDay {
        let (puzzle, grade) = self.knights.puzzle().expect("there is one every day");
        KnightsOfDay {
            size: shape(puzzle.size()),
            at: names(puzzle.size(), &[puzzle.start()]),
            closed: puzzle.closed(),
            blocked: names(puzzle.size(), puzzle.blocked()),
            grade,
        }
    }

    /// The puzzles of a day, however long that takes.
    #[must_use]
    pub fn of(date: Date) -> Day {
        let mut preparing = Self::new(date);
        while !preparing.step() {}
        preparing.day()
    }
}

/// A board as a command line has it.
fn shape(size: Size) -> String {
    format!("{}x{}", size.rows, size.columns)
}

fn names(size: Size, squares: &[Square]) -> Vec<String> {
    squares.iter().map(|&square| size.name(square)).collect()
}
