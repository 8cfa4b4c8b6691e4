//! A run made flat out, and how long it takes.

use super::pace::{Budget, Pace};
use super::timeline::{MEMORY, bytes_of_copy};
use super::{Run, RunEnd, Stopwatch};

/// Shorter runs are made again, as no clock tells how long one of them takes; in microseconds.
pub const SHORT: f64 = 2_000.0;

/// No run is made more often than this, however coarse the clock is.
const MOST_RUNS: u64 = 1 << 16;

/// So many copies of a short run are made at once at most.
const MOST_COPIES: u64 = 1 << 10;

/// More samples than this would not be felt.
const SAMPLES: usize = 1 << 10;

/// A run that is made flat out, up to its first solution, its end or a limit of steps, and timed.
///
/// The time is that of [`Run::run`] alone: the solver at work with the counts that every run keeps, and
/// no timeline, no snapshot, no making of the run. A run that is over before so many microseconds have
/// passed as are asked for is made again and again, from copies made beforehand, until that much time was
/// measured, and its time is the mean.
#[derive(Clone, Debug)]
pub struct TimedRun {
    start: Run,
    run: Run,
    limit: u64,
    /// So many microseconds are to be measured.
    least: f64,
    /// Microseconds measured, and of how many runs.
    measured: f64,
    runs: u64,
    samples: Samples,
    pace: Pace,
}

impl TimedRun {
    /// Nothing has been measured yet. `least` is in microseconds: see [`SHORT`].
    ///
    /// # Panics
    /// If the run has made a step.
    #[must_use]
    pub fn new(run: Run, limit: u64, least: f64) -> Self {
        assert_eq!(run.steps(), 0, "a run is timed from its first step on");
        Self {
            start: run.clone(),
            run,
            limit,
            least,
            measured: 0.0,
            runs: 1,
            samples: Samples::new(),
            pace: Pace::default(),
        }
    }

    /// Goes on for about so many milliseconds; tells whether everything is measured.
    pub fn work(&mut self, milliseconds: f64, stopwatch: &impl Stopwatch) -> bool {
        if !self.has_ended() {
            self.go_on(milliseconds, stopwatch);
        } else if !self.is_done() {
            self.make_again(stopwatch);
        }
        self.is_done()
    }

    fn go_on(&mut self, milliseconds: f64, stopwatch: &impl Stopwatch) {
        let begin = stopwatch.microseconds();
        let mut budget = self.pace.budget(milliseconds, || stopwatch.milliseconds());
        loop {
            let before = self.run.steps();
            self.run.run(budget.batch().min(self.limit - before));
            let ended = self.run.outcome().is_some() || self.run.steps() == self.limit;
            if ended || !budget.spend(self.run.steps() - before) {
                break;
            }
        }
        self.measured += stopwatch.microseconds() - begin;
        self.samples.add(self.run.steps(), self.measured);
    }

    /// Makes the whole run again, as often as it was made before.
    fn make_again(&mut self, stopwatch: &impl Stopwatch) {
        let copy = bytes_of_copy(self.start.info(), self.start.puzzle().size());
        let most = (MEMORY / copy).clamp(1, MOST_COPIES);
        let mut copies = vec![self.start.clone(); self.runs.min(most) as usize];
        let begin = stopwatch.microseconds();
        for run in &mut copies {
            run.run(self.limit);
        }
        self.measured += stopwatch.microseconds() - begin;
        self.runs += copies.len() as u64;
        self.samples.end_at(self.run.steps(), self.microseconds());
    }

    /// Whether the run has come to its end or its limit.
    #[must_use]
    pub fn has_ended(&self) -> bool {
        self.run.outcome().is_some() || self.run.steps() >= self.limit
    }

    /// Whether everything is measured.
    #[must_use]
    pub fn is_done(&self) -> bool {
        let enough = self.measured >= self.least || self.runs >= MOST_RUNS;
        self.has_ended() && (enough || self.run.steps() == 0)
    }

    /// Whether it is known where the run stands after so many microseconds of its own work.
    #[must_use]
    pub fn knows(&self, microseconds: f64) -> bool {
        let on_the_way = !self.has_ended() && self.measured >= self.least.max(microseconds);
        on_the_way || self.is_done()
    }

    /// The run where it stands.
    #[must_use]
    pub fn run(&self) -> &Run {
        &self.run
    }

    /// How long the run took up to where it stands, in microseconds.
    #[must_use]
    pub fn microseconds(&self) -> f64 {
        self.measured / self.runs as f64
    }

    /// What the run came to, once everything is measured.
    #[must_use]
    pub fn end(&self) -> Option<RunEnd> {
        let end = || RunEnd::of(&self.run, self.microseconds());
        self.is_done().then(end)
    }

    /// How many microseconds it took to come to a step, as far as it was measured.
    #[must_use]
    pub fn time_of(&self, step: u64) -> Option<f64> {
        let measured = self.measured >= self.least || self.is_done();
        measured.then(|| self.samples.time_of(step)).flatten()
    }

    /// The step to which so many microseconds have led; the last one measured if they are more.
    #[must_use]
    pub fn step_at(&self, microseconds: f64) -> u64 {
        self.samples.step_at(microseconds)
    }
}

/// When a run came to which step: samples from (0, 0) on, between which time goes evenly. Whenever there
/// are [`SAMPLES`], every other one goes.
#[derive(Clone, Debug, PartialEq)]
struct Samples(Vec<(u64, f64)>);

/// What rounding may take from a step.
const ROUNDING: f64 = 1e-6;

impl Samples {
    fn new() -> Self {
        Self(vec![(0, 0.0)])
    }

    /// The run has come to a step after so many microseconds. A clock too coarse to tell it from the
    /// sample before moves that one on.
    fn add(&mut self, step: u64, microseconds: f64) {
        if let [.., _, last] = &mut self.0[..]
            && last.1 >= microseconds
        {
            last.0 = step;
            return;
        }
        self.0.push((step, microseconds));
        if self.0.len() == SAMPLES {
            self.thin();
        }
    }

    /// Lets every other sample go, but neither the first nor the last.
    fn thin(&mut self) {
        let last = self.0.len() - 1;
        let mut place = 0;
        self.0.retain(|_| {
            place += 1;
            place % 2 == 1 || place - 1 == last
        });
    }

    /// The run comes to its end after so many microseconds, and goes evenly.
    fn end_at(&mut self, step: u64, microseconds: f64) {
        self.0 = vec![(0, 0.0), (step, microseconds)];
    }

    fn time_of(&self, step: u64) -> Option<f64> {
        let after = self.0.partition_point(|&(other, _)| other < step);
        let &(later, end) = self.0.get(after)?;
        let Some(&(earlier, begin)) = after.checked_sub(1).map(|place| &self.0[place]) else {
            return Some(end);
        };
        let part = (step - earlier) as f64 / (later - earlier) as f64;
        Some(begin + part * (end - begin))
    }

    fn step_at(&self, microseconds: f64) -> u64 {
        let after = self.0.partition_point(|&(_, time)| time <= microseconds);
        let Some(place) = after.checked_sub(1) else {
            return 0;
        };
        let (earlier, begin) = self.0[place];
        let Some(&(later, end)) = self.0.get(after) else {
            return earlier;
        };
        let part = (microseconds - begin) / (end - begin);
        earlier + (part * (later - earlier) as f64 + ROUNDING) as u64
    }
}
