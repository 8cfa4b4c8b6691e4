//! How many pairs of queens attack each other after every step of a run.

#[cfg(feature = "serde")]
use serde::{Serialize, Serializer};

use super::SurveyError;
use crate::puzzles::Puzzle;
use crate::run::pace::{Budget, Pace};
use crate::run::{Entrant, Outcome, Run, Stopwatch};
use crate::solve::info::PAIRS;
use crate::solve::{Figure, Shows};

/// The most columns. When they are full, neighbouring pairs are merged.
const COLUMNS: usize = 1_024;

/// The most restarts that are marked.
const MOST_RESTARTS: usize = 4_096;

/// The solver's figure that is shown with the pairs.
const TEMPERATURE: &str = "temperature";

/// A run, and its attacking pairs so far.
#[derive(Clone, Debug)]
pub(super) struct Course<S> {
    run: Run<S>,
    limit: u64,
    columns: Vec<Column>,
    /// Steps in a column.
    width: u64,
    /// The steps at which the run started over.
    restarts: Vec<u64>,
    pace: Pace,
}

/// The attacking pairs after a step.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(
    test,
    derive(ts_rs::TS),
    ts(rename = "CoursePoint", export_to = "survey.ts")
)]
pub struct CoursePoint {
    /// The step.
    pub step: u64,
    /// How many pairs of queens attack each other.
    pub pairs: u32,
    /// The temperature of simulated annealing; null for other solvers.
    pub temperature: Option<f64>,
}

/// Of some steps in a row, the first with the fewest pairs and the first with the most.
#[derive(Clone, Copy, Debug)]
struct Column {
    least: CoursePoint,
    most: CoursePoint,
}

/// The results by step so far.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "survey.ts"))]
pub struct CourseNews {
    /// Whether the run has ended or met its limit.
    pub done: bool,
    /// How much of the work is done, from 0 to 1; measured by the limit if the solver can't tell.
    pub progress: f64,
    /// How it ended, or `stopped`; null while it continues.
    #[cfg_attr(feature = "serde", serde(serialize_with = "end"))]
    #[cfg_attr(test, ts(as = "Option<crate::run::run_end::RunOutcome>"))]
    pub outcome: Option<CourseEnd>,
    /// How many steps were made.
    pub steps: u64,
    /// Every step, or the lowest and the highest point of each column of a long run.
    pub points: Vec<CoursePoint>,
    /// The steps at which the solver started over, at most the first 4,096.
    pub restarts: Vec<u64>,
}

/// How the run ended; none if it met its limit.
type CourseEnd = Option<Outcome>;

impl<S: Shows> Course<S> {
    pub(super) fn new(
        puzzle: Puzzle,
        entrant: &impl Entrant<Solver = S>,
        limit: u64,
    ) -> Result<Self, SurveyError> {
        if matches!(puzzle, Puzzle::Knights(_)) {
            return Err(SurveyError::NoQueens);
        }
        let run = entrant.run(puzzle)?;
        Ok(Self {
            columns: vec![Column::of(point(&run))],
            run,
            limit,
            width: 1,
            restarts: Vec::new(),
            pace: Pace::default(),
        })
    }

    pub(super) fn work(&mut self, milliseconds: f64, stopwatch: &impl Stopwatch) -> bool {
        let mut pace = self.pace;
        let mut budget = pace.budget(milliseconds, || stopwatch.milliseconds());
        loop {
            let steps = budget.batch();
            for _ in 0..steps {
                self.step();
            }
            if self.is_done() || !budget.spend(steps) {
                break;
            }
        }
        self.pace = pace;
        self.is_done()
    }

    fn is_done(&self) -> bool {
        self.run.outcome().is_some() || self.run.steps() >= self.limit
    }

    fn step(&mut self) {
        if self.is_done() {
            return;
        }
        let restarts = self.run.tally().restarts;
        self.run.run_unobserved(1);
        if self.run.tally().restarts > restarts && self.restarts.len() < MOST_RESTARTS {
            self.restarts.push(self.run.steps());
        }
        self.add(Column::of(point(&self.run)));
    }

    fn add(&mut self, column: Column) {
        let place = (self.run.steps() / self.width) as usize;
        match self.columns.get_mut(place) {
            Some(open) => open.join(column),
            None => self.columns.push(column),
        }
        if self.columns.len() == COLUMNS && (self.run.steps() + 1).is_multiple_of(self.width) {
            self.halve();
        }
    }

    /// Merges neighbouring pairs of columns.
    fn halve(&mut self) {
        let pairs = self.columns.chunks(2).map(|pair| {
            let mut column = pair[0];
            pair[1..].iter().for_each(|other| column.join(*other));
            column
        });
        self.columns = pairs.collect();
        self.width *= 2;
    }

    pub(super) fn news(&self) -> CourseNews {
        let of_limit = || self.run.steps() as f64 / self.limit.max(1) as f64;
        let done = self.is_done();
        CourseNews {
            done,
            progress: match done {
                true => 1.0,
                false => self.run.solver().progress().unwrap_or_else(of_limit),
            },
            outcome: done.then(|| self.run.outcome()),
            steps: self.run.steps(),
            points: self.columns.iter().flat_map(Column::points).collect(),
            restarts: self.restarts.clone(),
        }
    }
}

impl Column {
    const fn of(point: CoursePoint) -> Self {
        Self {
            least: point,
            most: point,
        }
    }

    /// Includes the steps of a later column.
    fn join(&mut self, later: Self) {
        if later.least.pairs < self.least.pairs {
            self.least = later.least;
        }
        if later.most.pairs > self.most.pairs {
            self.most = later.most;
        }
    }

    /// Both points in the order of their steps, or one if they are the same.
    fn points(&self) -> impl Iterator<Item = CoursePoint> + use<> {
        let (least, most) = (self.least, self.most);
        let (first, second) = match least.step <= most.step {
            true => (least, most),
            false => (most, least),
        };
        let second = (second.step > first.step).then_some(second);
        std::iter::once(first).chain(second)
    }
}

fn point<S: Shows>(run: &Run<S>) -> CoursePoint {
    let pairs = match run.info().profile {
        PAIRS => run.solver().profile_height() as u32,
        _ => run.pairs_in_line(),
    };
    let metrics = run.metrics().into_iter();
    let mut temperatures = metrics.filter(|(name, _)| *name == TEMPERATURE);
    CoursePoint {
        step: run.steps(),
        pairs,
        temperature: temperatures
            .next()
            .map(|(_, figure)| Figure::number(figure)),
    }
}

#[cfg(feature = "serde")]
fn end<S: Serializer>(end: &Option<CourseEnd>, serializer: S) -> Result<S::Ok, S::Error> {
    let word = end.map(|outcome| outcome.map_or("stopped", Outcome::id));
    word.serialize(serializer)
}
