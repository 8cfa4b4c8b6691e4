//! The solvers that programs are compared with.

use std::borrow::Cow;

use super::task::Task;
use crate::puzzles::{KnightsPuzzle, Puzzle, QueensPuzzle};
use crate::run::EitherSolver;
use crate::solve::list::delegate;
use crate::solve::prelude::*;
use crate::solve::queens::{RowOrder, SquareOrder};
use crate::solve::{knights, queens};

/// The reference of a task. One type, so that what uses it is compiled once.
pub(super) type Reference = EitherSolver<OfQueens, OfKnights>;

/// A reference for queens.
#[derive(Clone, Debug)]
pub(super) enum OfQueens {
    Backtracking(queens::Backtracking),
    ForwardChecking(queens::ForwardChecking),
    Ordered(queens::OrderedForwardChecking),
    ArcConsistency(queens::ArcConsistency),
    Backjumping(queens::Backjumping),
}

/// A reference for knights.
#[derive(Clone, Debug)]
pub(super) enum OfKnights {
    Backtracking(knights::Backtracking),
    ForwardChecking(knights::ForwardChecking),
    Pruned(knights::Pruned),
}

macro_rules! each_of_queens {
    ($self:expr, $solver:ident => $does:expr) => {
        match $self {
            OfQueens::Backtracking($solver) => $does,
            OfQueens::ForwardChecking($solver) => $does,
            OfQueens::Ordered($solver) => $does,
            OfQueens::ArcConsistency($solver) => $does,
            OfQueens::Backjumping($solver) => $does,
        }
    };
}

macro_rules! each_of_queens_with {
    ($self:expr, $puzzle:ident; $solver:ident => $does:expr) => {
        each_of_queens!($self, $solver => $does)
    };
}

macro_rules! each_of_knights {
    ($self:expr, $solver:ident => $does:expr) => {
        match $self {
            OfKnights::Backtracking($solver) => $does,
            OfKnights::ForwardChecking($solver) => $does,
            OfKnights::Pruned($solver) => $does,
        }
    };
}

macro_rules! each_of_knights_with {
    ($self:expr, $puzzle:ident; $solver:ident => $does:expr) => {
        each_of_knights!($self, $solver => $does)
    };
}

delegate!(
    OfQueens,
    QueensPuzzle,
    each_of_queens,
    each_of_queens_with,
    same_queens
);
delegate!(
    OfKnights,
    KnightsPuzzle,
    each_of_knights,
    each_of_knights_with,
    same_knights
);

/// The faster forms would be more code.
fn same_queens(_: &mut OfQueens) {}
fn same_knights(_: &mut OfKnights) {}

/// The solver that a task's search is compared with, its options as in a link, and none for a task without one.
pub(super) fn reference(task: Task, puzzle: &Puzzle) -> Option<Reference> {
    Some(match puzzle {
        Puzzle::Queens(puzzle) => EitherSolver::First(of_queens(task, puzzle)?),
        Puzzle::Knights(puzzle) => EitherSolver::Second(match task {
            Task::KnightBacktracking => OfKnights::Backtracking(knights::Backtracking::new(puzzle)),
            Task::KnightLooksAhead => {
                OfKnights::ForwardChecking(knights::ForwardChecking::new(puzzle))
            }
            _ => return None,
        }),
    })
}

fn of_queens(task: Task, puzzle: &QueensPuzzle) -> Option<OfQueens> {
    Some(match task {
        Task::Backtracking => OfQueens::Backtracking(queens::Backtracking::new(puzzle)),
        Task::ForwardChecking | Task::ColourForwardChecking => {
            OfQueens::ForwardChecking(queens::ForwardChecking::new(puzzle))
        }
        Task::HardestRow => OfQueens::Ordered(queens::OrderedForwardChecking::new(
            puzzle,
            RowOrder::Fewest,
            SquareOrder::LeftRight,
            None,
            0,
        )),
        Task::ArcConsistency => OfQueens::ArcConsistency(queens::ArcConsistency::new(puzzle)),
        Task::Backjumping => OfQueens::Backjumping(queens::Backjumping::new(puzzle)),
        _ => return None,
    })
}

/// The options of a task's reference, as in a link.
pub(super) const fn options(task: Task) -> &'static str {
    match task {
        Task::HardestRow => "rows=fewest",
        _ => "",
    }
}

/// A solver that finds out whether a puzzle has a solution.
pub(super) fn oracle(puzzle: &Puzzle) -> Reference {
    match puzzle {
        Puzzle::Queens(puzzle) => EitherSolver::First(OfQueens::ForwardChecking(
            queens::ForwardChecking::new(puzzle),
        )),
        Puzzle::Knights(puzzle) => {
            EitherSolver::Second(OfKnights::Pruned(knights::Pruned::new(puzzle)))
        }
    }
}
