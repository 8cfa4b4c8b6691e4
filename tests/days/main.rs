//! The puzzles of days: the record of a decade, checked by brute force, and the plans behind them.

#[path = "../common/mod.rs"]
mod common;

mod checker;
mod plans;
mod record;
mod shape;
