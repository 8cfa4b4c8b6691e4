//! The board: squares and their names, queen lines and knight moves.
//!
//! This layer knows no puzzle and imports nothing.

pub mod attacks;
pub mod knight;
pub mod square;
pub mod words;

pub use attacks::{Lines, attacked_in, columns_and_diagonals, in_line, line_count, lines_through};
pub use knight::{JUMPS, KnightGraph};
pub use square::{ParseSizeError, ParseSquareError, Size, Square};
