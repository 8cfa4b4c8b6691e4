//! What is wanted of the puzzles of each day of the week.
//!
//! | | Queens (locked) | Knight, columns × rows (blocked) | Colour Queens | easy queens (locked) |
//! |---|---|---|---|---|
//! | Mon | 8 × 8 (3) Medium | 6 × 5 (4) Easy | 6 × 6 Easy | 7 × 7 (2) |
//! | Tue | 9 × 9 (4) Medium | 6 × 6 (4) Easy | 7 × 7 Easy | 8 × 8 (3) |
//! | Wed | 9 × 9 (3) Medium | 6 × 6 (4) Medium | 7 × 7 Medium | 9 × 9 (4) |
//! | Thu | 10 × 10 (3) Medium | 7 × 6 (4) Medium | 8 × 8 Medium | 9 × 9 (3) |
//! | Fri | 10 × 10 (3) Hard | 7 × 7 (3) Hard | 8 × 8 Hard | 10 × 10 (4) |
//! | Sat | 11 × 11 (3) Expert | 8 × 8 (4) Expert | 9 × 9 Hard | 10 × 10 (4) |
//! | Sun | 11 × 11 (4) Medium | 8 × 6 (4) Medium, closed | 10 × 10 Medium | 11 × 11 (4) |
//!
//! `docs/days.md` tells how many such boards there are.

use super::skips::{self, Draw};
use super::which::Which;
use crate::board::Size;
use crate::generate::date::{Date, Weekday};
use crate::generate::{colour, knights, queens};
use crate::hint::Difficulty;
use crate::solve::Rng;

/// The fewest free squares at the start of a queens puzzle, so that none is trivial.
pub const LEAST_FREE: u32 = 13;

/// The plan for the puzzles of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The easy queens puzzle.
    pub queens_easy: queens::WantedQueens,
    /// The day's queens puzzle.
    pub queens: queens::WantedQueens,
    /// The knight.
    pub knights: knights::WantedTour,
    /// Colour Queens.
    pub colour: colour::WantedColours,
}

impl Plan {
    /// The plan of a day.
    #[must_use]
    pub fn of(date: Date) -> Self {
        Self::with(date.weekday(), |which| skips::draw(which, date))
    }

    /// The plan of a day of the week, with these draws.
    pub fn with(day: Weekday, draw: impl Fn(Which) -> Draw) -> Self {
        let seed = |which| seed(which, draw(which));
        Self {
            queens_easy: easy_queens(day, seed(Which::QueensEasy)),
            queens: hard_queens(day, seed(Which::Queens)),
            knights: knights_wanted(day, seed(Which::Knights)),
            colour: colour_wanted(day, seed(Which::Colour)),
        }
    }

    /// The puzzles before they are made, in the order shown.
    #[must_use]
    pub fn outline(&self) -> [Planned; 4] {
        Which::ALL.map(|which| {
            let (size, grade) = match which {
                Which::QueensEasy => (Size::square(self.queens_easy.side), self.queens_easy.grade),
                Which::Queens => (Size::square(self.queens.side), self.queens.grade),
                Which::Knights => (self.knights.size, self.knights.grade),
                Which::Colour => (Size::square(self.colour.side), self.colour.grade),
            };
            Planned {
                which,
                rows: size.rows,
                columns: size.columns,
                grade,
            }
        })
    }
}

/// A puzzle of a day before it is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(
    test,
    derive(ts_rs::TS),
    ts(rename = "PlannedPuzzle", export_to = "thinking.ts")
)]
pub struct Planned {
    /// Which of the day's puzzles it is.
    pub which: Which,
    /// How many rows the board has.
    pub rows: u32,
    /// How many columns it has.
    pub columns: u32,
    /// How hard it is.
    pub grade: Difficulty,
}

/// Easy queens: from 7 × 7 with five to place to 11 × 11 with seven.
fn easy_queens(day: Weekday, seed: u64) -> queens::WantedQueens {
    let (side, locks) = match day {
        Weekday::Monday => (7, 2),
        Weekday::Tuesday => (8, 3),
        Weekday::Wednesday => (9, 4),
        Weekday::Thursday => (9, 3),
        Weekday::Friday | Weekday::Saturday => (10, 4),
        Weekday::Sunday => (11, 4),
    };
    worthwhile(side, locks, Difficulty::Easy, seed)
}

/// The day's queens: larger and harder until Saturday, and Medium on a large board on Sundays.
fn hard_queens(day: Weekday, seed: u64) -> queens::WantedQueens {
    use Difficulty::{Expert, Hard, Medium};
    let (side, locks, grade) = match day {
        Weekday::Monday => (8, 3, Medium),
        Weekday::Tuesday => (9, 4, Medium),
        Weekday::Wednesday => (9, 3, Medium),
        Weekday::Thursday => (10, 3, Medium),
        Weekday::Friday => (10, 3, Hard),
        Weekday::Saturday => (11, 3, Expert),
        Weekday::Sunday => (11, 4, Medium),
    };
    worthwhile(side, locks, grade, seed)
}

/// Queens that are not trivial.
fn worthwhile(side: u32, locks: u32, grade: Difficulty, seed: u64) -> queens::WantedQueens {
    queens::WantedQueens {
        side,
        locks,
        free: LEAST_FREE,
        grade,
        seed,
    }
}

/// Colour Queens: larger and harder until Saturday, and Medium on a larger board on Sundays.
fn colour_wanted(day: Weekday, seed: u64) -> colour::WantedColours {
    use Difficulty::{Easy, Hard, Medium};
    let (side, grade) = match day {
        Weekday::Monday => (6, Easy),
        Weekday::Tuesday => (7, Easy),
        Weekday::Wednesday => (7, Medium),
        Weekday::Thursday => (8, Medium),
        Weekday::Friday => (8, Hard),
        Weekday::Saturday => (9, Hard),
        Weekday::Sunday => (10, Medium),
    };
    colour::WantedColours { side, grade, seed }
}

/// The knight: larger and harder until Saturday, and closed on Sundays. With fewer blocked squares there
/// would be too few puzzles.
fn knights_wanted(day: Weekday, seed: u64) -> knights::WantedTour {
    use Difficulty::{Easy, Expert, Hard, Medium};
    let (rows, columns, blocked, grade) = match day {
        Weekday::Monday => (5, 6, 4, Easy),
        Weekday::Tuesday => (6, 6, 4, Easy),
        Weekday::Wednesday => (6, 6, 4, Medium),
        Weekday::Thursday => (6, 7, 4, Medium),
        Weekday::Friday => (7, 7, 3, Hard),
        Weekday::Saturday => (8, 8, 4, Expert),
        Weekday::Sunday => (6, 8, 4, Medium),
    };
    knights::WantedTour {
        size: Size::new(rows, columns),
        blocked,
        closed: day == Weekday::Sunday,
        grade,
        seed,
    }
}

/// The seed of a draw: one of a sequence for each day and puzzle.
fn seed(which: Which, draw: Draw) -> u64 {
    let mut rng = Rng::new(which.domain() | u64::from(draw.day));
    for _ in 0..draw.skip {
        rng.next_u64();
    }
    rng.next_u64()
}
