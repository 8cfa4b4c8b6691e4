//! Runs one after the other.

use crate::run::timed_run::TimedRun;
use crate::run::{Run, RunEnd, Stopwatch};

/// The run under way of a series, and those before it.
#[derive(Clone, Debug)]
pub(super) struct Series {
    limit: u64,
    /// So many microseconds of each run are measured: see [`TimedRun`].
    least: f64,
    under_way: Option<TimedRun>,
    pub(super) ended: Vec<RunEnd>,
}

impl Series {
    pub(super) fn new(limit: u64, least: f64) -> Self {
        Self {
            limit,
            least,
            under_way: None,
            ended: Vec::new(),
        }
    }

    /// Goes on with the run under way, or with the one that comes next.
    pub(super) fn work(
        &mut self,
        next: impl FnOnce() -> Run,
        milliseconds: f64,
        stopwatch: &impl Stopwatch,
    ) {
        let (limit, least) = (self.limit, self.least);
        let run = self
            .under_way
            .get_or_insert_with(|| TimedRun::new(next(), limit, least));
        run.work(milliseconds, stopwatch);
        if let Some(end) = run.end() {
            self.ended.push(end);
            self.under_way = None;
        }
    }
}
