//! What a run can be asked to do, and how a timeline does it within a budget.
//!
//! ```
//! use forward_check::puzzles::{Puzzle, QueensPuzzle};
//! use forward_check::run::{Outcome, Request, Run, Steps, Timeline};
//!
//! let puzzle = Puzzle::Queens(QueensPuzzle::new(8, Vec::new())?);
//! let mut timeline = Timeline::new(Run::new(puzzle, "backtracking", 0)?);
//! let mut requests = 1;
//! // The same request goes on with what a budget was too small for.
//! while !timeline.carry_out(Request::NextSolution, &mut Steps(100)) {
//!     requests += 1;
//! }
//! assert_eq!(timeline.run().outcome(), Some(Outcome::Solved));
//! assert_eq!(requests, timeline.reached().div_ceil(100));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use serde::Deserialize;

use super::pace::Budget;
use super::{Outcome, Run, Timeline};

/// What a run is to do. Each leaves it at some step, the last steps of which are narrated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "run.ts"))]
pub enum Request {
    /// Nothing.
    Show,
    /// To make up to so many steps, as many as the budget holds. It stops at a solution and at the
    /// end, and does not go past a solution on which it stands.
    Advance {
        /// How many.
        steps: u64,
    },
    /// To go to a step that was reached, or to the last that was.
    Seek {
        /// The step.
        step: u64,
    },
    /// To go to a step, past solutions; the steps that are missing are made.
    Reach {
        /// The step.
        step: u64,
    },
    /// To go past a solution on which it stands, to the next one or to the end.
    NextSolution,
    /// To go to the last step before this one at which the search went back, or to the start.
    BacktrackBefore,
    /// To go to the next step at which the search goes back, past solutions, or to the end.
    BacktrackAfter,
    /// To go to the first step that reached the greatest depth so far.
    Deepest,
}

impl Timeline {
    /// Does what is asked, as far as a budget allows; tells whether it is done. If it is not, the
    /// same request goes on with it: carried out in pieces, it comes to the same.
    ///
    /// Only [`Request::Reach`], [`Request::NextSolution`] and [`Request::BacktrackAfter`] can take
    /// more than one piece. Every piece makes at least one step, unless there is none to make.
    pub fn carry_out(&mut self, request: Request, budget: &mut impl Budget) -> bool {
        match request {
            Request::Show => {}
            Request::Advance { steps } => {
                let last = self.run().steps().saturating_add(steps);
                self.approach(last, budget);
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

    /// Makes steps up to one of them, a solution or the end; tells whether any budget is left.
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

    fn reach(&mut self, step: u64, budget: &mut impl Budget) -> bool {
        let near = step.min(self.reached());
        if self.run().steps() != near {
            self.seek(near);
        }
        let arrived = |run: &Run| run.steps() == step || has_ended(run);
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

    /// Looks at every step: none beyond the one looked for is made.
    fn backtrack_after(&mut self, budget: &mut impl Budget) -> bool {
        let before = self.run().tally().backtracks;
        let arrived = |run: &Run| run.tally().backtracks > before || has_ended(run);
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

/// Whether a run has ended for good: from a solution it can go on.
fn has_ended(run: &Run) -> bool {
    !matches!(run.outcome(), None | Some(Outcome::Solved))
}
