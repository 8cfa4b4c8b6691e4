//! Solvers of several types behind one, dispatched once for a batch of steps.

use std::borrow::Cow;

use crate::board::Square;
use crate::puzzles::{GamePuzzle, Puzzle};
#[cfg(not(feature = "without-knights"))]
use crate::solve::knights::{self, KnightsSolver};
use crate::solve::list::delegate;
#[cfg(not(feature = "without-queens"))]
use crate::solve::queens::{self, QueensSolver};
use crate::solve::{
    Annotation, Cause, LastStep, Metric, Observer, Options, Sentence, Shows, Solver, SolverInfo,
    Step,
};

/// A solver of the roster.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AnySolver {
    /// One for Queen's Challenge.
    #[cfg(not(feature = "without-queens"))]
    Queens(QueensSolver),
    /// One for Knight's Tour.
    #[cfg(not(feature = "without-knights"))]
    Knights(KnightsSolver),
}

/// Evaluates an expression with the solver of either game.
macro_rules! either {
    ($self:expr, $solver:ident => $does:expr) => {
        match $self {
            #[cfg(not(feature = "without-queens"))]
            AnySolver::Queens($solver) => $does,
            #[cfg(not(feature = "without-knights"))]
            AnySolver::Knights($solver) => $does,
        }
    };
}

/// The same, with the puzzle of the solver's game.
macro_rules! either_with {
    ($self:expr, $puzzle:ident; $solver:ident => $does:expr) => {
        either!($self, $solver => {
            let $puzzle = own_puzzle($solver, $puzzle);
            $does
        })
    };
}

delegate!(AnySolver, Puzzle, either, either_with, speed_up);

fn speed_up(solver: &mut AnySolver) {
    either!(solver, solver => solver.speed_up());
}

/// A puzzle as one of a solver's game.
///
/// # Panics
/// If it is of another game.
pub(super) fn own_puzzle<'a, S: Shows>(_: &S, puzzle: &'a Puzzle) -> &'a S::Puzzle {
    S::Puzzle::of(puzzle).expect("a solver stays with its puzzle")
}

impl AnySolver {
    /// A solver for a puzzle.
    ///
    /// # Panics
    /// If the solver is for the other game.
    #[must_use]
    pub fn new(info: &SolverInfo, puzzle: &Puzzle, options: &Options, seed: u64) -> Self {
        match puzzle {
            #[cfg(not(feature = "without-queens"))]
            Puzzle::Queens(puzzle) => {
                let room = queens::MAKERS.iter().find(|(other, _)| *other == info);
                let (_, make) = room.expect("the solver is for queens");
                Self::Queens(make(puzzle, options, seed))
            }
            #[cfg(not(feature = "without-knights"))]
            Puzzle::Knights(puzzle) => {
                let room = knights::MAKERS.iter().find(|(other, _)| *other == info);
                let (_, make) = room.expect("the solver is for knights");
                Self::Knights(make(puzzle, options, seed))
            }
            #[cfg(any(feature = "without-queens", feature = "without-knights"))]
            _ => unreachable!("the roster names only solvers of the games compiled in"),
        }
    }
}

/// One of two types of solver: one of the roster and one of your own, say, which then race each other.
#[derive(Clone, Debug)]
pub enum EitherSolver<A, B> {
    /// One of the first type.
    First(A),
    /// One of the second.
    Second(B),
}

/// Evaluates an expression with the solver of either type.
macro_rules! first_or_second {
    ($self:expr, $solver:ident => $does:expr) => {
        match $self {
            EitherSolver::First($solver) => $does,
            EitherSolver::Second($solver) => $does,
        }
    };
}

/// The same, with the puzzle of the solver's game.
macro_rules! first_or_second_with {
    ($self:expr, $puzzle:ident; $solver:ident => $does:expr) => {
        first_or_second!($self, $solver => {
            let $puzzle = own_puzzle($solver, $puzzle);
            $does
        })
    };
}

delegate!(
    @[A: Shows, B: Shows] EitherSolver<A, B>, Puzzle, first_or_second, first_or_second_with, speed_up_either
);

fn speed_up_either<A: Shows, B: Shows>(solver: &mut EitherSolver<A, B>) {
    first_or_second!(solver, solver => solver.speed_up());
}
