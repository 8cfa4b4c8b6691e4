//! Carries out requests on a run, and shows each moment.

use super::pace::Budget;
use super::snapshot::{ShownProfile, Snapshot, Wanted};
use super::tree::TreeLevel;
use super::{AnySolver, Request, Run, Timeline};
use crate::solve::Shows;

/// A viewer of one run.
///
/// ```
/// use forward_check::puzzles::{Puzzle, QueensPuzzle};
/// use forward_check::run::{Request, Run, Unlimited, Viewer, Wanted};
///
/// let puzzle = Puzzle::Queens(QueensPuzzle::new(8, Vec::new())?);
/// let mut viewer = Viewer::new(Run::new(puzzle, "backtracking", 0)?);
/// let snapshot = viewer.ask(Request::Advance { steps: 41 }, &mut Unlimited, Wanted::NOTHING);
/// assert_eq!((snapshot.step, snapshot.outcome), (41, None));
/// assert!(viewer.peek(7).board.is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Viewer<S = AnySolver> {
    timeline: Timeline<S>,
    /// The last step reached when a snapshot last had the depths.
    profile_shown: Option<u64>,
}

impl<S: Shows> Viewer<S> {
    /// A viewer of a run that hasn't started.
    ///
    /// # Panics
    /// If the run has made a step.
    #[must_use]
    pub fn new(run: Run<S>) -> Self {
        Self {
            timeline: Timeline::new(run),
            profile_shown: None,
        }
    }

    /// The run, at its current step.
    #[must_use]
    pub fn run(&self) -> &Run<S> {
        self.timeline.run()
    }

    /// The last step reached.
    #[must_use]
    pub fn reached(&self) -> u64 {
        self.timeline.reached()
    }

    /// Carries out a request within a budget, and shows the moment that it leads to.
    pub fn ask(&mut self, request: Request, budget: &mut impl Budget, wanted: Wanted) -> Snapshot {
        let arrived = self.carry_out(request, budget);
        self.show(arrived, wanted)
    }

    /// Carries out a request within a budget, without showing the moment; returns whether there is more to do.
    /// [`Request::Advance`] then goes on until the run ends.
    pub fn work(&mut self, request: Request, budget: &mut impl Budget) -> bool {
        let arrived = self.carry_out(request, budget);
        match request {
            Request::Advance { .. } => self.run().outcome().is_none(),
            _ => !arrived,
        }
    }

    /// Carries out a request within a budget; returns whether it is done.
    pub(super) fn carry_out(&mut self, request: Request, budget: &mut impl Budget) -> bool {
        self.timeline.carry_out(request, budget)
    }

    /// Shows the current moment.
    pub(super) fn show(&mut self, arrived: bool, wanted: Wanted) -> Snapshot {
        Snapshot {
            reached: self.timeline.reached(),
            solved_at: self.timeline.solved_at().to_vec(),
            arrived,
            profile: self.profile_if_changed(),
            tree: wanted.tree.then(|| self.tree()).flatten(),
            ..Snapshot::of(self.run(), wanted)
        }
    }

    /// The moment of a step, or of the last step reached if that is earlier. The run doesn't move.
    #[must_use]
    pub fn peek(&self, step: u64) -> Snapshot {
        Snapshot {
            reached: self.timeline.reached(),
            solved_at: self.timeline.solved_at().to_vec(),
            ..Snapshot::of(&self.timeline.moment(step), Wanted::MOMENT)
        }
    }

    /// The depths of all steps reached, unless the last snapshot had the same.
    fn profile_if_changed(&mut self) -> Option<ShownProfile> {
        let reached = Some(self.timeline.reached());
        let changed = self.profile_shown != reached;
        self.profile_shown = reached;
        changed.then(|| ShownProfile::of(self.timeline.profile()))
    }

    fn tree(&mut self) -> Option<Vec<TreeLevel<u64>>> {
        let levels = self.timeline.tree()?.levels.into_iter();
        let size = self.run().puzzle().size();
        Some(
            levels
                .map(|level| level.map(|square| size.number(square)))
                .collect(),
        )
    }
}
