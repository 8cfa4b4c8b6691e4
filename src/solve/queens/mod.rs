//! Queen's Challenge: one file per solver, and their list.
//!
//! Solvers number queens by *depth*: depth d is the d-th row from the top without a locked queen,
//! from 0.

use std::borrow::Cow;

use super::list::list_solvers;
use super::prelude::*;

mod arc_consistency;
mod backjumping;
mod backtracking;
mod brute_force;
mod count;
mod dancing_links;
mod electric;
mod formula;
mod forward_checking;
mod forward_checking_bits;
mod gaschnig_backjumping;
mod hill_climbing;
mod linear;
mod min_conflicts;
#[cfg(test)]
mod null;
mod row_brute_force;
mod simulated_annealing;
mod support;

pub use count::{LARGEST as LARGEST_COUNT, LARGEST_FUNDAMENTAL};
pub use forward_checking::{RowOrder, SquareOrder};
pub use hill_climbing::ClimbRule;

list_solvers! {
    $
    /// Any queens solver.
    QueensSolver of QueensPuzzle, faster by speed_up:
    brute_force::{BruteForce},
    row_brute_force::{RowBruteForce},
    backtracking::{Backtracking},
    forward_checking::{ForwardChecking, OrderedForwardChecking},
    forward_checking_bits::{ForwardCheckingBits},
    arc_consistency::{ArcConsistency},
    gaschnig_backjumping::{GaschnigBackjumping},
    backjumping::{Backjumping},
    dancing_links::{DancingLinks, #[cfg(not(feature = "without-colour"))] ColourLinks},
    hill_climbing::{HillClimbing},
    simulated_annealing::{SimulatedAnnealing},
    min_conflicts::{MinConflicts},
    linear::{Linear},
    electric::{Electric},
    formula::{Formula},
    count::{Count},
}

/// Switches forward checking to bit sets, if the board is not too large for them.
fn speed_up(solver: &mut QueensSolver) {
    if let QueensSolver::ForwardChecking(plain) = solver
        && let Some(faster) = plain.on_bits()
    {
        *solver = faster.into();
    }
}

/// What most solvers say before their first step.
fn to_place(puzzle: &QueensPuzzle) -> Sentence {
    let locked = puzzle.locked().len() as u64;
    let open = u64::from(puzzle.side()) - locked;
    match locked {
        0 => format!("{} to place.", counted(open, "queen")).into(),
        _ => format!(
            "{} locked, {} to place.",
            counted(locked, "queen"),
            thousands(open)
        )
        .into(),
    }
}
