//! The structure of the program: imports, the knowledge of each folder, and true documentation.
//! These tests only read the sources.

#[path = "../common/mod.rs"]
mod common;

mod cycles;
mod layers;
mod map;
mod page;
mod quotes;
mod readme;
mod rooms;
mod rules;
mod size;
mod sources;
mod ways;
mod xtask;
