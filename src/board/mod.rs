//! The board: squares and their names, queen lines and knight moves.
//!
//! This layer knows no puzzle and imports nothing.

pub mod attacks;
pub mod knight;
pub mod square;

pub use attacks::{Lines, in_line};
pub use knight::{JUMPS, KnightGraph};
pub use square::{ParseSizeError, ParseSquareError, Size, Square};
