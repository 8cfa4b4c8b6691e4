//! Time travel: seeks a run to any step it has reached.
//!
//! Replay, don't record: puzzle, solver, options, seed and step name a moment, so the timeline finds it
//! again by replaying from an earlier copy of the run.
//!
//! ```
//! use forward_check::puzzles::{Puzzle, QueensPuzzle};
//! use forward_check::run::{Run, Timeline};
//!
//! let puzzle = Puzzle::Queens(QueensPuzzle::new(8, Vec::new())?);
//! let mut timeline = Timeline::new(Run::new(puzzle, "backtracking", 0)?);
//! timeline.advance(500);
//! timeline.seek(41);
//! assert_eq!((timeline.run().steps(), timeline.reached()), (41, 500));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use super::profile::Profile;
use super::run::{NARRATED_STEPS, Way, batch};
use super::tree::{Trace, Tree};
use super::{AnySolver, Outcome, Run, Tally};
use crate::board::Size;
use crate::solve::{Shows, SolverInfo};

/// The most memory that all copies take together, in bytes.
pub const MEMORY: u64 = 16 << 20;

/// The most copies: more would not make seeking noticeably faster.
const MOST_KEPT: u64 = 2_048;

/// How many steps lie between two copies at first. Replaying this many takes no noticeable time.
const FIRST_SPACING: u64 = 16;

/// The most solutions whose steps a timeline keeps.
pub const MOST_MARKED: usize = 64;

/// An upper bound for the memory of a run besides its solver's lists, doubled because lists grow by
/// doubling.
const BYTES_BESIDES: u64 = 2 << 10;

/// A run, and copies of it at equal distances. Once the copies fill [`MEMORY`], or there are 2,048, every
/// other one is dropped and the distance doubles. Seeking replays at most that distance, and two steps. On
/// a board so large that no two copies fit, the only copy is that of the beginning.
///
/// The run can be at any step reached so far. From there it replays known steps before it makes new ones.
/// It stops at every solution until [`Timeline::pass_solution`] lets it continue.
#[derive(Clone, Debug)]
pub struct Timeline<S = AnySolver> {
    run: Run<S>,
    /// Copies at step 0, at `spacing`, at twice `spacing`, and so on.
    kept: Vec<Run<S>>,
    spacing: u64,
    most_kept: usize,
    reached: u64,
    /// The greatest depth of all steps reached.
    deepest: u64,
    /// The first steps at which a solution was found.
    solved_at: Vec<u64>,
    profile: Profile,
    /// The history of the path, from the last call of [`Timeline::tree`].
    trace: Option<Box<Trace<S>>>,
}

impl<S: Shows> Timeline<S> {
    /// A timeline of a run that hasn't started.
    ///
    /// # Panics
    /// If the run has made a step.
    #[must_use]
    pub fn new(run: Run<S>) -> Self {
        assert_eq!(run.steps(), 0, "a timeline begins before the first step");
        let size = run.puzzle().size();
        let marks = run.choices().map_or(0, |_| size.area() as u64 / 8);
        let copy = bytes_of_copy(run.info(), size) + marks;
        Self {
            kept: vec![run.clone()],
            spacing: FIRST_SPACING,
            most_kept: (MEMORY / copy).clamp(1, MOST_KEPT) as usize,
            reached: 0,
            deepest: run.tally().deepest(),
            solved_at: Vec::with_capacity(MOST_MARKED),
            profile: Profile::new(&run),
            trace: None,
            run,
        }
    }

    /// The run, at its current step.
    #[must_use]
    pub fn run(&self) -> &Run<S> {
        &self.run
    }

    /// The last step reached.
    #[must_use]
    pub fn reached(&self) -> u64 {
        self.reached
    }

    /// How many steps lie between two copies.
    #[must_use]
    pub fn spacing(&self) -> u64 {
        self.spacing
    }

