//! How many steps to make between two readings of the clock.
//!
//! A step takes one solver nanoseconds, another a millisecond. A [`Pace`] finds out how many fit into a
//! short time. The results of the steps don't depend on it.

/// How far a request may go in one call.
pub trait Budget {
    /// How many steps to make before the next [`Budget::spend`], at least one.
    fn batch(&self) -> u64;

    /// Records steps that were made; returns whether any budget is left.
    fn spend(&mut self, steps: u64) -> bool;
}

/// A budget of this many steps, but at least one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Steps(pub u64);

impl Budget for Steps {
    fn batch(&self) -> u64 {
        self.0.max(1)
    }

    fn spend(&mut self, steps: u64) -> bool {
        self.0 = self.0.saturating_sub(steps);
        self.0 > 0
    }
}

/// A budget without a limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unlimited;

impl Budget for Unlimited {
    fn batch(&self) -> u64 {
        u64::MAX
    }

    fn spend(&mut self, _steps: u64) -> bool {
        true
    }
}

/// How long a batch should take, in milliseconds: much less than a frame, much more than reading the
/// clock.
const BATCH_TIME: f64 = 0.25;

/// The largest batch, even if the clock is too coarse to see it.
const LARGEST_BATCH: u64 = 1 << 16;

/// An estimate of how many steps of a run take a quarter of a millisecond.
///
/// ```
/// use std::cell::Cell;
/// use forward_check::run::{Budget, Pace};
///
/// let clock = Cell::new(0.0);
/// let mut pace = Pace::default();
/// let mut budget = pace.budget(10.0, || clock.get());
/// assert_eq!(budget.batch(), 1);
/// assert!(budget.spend(1), "no time has passed");
/// assert_eq!(budget.batch(), 2);
/// clock.set(10.0);
/// assert!(!budget.spend(2), "all time has passed");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    batch: u64,
}

impl Default for Pace {
    /// Starts with one step, which may take long.
    fn default() -> Self {
        Self { batch: 1 }
    }
}

impl Pace {
    /// A budget of time, by a clock in milliseconds.
    pub fn budget<C: Fn() -> f64>(&mut self, milliseconds: f64, clock: C) -> TimeBudget<'_, C> {
        let now = clock();
        TimeBudget {
            pace: self,
            clock,
            now,
            end: now + milliseconds,
        }
    }

    /// Learns from a batch. The estimate at most doubles, and grows only after a full batch.
    fn learn(&mut self, steps: u64, milliseconds: f64) {
        let factor = (BATCH_TIME / milliseconds).min(2.0);
        if steps == self.batch || factor < 1.0 {
            self.batch = ((steps as f64 * factor) as u64).clamp(1, LARGEST_BATCH);
        }
    }
}

/// A budget of time: see [`Pace::budget`].
#[derive(Debug)]
pub struct TimeBudget<'a, C> {
    pace: &'a mut Pace,
    clock: C,
    /// When the clock was last read.
    now: f64,
    end: f64,
}

impl<C: Fn() -> f64> Budget for TimeBudget<'_, C> {
    fn batch(&self) -> u64 {
        self.pace.batch
    }

    fn spend(&mut self, steps: u64) -> bool {
        let now = (self.clock)();
        self.pace.learn(steps, now - self.now);
        self.now = now;
        now < self.end
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    /// The batches made within a budget, if a step takes `step` milliseconds.
    fn batches(pace: &mut Pace, milliseconds: f64, step: impl Fn() -> f64) -> Vec<u64> {
        let clock = Cell::new(1_000.0);
        let mut budget = pace.budget(milliseconds, || clock.get());
        let mut batches = Vec::new();
        loop {
            let batch = budget.batch();
            batches.push(batch);
            clock.set(clock.get() + batch as f64 * step());
            if !budget.spend(batch) {
                return batches;
            }
        }
    }

    #[test]
    fn quick_steps_come_in_large_batches() {
        let mut pace = Pace::default();
        let made = batches(&mut pace, 12.0, || 0.000_05);
        assert_eq!(made[..5], [1, 2, 4, 8, 16]);
        assert_eq!(pace.batch, 5_000, "a quarter of a millisecond");
        assert!(made.iter().sum::<u64>() >= 12 * 20_000);
        assert!(made.iter().sum::<u64>() <= 12 * 20_000 + 5_000);
    }

    #[test]
    fn slow_steps_come_singly() {
        let mut pace = Pace { batch: 5_000 };
        let first = batches(&mut pace, 12.0, || 3.0);
        assert_eq!((first, pace.batch), (vec![5_000], 1));
        assert_eq!(batches(&mut pace, 12.0, || 3.0), [1; 4]);
    }

    #[test]
    fn the_pace_follows_steps_that_become_slower() {
        let mut pace = Pace { batch: 4_096 };
        let (made, slow) = (Cell::new(0), 0.001);
        batches(&mut pace, 12.0, || {
            made.set(made.get() + 1);
            if made.get() < 4 { slow / 20.0 } else { slow }
        });
        assert_eq!(pace.batch, 250);
    }

    #[test]
    fn a_budget_of_no_time_allows_one_batch() {
        assert_eq!(batches(&mut Pace { batch: 7 }, 0.0, || 0.001), [7]);
    }

    #[test]
    fn a_stopped_clock_does_not_grow_the_batch_forever() {
        let mut pace = Pace::default();
        (0..100).for_each(|_| pace.learn(pace.batch, 0.0));
        assert_eq!(pace.batch, LARGEST_BATCH);
    }

    #[test]
    fn a_short_batch_never_raises_the_estimate() {
        let mut pace = Pace { batch: 1_000 };
        pace.learn(3, 0.001);
        assert_eq!(pace.batch, 1_000);
        pace.learn(100, 1.0);
        assert_eq!(pace.batch, 25);
    }

    #[test]
    fn a_budget_of_steps_is_used_up() {
        let mut budget = Steps(5);
        assert_eq!(budget.batch(), 5);
        assert!(budget.spend(3));
        assert_eq!(budget.batch(), 2);
        assert!(!budget.spend(2));
        assert_eq!(Steps(0).batch(), 1);
    }
}
