//! A run at full speed, and how long it takes.

use super::pace::{Budget, Pace};
use super::timeline::{MEMORY, bytes_of_copy};
use super::{AnySolver, Run, RunEnd, Stopwatch};
use crate::solve::Shows;

/// Runs that take fewer microseconds are repeated: the clock is too coarse for one run, and the first run
/// is slower than the others because its code has only just been compiled.
const SHORT: f64 = 20_000.0;

/// The least time of a round of repetitions, in microseconds.
const ROUND: f64 = 2_000.0;

/// The most runs in a round, even if the clock sees no time pass.
const MOST_RUNS: usize = 1 << 16;

/// The most copies of a short run in memory.
const MOST_COPIES: u64 = 1 << 10;

/// The most samples: more would make no visible difference.
const SAMPLES: usize = 1 << 10;

/// A run timed at full speed, up to its first solution, its end or a limit of steps.
///
/// The time is that of [`Run::run`] alone: the solver and the counts that every run keeps, without a
/// timeline, snapshots or the making of the run. A short run is repeated in rounds, from copies made
/// beforehand; its time is the mean of the fastest round.
#[derive(Clone, Debug)]
pub struct TimedRun<S = AnySolver> {
    start: Run<S>,
    run: Run<S>,
    limit: u64,
    /// How long the run took so far, in microseconds; for a short run, in the fastest round.
    microseconds: f64,
    samples: Samples,
    rounds_left: u32,
    round: Round,
    fastest: Option<f64>,
    pace: Pace,
}

/// A round of repetitions: how many runs, and how long they took together.
#[derive(Clone, Copy, Debug, Default)]
struct Round {
    runs: usize,
    microseconds: f64,
}

impl<S: Shows> TimedRun<S> {
    /// A run before its first step, to be repeated in `rounds` rounds if it is short.
    ///
    /// # Panics
    /// If the run has made a step.
    #[must_use]
    pub fn new(run: Run<S>, limit: u64, rounds: u32) -> Self {
        assert_eq!(run.steps(), 0, "a run is timed from its first step on");
        Self {
            start: run.clone(),
            run,
            limit,
            microseconds: 0.0,
            samples: Samples::new(),
            rounds_left: rounds,
            round: Round::default(),
            fastest: None,
            pace: Pace::default(),
        }
    }

    /// Works for about `milliseconds`; returns whether everything is measured.
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
        self.microseconds += stopwatch.microseconds() - begin;
        self.samples.add(self.run.steps(), self.microseconds);
        if self.has_ended() && (self.microseconds >= SHORT || self.run.steps() == 0) {
            self.rounds_left = 0;
        }
    }

    /// Doubles the runs of this round, and closes the round once it was long enough.
    fn make_again(&mut self, stopwatch: &impl Stopwatch) {
        let mut copies = vec![self.start.clone(); self.round.runs.clamp(1, self.most_copies())];
        let begin = stopwatch.microseconds();
        for run in &mut copies {
            run.run(self.limit);
        }
        self.round.microseconds += stopwatch.microseconds() - begin;
        self.round.runs += copies.len();
        let Round { runs, microseconds } = self.round;
        if microseconds >= ROUND || runs >= MOST_RUNS {
            // Ignores the time of the first run, which a coarse clock may have missed.
            let mean = microseconds / runs as f64;
            let fastest = self.fastest.map_or(mean, |fastest| fastest.min(mean));
            self.fastest = Some(fastest);
            self.microseconds = fastest;
            self.samples.end_at(self.run.steps(), self.microseconds);
            // On a machine that has become busy, the run is no longer short.
            let is_long = self.microseconds >= SHORT;
            self.rounds_left = if is_long { 0 } else { self.rounds_left - 1 };
            self.round = Round::default();
        }
    }

    /// How many copies of the run fit in a timeline's memory.
    fn most_copies(&self) -> usize {
        let copy = bytes_of_copy(self.start.info(), self.start.puzzle().size());
        (MEMORY / copy).clamp(1, MOST_COPIES) as usize
    }

    /// Whether the run has ended or met its limit.
    #[must_use]
    pub fn has_ended(&self) -> bool {
        self.run.outcome().is_some() || self.run.steps() >= self.limit
    }

    /// Whether everything is measured.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.has_ended() && self.rounds_left == 0
    }

    /// Whether the step that the run reaches in this many microseconds is known.
    #[must_use]
    pub fn knows(&self, microseconds: f64) -> bool {
        self.is_settled() && (self.has_ended() || self.microseconds >= microseconds)
    }

    /// Whether the measured times are final, because no repetition will follow.
    fn is_settled(&self) -> bool {
        self.rounds_left == 0 || self.microseconds >= SHORT
    }

    /// The run, at its current step.
    #[must_use]
    pub fn run(&self) -> &Run<S> {
        &self.run
    }

    /// The figures of the run, once everything is measured.
    #[must_use]
    pub fn end(&self) -> Option<RunEnd> {
        let end = || RunEnd::of(&self.run, self.microseconds);
        self.is_done().then(end)
    }

    /// How many microseconds it took to reach a step, if that is measured.
    #[must_use]
    pub fn time_of(&self, step: u64) -> Option<f64> {
        let settled = self.is_settled();
        settled.then(|| self.samples.time_of(step)).flatten()
    }

    /// The step reached after this many microseconds, or the last one measured.
    #[must_use]
    pub fn step_at(&self, microseconds: f64) -> u64 {
        self.samples.step_at(microseconds)
    }
}

