//! Properties of a finished tour: closed, symmetric, semi-magic, magic.
//!
//! Symmetry is that of the figure: the undirected lines of the tour, with the line back to the
//! start if it closes. G. Jelliss, *Knight's Tour Notes*, uses the words in this sense.
//!
//! The squares are numbered from 1 in the order of visits. A tour of a square board is *semi-magic*
//! if all rows and columns have the same sum, and *magic* if both long diagonals also have it. The
//! first semi-magic tour is by W. Beverley, *On the magic square of the knight's march*,
//! Philosophical Magazine 33 (1848); a test checks the tour, but the reference was not checked.
//! Stertenbrink, Meyrignac and Mackay are said to have shown in 2003 that 8 × 8 has 140 semi-magic
//! tours and no magic one; this was not checked either.

use super::KnightsPuzzle;
use crate::board::{Size, Square, sorted};

/// The properties of a tour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "puzzle.ts"))]
pub struct TourKinds {
    /// Whether its end is a jump away from its start.
    pub closed: bool,
    /// The symmetry of its figure.
    pub symmetric: Symmetry,
    /// Whether all rows and columns have the same sum.
    pub semi_magic: bool,
    /// Whether both long diagonals also have it.
    pub magic: bool,
}

/// The symmetry of a figure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "kebab-case")
)]
#[cfg_attr(
    test,
    derive(ts_rs::TS),
    ts(rename = "TourSymmetry", export_to = "puzzle.ts")
)]
pub enum Symmetry {
    /// None.
    #[default]
    #[cfg_attr(feature = "serde", serde(rename = ""))]
    None,
    /// A quarter turn, and so also a half turn.
    QuarterTurn,
    /// A half turn.
    HalfTurn,
    /// A reflection that swaps left and right.
    LeftRight,
    /// A reflection that swaps top and bottom.
    TopBottom,
    /// A reflection in a long diagonal.
    Diagonal,
}

/// The properties of a path, given by square numbers in order. All are false unless it is a
/// complete tour.
#[must_use]
pub fn tour_kinds(puzzle: &KnightsPuzzle, path: &[u32]) -> TourKinds {
    if !is_tour(puzzle, path) {
        return TourKinds::default();
    }
    let closed = puzzle.graph().adjacent(path[0], path[path.len() - 1]);
    let (semi_magic, magic) = magic(puzzle, path);
    TourKinds {
        closed,
        symmetric: symmetry(puzzle.size(), path, closed),
        semi_magic,
        magic,
    }
}

/// Whether a path jumps to each square of a puzzle once. A single square has no kind.
fn is_tour(puzzle: &KnightsPuzzle, path: &[u32]) -> bool {
    if path.len() != puzzle.squares_to_visit() || path.len() < 2 {
        return false;
    }
    // The graph has no jumps to blocked squares.
    let (graph, area) = (puzzle.graph(), puzzle.size().area());
    let mut visited = vec![false; area];
    let is_new = |&square: &u32| {
        let place = visited.get_mut(square as usize);
        place.is_some_and(|place| !std::mem::replace(place, true))
    };
    path.iter().all(is_new) && path.windows(2).all(|jump| graph.adjacent(jump[0], jump[1]))
}

/// A rotation or reflection of a board.
type Motion = fn(Size, Square) -> Square;

fn symmetry(size: Size, path: &[u32], closed: bool) -> Symmetry {
    let square = size.rows == size.columns;
    let motions: [(Symmetry, bool, Motion); 6] = [
        (Symmetry::QuarterTurn, square, |size, at| {
            Square::new(at.column, size.rows - 1 - at.row)
        }),
        (Symmetry::HalfTurn, true, |size, at| {
            Square::new(size.rows - 1 - at.row, size.columns - 1 - at.column)
        }),
        (Symmetry::LeftRight, true, |size, at| {
            Square::new(at.row, size.columns - 1 - at.column)
        }),
        (Symmetry::TopBottom, true, |size, at| {
            Square::new(size.rows - 1 - at.row, at.column)
        }),
        (Symmetry::Diagonal, square, |_, at| {
            Square::new(at.column, at.row)
        }),
        (Symmetry::Diagonal, square, |size, at| {
            Square::new(size.rows - 1 - at.column, size.rows - 1 - at.row)
        }),
    ];
    let lines = lines(size, path, closed);
    let keeps = |(_, fits, motion): &&(Symmetry, bool, Motion)| {
        let moved = |&(one, other): &(Square, Square)| {
            let line = ordered(motion(size, one), motion(size, other));
            lines.binary_search(&line).is_ok()
        };
        *fits && lines.iter().all(moved)
    };
    let symmetry = motions.iter().find(keeps);
    symmetry.map_or(Symmetry::None, |&(symmetry, ..)| symmetry)
}

/// The undirected lines of a tour, in ascending order.
fn lines(size: Size, path: &[u32], closed: bool) -> Vec<(Square, Square)> {
    let at = |&number: &u32| size.at(number as usize);
    let jumps = path.windows(2).map(|jump| (at(&jump[0]), at(&jump[1])));
    let home = (at(&path[path.len() - 1]), at(&path[0]));
    let lines = jumps.chain(closed.then_some(home));
    sorted(lines.map(|(one, other)| ordered(one, other)).collect())
}

fn ordered(one: Square, other: Square) -> (Square, Square) {
    (one.min(other), one.max(other))
}

/// Whether a tour is semi-magic, and whether it is magic.
fn magic(puzzle: &KnightsPuzzle, path: &[u32]) -> (bool, bool) {
    let size = puzzle.size();
    if size.rows != size.columns || !puzzle.blocked().is_empty() {
        return (false, false);
    }
    let mut numbers = vec![0; path.len()];
    for (visit, &square) in path.iter().enumerate() {
        numbers[square as usize] = visit as u64 + 1;
    }
    magic_square(size.rows as usize, &numbers)
}

/// Whether all rows and columns of a square have the magic sum, and whether both long diagonals
/// also have it.
fn magic_square(side: usize, numbers: &[u64]) -> (bool, bool) {
    let sum = (side * (side * side + 1) / 2) as u64;
    let is_sum = |from: usize, apart: usize| {
        let line = numbers.iter().skip(from).step_by(apart).take(side);
        line.sum::<u64>() == sum
    };
    let straight = (0..side).all(|line| is_sum(line * side, 1) && is_sum(line, side));
    let diagonal = is_sum(0, side + 1) && is_sum(side - 1, side - 1);
    (straight, straight && diagonal)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Dürer's square is magic; with two rows changed it has other diagonals.
    #[test]
    fn rows_columns_and_diagonals_are_added_up() {
        let magic = [16, 3, 2, 13, 5, 10, 11, 8, 9, 6, 7, 12, 4, 15, 14, 1];
        assert_eq!(magic_square(4, &magic), (true, true));
        let rows: Vec<u64> = [1, 0, 2, 3]
            .iter()
            .flat_map(|row| magic[4 * row..4 * row + 4].to_vec())
            .collect();
        assert_eq!(magic_square(4, &rows), (true, false));
        let numbers: Vec<u64> = (1..=16).collect();
        assert_eq!(magic_square(4, &numbers), (false, false));
    }
}
