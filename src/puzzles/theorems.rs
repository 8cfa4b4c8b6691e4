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
    /// The board is one of those without any tour: one or two rows, 3 × 3, 3 × 5, 3 × 6, 4 × 4.
    ///
    /// Each has a proof of its own, which its sentence gives. That all others have a tour is no
    /// matter here; it was shown by P. Cull and J. De Curtins, *Knight's tour revisited*,
    /// Fibonacci Quarterly 16 (1978), 276–285, for sides of five and more.
    Small(Size),
}

impl fmt::Display for NoTour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Colour => write!(
                f,
                "The square under the knight changes colour with every jump, and this start has \
                 the rarer colour: no tour begins here."
            ),
            Self::Colours(more, fewer) => write!(
                f,
                "The square under the knight changes colour with every jump, but {more} squares of \
                 one colour and {fewer} of the other are open: no such tour exists."
            ),
            Self::Schwenk(size) => {
                write!(f, "No closed tour exists on {size} (Schwenk, 1991).")
            }
            Self::Small(size) => write!(f, "No tour exists on {size}: {}.", why_none(*size)),
        }
    }
}

/// Why a board without any tour has none.
fn why_none(size: Size) -> String {
    let (short, along) = match size.rows <= size.columns {
        true => ("rows", "columns"),
        false => ("columns", "rows"),
    };
    match sides(size) {
        (1, _) => "a knight has no jump there".to_owned(),
        (2, _) => format!(
            "with two {short} a knight jumps two {along} at a time and misses every other one"
        ),
        (3, 3) => "no jump leads to its centre".to_owned(),
        _ => {
            let count = cut(size).len();
            let (parts, most) = (count + 2, count + 1);
            format!(
                "without {count} of its squares it falls into {parts} parts, and {count} squares \
                 can link only {most}"
            )
        }
    }
}

/// Squares of 3 × 5, 3 × 6 or 4 × 4, either way round, without which the board falls into two
/// parts more than there are squares. A tour that passes them once each links one part more than
/// there are squares at most.
#[must_use]
pub fn cut(size: Size) -> Vec<Square> {
    let places: &[(u32, u32)] = match sides(size) {
        (3, 5) => &[(0, 1), (0, 3), (1, 2), (2, 1), (2, 3)],
        (3, 6) => &[(0, 2), (0, 3), (1, 2), (1, 3), (2, 2), (2, 3)],
        (4, 4) => &[(1, 1), (1, 2), (2, 1), (2, 2)],
        _ => &[],
    };
    let turned = size.rows > size.columns;
    let square = |&(row, column)| match turned {
        true => Square::new(column, row),
        false => Square::new(row, column),
    };
    places.iter().map(square).collect()
}

/// The theorem by which a puzzle has no tour, if one of them says so.
#[must_use]
pub fn no_tour(puzzle: &KnightsPuzzle) -> Option<NoTour> {
    let (own, other) = colours(puzzle);
    by_colours(puzzle, own, other)
}

/// The theorem by which a puzzle has no tour whatever its start, if one of them says so.
#[must_use]
pub fn no_tour_from_anywhere(puzzle: &KnightsPuzzle) -> Option<NoTour> {
    let (own, other) = colours(puzzle);
    // The commoner colour is the better one to start on.
    by_colours(puzzle, own.max(other), own.min(other))
}

/// The same for a start whose colour so many open squares have, and so many the other.
fn by_colours(puzzle: &KnightsPuzzle, own: usize, other: usize) -> Option<NoTour> {
    let size = puzzle.size();
    if other == own + 1 {
        return Some(NoTour::Colour);
    }
    if !puzzle.blocked().is_empty() {
        let level = own == other || (own == other + 1 && !puzzle.closed());
        return (!level).then_some(NoTour::Colours(own.max(other), own.min(other)));
    }
    if !has_open_tour(size) {
        return Some(NoTour::Small(size));
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
