//! Runs one after another.

use crate::run::timed_run::TimedRun;
use crate::run::{Run, RunEnd, Stopwatch};
use crate::solve::Shows;

/// A series of runs.
#[derive(Clone, Debug)]
pub(super) struct Series<S> {
    limit: u64,
    /// How many rounds repeat a short run: see [`TimedRun`].
    rounds: u32,
    under_way: Option<TimedRun<S>>,
    pub(super) ended: Vec<RunEnd>,
}

impl<S: Shows> Series<S> {
    pub(super) fn new(limit: u64, rounds: u32) -> Self {
        Self {
            limit,
            rounds,
            under_way: None,
            ended: Vec::new(),
        }
    }

    /// Continues the current run, or starts the next.
    pub(super) fn work(
        &mut self,
        next: impl FnOnce() -> Run<S>,
        milliseconds: f64,
        stopwatch: &impl Stopwatch,
    ) {
        let (limit, rounds) = (self.limit, self.rounds);
        let run = self
            .under_way
            .get_or_insert_with(|| TimedRun::new(next(), limit, rounds));
        run.work(milliseconds, stopwatch);
        if let Some(end) = run.end() {
            self.ended.push(end);
            self.under_way = None;
        }
    }
}
