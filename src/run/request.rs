//! Requests to a run, and how a timeline carries them out within a budget.
//!
//! ```
//! use forward_check::puzzles::{Puzzle, QueensPuzzle};
//! use forward_check::run::{Outcome, Request, Run, Steps, Timeline};
//!
//! let puzzle = Puzzle::Queens(QueensPuzzle::new(8, Vec::new())?);
//! let mut timeline = Timeline::new(Run::new(puzzle, "backtracking", 0)?);
//! let mut requests = 1;
//! // Repeating a request continues it.
//! while !timeline.carry_out(Request::NextSolution, &mut Steps(100)) {
//!     requests += 1;
//! }
//! assert_eq!(timeline.run().outcome(), Some(Outcome::Solved));
//! assert_eq!(requests, timeline.reached().div_ceil(100));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use super::pace::Budget;
use super::{Outcome, Run, Timeline};
use crate::solve::Shows;

/// A request to a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    test,
    derive(ts_rs::TS),
    ts(tag = "do", rename_all = "kebab-case", export_to = "run.ts")
)]
#[non_exhaustive]
pub enum Request {
    /// Stay.
    Show,
    /// Make up to `steps` steps, within the budget. The run stops at a solution and at the end, and
    /// stays if it is at a solution. A steered run stops where you can choose.
    Advance {
        /// How many steps.
        steps: u64,
    },
    /// Go to a step, or to the last step reached if that is earlier.
    Seek {
        /// The step.
        step: u64,
    },
    /// Go to a step, past solutions, and make new steps if necessary.
    Reach {
        /// The step.
        step: u64,
    },
    /// Go to the next solution, or to the end.
    NextSolution,
    /// Go to the last backtrack before this step, or to the start.
    BacktrackBefore,
    /// Go to the next backtrack, past solutions, or to the end.
    BacktrackAfter,
    /// Go to the first step that reached the greatest depth so far.
    Deepest,
}

impl Request {
    /// Reads a request by its word in JSON; `whole` reads a field with a whole number.
    pub fn read(word: &str, whole: impl Fn(&str) -> Option<u64>) -> Option<Self> {
        Some(match word {
            "show" => Self::Show,
            "advance" => Self::Advance {
                steps: whole("steps")?,
            },
            "seek" => Self::Seek {
                step: whole("step")?,
            },
            "reach" => Self::Reach {
                step: whole("step")?,
            },
            "next-solution" => Self::NextSolution,
            "backtrack-before" => Self::BacktrackBefore,
            "backtrack-after" => Self::BacktrackAfter,
            "deepest" => Self::Deepest,
            _ => return None,
        })
    }
}

impl<S: Shows> Timeline<S> {
    /// Carries out a request as far as a budget allows; returns whether it is done. If not, repeat the
    /// request to continue: the result is the same as with one larger budget.
    ///
    /// Only [`Request::Reach`], [`Request::NextSolution`] and [`Request::BacktrackAfter`] can need more
    /// than one call. Each call makes at least one step, unless the run has ended.
    pub fn carry_out(&mut self, request: Request, budget: &mut impl Budget) -> bool {
        match request {
            Request::Show => {}
            Request::Advance { steps } => {
                let last = self.run().steps().saturating_add(steps);
                match self.run().choices() {
                    None => self.approach(last, budget),
                    Some(_) => self.approach_choice(last, budget),
                };
            }
            Request::Seek { step } => self.seek(step),
            Request::Reach { step } => return self.reach(step, budget),
            Request::NextSolution => return self.next_solution(budget),
            Request::BacktrackBefore => self.seek(self.backtrack_before().unwrap_or(0)),
            Request::BacktrackAfter => return self.backtrack_after(budget),
            Request::Deepest => self.seek(self.deepest()),
        }
        true
    }

    /// Makes steps up to `last`, a solution or the end; returns whether any budget is left.
    fn approach(&mut self, last: u64, budget: &mut impl Budget) -> bool {
        while self.run().outcome().is_none() && self.run().steps() < last {
            let before = self.run().steps();
            self.advance(budget.batch().min(last - before));
            if !budget.spend(self.run().steps() - before) {
                return false;
            }
        }
        true
    }

    /// Makes single steps up to `last`, a choice, a solution or the end; returns whether any budget is left.
    fn approach_choice(&mut self, last: u64, budget: &mut impl Budget) -> bool {
        let arrived = |run: &Run<S>| run.steps() >= last || run.outcome().is_some();
        loop {
            let mut steps = 0;
            while steps < budget.batch() && !arrived(self.run()) {
                self.advance(1);
                steps += 1;
                if self.run().waits() {
                    return budget.spend(steps);
                }
            }
            if arrived(self.run()) || !budget.spend(steps) {
                return false;
            }
        }
    }

    fn reach(&mut self, step: u64, budget: &mut impl Budget) -> bool {
        let near = step.min(self.reached());
        if self.run().steps() != near {
            self.seek(near);
        }
        let arrived = |run: &Run<S>| run.steps() == step || has_ended(run);
        while !arrived(self.run()) {
            self.pass_solution();
            if !self.approach(step, budget) {
                break;
            }
        }
        arrived(self.run())
    }

    fn next_solution(&mut self, budget: &mut impl Budget) -> bool {
        self.pass_solution();
        self.approach(u64::MAX, budget);
        self.run().outcome().is_some()
    }

    /// Makes single steps, so that it stops exactly at the backtrack.
    fn backtrack_after(&mut self, budget: &mut impl Budget) -> bool {
        let before = self.run().tally().backtracks;
        let arrived = |run: &Run<S>| run.tally().backtracks > before || has_ended(run);
        loop {
            let mut steps = 0;
            while steps < budget.batch() && !arrived(self.run()) {
                self.pass_solution();
                self.advance(1);
                steps += 1;
            }
            if arrived(self.run()) || !budget.spend(steps) {
                return arrived(self.run());
            }
        }
    }
}

/// Whether a run has ended for good. A run at a solution can continue.
fn has_ended<S: Shows>(run: &Run<S>) -> bool {
    !matches!(run.outcome(), None | Some(Outcome::Solved))
}
