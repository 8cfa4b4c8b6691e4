//! The board: squares and their names, queen lines, colours and knight moves.
//!
//! This layer knows no puzzle and imports nothing.
//!
//! ```
//! use forward_check::board::{KnightGraph, Size, in_line};
//!
//! let size = Size::square(8);
//! let (c7, e5) = (size.parse("c7")?, size.parse("e5")?);
//! assert!(in_line(c7, e5), "they share a diagonal");
//! let jumps = KnightGraph::new(size);
//! let corner = size.index(size.parse("a8")?) as u32;
//! assert!(jumps.targets(corner).any(|square| square == size.index(c7) as u32));
//! # Ok::<(), forward_check::board::ParseSquareError>(())
//! ```

pub(crate) mod attacks;
pub(crate) mod knight;
pub(crate) mod lines;
pub(crate) mod palette;
pub(crate) mod regions;
pub(crate) mod rules;
pub(crate) mod square;
mod square_set;
pub mod words;

use std::collections::BinaryHeap;

pub use attacks::{attacked_in, columns_and_diagonals, in_line, line_count, lines_through};
pub use knight::{JUMPS, KnightGraph};
pub use lines::Lines;
pub use palette::NAMES as COLOUR_NAMES;
pub use regions::{Regions, RegionsError};
pub use rules::{Rules, Unit};
pub use square::{ParseSizeError, ParseSquareError, Size, Square};
pub use square_set::SquareSet;

/// The list in ascending order. A heap sort takes less than a tenth of the code of `[T]::sort`, which is
/// compiled again for every type and order: so sort squares, or keys of 64 bits.
pub(crate) fn sorted<T: Ord>(list: Vec<T>) -> Vec<T> {
    BinaryHeap::from(list).into_sorted_vec()
}
