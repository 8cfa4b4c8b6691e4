//! Knight's Tour: one file a solver.

mod backtracking;
mod divide_and_conquer;
mod forward_checking;
mod hamiltonian;
mod pruned;
mod support;
mod warnsdorff;

pub use backtracking::Backtracking;
pub use divide_and_conquer::DivideAndConquer;
pub use forward_checking::ForwardChecking;
pub use hamiltonian::Hamiltonian;
pub use pruned::Pruned;
pub use support::connectivity::Doom;
pub use warnsdorff::{Warnsdorff, tie_breaks_that_succeed};
