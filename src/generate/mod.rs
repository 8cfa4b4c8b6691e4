//! Generated puzzles, with a size, a number of given pieces and a grade; the puzzles of a day; and
//! boards of colours painted by hand. The same seed always makes the same puzzle.

pub mod colour;
pub mod daily;
pub mod date;
pub mod examining;
pub mod knights;
pub mod painted;
pub mod patchwork;
pub mod queens;
mod regions;
pub mod repairing;
mod slices;
pub mod thinking;
