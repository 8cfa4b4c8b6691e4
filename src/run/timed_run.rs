//! A run made flat out, and how long it takes.

use super::pace::{Budget, Pace};
use super::timeline::{MEMORY, bytes_of_copy};
use super::{Run, RunEnd, Stopwatch};

/// Runs that are over in fewer microseconds are made again: no clock tells how long one of them takes,
/// and the first is slower than all others, as its code has only just been compiled.
const SHORT: f64 = 20_000.0;

/// For so many microseconds at least they are made in each round.
const ROUND: f64 = 2_000.0;

/// In no round are more made than this, however coarse the clock is.
const MOST_RUNS: usize = 1 << 16;

/// So many copies of a short run are made at once at most.
const MOST_COPIES: u64 = 1 << 10;

/// More samples than this would not be felt.
const SAMPLES: usize = 1 << 10;

/// A run that is made flat out, up to its first solution, its end or a limit of steps, and timed.
///
/// The time is that of [`Run::run`] alone: the solver at work with the counts that every run keeps, and
/// no timeline, no snapshot, no making of the run. A short run is made again in rounds, from copies
/// made beforehand, and its time is the mean of the fastest round.
#[derive(Clone, Debug)]
pub struct TimedRun {
    start: Run,
    run: Run,
    limit: u64,
    /// How long the run has taken so far, in microseconds; of a short one in the fastest round.
    microseconds: f64,
    samples: Samples,
    rounds_left: u32,
    round: Round,
    fastest: Option<f64>,
    pace: Pace,
}

/// Short runs made again, and how many microseconds all of them took.
#[derive(Clone, Copy, Debug, Default)]
struct Round {
    runs: usize,
    microseconds: f64,
}

impl TimedRun {
    /// Nothing has been measured yet. A short run is to be made again in so many rounds.
    ///
    /// # Panics
    /// If the run has made a step.
    #[must_use]
    pub fn new(run: Run, limit: u64, rounds: u32) -> Self {
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
        self.microseconds += stopwatch.microseconds() - begin;
        self.samples.add(self.run.steps(), self.microseconds);
        if self.has_ended() && (self.microseconds >= SHORT || self.run.steps() == 0) {
            self.rounds_left = 0;
        }
    }

    /// Makes the whole run again, as often as it was made in this round, and closes the round if that was
    /// long enough.
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
            // What the first run took is not asked: a coarse clock may have seen nothing pass.
            let mean = microseconds / runs as f64;
            let fastest = self.fastest.map_or(mean, |fastest| fastest.min(mean));
            self.fastest = Some(fastest);
            self.microseconds = fastest;
            self.samples.end_at(self.run.steps(), self.microseconds);
            // On a machine that has become busy, the run takes long after all.
            let is_long = self.microseconds >= SHORT;
            self.rounds_left = if is_long { 0 } else { self.rounds_left - 1 };
            self.round = Round::default();
        }
    }

    /// How many copies of the run fit into a timeline's memory.
    fn most_copies(&self) -> usize {
        let copy = bytes_of_copy(self.start.info(), self.start.puzzle().size());
        (MEMORY / copy).clamp(1, MOST_COPIES) as usize
    }

    /// Whether the run has come to its end or its limit.
    #[must_use]
    pub fn has_ended(&self) -> bool {
        self.run.outcome().is_some() || self.run.steps() >= self.limit
    }

    /// Whether everything is measured.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.has_ended() && self.rounds_left == 0
    }

    /// Whether it is known where the run stands after so many microseconds of its own work.
    #[must_use]
    pub fn knows(&self, microseconds: f64) -> bool {
        self.is_settled() && (self.has_ended() || self.microseconds >= microseconds)
    }

    /// Whether what was measured stays: the run will not be made again.
    fn is_settled(&self) -> bool {
        self.rounds_left == 0 || self.microseconds >= SHORT
    }

    /// The run where it stands.
    #[must_use]
    pub fn run(&self) -> &Run {
        &self.run
    }

    /// What the run came to, once everything is measured.
    #[must_use]
    pub fn end(&self) -> Option<RunEnd> {
        let end = || RunEnd::of(&self.run, self.microseconds);
        self.is_done().then(end)
    }

    /// How many microseconds it took to come to a step, as far as it was measured.
    #[must_use]
    pub fn time_of(&self, step: u64) -> Option<f64> {
        let settled = self.is_settled();
        settled.then(|| self.samples.time_of(step)).flatten()
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
    fn time_leads_to_steps_and_back() {
        let samples = samples(5_000, 3.0);
        for step in (0..=50_000).step_by(7) {
            let time = samples.time_of(step).unwrap();
            assert!((time - step as f64 / 3.0).abs() < 1e-6);
            assert_eq!(samples.step_at(time), step);
        }
        assert_eq!(samples.time_of(50_001), None);
        assert_eq!(samples.step_at(f64::INFINITY), 50_000);
    }

    /// A clock too coarse to tell two samples apart leaves one of them: no time leads to two steps.
    #[test]
    fn a_coarse_clock_leaves_no_gap() {
        let mut samples = Samples::new();
        for (step, time) in [(5, 1_000.0), (9, 1_000.0), (20, 2_000.0)] {
            samples.add(step, time);
        }
        assert_eq!(samples.0, [(0, 0.0), (9, 1_000.0), (20, 2_000.0)]);
    }

    /// A clock that goes on at every twentieth look: the first run is over before it does.
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
