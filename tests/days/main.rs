//! The puzzles of days: the record of a decade, checked by brute force, and the plans behind them.

mod checker;
mod plans;
mod record;
mod shape;
