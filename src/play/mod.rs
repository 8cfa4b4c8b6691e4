//! What watches the solvers: the roster of them, a run, its tally and its explanation.

pub mod account;
pub mod chance;
pub mod explain;
pub mod roster;
pub mod run;
pub mod tally;

pub use account::Account;
pub use roster::{AnySolver, ROSTER, SolverInfo, UnknownSolver};
pub use run::{Outcome, Run};
pub use tally::Tally;
