//! A survey by start.

use super::SurveyError;
use super::series::Series;
use crate::board::{Size, Square};
use crate::puzzles::{Game, Puzzle, Setup, SetupError};
use crate::run::{Entrant, Run, RunEnd, Stopwatch};

/// The largest side, in squares: every report lists all squares.
const LARGEST: u32 = 64;

/// A survey by start.
#[derive(Clone, Debug)]
pub(super) struct Starts<E: Entrant> {
    game: Game,
    size: Size,
    entrant: E,
    runs: Series<E::Solver>,
}

/// The results by square so far.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "survey.ts"))]
pub struct StartsNews {
    /// Whether every square is measured.
    pub done: bool,
    /// How much of the work is done, from 0 to 1.
    pub progress: f64,
    /// The runs, by square number; null if not measured yet.
    pub squares: Vec<Option<RunEnd>>,
}

impl<E: Entrant> Starts<E> {
    pub(super) fn new(
        game: Game,
        size: Size,
        entrant: &E,
        limit: u64,
    ) -> Result<Self, SurveyError> {
        if game == Game::Colour {
            return Err(SurveyError::NoStarts);
        }
        let puzzle = on_square(game, size, Square::new(0, 0))?;
        if size.rows.max(size.columns) > LARGEST {
            return Err(SurveyError::TooManyStarts(LARGEST));
        }
        entrant.run(puzzle)?;
        Ok(Self {
            game,
            size,
            entrant: entrant.clone(),
            runs: Series::new(limit, 0),
        })
    }

    pub(super) fn work(&mut self, milliseconds: f64, stopwatch: &impl Stopwatch) -> bool {
        if !self.is_done() {
            let square = self.size.at(self.runs.ended.len());
            let run = || run_on(self.game, self.size, square, &self.entrant);
            self.runs.work(run, milliseconds, stopwatch);
        }
        self.is_done()
    }

    fn is_done(&self) -> bool {
        self.runs.ended.len() == self.size.area()
    }

    pub(super) fn news(&self) -> StartsNews {
        let ended = &self.runs.ended;
        let mut squares = vec![None; self.size.area()];
        for (square, end) in squares.iter_mut().zip(ended) {
            *square = Some(*end);
        }
        StartsNews {
            done: self.is_done(),
            progress: ended.len() as f64 / squares.len() as f64,
            squares,
        }
    }
}

/// A board with a queen locked on a square, or the knight's start there.
pub(super) fn on_square(game: Game, size: Size, square: Square) -> Result<Puzzle, SetupError> {
    let setup = Setup {
        game,
        size,
        squares: vec![square],
        blocked: Vec::new(),
        closed: false,
        regions: None,
    };
    setup.build()
}

/// A run on such a board, whose arguments were checked before.
///
/// # Panics
/// If the arguments are wrong.
pub(super) fn run_on<E: Entrant>(
    game: Game,
    size: Size,
    square: Square,
    entrant: &E,
) -> Run<E::Solver> {
    let puzzle = on_square(game, size, square).expect("a square of a checked board");
    entrant.run(puzzle).expect("a checked solver")
}
