//! The puzzles of a day, the same for every player: Colour Queens, Queen's Challenge and Knight's Tour,
//! and an easy queens puzzle beside them.
//!
//! They are a function of the date: [`Plan`] has what is wanted on each day of the week, [`Draw`] which of such
//! boards it gets.

mod plan;
mod skips;
mod which;

pub use plan::{LEAST_FREE, Plan, Planned};
pub use skips::{Draw, FIRST, WEEKS, day, weeks};
pub use which::Which;

use super::date::Date;
use super::{colour, knights, queens};
use crate::board::{Size, Square};
use crate::hint::Difficulty;
use crate::puzzles::QueensPuzzle;

/// The puzzles of a day, with squares by name.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(
    test,
    derive(ts_rs::TS),
    ts(rename = "DayPuzzles", export_to = "thinking.ts")
)]
pub struct Day {
    /// The date, such as `2026-11-21`.
    pub date: String,
    /// The easy queens puzzle.
    #[cfg_attr(feature = "serde", serde(rename = "queens-easy"))]
    pub queens_easy: QueensOfDay,
    /// The day's queens puzzle.
    pub queens: QueensOfDay,
    /// The knight.
    pub knights: KnightsOfDay,
    /// Colour Queens.
    pub colour: ColourOfDay,
}

/// The board in colours of a day.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
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
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
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
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
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
    queens_easy: queens::MakingQueens,
    queens: queens::MakingQueens,
    knights: knights::MakingTour,
    colour: colour::MakingColours,
}

impl Preparing {
    /// Starts to make all puzzles of a day.
    #[must_use]
    pub fn new(date: Date) -> Self {
        let plan = Plan::of(date);
        Self {
            date,
            queens_easy: queens::MakingQueens::new(plan.queens_easy),
            queens: queens::MakingQueens::new(plan.queens),
            knights: knights::MakingTour::new(plan.knights),
            colour: colour::MakingColours::new(plan.colour),
        }
    }

    /// Works for a moment; returns whether all puzzles are made.
    pub fn step(&mut self) -> bool {
        self.queens_easy.step() && self.queens.step() && self.knights.step() && self.colour.step()
    }

    /// The puzzles, once they are made.
    ///
    /// # Panics
    /// If they are not made yet. There is a puzzle on every day, for they come again. Tests make those up to 2036;
    /// the example `days` made those of the two kinds of queens that last longer.
    #[must_use]
    pub fn day(&self) -> Day {
        Day {
            date: self.date.to_string(),
            queens_easy: queens_of_day(&self.queens_easy),
            queens: queens_of_day(&self.queens),
            knights: self.knights_of_day(),
            colour: colour_of_day(&self.colour),
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

fn colour_of_day(made: &colour::MakingColours) -> ColourOfDay {
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

fn queens_of_day(made: &queens::MakingQueens) -> QueensOfDay {
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
