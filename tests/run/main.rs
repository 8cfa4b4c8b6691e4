//! Runs of all solvers: laws, time travel, snapshots and sentences.

#[path = "../common/mod.rs"]
mod common;

mod allocations;
mod explanations;
mod ghost;
mod heap;
mod laws;
mod lines;
mod memory;
mod messages;
mod movie;
mod picture;
mod race;
mod random_setup;
mod snapshot;
mod solving;
mod steering;
mod survey;
mod timeline;
mod tree;
