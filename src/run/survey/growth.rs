//! A survey by board size.

use serde::Serialize;

use super::SurveyError;
use super::series::Series;
use super::spread::Spread;
use super::starts::{on_square, run_on};
use crate::board::{Size, Square};
use crate::puzzles::Game;
use crate::run::random_setup::{random_lock, random_start};
use crate::run::{LaneOrder, Run, RunEnd, Stopwatch};

/// How many rounds repeat a short run, so that its time is reliable.
const ROUNDS: u32 = 1;

/// A survey by board size.
#[derive(Clone, Debug)]
pub(super) struct Growth {
    game: Game,
    from: u32,
    to: u32,
    samples: u32,
    order: LaneOrder,
    limit: u64,
    sizes: Vec<SizeNews>,
    runs: Series,
}

/// The results by size so far.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "survey.ts"))]
pub struct GrowthNews {
    /// Whether every size is measured, or the limit stopped the median run.
    pub done: bool,
    /// How much of the work is done, from 0 to 1, if every size is measured.
    pub progress: f64,
    /// The sizes measured.
    pub sizes: Vec<SizeNews>,
}

/// The results for a size.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(
    test,
    derive(ts_rs::TS),
    ts(rename = "SurveySize", export_to = "survey.ts")
)]
pub struct SizeNews {
    /// Squares on a side.
    pub n: u32,
    /// The runs, by sample.
    pub runs: Vec<RunEnd>,
    /// Steps per run.
    pub steps: Spread,
    /// Nodes per run.
    pub nodes: Spread,
    /// Microseconds per run.
    pub microseconds: Spread,
    /// How many runs the limit stopped.
    pub stopped: usize,
}

impl SizeNews {
    /// A stopped run counts with its figures at the limit.
    fn new(n: u32, runs: Vec<RunEnd>) -> Self {
        Self {
            n,
            steps: Spread::of(runs.iter().map(|run| run.steps as f64)),
            nodes: Spread::of(runs.iter().map(|run| run.nodes as f64)),
            microseconds: Spread::of(runs.iter().map(|run| run.microseconds)),
            stopped: runs.iter().filter(|run| run.is_stopped()).count(),
            runs,
        }
    }

    /// Whether the limit stopped the median run.
    fn gave_in(&self) -> bool {
        2 * self.stopped > self.runs.len()
    }
}

impl Growth {
    pub(super) fn new(
        game: Game,
        (from, to): (u32, u32),
        samples: u32,
        order: &LaneOrder,
        limit: u64,
    ) -> Result<Self, SurveyError> {
        let (info, _) = order.read(game)?;
        let to = to.min(info.largest);
        if from > to || samples == 0 {
            return Err(SurveyError::Nothing);
        }
        on_square(game, Size::square(from), Square::new(0, 0))?;
        on_square(game, Size::square(to), Square::new(0, 0))?;
        Ok(Self {
            game,
            from,
            to,
            samples,
            order: order.clone(),
            limit,
            sizes: Vec::new(),
            runs: Series::new(limit, ROUNDS),
        })
    }

    pub(super) fn work(&mut self, milliseconds: f64, stopwatch: &impl Stopwatch) -> bool {
        if self.is_done() {
            return true;
        }
        let (n, sample) = (self.next_size(), self.runs.ended.len() as u64);
        let run = || sample_run(self.game, n, sample, &self.order);
        self.runs.work(run, milliseconds, stopwatch);
        if self.runs.ended.len() == self.samples as usize {
            let runs = std::mem::replace(&mut self.runs, Series::new(self.limit, ROUNDS));
            self.sizes.push(SizeNews::new(n, runs.ended));
        }
        self.is_done()
    }

    fn next_size(&self) -> u32 {
        self.from + self.sizes.len() as u32
    }

    fn is_done(&self) -> bool {
        let gave_in = self.sizes.last().is_some_and(SizeNews::gave_in);
        gave_in || self.next_size() > self.to
    }

    pub(super) fn news(&self) -> GrowthNews {
        let samples = self.samples as usize;
        let ended = self.sizes.len() * samples + self.runs.ended.len();
        let all = (self.to - self.from + 1) as usize * samples;
        let done = self.is_done();
        GrowthNews {
            done,
            progress: if done { 1.0 } else { ended as f64 / all as f64 },
            sizes: self.sizes.clone(),
        }
    }
}

fn sample_run(game: Game, side: u32, sample: u64, order: &LaneOrder) -> Run {
    let size = Size::square(side);
    let square = match game {
        Game::Queens | Game::Colour => random_lock(side, sample),
        Game::Knights => random_start(size, false, &[], sample).expect("no square is blocked"),
    };
    run_on(game, size, square, &order.with_seed(sample))
}
