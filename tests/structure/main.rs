//! How the program is built: who may import what, what each folder may know, and whether the
//! documentation is true. These tests only read the sources.

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
mod sources;
mod ways;
mod xtask;
