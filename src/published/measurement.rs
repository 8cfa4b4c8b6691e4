//! Measuring a row of the table, in slices.

use super::figure::Figure;
use super::work::{Final, Steps, Successes, Work, empty, repairs, solutions, ticks};
use super::{CorrectedForwardChecking, ReportBacktracking, ReportForwardChecking, Row, Version};
use crate::board::{Size, Square};
use crate::puzzles::KnightsPuzzle;
use crate::solve::knights;
use crate::solve::queens::ClimbRule;
use crate::solve::queens::HillClimbing;

/// The work of the textbook's algorithm.
enum Corrected {
    /// The same as published.
    Same,
    Other(Box<dyn Work>),
    OutOfReach,
}

/// The seed of single measurements.
const SEED: u64 = 0;

/// The work of measuring a row: first to the letter of the source, then without its bugs.
pub struct Measurement {
    row: &'static Row,
    work: Box<dyn Work>,
    corrected_work: Corrected,
    steps: u64,
    reproduced: Option<u64>,
    corrected: Option<u64>,
    done: bool,
}

impl Measurement {
    /// A measurement that has not begun.
    #[must_use]
    pub fn new(row: &'static Row) -> Self {
        Self {
            row,
            work: reproducing(row),
            corrected_work: correcting(row),
            steps: 0,
            reproduced: None,
            corrected: None,
            done: false,
        }
    }

    /// Continues for at most `most` elementary steps. Returns whether everything is measured.
    ///
    /// A step takes a few nanoseconds, or as long as solving a board of up to a thousand queens.
    pub fn run(&mut self, most: u64) -> bool {
        if self.done {
            return true;
        }
        self.steps = self.steps.saturating_add(most);
        if self.reproduced.is_none() {
            self.reproduced = self.work.run(most);
            self.done = self.reproduced.is_some() && self.needs_no_correction();
        } else if let Corrected::Other(work) = &mut self.corrected_work {
            self.corrected = work.run(most);
            self.done = self.corrected.is_some();
        }
        self.done
    }

    /// Whether nothing is left to measure after the first figure. If that is also the corrected
    /// one, keeps it.
    fn needs_no_correction(&mut self) -> bool {
        match self.corrected_work {
            Corrected::Same => self.corrected = self.reproduced,
            Corrected::OutOfReach => {}
            Corrected::Other(_) => return false,
        }
        true
    }

    /// The estimated share of the work done, from 0 to 1.
    #[must_use]
    pub fn progress(&self) -> f64 {
        if self.done {
            return 1.0;
        }
        (self.steps as f64 / self.row.steps as f64).min(0.99)
    }

    /// The reproduced figure, once it is measured.
    #[must_use]
    pub fn reproduced(&self) -> Option<u64> {
        self.reproduced
    }

    /// The corrected figure, once it is measured; `None` if that would take too long.
    #[must_use]
    pub fn corrected(&self) -> Option<u64> {
        self.corrected
    }
}

fn reproducing(row: &Row) -> Box<dyn Work> {
    let n = row.n.unwrap_or_default();
    let climb = || HillClimbing::new(&empty(n), ClimbRule::Report, SEED);
    match row.figure {
        Figure::KnightBacktracking => Box::new(Steps::new(knights::Backtracking::new(&corner(n)))),
        Figure::KnightForwardChecking => {
            Box::new(Steps::new(knights::ForwardChecking::new(&corner(n))))
        }
        Figure::Backtracking => Box::new(ReportBacktracking::new(n, Version::Published)),
        Figure::ForwardChecking | Figure::ForwardCheckingPublished => {
            Box::new(ReportForwardChecking::new(n))
        }
        Figure::Moves => Box::new(Final::new(climb(), HillClimbing::moves)),
        Figure::Restarts => Box::new(Final::new(climb(), HillClimbing::restarts)),
        Figure::LastMoves => Box::new(Final::new(climb(), HillClimbing::moves_since_restart)),
        Figure::Successes(variant) => Box::new(Successes::new(variant)),
        Figure::Repairs => Box::new(repairs()),
        Figure::Ticks => Box::new(ticks()),
        Figure::Solutions => Box::new(solutions(&empty(n))),
    }
}

fn correcting(row: &Row) -> Corrected {
    let n = row.n.unwrap_or_default();
    match row.figure {
        Figure::Backtracking => {
            Corrected::Other(Box::new(ReportBacktracking::new(n, Version::Corrected)))
        }
        Figure::ForwardChecking => Corrected::Other(Box::new(CorrectedForwardChecking::new(n))),
        Figure::ForwardCheckingPublished => Corrected::OutOfReach,
        _ => Corrected::Same,
    }
}

/// A knight on a8.
///
/// # Panics
/// If the side is out of range.
fn corner(side: u32) -> KnightsPuzzle {
    let puzzle = KnightsPuzzle::new(Size::square(side), Square::new(0, 0), false);
    puzzle.expect("the rows’ sides are in range")
}
