//! Surveys measure many runs, or every step of one: by start, by board size, or by seed.
//!
//! Runs are made one after another, without a timeline, up to a limit of steps. A run that meets the limit
//! counts as stopped, never as solved.

mod chance;
mod course;
mod growth;
mod series;
mod spread;
mod starts;

use std::fmt;
use std::ops::RangeInclusive;

pub use chance::ChanceNews;
pub use course::{CourseNews, CoursePoint};
pub use growth::{GrowthNews, SizeNews};
pub use spread::Spread;
pub use starts::StartsNews;

use super::{Entrant, LaneOrder, RunError, Stopwatch};
use crate::board::{Regions, Size};
use crate::puzzles::{Game, Puzzle, SetupError};
use chance::Chance;
use course::Course;
use growth::Growth;
use starts::Starts;

/// The default limit of steps per run.
pub const LIMIT: u64 = 10_000_000;

/// Why a survey can't be made.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum SurveyError {
    /// There are no such boards.
    Setup(SetupError),
    /// The solver can't run there.
    Run(RunError),
    /// The survey has no size, sample or seed.
    Nothing,
    /// Attacking pairs are only counted for queens.
    NoQueens,
    /// The board is too large to measure every start; the largest side.
    TooManyStarts(u32),
    /// A board of colours has no start to vary.
    NoStarts,
    /// Boards of colours are made from one side to another.
    NotMade(u32, u32),
}

impl SurveyError {
    /// The error's code, which never changes.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::Setup(error) => error.code(),
            Self::Run(error) => error.code(),
            Self::Nothing => "nothing",
            Self::NoQueens => "game",
            Self::TooManyStarts(_) => "too-large",
            Self::NoStarts => "no-starts",
            Self::NotMade(..) => "size",
        }
    }
}

impl fmt::Display for SurveyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Setup(error) => error.fmt(f),
            Self::Run(error) => error.fmt(f),
            Self::Nothing => write!(f, "There is nothing to measure: choose at least one run."),
            Self::NoQueens => write!(
                f,
                "Attacking pairs are only counted for queens: choose Queen’s Challenge."
            ),
            Self::TooManyStarts(largest) => write!(
                f,
                "Every start can be measured on boards up to {largest} × {largest}: choose a smaller one."
            ),
            Self::NoStarts => write!(
                f,
                "A board of colours has no start to choose: compare seeds or solvers instead."
            ),
            Self::NotMade(least, most) => write!(
                f,
                "Boards in colours are made from {least} × {least} to {most} × {most}: choose sizes in this range."
            ),
        }
    }
}

impl std::error::Error for SurveyError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Setup(error) => Some(error),
            Self::Run(error) => Some(error),
            _ => None,
        }
    }
}

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

/// How to make boards of colours, which this layer cannot.
#[derive(Clone, Debug)]
pub struct Boards {
    /// The sides that such boards can have.
    pub sides: RangeInclusive<u32>,
    /// Makes a board with a side from a seed.
    pub make: fn(side: u32, seed: u64) -> Regions,
}

/// A survey in progress.
#[derive(Clone, Debug)]
pub struct Survey<E: Entrant = LaneOrder>(Kind<E>);

#[derive(Clone, Debug)]
enum Kind<E: Entrant> {
    Starts(Starts<E>),
    Growth(Growth<E>),
    Chance(Chance<E>),
    Course(Box<Course<E::Solver>>),
}

impl<E: Entrant> Survey<E> {
    /// Measures a solver once for each square of a board: with a queen locked there, or as the knight's
    /// start.
    ///
    /// # Errors
    /// If there is no such board, it is larger than 64 × 64, or the solver can't run there.
    pub fn starts(game: Game, size: Size, entrant: &E, limit: u64) -> Result<Self, SurveyError> {
        let starts = Starts::new(game, size, entrant, limit)?;
        Ok(Self(Kind::Starts(starts)))
    }

    /// Measures a solver on square boards of growing size, with `samples` random locks or starts for each.
    /// Sample i has the square of [`random_lock`](super::random_setup::random_lock) or
    /// [`random_start`](super::random_setup::random_start) with seed i, and runs with seed i; a board of
    /// colours is made with the seed of [`Purpose::Colours`](crate::solve::Purpose) instead, and has no lock. The survey ends at the size where the limit stops
    /// the median run, or at the largest board that the solver takes.
    ///
    /// # Errors
    /// If there are no such boards, `boards` does not make them, or the solver can't run.
    pub fn growth(
        game: Game,
        sides: (u32, u32),
        samples: u32,
        entrant: &E,
        limit: u64,
        boards: Option<Boards>,
    ) -> Result<Self, SurveyError> {
        let growth = Growth::new(game, sides, samples, entrant, limit, boards)?;
        Ok(Self(Kind::Growth(growth)))
    }

    /// Measures a solver on one puzzle with seeds from 0 to `seeds` − 1.
    ///
    /// # Errors
    /// If the solver can't run.
    pub fn chance(
        puzzle: Puzzle,
        entrant: &E,
        seeds: u32,
        limit: u64,
    ) -> Result<Self, SurveyError> {
        let chance = Chance::new(puzzle, entrant, seeds, limit)?;
        Ok(Self(Kind::Chance(chance)))
    }

    /// Counts the attacking pairs of queens after every step of one run.
    ///
    /// # Errors
    /// If the puzzle is a tour, or the solver can't run.
    pub fn course(puzzle: Puzzle, entrant: &E, limit: u64) -> Result<Self, SurveyError> {
        let course = Course::new(puzzle, entrant, limit)?;
        Ok(Self(Kind::Course(Box::new(course))))
    }

    /// Works for about `milliseconds`; returns whether everything is measured. NaN counts as no time.
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

    /// The results so far.
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

/// The results of a survey so far.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(tag = "survey", rename_all = "kebab-case")
)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "survey.ts"))]
#[non_exhaustive]
pub enum SurveyNews {
    /// By square.
    Starts(StartsNews),
    /// By size.
    Growth(GrowthNews),
    /// By seed.
    Chance(ChanceNews),
    /// By step.
    Course(CourseNews),
}
