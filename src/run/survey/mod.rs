//! Many runs, or every step of one, measured: where a method is quick, how it grows, what chance does.
//!
//! Runs are made without a timeline, one after the other, each up to a limit of steps; one that meets it
//! counts as stopped, never as solved.

mod chance;
mod course;
mod growth;
mod series;
mod spread;
mod starts;

use std::fmt;

use serde::Serialize;

pub use chance::ChanceNews;
pub use course::{CourseNews, Point};
pub use growth::{GrowthNews, SizeNews};
pub use spread::Spread;
pub use starts::StartsNews;

use super::{LaneOrder, RunError, Stopwatch};
use crate::board::Size;
use crate::puzzles::{Game, Puzzle, SetupError};
use chance::Chance;
use course::Course;
use growth::Growth;
use starts::Starts;

/// How many steps a run makes at most, unless somebody says otherwise.
pub const LIMIT: u64 = 10_000_000;

/// Why something cannot be surveyed.
#[derive(Clone, Debug)]
pub enum SurveyError {
    /// There are no such boards.
    Setup(SetupError),
    /// The solver cannot be run there.
    Run(RunError),
    /// Nothing is asked for: no size, no sample, no seed.
    Nothing,
    /// Only queens can be in line.
    NoQueens,
    /// Every square of a board is measured up to so many squares on a side.
    TooManyStarts(u32),
}

impl SurveyError {
    /// A word for programs, that never changes.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::Setup(error) => error.code(),
            Self::Run(error) => error.code(),
            Self::Nothing => "nothing",
            Self::NoQueens => "game",
            Self::TooManyStarts(_) => "too-large",
        }
    }
}

impl fmt::Display for SurveyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Setup(error) => error.fmt(f),
            Self::Run(error) => error.fmt(f),
            Self::Nothing => write!(f, "Nothing is to be measured: ask for at least one run."),
            Self::NoQueens => write!(
                f,
                "Only queens can be in line: choose a board of queens to see how many pairs are."
            ),
            Self::TooManyStarts(largest) => write!(
                f,
                "Every start is measured on boards up to {largest} × {largest}: choose a smaller one."
            ),
        }
    }
}

impl std::error::Error for SurveyError {}

impl From<SetupError> for SurveyError {
    fn from(error: SetupError) -> Self {
        Self::Setup(error)
    }
}

impl From<RunError> for SurveyError {
    fn from(error: RunError) -> Self {
        Self::Run(error)
    }
}

/// A survey under way.
#[derive(Clone, Debug)]
pub struct Survey(Kind);

#[derive(Clone, Debug)]
enum Kind {
    Starts(Starts),
    Growth(Growth),
    Chance(Chance),
    Course(Box<Course>),
}

impl Survey {
    /// A solver with a queen locked on every square of a board in turn, or with every square as the
    /// knight's start.
    ///
    /// # Errors
    /// If there is no such board, it is larger than 64 × 64, or the solver cannot be run there.
    pub fn starts(
        game: Game,
        size: Size,
        order: &LaneOrder,
        limit: u64,
    ) -> Result<Self, SurveyError> {
        let starts = Starts::new(game, size, order, limit)?;
        Ok(Self(Kind::Starts(starts)))
    }

    /// A solver on square boards that grow, so many random locks or starts of each: sample i has that of
    /// [`random_lock`](super::random_setup::random_lock) or
    /// [`random_start`](super::random_setup::random_start) with seed i, and seed i itself. It ends where
    /// the median run is stopped by the limit, and with the largest board that the solver takes.
    ///
    /// # Errors
    /// If there are no such boards, or the solver cannot be run.
    pub fn growth(
        game: Game,
        sides: (u32, u32),
        samples: u32,
        order: &LaneOrder,
        limit: u64,
    ) -> Result<Self, SurveyError> {
        let growth = Growth::new(game, sides, samples, order, limit)?;
        Ok(Self(Kind::Growth(growth)))
    }

    /// A solver on one puzzle with so many seeds, from 0 on.
    ///
    /// # Errors
    /// If the solver cannot be run.
    pub fn chance(
        puzzle: Puzzle,
        order: &LaneOrder,
        seeds: u32,
        limit: u64,
    ) -> Result<Self, SurveyError> {
        let chance = Chance::new(puzzle, order, seeds, limit)?;
        Ok(Self(Kind::Chance(chance)))
    }

    /// How many pairs of queens are in line after every step of one run.
    ///
    /// # Errors
    /// If the puzzle has no queens, or the solver cannot be run.
    pub fn course(puzzle: Puzzle, order: &LaneOrder, limit: u64) -> Result<Self, SurveyError> {
        let course = Course::new(puzzle, order, limit)?;
        Ok(Self(Kind::Course(Box::new(course))))
    }

    /// Goes on for about so many milliseconds, or for a moment where that is no number; tells whether
    /// everything is measured.
    pub fn work(&mut self, milliseconds: f64, stopwatch: &impl Stopwatch) -> bool {
        let end = stopwatch.milliseconds() + milliseconds.max(0.0);
        loop {
            let left = (end - stopwatch.milliseconds()).max(0.0);
            let done = match &mut self.0 {
                Kind::Starts(starts) => starts.work(left, stopwatch),
                Kind::Growth(growth) => growth.work(left, stopwatch),
                Kind::Chance(chance) => chance.work(left, stopwatch),
                Kind::Course(course) => course.work(left, stopwatch),
            };
            if done || stopwatch.milliseconds() >= end {
                return done;
            }
        }
    }

    /// What is known so far.
    #[must_use]
    pub fn news(&self) -> SurveyNews {
        match &self.0 {
            Kind::Starts(starts) => SurveyNews::Starts(starts.news()),
            Kind::Growth(growth) => SurveyNews::Growth(growth.news()),
            Kind::Chance(chance) => SurveyNews::Chance(chance.news()),
            Kind::Course(course) => SurveyNews::Course(course.news()),
        }
    }
}

/// What a survey has found out so far.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "survey", rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "survey.ts"))]
pub enum SurveyNews {
    /// Of every square.
    Starts(StartsNews),
    /// Of every size.
    Growth(GrowthNews),
    /// Of every seed.
    Chance(ChanceNews),
    /// Of every step.
    Course(CourseNews),
}
