//! The solutions that a solver finds, and the steps that it makes, as iterators.

use std::iter::FusedIterator;

use super::{Outcome, Run};
use crate::board::Square;
use crate::puzzles::{KnightsPuzzle, Puzzle, QueensPuzzle};
use crate::solve::{LastStep, Sentence, Shows};

/// A solver about to start: an iterator over its solutions, or with [`Solving::steps`] over its steps.
///
/// ```
/// use forward_check::puzzles::QueensPuzzle;
/// use forward_check::solve::queens::{Backtracking, OrderedForwardChecking, RowOrder, SquareOrder};
///
/// let puzzle = QueensPuzzle::new(6, Vec::new())?;
/// for queens in puzzle.solve_with(Backtracking::new) {
///     assert_eq!(queens.len(), 6);
/// }
/// let first = puzzle.solve_with(Backtracking::new).steps().next();
/// assert!(first.unwrap().sentence.text.starts_with("Try a5."));
///
/// let hardest_row_first = puzzle.solve_with(|puzzle| {
///     OrderedForwardChecking::new(puzzle, RowOrder::Fewest, SquareOrder::LeftRight, None, 0)
/// });
/// assert_eq!(hardest_row_first.solutions().count(), 4);
/// # Ok::<(), forward_check::puzzles::SetupError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Solving<S>(Run<S>);

impl<S> From<Run<S>> for Solving<S> {
    fn from(run: Run<S>) -> Self {
        Self(run)
    }
}

impl<S: Shows> Solving<S> {
    fn with<P: Clone + Into<Puzzle>>(puzzle: &P, make: impl FnOnce(&P) -> S) -> Self {
        let run = Run::of(puzzle.clone(), make(puzzle));
        Self(run.unwrap_or_else(|error| panic!("{error}")))
    }

    /// The steps up to the first solution, or to the end.
    #[must_use]
    pub fn steps(self) -> EachStep<S> {
        EachStep(self.0)
    }

    /// The solutions. A local search repeats solutions and never ends: use `take`.
    #[must_use]
    pub fn solutions(self) -> EachSolution<S> {
        EachSolution(self.0)
    }

    /// The run, which a [`Viewer`](super::Viewer) or a [`Timeline`](super::Timeline) takes.
    #[must_use]
    pub fn into_run(self) -> Run<S> {
        self.0
    }
}

impl<S: Shows> IntoIterator for Solving<S> {
    type Item = Vec<Square>;
    type IntoIter = EachSolution<S>;

    fn into_iter(self) -> EachSolution<S> {
        self.solutions()
    }
}

/// The solutions of a run: n queens from the top row down, or a tour in visiting order.
#[derive(Clone, Debug)]
pub struct EachSolution<S>(Run<S>);

impl<S: Shows> Iterator for EachSolution<S> {
    type Item = Vec<Square>;

    fn next(&mut self) -> Option<Vec<Square>> {
        self.0.run(u64::MAX);
        let answer = self.0.answer();
        self.0.pass_solution();
        answer
    }
}

impl<S: Shows> FusedIterator for EachSolution<S> {}

/// The steps of a run, up to the first solution or to the end.
#[derive(Clone, Debug)]
pub struct EachStep<S>(Run<S>);

/// A step that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MadeStep {
    /// Its number, from 1.
    pub number: u64,
    /// What it did; empty for the last.
    pub what: LastStep,
    /// What it did and why, in a sentence or two.
    pub sentence: Sentence,
    /// How the run ended, for the last.
    pub outcome: Option<Outcome>,
}

impl<S: Shows> EachStep<S> {
    /// The run, at its current step.
    #[must_use]
    pub fn run(&self) -> &Run<S> {
        &self.0
    }
}

impl<S: Shows> Iterator for EachStep<S> {
    type Item = MadeStep;

    fn next(&mut self) -> Option<MadeStep> {
        if self.0.outcome().is_some() {
            return None;
        }
        let outcome = self.0.next_move();
        Some(MadeStep {
            number: self.0.steps(),
            what: *self.0.last_step(),
            sentence: self.0.sentence(),
            outcome,
        })
    }
}

impl<S: Shows> FusedIterator for EachStep<S> {}

impl QueensPuzzle {
    /// A solver about to solve the puzzle; `make` makes it: `ForwardChecking::new`, or a closure that knows its options.
    ///
    /// # Panics
    /// If the solver refuses the board: see [`Run::of`], which returns that as an error.
    pub fn solve_with<S: Shows<Puzzle = Self>>(&self, make: impl FnOnce(&Self) -> S) -> Solving<S> {
        Solving::with(self, make)
    }
}

impl KnightsPuzzle {
    /// A solver about to solve the puzzle; `make` makes it: `Warnsdorff::new`, or a closure that knows its options.
    ///
    /// # Panics
    /// If the solver refuses the board: see [`Run::of`], which returns that as an error.
    pub fn solve_with<S: Shows<Puzzle = Self>>(&self, make: impl FnOnce(&Self) -> S) -> Solving<S> {
        Solving::with(self, make)
    }
}
