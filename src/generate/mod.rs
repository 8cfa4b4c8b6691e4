//! Puzzles made to measure: of a size, with so many pieces given, and of the grade that was asked
//! for; and the puzzles of a day. All of them follow from a seed alone.

pub mod daily;
pub mod date;
pub mod knights;
pub mod queens;
pub mod thinking;
