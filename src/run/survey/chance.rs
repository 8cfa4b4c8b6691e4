//! A solver on one puzzle with many seeds.

use super::SurveyError;
use super::series::Series;
use super::spread::{quantile, sorted};
use crate::puzzles::Puzzle;
use crate::run::{Entrant, Outcome, RunEnd, Stopwatch};

/// The quantiles between which nine in ten runs lie.
const NINE_IN_TEN: [f64; 2] = [0.05, 0.95];

/// A survey by seed.
#[derive(Clone, Debug)]
pub(super) struct Chance<E: Entrant> {
    puzzle: Puzzle,
    entrant: E,
    seeds: u32,
    runs: Series<E::Solver>,
}

/// The results by seed so far.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "survey.ts"))]
pub struct ChanceNews {
    /// Whether every seed is measured.
    pub done: bool,
    /// How much of the work is done, from 0 to 1.
    pub progress: f64,
    /// The runs, by seed.
    pub runs: Vec<RunEnd>,
    /// The median of their steps; null before the first run. A stopped run counts as the limit.
    pub median: Option<f64>,
    /// One run in twenty took fewer steps.
    pub low: Option<f64>,
    /// One run in twenty took more.
    pub high: Option<f64>,
    /// How many runs solved the puzzle.
    pub solved: usize,
}

impl<E: Entrant> Chance<E> {
    pub(super) fn new(
        puzzle: Puzzle,
        entrant: &E,
        seeds: u32,
        limit: u64,
    ) -> Result<Self, SurveyError> {
        entrant.run(puzzle.clone())?;
        if seeds == 0 {
            return Err(SurveyError::Nothing);
        }
        Ok(Self {
            puzzle,
            entrant: entrant.clone(),
            seeds,
            runs: Series::new(limit, 0),
        })
    }

    pub(super) fn work(&mut self, milliseconds: f64, stopwatch: &impl Stopwatch) -> bool {
        if !self.is_done() {
            let seed = self.runs.ended.len() as u64;
            let run = || {
                let run = self.entrant.with_seed(seed).run(self.puzzle.clone());
                run.expect("a checked solver")
            };
            self.runs.work(run, milliseconds, stopwatch);
        }
        self.is_done()
    }

    fn is_done(&self) -> bool {
        self.runs.ended.len() == self.seeds as usize
    }

    pub(super) fn news(&self) -> ChanceNews {
        let runs = self.runs.ended.clone();
        let steps = sorted(runs.iter().map(|run| run.steps as f64));
        let part = |part| (!steps.is_empty()).then(|| quantile(&steps, part));
        let solved = |run: &&RunEnd| run.outcome == Some(Outcome::Solved);
        ChanceNews {
            done: self.is_done(),
            progress: runs.len() as f64 / f64::from(self.seeds),
            median: part(0.5),
            low: part(NINE_IN_TEN[0]),
            high: part(NINE_IN_TEN[1]),
            solved: runs.iter().filter(solved).count(),
            runs,
        }
    }
}
