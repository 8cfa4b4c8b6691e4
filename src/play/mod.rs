//! What watches the solvers: the roster of them, a run, its tally and its explanation.

pub mod account;
mod any;
pub mod chance;
mod explain;
pub mod lines;
pub mod options;
pub mod picture;
pub mod profile;
pub mod roster;
pub mod run;
pub mod run_error;
pub mod tally;
pub mod timeline;
mod trace;
pub mod tree;

pub use account::Account;
pub use any::AnySolver;
pub use options::{OptionError, OptionInfo, OptionKind, Options};
pub use picture::Picture;
pub use roster::{ROSTER, SolverInfo};
pub use run::{Outcome, Run};
pub use run_error::{RunError, TooLarge, UnknownSolver};
pub use tally::Tally;
pub use timeline::Timeline;
pub use tree::Tree;
