//! The solvers: small deterministic machines that do one visible thing a step.
//!
//! Each says what it does to an [`Observer`], and [`Shows`] where it stands:
//!
//! ```
//! use forward_check::puzzles::QueensPuzzle;
//! use forward_check::solve::queens::Backtracking;
//! use forward_check::solve::{Event, LastStep, Shows, Solver, Step};
//!
//! let puzzle = QueensPuzzle::new(8, Vec::new())?;
//! let mut solver = Backtracking::new(&puzzle);
//! let (mut events, mut last) = (Vec::<Event>::new(), LastStep::default());
//! let step = solver.step(&mut (&mut events, &mut last));
//! assert_eq!((step, solver.depth()), (Step::Continue, 1));
//! assert!(matches!(events[..], [Event::Assign { depth: 1, .. }]));
//! assert_eq!(solver.line(&last), "advance");
//! let sentence = solver.sentence(&puzzle, &last);
//! assert_eq!(sentence.text, "Try a7. It’s attacked by the queen on a8.");
//! # Ok::<(), forward_check::puzzles::SetupError>(())
//! ```

pub mod annotation;
pub mod cause;
pub mod domains;
pub mod event;
pub mod info;
pub mod knights;
pub mod last_step;
pub(crate) mod list;
pub mod metric;
pub mod observe;
pub mod options;
pub(crate) mod prelude;
pub mod pseudocode;
pub mod queens;
pub mod rng;
pub mod sentence;

pub use annotation::Annotation;
pub use cause::Cause;
pub use domains::Domains;
pub use event::Event;
pub use info::{Kind, Nested, SolverInfo};
pub use last_step::LastStep;
pub use metric::{Figure, Metric};
pub use observe::Observer;
pub use options::{OptionInfo, Options};
pub use rng::Rng;
pub use sentence::{Namer, Sentence};

use std::borrow::Cow;

use crate::board::Square;
use crate::puzzles::{KnightsPuzzle, QueensPuzzle};

/// What a step left behind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The search goes on.
    Continue,
    /// The state shown is a solution.
    Solved,
    /// Proof that there is no solution, or no further one.
    Exhausted,
    /// The solver has nothing left to try, which proves nothing.
    GaveUp,
    /// The solutions have been counted, all of them.
    Counted,
}

/// A solver as a state machine.
///
/// `step` never allocates, never recurses, reads no clock and draws no random number that is not
/// part of its own state: equal solvers stay equal, and a clone replays exactly. A solver says
/// what it does to an [`Observer`] and never listens to it.
///
/// A solver may be solved before its first step. Stepped on from a solution, it looks for the next
/// one, and answers [`Step::Exhausted`] (or [`Step::GaveUp`]) when there is no other. From these
/// two answers it cannot be stepped on in any meaningful way.
pub trait Solver: Clone {
    /// Makes one step.
    fn step<O: Observer>(&mut self, observer: &mut O) -> Step;

    /// Makes up to `most` steps, stopping at the first that does not continue; gives how many were
    /// made and what the last one left behind. A solver may have a faster way than step by step.
    fn run<O: Observer>(&mut self, most: u64, observer: &mut O) -> (u64, Step) {
        for made in 1..=most {
            let step = self.step(observer);
            if O::ENABLED {
                observer.step_made(self.height());
            }
            if step != Step::Continue {
                return (made, step);
            }
        }
        (most, Step::Continue)
    }

    /// Whether the state shown now is a solution.
    fn is_solved(&self) -> bool;

    /// How many pieces stand, where the events alone do not tell: a queen on trial that is attacked
    /// has been put down, but does not stand.
    fn standing(&self) -> Option<u32> {
        None
    }

    /// How high the profile of the run stands now, where the events alone do not tell: how many
    /// pieces stand, or what else [`SolverInfo::profile`] says.
    fn height(&self) -> Option<u32> {
        self.standing()
    }
}

/// What any solver shows to those who watch it: how deep it is, what its last step did, what there
/// is to draw and to count.
pub trait Shows: Solver {
    /// What it solves.
    type Puzzle;

    /// The depth of the search: how many rows are decided, or how many jumps made; always 0 where
    /// the idea makes no sense. A queen on trial is not decided on, whether it is attacked or not:
    /// people are told [`Solver::standing`] where the two differ.
    fn depth(&self) -> usize;

    /// Which line of the pseudocode the last step executed, by one of its ids. Asked only after a
    /// step with which the run goes on.
    fn line(&self, last: &LastStep) -> &'static str;

    /// What the last step did and why, in words that are true of the state shown. Asked only after
    /// a step with which the run goes on.
    fn sentence(&self, puzzle: &Self::Puzzle, last: &LastStep) -> Sentence;

    /// What there is to say before the first step.
    fn opening(&self, puzzle: &Self::Puzzle) -> Sentence;

    /// Why the solver gave up or cannot begin, in a sentence that says what to do.
    fn why_stopped(&self) -> Option<Sentence> {
        None
    }

    /// The squares that are still to be tried at a depth of the search, under the pieces of the
    /// depths before; at most one depth beyond the pieces is asked for. Nothing where the search
    /// is no tree.
    fn untried(&self, _depth: usize) -> Option<Vec<Square>> {
        None
    }

    /// What is wrong with the last piece, where the solver knows it better than its events tell.
    fn cause(&self) -> Option<Cause> {
        None
    }

    /// Adds what is to be drawn besides pieces and domains. What belongs to the last step alone,
    /// such as a piece that it took back, is gone with the next.
    fn annotations(&self, _last: &LastStep, _annotations: &mut Vec<Annotation>) {}

    /// Adds figures of its own, with their names.
    fn metrics(&self, _metrics: &mut Vec<Metric>) {}

    /// How many pieces stand: the depth that people are told, counted from 1.
    fn pieces_standing(&self) -> usize {
        self.standing()
            .map_or_else(|| self.depth(), |standing| standing as usize)
    }

    /// How high the profile of the run stands: see [`SolverInfo::profile`].
    fn profile_height(&self) -> usize {
        self.height()
            .map_or_else(|| self.depth(), |height| height as usize)
    }

    /// How much of the work is done, from 0 to 1, if the solver can tell.
    fn progress(&self) -> Option<f64> {
        None
    }
}

/// What a queens solver shows besides.
pub trait ShowsQueens: Shows<Puzzle = QueensPuzzle> {
    /// The solver's own queens without the locked ones, in depth order where there is one.
    fn queens(&self) -> impl Iterator<Item = Square> + '_;

    /// The level of every square by number, if the solver keeps domains: see
    /// [`domains::POSSIBLE`].
    fn levels(&self) -> Option<Cow<'_, [i16]>> {
        None
    }

    /// A form of the same solver that makes the same steps faster, if there is one.
    fn fast_form(&self) -> Option<queens::QueensSolver> {
        None
    }
}

/// What a knights solver shows besides.
pub trait ShowsPath: Shows<Puzzle = KnightsPuzzle> {
    /// The numbers of the squares visited, in order; empty once the start has been taken back.
    fn path(&self) -> &[u32];
}

/// The step that follows a change that may have solved the puzzle.
pub(crate) fn solved_or_continue(solver: &impl Solver) -> Step {
    if solver.is_solved() {
        Step::Solved
    } else {
        Step::Continue
    }
}
