//! The checks of `cargo xtask test`.

pub mod browser;
pub mod changes;
pub mod check;
pub mod fuzz;
pub mod page;
pub mod plan;
pub mod preparations;
pub mod rust;
pub mod tally;
