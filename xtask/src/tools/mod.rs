//! Other programs: cargo, rustup, npm and the browsers, found or installed.

pub mod engine;
pub mod npm;
pub mod process;
pub mod rustup;
