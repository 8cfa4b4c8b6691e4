//! Made puzzles, with a size, a number of given pieces and a grade; and the puzzles of a day. The same seed
//! always makes the same puzzle.

pub mod colour;
pub mod daily;
pub mod date;
pub mod knights;
pub mod queens;
mod regions;
pub mod thinking;
