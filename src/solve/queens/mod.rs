//! Queen's Challenge: one file a solver.
//!
//! Each of them numbers its pieces by *depth*: depth d belongs to the d-th row, from the top,
//! that holds no locked queen.

mod backtracking;
mod brute_force;
mod forward_checking;
mod row_brute_force;

pub use backtracking::Backtracking;
pub use brute_force::BruteForce;
pub use forward_checking::ForwardChecking;
pub use row_brute_force::RowBruteForce;
