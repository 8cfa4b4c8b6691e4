//! What is known about boards without a tour, so that nobody has to search for one.

use std::fmt;

use super::KnightsPuzzle;
use crate::board::{Size, Square};

/// A theorem by which a puzzle has no tour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoTour {
    /// The tour would have to alternate colours, and cannot: it starts on the rarer one.
    Colour,
    /// There are so many squares of one colour and so many of the other, too different for a
    /// tour from anywhere, or for one that closes.
    Colours(usize, usize),
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
            Self::Colours(more, fewer) => write!(
                f,
                "The knight changes colour with every jump, and {more} squares of one colour and \
                 {fewer} of the other are open: no such tour exists."
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
    let size = puzzle.size();
    let (own, other) = colours(puzzle);
    if other == own + 1 {
        return Some(NoTour::Colour);
    }
    if !puzzle.blocked().is_empty() {
        let level = own == other || (own == other + 1 && !puzzle.closed());
        return (!level).then_some(NoTour::Colours(own.max(other), own.min(other)));
    }
    if !has_open_tour(size) {
        return Some(NoTour::TooNarrow(size));
    }
    (puzzle.closed() && !has_closed_tour(size)).then_some(NoTour::Schwenk(size))
}

/// How many open squares have the colour of the start, and how many the other.
fn colours(puzzle: &KnightsPuzzle) -> (usize, usize) {
    let colour = |square: Square| (square.row + square.column) % 2;
    let start = colour(puzzle.start());
    let area = puzzle.size().area();
    // The corner's colour, 0, is never the rarer one of a whole board.
    let all = if start == 0 {
        area.div_ceil(2)
    } else {
        area / 2
    };
    let blocked = puzzle.blocked().iter().filter(|&&s| colour(s) == start);
    let own = all - blocked.count();
    (own, puzzle.squares_to_visit() - own)
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
