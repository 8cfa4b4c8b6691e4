//! What is known about boards without a tour, so that nobody has to search for one.

use std::fmt;

use super::KnightsPuzzle;
use crate::board::Size;

/// A theorem by which a puzzle has no tour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoTour {
    /// The tour would have to alternate colours, and cannot: it starts on the rarer one.
    Colour,
    /// Schwenk's theorem on closed tours.
    ///
    /// A. J. Schwenk, *Which rectangular chessboards have a knight's tour?*, Mathematics
    /// Magazine 64 (1991), 325–332.
    Schwenk(Size),
    /// The theorem on open tours.
    ///
    /// A. Conrad, T. Hindrichs, H. Morsy, I. Wegener, *Solution of the knight's Hamiltonian path
    /// problem on chessboards*, Discrete Applied Mathematics 50 (1994), 125–134; for boards with
    /// three or four rows: P. Cull, J. De Curtins, *Knight's tour revisited*, Fibonacci
    /// Quarterly 16 (1978), 276–285.
    TooNarrow(Size),
}

impl fmt::Display for NoTour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Colour => write!(
                f,
                "The knight changes colour with every jump, and this start has the rarer colour: \
                 no tour can begin here."
            ),
            Self::Schwenk(size) => {
                write!(
                    f,
                    "No closed tour exists on a board of {size} (Schwenk, 1991)."
                )
            }
            Self::TooNarrow(size) => write!(
                f,
                "No tour exists on a board of {size}, from any start (Cull and De Curtins, 1978)."
            ),
        }
    }
}

/// The theorem by which a puzzle has no tour, if one of them says so.
#[must_use]
pub fn no_tour(puzzle: &KnightsPuzzle) -> Option<NoTour> {
    let (size, start) = (puzzle.size(), puzzle.start());
    let odd = size.area() % 2 == 1;
    if odd && (start.row + start.column) % 2 == 1 {
        return Some(NoTour::Colour);
    }
    if !has_open_tour(size) {
        return Some(NoTour::TooNarrow(size));
    }
    (puzzle.closed() && !has_closed_tour(size)).then_some(NoTour::Schwenk(size))
}

/// Whether a board has a closed tour, by Schwenk's theorem. A single square has none here: its
/// knight cannot jump back to where it started.
#[must_use]
pub fn has_closed_tour(size: Size) -> bool {
    let (short, long) = sides(size);
    let excluded = (short % 2 == 1 && long % 2 == 1)
        || matches!(short, 1 | 2 | 4)
        || (short == 3 && matches!(long, 4 | 6 | 8));
    !excluded
}

/// Whether a board has an open tour from some start; the single square has one of no jumps.
#[must_use]
pub fn has_open_tour(size: Size) -> bool {
    match sides(size) {
        (1, 1) => true,
        (1 | 2, _) | (3, 3 | 5 | 6) | (4, 4) => false,
        _ => true,
    }
}

fn sides(size: Size) -> (u32, u32) {
    (size.rows.min(size.columns), size.rows.max(size.columns))
}