    /// The depths of all steps reached.
    #[must_use]
    pub fn profile(&self) -> &Profile {
        &self.profile
    }

    /// The steps at which a solution was found: the first [`MOST_MARKED`] of all steps reached.
    #[must_use]
    pub fn solved_at(&self) -> &[u64] {
        &self.solved_at
    }

    /// The search tree around the current node; none if the solver searches no tree.
    ///
    /// It is built from the copies. For each value tried besides the path, that replays at most the steps
    /// between two copies. If the run hasn't moved, it replays nothing.
    pub fn tree(&mut self) -> Option<Tree> {
        if !Tree::has(&self.run) {
            return None;
        }
        let trace = self.trace.take().filter(|trace| trace.leads_to(&self.run));
        let mut trace = trace.unwrap_or_else(|| Box::new(Trace::new(&self.run, &self.kept)));
        trace.follow(&self.run, &self.kept);
        let tree = Tree::new(&self.run, &trace);
        self.trace = Some(trace);
        Some(tree)
    }

    /// Makes up to `most` steps, and stops at a solution or the end; returns the outcome if it did.
    pub fn advance(&mut self, most: u64) -> Option<Outcome> {
        for (steps, make) in batch(most) {
            self.make(steps, make);
        }
        self.run.outcome()
    }

    fn make(&mut self, most: u64, make: Way<S>) {
        let last = self.run.steps().saturating_add(most);
        while self.run.outcome().is_none() && self.run.steps() < last {
            if self.run.steps() < self.reached {
                let left = last.min(self.reached) - self.run.steps();
                make(&mut self.run, left);
            } else {
                self.explore(last, make);
            }
        }
    }

    /// Lets a run that is at a solution search for the next one.
    pub fn pass_solution(&mut self) {
        self.run.pass_solution();
    }

    /// Makes new steps, up to the next copy.
    fn explore(&mut self, last: u64, make: Way<S>) {
        let next = self.kept.len() as u64 * self.spacing;
        let end = if self.most_kept > 1 {
            last.min(next)
        } else {
            last
        };
        self.profile.watch(&mut self.run, end - self.reached, make);
        self.reached = self.run.steps();
        self.deepest = self.run.tally().deepest();
        if self.run.outcome() == Some(Outcome::Solved) && self.solved_at.len() < MOST_MARKED {
            self.solved_at.push(self.reached);
        }
        if self.reached == next && self.most_kept > 1 {
            self.kept.push(self.run.clone());
        }
        if self.kept.len() > self.most_kept {
            self.thin();
        }
    }

    /// Drops every other copy.
    fn thin(&mut self) {
        let mut stays = false;
        self.kept.retain(|_| {
            stays = !stays;
            stays
        });
        self.spacing *= 2;
    }

    /// Goes to a step, or to the last step reached if that is earlier. The run is then the same as after
    /// that many steps from its beginning.
    pub fn seek(&mut self, step: u64) {
        let step = step.min(self.reached);
        if let Some(near) = self.nearer_copy(step) {
            self.run = self.kept[near].clone();
        }
        replay(&mut self.run, step);
    }

    /// The run at a step, or at the last step reached if that is earlier. The timeline doesn't move.
    #[must_use]
    pub fn moment(&self, step: u64) -> Run<S> {
        let step = step.min(self.reached);
        let near = self.nearer_copy(step);
        let mut run = near.map_or(&self.run, |place| &self.kept[place]).clone();
        replay(&mut run, step);
        run
    }

    /// The index of the copy to replay from; none if the run itself is nearer.
    fn nearer_copy(&self, step: u64) -> Option<usize> {
        let before = step.saturating_sub(NARRATED_STEPS);
        let place = self.place_before(before);
        let between = self.kept[place].steps()..=before;
        (!between.contains(&self.run.steps())).then_some(place)
    }

    /// The index of the last copy at or before a step.
    fn place_before(&self, step: u64) -> usize {
        let place = (step / self.spacing) as usize;
        place.min(self.kept.len() - 1)
    }

