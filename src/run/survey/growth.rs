//! A survey by board size.

use super::series::Series;
use super::spread::Spread;
use super::starts::on_square;
use super::{Boards, SurveyError};
use crate::board::{Rules, Size, Square};
use crate::puzzles::{Game, Puzzle, QueensPuzzle, SetupError};
use crate::run::random_setup::{random_lock, random_start};
use crate::run::{Entrant, RunEnd, Stopwatch};
use crate::solve::Purpose;

/// How many rounds repeat a short run, so that its time is reliable.
const ROUNDS: u32 = 1;

/// A survey by board size.
#[derive(Clone, Debug)]
pub(super) struct Growth<E: Entrant> {
    game: Game,
    boards: Option<Boards>,
    from: u32,
    to: u32,
    samples: u32,
    entrant: E,
    limit: u64,
    sizes: Vec<SizeNews>,
    runs: Series<E::Solver>,
}

/// The results by size so far.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
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
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
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

impl<E: Entrant> Growth<E> {
    pub(super) fn new(
        game: Game,
        (from, to): (u32, u32),
        samples: u32,
        entrant: &E,
        limit: u64,
        boards: Option<Boards>,
    ) -> Result<Self, SurveyError> {
        let info = entrant.info(game)?;
        let to = to.min(info.largest);
        if from > to || samples == 0 {
            return Err(SurveyError::Nothing);
        }
        check_sides(game, [from, to], boards.as_ref())?;
        Ok(Self {
            game,
            boards,
            from,
            to,
            samples,
            entrant: entrant.clone(),
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
        let run = || {
            let puzzle = sampled(self.game, self.boards.as_ref(), n, sample);
            let run = self.entrant.with_seed(sample).run(puzzle);
            run.expect("a checked solver")
        };
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

/// Checks the first and the last side.
fn check_sides(game: Game, sides: [u32; 2], boards: Option<&Boards>) -> Result<(), SurveyError> {
    match (game, boards) {
        (Game::Colour, None) => Err(SetupError::NoColours.into()),
        (Game::Colour, Some(Boards { sides: made, .. })) => {
            let are_made = sides.iter().all(|side| made.contains(side));
            are_made
                .then_some(())
                .ok_or(SurveyError::NotMade(*made.start(), *made.end()))
        }
        _ => sides.into_iter().try_for_each(|side| {
            on_square(game, Size::square(side), Square::new(0, 0))?;
            Ok(())
        }),
    }
}

/// A sample with a side that was checked. Its solver has the same seed, so the board is drawn for another purpose.
fn sampled(game: Game, boards: Option<&Boards>, side: u32, sample: u64) -> Puzzle {
    if let Some(boards) = boards.filter(|_| game == Game::Colour) {
        let rules = Rules::colour((boards.make)(side, Purpose::Colours.seed(sample)));
        let puzzle = QueensPuzzle::with(rules, Vec::new());
        return Puzzle::Queens(puzzle.expect("no queen is locked"));
    }
    let size = Size::square(side);
    let square = match game {
        Game::Knights => random_start(size, false, &[], sample).expect("no square is blocked"),
        Game::Queens | Game::Colour => random_lock(side, sample),
    };
    on_square(game, size, square).expect("a square of a checked board")
}
