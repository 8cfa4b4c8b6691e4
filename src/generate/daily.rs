//! The puzzles of a day, the same for every player.
//!
//! They are a function of the date. The function has versions, and the date determines the version, so past
//! days never change: to change the puzzles, start a new version on a future day.
//!
//! Version 1 has one queens puzzle and one knight's. Version 2, since 2026-11-30, has two queens puzzles:
//! one that is always Easy, and a harder one.
//!
//! | | queens (locked) | harder queens (locked) | knight, width × height (blocked) |
//! |---|---|---|---|
//! | Mon | 7 × 7 (2) | 7 × 7 (2) Medium | 6 × 5 (2) Easy |
//! | Tue | 8 × 8 (3) | 8 × 8 (3) Medium | 6 × 6 (2) Easy |
//! | Wed | 8 × 8 (3) | 8 × 8 (3) Medium | 6 × 6 (2) Medium |
//! | Thu | 9 × 9 (4) | 8 × 8 (3) Medium | 7 × 6 (4) Medium |
//! | Fri | 9 × 9 (3) | 8 × 8 (2) Hard | 7 × 7 (3) Hard |
//! | Sat | 10 × 10 (4) | 8 × 8 (2) Expert | 8 × 8 (4) Expert |
//! | Sun | 10 × 10 (3) | 10 × 10 (4) Medium | 8 × 6 (2) Medium, closed |
//!
//! Version 3, since 2026-12-01, grades queens by the smallest proofs, and adds a puzzle of Colour Queens. Its
//! knight's puzzles are those of version 2.
//!
//! | | queens (locked) | harder queens (locked) | Colour Queens |
//! |---|---|---|---|
//! | Mon | 7 × 7 (2) | 7 × 7 (2) Medium | 6 × 6 Easy |
//! | Tue | 8 × 8 (3) | 8 × 8 (3) Medium | 7 × 7 Easy |
//! | Wed | 8 × 8 (3) | 8 × 8 (3) Medium | 7 × 7 Medium |
//! | Thu | 9 × 9 (4) | 9 × 9 (3) Medium | 8 × 8 Medium |
//! | Fri | 9 × 9 (3) | 10 × 10 (3) Hard | 8 × 8 Hard |
//! | Sat | 10 × 10 (4) | 10 × 10 (3) Expert | 9 × 9 Hard |
//! | Sun | 10 × 10 (3) | 10 × 10 (4) Medium | 10 × 10 Medium |
//!
//! No queens puzzle since version 2 is trivial: it leaves at least five queens to place and at least
//! [`LEAST_FREE`] squares free. Easy 6 × 6 puzzles leave at most four, so Mondays have 7 × 7.

use serde::Serialize;

use super::date::{Date, Weekday};
use super::queens::Scale;
use super::{colour, knights, queens};
use crate::board::{Size, Square};
use crate::hint::Difficulty;
use crate::puzzles::QueensPuzzle;
use crate::solve::Rng;

/// The first day of version 2: 2026-11-30.
const SECOND: u32 = 20_787;

/// The first day of version 3: 2026-12-01.
const THIRD: u32 = 20_788;

/// The fewest free squares at the start of a queens puzzle since version 2.
pub const LEAST_FREE: u32 = 13;

/// The version of the function that makes the puzzles of a day.
#[must_use]
pub fn version(date: Date) -> u32 {
    match date.number() {
        ..SECOND => 1,
        SECOND..THIRD => 2,
        _ => 3,
    }
}

/// A puzzle of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(
    test,
    derive(ts_rs::TS),
    ts(rename = "DailyId", export_to = "thinking.ts")
)]
pub enum Which {
    /// The queens puzzle; since version 2, the easy one.
    Queens,
    /// The harder queens puzzle, since version 2.
    QueensHard,
    /// The knight.
    Knights,
    /// Colour Queens, since version 3.
    Colour,
}

/// The plan for the puzzles of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The queens.
    pub queens: queens::Wanted,
    /// The harder queens puzzle, since version 2.
    pub queens_hard: Option<queens::Wanted>,
    /// The knight.
    pub knights: knights::Wanted,
    /// Colour Queens, since version 3.
    pub colour: Option<colour::Wanted>,
}

impl Plan {
    /// The plan of a day.
    #[must_use]
    pub fn of(date: Date) -> Self {
        let (queens, queens_hard) = match version(date) {
            1 => (first_queens(date), None),
            2 => (easy_queens(date), Some(second_queens(date))),
            _ => (easy_queens(date), Some(hard_queens(date))),
        };
        Self {
            queens,
            queens_hard,
            knights: knights_wanted(date),
            colour: (version(date) >= 3).then(|| colour_wanted(date)),
        }
    }

