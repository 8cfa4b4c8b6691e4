//! Hostile inputs for all Rust code that takes input.
//!
//! A target reads an input as something half valid and checks what must always hold: no panic, no
//! endless work, and one sentence for everything it refuses. `cargo test` runs each target with the
//! saved inputs and some random ones; `cargo xtask fuzz` lets libFuzzer look for more, guided by
//! the code they reach.

pub mod given;
pub mod law;
pub mod targets;

pub use given::Given;
pub use targets::{TARGETS, Target};