    /// The last backtrack before this step, if there is one.
    #[must_use]
    pub fn backtrack_before(&self) -> Option<u64> {
        let mut end = self.run.steps().checked_sub(1)?;
        let mut count = None;
        for near in self.kept[..=self.place_before(end)].iter().rev() {
            let backtracks = near.tally().backtracks;
            if count != Some(backtracks) {
                let steps = steps_that_count(near, end, |tally| tally.backtracks);
                if let Some(last) = steps.last() {
                    return Some(last);
                }
            }
            (end, count) = (near.steps(), Some(backtracks));
        }
        None
    }

    /// The first step that reached the greatest depth so far.
    #[must_use]
    pub fn deepest(&self) -> u64 {
        let after = self
            .kept
            .partition_point(|near| near.tally().deepest() < self.deepest);
        let end = self.kept.get(after).map_or(self.reached, Run::steps);
        let Some(near) = after.checked_sub(1).map(|place| &self.kept[place]) else {
            return 0;
        };
        steps_that_count(near, end, Tally::deepest)
            .last()
            .unwrap_or(0)
    }
}

/// The most memory that a copy of a solver's run takes on a board of this size, in bytes.
#[must_use]
pub fn bytes_of_copy(info: &SolverInfo, size: Size) -> u64 {
    BYTES_BESIDES + (info.bytes)(size)
}

/// Runs to a step, past solutions, or to the end.
fn replay<S: Shows>(run: &mut Run<S>, step: u64) {
    while run.steps() < step {
        run.pass_solution();
        let before = run.steps();
        run.run(step - before);
        if run.steps() == before {
            break;
        }
    }
}

/// The steps after `from`, up to `to`, at which a count grows.
fn steps_that_count<S: Shows>(
    from: &Run<S>,
    to: u64,
    count: impl Fn(&Tally) -> u64,
) -> impl Iterator<Item = u64> {
    let mut run = from.clone();
    std::iter::from_fn(move || {
        while run.steps() < to {
            let before = (run.steps(), count(run.tally()));
            run.pass_solution();
            run.run_unobserved(1);
            if run.steps() == before.0 {
                return None;
            }
            if count(run.tally()) > before.1 {
                return Some(run.steps());
            }
        }
        None
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Square;
    use crate::puzzles::{KnightsPuzzle, Puzzle};
    use crate::run::profile::COLUMNS;

    /// A day at a billion steps a second, faster than any engine.
    const SECONDS: u64 = 24 * 60 * 60;
    const STEPS: u64 = 1_000_000_000;

    /// A run that practically never ends.
    fn endless() -> Run {
        let puzzle = KnightsPuzzle::new(Size::square(8), Square::new(1, 0), false).unwrap();
        Run::new(Puzzle::Knights(puzzle), "backtracking", 0).unwrap()
    }

    #[test]
    fn a_day_flat_out_leaves_as_many_copies_and_columns_as_a_minute() {
        let mut timeline = Timeline::new(endless());
        for second in 1..=SECONDS {
            timeline.make(STEPS, Run::skip);
            let reached = second * STEPS;
            assert_eq!(
                (timeline.reached(), timeline.run().steps()),
                (reached, reached)
            );
            assert!(timeline.kept.len() <= timeline.most_kept);
            assert!(reached / timeline.spacing() >= timeline.most_kept as u64 / 2);
        }
        for (place, copy) in timeline.kept.iter().enumerate() {
            assert_eq!(copy.steps(), place as u64 * timeline.spacing());
        }
        let (columns, width) = (timeline.profile().least().len(), timeline.profile().width());
        assert!(columns <= COLUMNS && timeline.profile().most().len() == columns);
        assert_eq!(timeline.reached().div_ceil(width), columns as u64);
        assert!(timeline.reached() < 1 << 53, "a float counts no further");
    }
}
