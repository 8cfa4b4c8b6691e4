//! Queen's Challenge: one file a solver.
//!
//! Each of them numbers its pieces by *depth*: depth d belongs to the d-th row, from the top,
//! that holds no locked queen.

mod arc_consistency;
mod backjumping;
mod backtracking;
mod brute_force;
mod count;
mod dancing_links;
mod electric;
mod forward_checking;
mod forward_checking_bits;
mod hill_climbing;
mod linear;
mod min_conflicts;
mod ordered;
mod row_brute_force;
mod support;

pub use arc_consistency::ArcConsistency;
pub use backjumping::Backjumping;
pub use backtracking::Backtracking;
pub use brute_force::BruteForce;
pub use count::{Count, LARGEST as LARGEST_COUNT, LARGEST_FUNDAMENTAL};
pub use dancing_links::DancingLinks;
pub use electric::Electric;
pub use forward_checking::ForwardChecking;
pub use forward_checking_bits::ForwardCheckingBits;
pub use hill_climbing::HillClimbing;
pub use linear::Linear;
pub use min_conflicts::MinConflicts;
pub use ordered::OrderedForwardChecking;
pub use row_brute_force::RowBruteForce;
pub use support::completions::{completions, count_solutions};
