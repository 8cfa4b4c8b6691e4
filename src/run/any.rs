//! Any solver behind one type, dispatched once for a batch of steps.

use std::borrow::Cow;

use crate::board::Square;
use crate::puzzles::Puzzle;
#[cfg(feature = "knights")]
use crate::solve::knights::{self, KnightsSolver};
use crate::solve::list::delegate;
#[cfg(feature = "queens")]
use crate::solve::queens::{self, QueensSolver};
use crate::solve::{
    Annotation, Cause, LastStep, Metric, Observer, Options, Sentence, Shows, Solver, SolverInfo,
    Step,
};

/// A solver of either game.
#[derive(Clone, Debug)]
pub enum AnySolver {
    /// One for Queen's Challenge.
    #[cfg(feature = "queens")]
    Queens(QueensSolver),
    /// One for Knight's Tour.
    #[cfg(feature = "knights")]
    Knights(KnightsSolver),
}

/// Evaluates an expression with the solver of either game.
macro_rules! either {
    ($self:expr, $solver:ident => $does:expr) => {
        match $self {
            #[cfg(feature = "queens")]
            AnySolver::Queens($solver) => $does,
            #[cfg(feature = "knights")]
            AnySolver::Knights($solver) => $does,
        }
    };
}

/// The same, with the puzzle of the solver's game.
macro_rules! either_with {
    ($self:expr, $puzzle:ident; $solver:ident => $does:expr) => {
        match ($self, $puzzle) {
            #[cfg(feature = "queens")]
            (AnySolver::Queens($solver), Puzzle::Queens($puzzle)) => $does,
            #[cfg(feature = "knights")]
            (AnySolver::Knights($solver), Puzzle::Knights($puzzle)) => $does,
            _ => unreachable!("a solver stays with its puzzle"),
        }
    };
}

delegate!(AnySolver, Puzzle, either, either_with);

impl AnySolver {
    /// A solver for a puzzle.
    ///
    /// # Panics
    /// If the solver is for the other game.
    #[must_use]
    pub fn new(info: &SolverInfo, puzzle: &Puzzle, options: &Options, seed: u64) -> Self {
        match puzzle {
            #[cfg(feature = "queens")]
            Puzzle::Queens(puzzle) => {
                let room = queens::MAKERS.iter().find(|(other, _)| *other == info);
                let (_, make) = room.expect("the solver is for queens");
                Self::Queens(make(puzzle, options, seed))
            }
            #[cfg(feature = "knights")]
            Puzzle::Knights(puzzle) => {
                let room = knights::MAKERS.iter().find(|(other, _)| *other == info);
                let (_, make) = room.expect("the solver is for knights");
                Self::Knights(make(puzzle, options, seed))
            }
            #[cfg(not(all(feature = "queens", feature = "knights")))]
            _ => unreachable!("the roster names only solvers of the games compiled in"),
        }
    }

    /// Switches to a form of the solver that makes the same steps faster, if there is one.
    pub fn switch_to_fast_form(&mut self) {
        match self {
            #[cfg(feature = "queens")]
            Self::Queens(solver) => {
                if let Some(faster) = solver.fast_form() {
                    *solver = faster;
                }
            }
            #[cfg(feature = "knights")]
            Self::Knights(_) => {}
        }
    }

    /// The solver's own queens in depth order; empty for knights.
    #[must_use]
    pub fn queens(&self) -> Vec<Square> {
        match self {
            #[cfg(feature = "queens")]
            Self::Queens(solver) => solver.queens(),
            #[cfg(feature = "knights")]
            Self::Knights(_) => Vec::new(),
        }
    }

    /// Replaces a list with the solver's own queens in depth order; none for knights.
    pub(super) fn read_queens(&self, all: &mut Vec<Square>) {
        match self {
            #[cfg(feature = "queens")]
            Self::Queens(solver) => solver.read_queens(all),
            #[cfg(feature = "knights")]
            Self::Knights(_) => all.clear(),
        }
    }

    /// Visits the solver's own queens in depth order; none for knights.
    pub fn each_queen(&self, visit: &mut dyn FnMut(Square)) {
        match self {
            #[cfg(feature = "queens")]
            Self::Queens(solver) => solver.each_queen(visit),
            #[cfg(feature = "knights")]
            Self::Knights(_) => {
                let _ = visit;
            }
        }
    }

    /// The numbers of the squares visited, in order; empty for queens.
    #[must_use]
    pub fn path(&self) -> &[u32] {
        match self {
            #[cfg(feature = "queens")]
            Self::Queens(_) => &[],
            #[cfg(feature = "knights")]
            Self::Knights(solver) => solver.path(),
        }
    }

    /// The level of every square, if the solver keeps domains.
    #[must_use]
    pub fn levels(&self) -> Option<Cow<'_, [i16]>> {
        match self {
            #[cfg(feature = "queens")]
            Self::Queens(solver) => solver.levels(),
            #[cfg(feature = "knights")]
            Self::Knights(_) => None,
        }
    }
}
