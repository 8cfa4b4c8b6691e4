//! Solvers that know only the public interface, as a stranger's would: the example, and a walk of a knight.

#[allow(dead_code, reason = "the example is also a program")]
#[path = "../../../examples/your_solver.rs"]
mod your_solver;

mod first_jump;

pub use first_jump::{FirstJump, INFO};
pub use your_solver::RightToLeft;
