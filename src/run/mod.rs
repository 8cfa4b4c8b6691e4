//! What watches the solvers: the roster of them, a run, its tally and its explanation.

mod any;
mod ending;
pub mod profile;
pub mod random_setup;
pub mod roster;
pub mod run;
pub mod run_error;
pub mod tally;
pub mod timeline;
mod trace;
pub mod tree;

pub use any::AnySolver;
pub use run::{Outcome, Run};
pub use run_error::{RunError, TooLarge, UnknownSolver};
pub use tally::Tally;
pub use timeline::Timeline;
pub use tree::Tree;