/// Steps and their times, from (0, 0), with linear interpolation in between. When there are [`SAMPLES`],
/// every other one is dropped.
#[derive(Clone, Debug, PartialEq)]
struct Samples(Vec<(u64, f64)>);

/// The largest rounding error, in steps.
const ROUNDING: f64 = 1e-6;

impl Samples {
    fn new() -> Self {
        Self(vec![(0, 0.0)])
    }

    /// Adds a sample, or moves the last one if a coarse clock shows the same time.
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

    /// Drops every other sample, but keeps the first and the last.
    fn thin(&mut self) {
        let last = self.0.len() - 1;
        let mut place = 0;
        self.0.retain(|_| {
            place += 1;
            place % 2 == 1 || place - 1 == last
        });
    }

    /// Replaces all samples with the run's end.
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

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;
    use crate::puzzles::{Puzzle, QueensPuzzle};

    /// Samples of a run that makes `speed` steps a microsecond, `count` of them 10 steps apart.
    fn samples(count: u64, speed: f64) -> Samples {
        let mut samples = Samples::new();
        (1..=count).for_each(|place| samples.add(10 * place, 10.0 * place as f64 / speed));
        samples
    }

    #[test]
    fn samples_are_thinned_but_keep_both_ends() {
        let all = samples(100_000, 2.0).0;
        assert!((SAMPLES / 2..SAMPLES).contains(&all.len()), "{}", all.len());
        assert_eq!(
            (all[0], all[all.len() - 1]),
            ((0, 0.0), (1_000_000, 500_000.0))
        );
        assert!(
            all.windows(2)
                .all(|pair| pair[0].0 < pair[1].0 && pair[0].1 < pair[1].1)
        );
    }

    #[test]
    fn times_and_steps_convert_both_ways() {
        let samples = samples(5_000, 3.0);
        for step in (0..=50_000).step_by(7) {
            let time = samples.time_of(step).unwrap();
            assert!((time - step as f64 / 3.0).abs() < 1e-6);
            assert_eq!(samples.step_at(time), step);
        }
        assert_eq!(samples.time_of(50_001), None);
        assert_eq!(samples.step_at(f64::INFINITY), 50_000);
    }

    /// Of two samples with the same time, one is kept: no time belongs to two steps.
    #[test]
    fn a_coarse_clock_leaves_no_gap() {
        let mut samples = Samples::new();
        for (step, time) in [(5, 1_000.0), (9, 1_000.0), (20, 2_000.0)] {
            samples.add(step, time);
        }
        assert_eq!(samples.0, [(0, 0.0), (9, 1_000.0), (20, 2_000.0)]);
    }

    /// The clock advances only every twentieth reading, after the first run has ended.
    #[test]
    fn a_short_run_takes_time_by_a_coarse_clock_too() {
        let looks = Cell::new(0_u32);
        let stopwatch = || {
            looks.set(looks.get() + 1);
            f64::from(looks.get() / 20) * 1_000.0
        };
        let puzzle = Puzzle::Queens(QueensPuzzle::new(8, Vec::new()).unwrap());
        let run = Run::new(puzzle, "backtracking", 0).unwrap();
        let mut timed = TimedRun::new(run, 10_000, 2);
        while !timed.work(1.0, &stopwatch) {}
        let end = timed.end().unwrap();
        assert!(end.microseconds > 0.0, "{}", end.microseconds);
    }
}
