//! The solvers: small deterministic machines that do one visible thing a step.

pub mod annotation;
pub mod domains;
pub mod event;
pub mod knights;
pub mod last_step;
pub mod observe;
pub mod options;
pub mod queens;
pub mod rng;

pub use annotation::Annotation;
pub use domains::Domains;
pub use event::Event;
pub use last_step::LastStep;
pub use observe::Observer;
pub use rng::Rng;

use std::borrow::Cow;

use crate::board::Square;

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
            if step != Step::Continue {
                return (made, step);
            }
        }
        (most, Step::Continue)
    }

    /// Whether the state shown now is a solution.
    fn is_solved(&self) -> bool;
}

/// What a queens solver shows to those who watch it.
pub trait ShowsQueens: Solver {
    /// The depth of the search: the number of the row that is being decided, from 0; always 0
    /// where the idea makes no sense.
    fn depth(&self) -> usize;

    /// The solver's own queens without the locked ones, in depth order where there is one.
    fn queens(&self) -> impl Iterator<Item = Square> + '_;

    /// The level of every square by number, if the solver keeps domains: see
    /// [`domains::POSSIBLE`].
    fn levels(&self) -> Option<Cow<'_, [i16]>> {
        None
    }

    /// The squares that are still to be tried at a depth of the search, under the queens of the
    /// depths before; at most one depth beyond the queens is asked for. Nothing where the search
    /// is no tree.
    fn untried(&self, _depth: usize) -> Option<Vec<Square>> {
        None
    }

    /// Adds what is to be drawn besides.
    fn annotations(&self, _notes: &mut Vec<Annotation>) {}

    /// Why the solver gave up or cannot begin, in a sentence that says what to do.
    fn why_stopped(&self) -> Option<String> {
        None
    }

    /// Adds counts of its own, with their names.
    fn metrics(&self, _counts: &mut Vec<(&'static str, u64)>) {}

    /// How much of the work is done, from 0 to 1, if the solver can tell.
    fn progress(&self) -> Option<f64> {
        None
    }
}

/// What a knights solver shows to those who watch it.
pub trait ShowsPath: Solver {
    /// The numbers of the squares visited, in order; empty once the start has been taken back.
    fn path(&self) -> &[u32];

    /// The numbers of the squares that are still to be tried as the next one after so many of the
    /// path. Nothing where the search is no tree.
    fn untried(&self, _depth: usize) -> Option<Vec<u32>> {
        None
    }

    /// Adds what is to be drawn besides.
    fn annotations(&self, _notes: &mut Vec<Annotation>) {}

    /// Why the solver gave up or cannot begin, in a sentence that says what to do.
    fn why_stopped(&self) -> Option<String> {
        None
    }

    /// Adds counts of its own, with their names.
    fn metrics(&self, _counts: &mut Vec<(&'static str, u64)>) {}
}

/// The step that follows a change that may have solved the puzzle.
pub(crate) fn solved_or_continue(solver: &impl Solver) -> Step {
    if solver.is_solved() {
        Step::Solved
    } else {
        Step::Continue
    }
}
