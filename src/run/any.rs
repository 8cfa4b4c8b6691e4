//! Any solver there is, behind one type. Dispatch happens here, once for a batch of steps.

use std::borrow::Cow;

use crate::board::Square;
use crate::puzzles::Puzzle;
use crate::solve::knights::{self, KnightsSolver};
use crate::solve::queens::{self, QueensSolver};
use crate::solve::{
    Annotation, Cause, LastStep, Metric, Observer, Options, Sentence, Shows, Solver, SolverInfo,
    Step,
};

/// A solver of either game.
#[derive(Clone, Debug)]
pub enum AnySolver {
    /// One for Queen's Challenge.
    Queens(QueensSolver),
    /// One for Knight's Tour.
    Knights(KnightsSolver),
}

/// Does the same with the solver inside, whichever game it is for.
macro_rules! either {
    ($self:expr, $solver:ident => $does:expr) => {
        match $self {
            AnySolver::Queens($solver) => $does,
            AnySolver::Knights($solver) => $does,
        }
    };
}

impl AnySolver {
    /// A solver, ready for a puzzle.
    ///
    /// # Panics
    /// If the solver is not for the puzzle's game.
    #[must_use]
    pub fn new(info: &SolverInfo, puzzle: &Puzzle, options: &Options, seed: u64) -> Self {
        match puzzle {
            Puzzle::Queens(puzzle) => {
                let room = queens::MAKERS.iter().find(|(other, _)| *other == info);
                let (_, make) = room.expect("the solver is for queens");
                Self::Queens(make(puzzle, options, seed))
            }
            Puzzle::Knights(puzzle) => {
                let room = knights::MAKERS.iter().find(|(other, _)| *other == info);
                let (_, make) = room.expect("the solver is for knights");
                Self::Knights(make(puzzle, options, seed))
            }
        }
    }

    /// Makes up to `most` steps, stopping at the first that does not continue; gives how many were
    /// made and what the last one left behind.
    pub fn run<O: Observer>(&mut self, most: u64, observer: &mut O) -> (u64, Step) {
        either!(self, solver => solver.run(most, observer))
    }

    /// Goes over to a form of the same solver that makes the same steps faster, if there is one.
    pub fn switch_to_fast_form(&mut self) {
        if let Self::Queens(solver) = self
            && let Some(faster) = solver.fast_form()
        {
            *solver = faster;
        }
    }

    /// Whether the state shown now is a solution.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        either!(self, solver => solver.is_solved())
    }

    /// The depth of the search: see [`Shows::depth`].
    #[must_use]
    pub fn depth(&self) -> usize {
        either!(self, solver => solver.depth())
    }

    /// How many pieces stand: the depth that people are told, counted from 1.
    #[must_use]
    pub fn standing(&self) -> usize {
        let standing = either!(self, solver => solver.standing());
        standing.map_or_else(|| self.depth(), |standing| standing as usize)
    }

    /// How high the profile of the run stands: see [`SolverInfo::profile`](crate::solve::SolverInfo).
    #[must_use]
    pub fn height(&self) -> usize {
        let height = either!(self, solver => solver.height());
        height.map_or_else(|| self.depth(), |height| height as usize)
    }

    /// The solver's own queens in depth order; empty for knights.
    #[must_use]
    pub fn queens(&self) -> Vec<Square> {
        match self {
            Self::Queens(solver) => solver.queens(),
            Self::Knights(_) => Vec::new(),
        }
    }

    /// Visits the solver's own queens in depth order; none for knights.
    pub fn each_queen(&self, visit: impl FnMut(Square)) {
        if let Self::Queens(solver) = self {
            solver.each_queen(visit);
        }
    }

    /// The numbers of the squares visited, in order; empty for queens.
    #[must_use]
    pub fn path(&self) -> &[u32] {
        match self {
            Self::Queens(_) => &[],
            Self::Knights(solver) => solver.path(),
        }
    }

    /// The level of every square, by a queens solver that keeps domains.
    #[must_use]
    pub fn levels(&self) -> Option<Cow<'_, [i16]>> {
        match self {
            Self::Queens(solver) => solver.levels(),
            Self::Knights(_) => None,
        }
    }

    /// Which line of the pseudocode the last step executed: see [`Shows::line`].
    #[must_use]
    pub fn line(&self, last: &LastStep) -> &'static str {
        either!(self, solver => solver.line(last))
    }

    /// What the last step did and why: see [`Shows::sentence`].
    ///
    /// # Panics
    /// If the solver is not for the puzzle's game.
    #[must_use]
    pub fn sentence(&self, puzzle: &Puzzle, last: &LastStep) -> Sentence {
        match (self, puzzle) {
            (Self::Queens(solver), Puzzle::Queens(puzzle)) => solver.sentence(puzzle, last),
            (Self::Knights(solver), Puzzle::Knights(puzzle)) => solver.sentence(puzzle, last),
            _ => unreachable!("a solver stays with its puzzle"),
        }
    }

    /// What there is to say before the first step: see [`Shows::opening`].
    ///
    /// # Panics
    /// If the solver is not for the puzzle's game.
    #[must_use]
    pub fn opening(&self, puzzle: &Puzzle) -> Sentence {
        match (self, puzzle) {
            (Self::Queens(solver), Puzzle::Queens(puzzle)) => solver.opening(puzzle),
            (Self::Knights(solver), Puzzle::Knights(puzzle)) => solver.opening(puzzle),
            _ => unreachable!("a solver stays with its puzzle"),
        }
    }

    /// Why the solver gave up or cannot begin.
    #[must_use]
    pub fn why_stopped(&self) -> Option<Sentence> {
        either!(self, solver => solver.why_stopped())
    }

    /// The squares that are still to be tried at a depth of the search: see [`Shows::untried`].
    #[must_use]
    pub fn untried(&self, depth: usize) -> Option<Vec<Square>> {
        either!(self, solver => solver.untried(depth))
    }

    /// What is wrong with the last piece, where the solver knows it better than its events tell.
    #[must_use]
    pub fn cause(&self) -> Option<Cause> {
        either!(self, solver => solver.cause())
    }

    /// What is to be drawn besides, after such a last step.
    #[must_use]
    pub fn annotations(&self, last: &LastStep) -> Vec<Annotation> {
        let mut annotations = Vec::new();
        either!(self, solver => solver.annotations(last, &mut annotations));
        annotations
    }

    /// Figures of the solver's own, with their names.
    #[must_use]
    pub fn metrics(&self) -> Vec<Metric> {
        let mut metrics = Vec::new();
        either!(self, solver => solver.metrics(&mut metrics));
        metrics
    }

    /// How much of the work is done, from 0 to 1, if the solver can tell.
    #[must_use]
    pub fn progress(&self) -> Option<f64> {
        either!(self, solver => solver.progress())
    }
}
