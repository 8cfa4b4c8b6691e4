//! Theorems about boards without a tour, which save a search.

use std::fmt;

use super::KnightsPuzzle;
use crate::board::{Size, Square};

/// Why a puzzle has no tour, by a theorem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum NoTour {
    /// A tour alternates colours, but the start is on the colour with fewer squares.
    Colour,
    /// A tour alternates colours, but the numbers of light and of dark squares, held in this order,
    /// differ by more than one.
    Colours(usize, usize),
    /// A closed tour alternates colours, but the numbers of light and of dark squares, held in this
    /// order, differ.
    ClosedColours(usize, usize),
    /// Schwenk's theorem on closed tours.
    ///
    /// A. J. Schwenk, *Which rectangular chessboards have a knight's tour?*, Mathematics
    /// Magazine 64 (1991), 325–332.
    Schwenk(Size),
    /// The board is one of those without any tour: one or two rows, 3 × 3, 3 × 5, 3 × 6, 4 × 4.
    ///
    /// The sentence gives a proof for each. P. Cull and J. De Curtins proved that boards with sides of
    /// five or more have a tour (*Knight's tour revisited*, Fibonacci Quarterly 16, 1978, 276–285).
    Small(Size),
}

impl fmt::Display for NoTour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Colour => write!(
                f,
                "The knight changes colour with every jump, and this start is on the colour with fewer \
                 squares: no tour can start here."
            ),
            Self::Colours(light, dark) => write!(
                f,
                "The knight changes colour with every jump, but this board has {light} light squares \
                 and {dark} dark ones: no tour can visit them all."
            ),
            Self::ClosedColours(light, dark) => write!(
                f,
                "A closed tour needs equal numbers of light and dark squares, but this board has \
                 {light} light and {dark} dark."
            ),
            Self::Schwenk(size) => {
                write!(f, "No closed tour exists on {size} (Schwenk, 1991).")
            }
            Self::Small(size) => write!(f, "No tour exists on {size}: {}.", why_none(*size)),
        }
    }
}

/// Why a board has no tour.
fn why_none(size: Size) -> String {
    let (short, along) = match size.rows <= size.columns {
        true => ("rows", "columns"),
        false => ("columns", "rows"),
    };
    match sides(size) {
        (1, _) | (2, 2) => "a knight has no jump there".to_owned(),
        (2, _) => format!(
            "with two {short}, a knight jumps two {along} at a time and misses every other one"
        ),
        (3, 3) => "no jump leads to its centre".to_owned(),
        _ => {
            let count = cut(size).len();
            let (parts, most) = (count + 2, count + 1);
            format!(
                "without {count} of its squares, it falls into {parts} parts, and {count} squares \
                 can link only {most}"
            )
        }
    }
}

/// Squares of 3 × 5, 3 × 6 or 4 × 4 boards, either way round. Without these k squares, the board falls
/// into k + 2 parts, but a tour that visits each of them once can link only k + 1.
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

/// The theorem that rules out a tour of this puzzle, if there is one.
#[must_use]
pub fn no_tour(puzzle: &KnightsPuzzle) -> Option<NoTour> {
    no_tour_from(puzzle, puzzle.start())
}

/// The theorem that rules out a tour from this start instead of the puzzle's, if there is one.
#[must_use]
pub fn no_tour_from(puzzle: &KnightsPuzzle, start: Square) -> Option<NoTour> {
    let [light, dark] = colours(puzzle);
    let (own, other) = match is_dark(start) {
        true => (dark, light),
        false => (light, dark),
    };
    let from_anywhere = no_tour_from_anywhere(puzzle);
    from_anywhere.or_else(|| (other == own + 1).then_some(NoTour::Colour))
}

/// The theorem that rules out a tour from any start, if there is one.
#[must_use]
pub fn no_tour_from_anywhere(puzzle: &KnightsPuzzle) -> Option<NoTour> {
    let (size, is_whole) = (puzzle.size(), puzzle.blocked().is_empty());
    let [light, dark] = colours(puzzle);
    if is_whole && !has_open_tour(size) {
        Some(NoTour::Small(size))
    } else if puzzle.closed() && light != dark {
        Some(NoTour::ClosedColours(light, dark))
    } else if light.abs_diff(dark) > 1 {
        Some(NoTour::Colours(light, dark))
    } else {
        let is_excluded = puzzle.closed() && is_whole && !has_closed_tour(size);
        is_excluded.then_some(NoTour::Schwenk(size))
    }
}

/// Whether a square is dark. The top left corner is light.
fn is_dark(square: Square) -> bool {
    (square.row + square.column) % 2 == 1
}

/// How many squares that aren't blocked are light, and how many dark.
fn colours(puzzle: &KnightsPuzzle) -> [usize; 2] {
    let blocked = puzzle.blocked().iter().filter(|&&square| is_dark(square));
    let dark = puzzle.size().area() / 2 - blocked.count();
    [puzzle.squares_to_visit() - dark, dark]
}

/// Whether a board has a closed tour, by Schwenk's theorem. A single square has none here, because the
/// knight can't jump back to it.
#[must_use]
pub fn has_closed_tour(size: Size) -> bool {
    let (short, long) = sides(size);
    let excluded = (short % 2 == 1 && long % 2 == 1)
        || matches!(short, 1 | 2 | 4)
        || (short == 3 && matches!(long, 4 | 6 | 8));
    !excluded
}

/// Whether a board has an open tour from some start. On a single square, it has no jumps.
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
