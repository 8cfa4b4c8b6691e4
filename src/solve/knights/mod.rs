//! Knight's Tour: one file per solver, and their list.

use std::borrow::Cow;

use super::list::list_solvers;
use super::prelude::*;

mod backtracking;
mod divide_and_conquer;
mod forward_checking;
mod hamiltonian;
mod limited_discrepancy;
mod pruned;
mod support;
mod warnsdorff;

pub use support::connectivity::Doom;
pub use warnsdorff::{TieBreak, tie_breaks_that_succeed};

list_solvers! {
    $
    /// Any knights solver.
    KnightsSolver of KnightsPuzzle, faster by speed_up:
    backtracking::{Backtracking},
    forward_checking::{ForwardChecking},
    warnsdorff::{Warnsdorff},
    limited_discrepancy::{LimitedDiscrepancy},
    pruned::{Pruned},
    hamiltonian::{Hamiltonian},
    divide_and_conquer::{DivideAndConquer},
}

/// No solver of tours has a faster form.
fn speed_up(_: &mut KnightsSolver) {}

/// The sentence of most solvers before their first step.
fn starts(puzzle: &KnightsPuzzle) -> Sentence {
    let mut board = Namer::new(puzzle.size());
    let text = format!("The knight starts on {}.", board.name(puzzle.start()));
    board.sentence(text)
}