    /// The puzzles before they are made, in the order shown.
    #[must_use]
    pub fn outline(&self) -> Vec<Planned> {
        let planned = |which, size: Size, grade| Planned {
            which,
            rows: size.rows,
            columns: size.columns,
            grade,
        };
        let queens =
            |which, wanted: queens::Wanted| planned(which, Size::square(wanted.side), wanted.grade);
        let colour = |wanted: colour::Wanted| {
            planned(Which::Colour, Size::square(wanted.side), wanted.grade)
        };
        let all = [
            Some(queens(Which::Queens, self.queens)),
            self.queens_hard.map(|hard| queens(Which::QueensHard, hard)),
            Some(planned(
                Which::Knights,
                self.knights.size,
                self.knights.grade,
            )),
            self.colour.map(colour),
        ];
        all.into_iter().flatten().collect()
    }
}

/// A puzzle of a day before it is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
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

/// Queens of version 1: easy on Mondays, harder until Saturday, and on a larger board on Sundays. Mondays
/// alternate between a small board and an ordinary one.
fn first_queens(date: Date) -> queens::Wanted {
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
        free: 0,
        grade,
        scale: Scale::Rules,
        seed: seed(date, 1),
    }
}

/// Easy queens: from 7 × 7 with five to place to 10 × 10 with seven.
fn easy_queens(date: Date) -> queens::Wanted {
    let (side, locks) = match date.weekday() {
        Weekday::Monday => (7, 2),
        Weekday::Tuesday | Weekday::Wednesday => (8, 3),
        Weekday::Thursday => (9, 4),
        Weekday::Friday => (9, 3),
        Weekday::Saturday => (10, 4),
        Weekday::Sunday => (10, 3),
    };
    worthwhile(date, (side, locks, Difficulty::Easy), 1)
}

/// Harder queens: from Medium on Mondays to Expert on Saturdays, and Medium on a larger board on Sundays.
fn hard_queens(date: Date) -> queens::Wanted {
    use Difficulty::{Expert, Hard, Medium};
    let kind = match date.weekday() {
        Weekday::Monday => (7, 2, Medium),
        Weekday::Tuesday | Weekday::Wednesday => (8, 3, Medium),
        Weekday::Thursday => (9, 3, Medium),
        Weekday::Friday => (10, 3, Hard),
        Weekday::Saturday => (10, 3, Expert),
        Weekday::Sunday => (10, 4, Medium),
    };
    worthwhile(date, kind, 3)
}

/// Harder queens of version 2.
fn second_queens(date: Date) -> queens::Wanted {
    use Difficulty::{Expert, Hard, Medium};
    let kind = match date.weekday() {
        Weekday::Monday => (7, 2, Medium),
        Weekday::Tuesday | Weekday::Wednesday | Weekday::Thursday => (8, 3, Medium),
        Weekday::Friday => (8, 2, Hard),
        Weekday::Saturday => (8, 2, Expert),
        Weekday::Sunday => (10, 4, Medium),
    };
    worthwhile(date, kind, 3)
}

/// Queens that are not trivial, by side, number of locked queens and grade.
fn worthwhile(date: Date, kind: (u32, u32, Difficulty), puzzle: u64) -> queens::Wanted {
    let (side, locks, grade) = kind;
    queens::Wanted {
        side,
        locks,
        free: LEAST_FREE,
        grade,
        scale: match version(date) {
            ..3 => Scale::Rules,
            _ => Scale::Proofs,
        },
        seed: seed(date, puzzle),
    }
}

/// Colour Queens: larger and harder until Saturday, and Medium on a larger board on Sundays.
fn colour_wanted(date: Date) -> colour::Wanted {
    use Difficulty::{Easy, Hard, Medium};
    let (side, grade) = match date.weekday() {
        Weekday::Monday => (6, Easy),
        Weekday::Tuesday => (7, Easy),
        Weekday::Wednesday => (7, Medium),
        Weekday::Thursday => (8, Medium),
        Weekday::Friday => (8, Hard),
        Weekday::Saturday => (9, Hard),
        Weekday::Sunday => (10, Medium),
    };
    colour::Wanted {
        side,
        grade,
        seed: seed(date, 4),
    }
}

