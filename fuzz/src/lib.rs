//! Inputs that nobody meant to give, for everything in Rust that takes some.
//!
//! A target reads an input as something half valid and checks what must hold whatever it is: no panic,
//! no work without end, and one sentence for a person where something is refused. `cargo test` gives each
//! the inputs that are kept and some at random; `cargo xtask fuzz` has libFuzzer look for more, led by
//! what the code does with them.

// Every runner has a copy of what the runners share, as each is a program of its own.
#![allow(clippy::duplicate_mod)]

pub mod given;
pub mod law;
pub mod targets;

pub use given::Given;
pub use targets::{TARGETS, Target};
