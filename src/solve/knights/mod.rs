//! Knight's Tour: one file a solver.

mod backtracking;
pub mod closed_tour;
mod forward_checking;
mod hamiltonian;
mod walk;
mod warnsdorff;

pub use backtracking::Backtracking;
pub use forward_checking::ForwardChecking;
pub use hamiltonian::Hamiltonian;
pub use warnsdorff::Warnsdorff;