/// The knight's puzzle: easy on Mondays, harder until Saturday, and closed on Sundays. Two or more squares
/// are always blocked, so that there are more puzzles than starts.
fn knights_wanted(date: Date) -> knights::Wanted {
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
        seed: seed_of(date, 2, version(date).min(2)),
    }
}

/// A seed for each day and puzzle.
fn seed(date: Date, puzzle: u64) -> u64 {
    seed_of(date, puzzle, version(date))
}

/// The seed of a version.
fn seed_of(date: Date, puzzle: u64, version: u32) -> u64 {
    let day = u64::from(date.number());
    Rng::new(u64::from(version) << 40 | puzzle << 32 | day).next_u64()
}

/// The puzzles of a day, with squares by name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    test,
    derive(ts_rs::TS),
    ts(rename = "DayPuzzles", export_to = "thinking.ts")
)]
pub struct Day {
    /// The date, such as `2026-11-21`.
    pub date: String,
    /// The version of the function that made them.
    pub version: u32,
    /// The queens.
    pub queens: QueensOfDay,
    /// The harder queens puzzle, since version 2.
    #[serde(rename = "queens-hard", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub queens_hard: Option<QueensOfDay>,
    /// The knight.
    pub knights: KnightsOfDay,
    /// Colour Queens, since version 3.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub colour: Option<ColourOfDay>,
}

/// The board in colours of a day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "thinking.ts"))]
pub struct ColourOfDay {
    /// The board, such as `8x8`.
    pub size: String,
    /// The letter of every square, row by row from the top.
    pub regions: String,
    /// How hard it is.
    pub grade: Difficulty,
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
    /// The blocked squares.
    pub blocked: Vec<String>,
    /// How hard it is.
    pub grade: Difficulty,
}

/// The puzzles of a day being made.
#[derive(Clone, Debug)]
pub struct Preparing {
    date: Date,
    queens: queens::Making,
    queens_hard: Option<queens::Making>,
    knights: knights::Making,
    colour: Option<colour::Making>,
}

impl Preparing {
    /// Starts to make all puzzles of a day.
    #[must_use]
    pub fn new(date: Date) -> Self {
        let plan = Plan::of(date);
        Self {
            date,
            queens: queens::Making::new(plan.queens),
            queens_hard: plan.queens_hard.map(queens::Making::new),
            knights: knights::Making::new(plan.knights),
            colour: plan.colour.map(colour::Making::new),
        }
    }

    /// Works for a moment; returns whether all puzzles are made.
    pub fn step(&mut self) -> bool {
        self.queens.step()
            && self.queens_hard.as_mut().is_none_or(queens::Making::step)
            && self.knights.step()
            && self.colour.as_mut().is_none_or(colour::Making::step)
    }

    /// The puzzles, once they are made.
    ///
    /// # Panics
    /// If they are not made yet, or a puzzle was not found. Tests make the puzzles of every day from 2026 to
    /// 2036.
    #[must_use]
    pub fn day(&self) -> Day {
        Day {
            date: self.date.to_string(),
            version: version(self.date),
            queens: queens_of_day(&self.queens),
            queens_hard: self.queens_hard.as_ref().map(queens_of_day),
            knights: self.knights_of_day(),
            colour: self.colour.as_ref().map(colour_of_day),
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

    /// Makes the puzzles of a day.
    #[must_use]
    pub fn of(date: Date) -> Day {
        let mut preparing = Self::new(date);
        while !preparing.step() {}
        preparing.day()
    }
}

fn colour_of_day(made: &colour::Making) -> ColourOfDay {
    let (puzzle, grade) = made.puzzle().expect("there is one every day");
    ColourOfDay {
        size: shape(puzzle.size()),
        regions: letters(&puzzle),
        grade,
    }
}

/// The letters of a board in colours.
fn letters(puzzle: &QueensPuzzle) -> String {
    let regions = puzzle.rules().regions();
    regions.map(ToString::to_string).unwrap_or_default()
}

fn queens_of_day(made: &queens::Making) -> QueensOfDay {
    let (puzzle, grade) = made.puzzle().expect("there is one every day");
    QueensOfDay {
        size: shape(puzzle.size()),
        at: names(puzzle.size(), puzzle.locked()),
        grade,
    }
}

/// A size as on the command line: `6x8`.
fn shape(size: Size) -> String {
    format!("{}x{}", size.rows, size.columns)
}

fn names(size: Size, squares: &[Square]) -> Vec<String> {
    squares.iter().map(|&square| size.name(square)).collect()
}
