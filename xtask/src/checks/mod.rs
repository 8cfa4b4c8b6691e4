//! The checks of `cargo xtask test`.

pub mod browser;
pub mod check;
pub mod rust;
